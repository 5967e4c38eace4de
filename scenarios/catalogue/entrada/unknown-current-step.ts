import { defineScenario } from '../../define-scenario.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { systemAnswer } from '../../products/system-answer.ts';

export const unknownCurrentStep = defineScenario({
  id: 'unknown-current-step',
  title: 'Etapa que não existe',
  story:
    'O serviço diz que a proposta está em uma etapa que não faz parte do produto e também não sabe mostrá-la. A página diz que houve uma alteração no fluxo.',
  requirements: ['8.4', '8.41', '7.11'],
  product: 'credito-pessoal',
  tags: ['configuração', 'e2e'],
  world: {},
  plan: {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: systemAnswer(creditoPessoal, {
          _id: 'p-perdida',
          currentStep: 'etapa-que-nao-existe',
          selfContract: {},
          situation: 'pending',
        }),
      },
    },
    showStep: { kind: 'reply', status: 404, body: { code: 404, message: 'Etapa não encontrada.' } },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde' },
  ],
  verdict: {
    seen: ['Tentar Novamente'],
    sent: [{ operation: 'showStep', times: 1 }],
    console: [{ matches: '^\\[proposta\\] journey: CurrentStepNotFound' }],
  },
});
