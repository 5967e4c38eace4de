import { defineScenario } from '../../define-scenario.ts';
import { personalData } from '../../products/credito-pessoal.steps.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { systemAnswer } from '../../products/system-answer.ts';

export const stepNotFound = defineScenario({
  id: 'step-not-found',
  title: 'Outra etapa no lugar da pedida',
  story:
    'A proposta está em uma etapa que a configuração não traz, e ao perguntar por ela o serviço mostra outra. A página diz que o passo não foi encontrado, e a ajuda continua ao alcance.',
  requirements: ['2.54d', '8.43'],
  product: 'credito-pessoal',
  tags: ['configuração'],
  world: {},
  plan: {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: systemAnswer(creditoPessoal, {
          _id: 'p-perdida',
          currentStep: 'etapa-trocada',
          selfContract: {},
          situation: 'pending',
        }),
      },
    },
    showStep: { kind: 'reply', status: 200, body: { data: personalData } },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Passo não encontrado' },
    { do: 'press', button: 'Ajuda' },
    { do: 'waitFor', heading: 'Ajuda' },
    { do: 'press', button: 'Acessibilidade' },
    { do: 'waitFor', heading: 'Acessibilidade' },
    { do: 'press', button: 'Continuar proposta' },
    { do: 'waitFor', heading: 'Passo não encontrado' },
  ],
  verdict: {
    seen: ['Tentar Novamente'],
    console: [
      { matches: '^\\[proposta\\] journey: stepNotFound' },
      { matches: '^\\[proposta\\] journey: stepNotFound' },
    ],
  },
});
