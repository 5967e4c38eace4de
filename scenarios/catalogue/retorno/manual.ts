import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { press, waitForHeading } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { systemAnswer } from '../../products/system-answer.ts';

export const propostaManual = defineScenario({
  id: 'proposta-manual',
  title: 'Proposta iniciada por um digitador',
  story: 'Um digitador começou a proposta; Marina a abre no celular e é avisada de quem são os dados.',
  requirements: ['2.44b'],
  product: 'credito-pessoal',
  tags: ['retorno', 'digitador'],
  world: {
    proposal: {
      currentStep: 'dados-bancarios',
      answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
      startedAs: 'typist',
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Dados bancários'),
    { do: 'waitFor', text: 'Proposta iniciada de forma manual' },
  ],
  verdict: { seen: ['digitador cadastrado'], endsAt: { path: '/dados-bancarios' } },
});

export const digitadorPreenche = defineScenario({
  id: 'digitador-preenche',
  title: 'O digitador preenche pelo cliente',
  story: 'Um digitador abre o link com o seu acesso: os dados que a proposta pede são os do cliente.',
  requirements: ['2.44a', '6.1', '1.1a'],
  product: 'credito-pessoal',
  tags: ['retorno', 'digitador'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', query: { userOfficeToken: 'mesa-07' } },
    waitForHeading('Dados pessoais'),
    { do: 'waitFor', text: 'Proposta iniciada de forma manual' },
  ],
  verdict: { seen: ['são do cliente'], endsAt: { path: '/dados-pessoais' } },
});

const withOffers = systemAnswer(creditoPessoal, null);

export const voltarAsOfertas = defineScenario({
  id: 'voltar-as-ofertas',
  title: 'Voltar às Ofertas, depois de perguntar',
  story:
    'Este banco tem outras ofertas. Marina quer vê-las, a página pergunta antes de sair, e ela resolve ficar.',
  requirements: ['2.43b'],
  product: 'credito-pessoal',
  tags: ['retorno', 'ofertas'],
  world: {},
  plan: {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          ...withOffers,
          configuration: {
            ...withOffers.configuration,
            display: {
              ...withOffers.configuration?.display,
              homePage: {
                ...withOffers.configuration?.display?.homePage,
                offersUrl: 'https://ofertas.exemplo.com.br/',
              },
            },
          },
        },
      },
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Dados pessoais'),
    press('Voltar às Ofertas'),
    waitForHeading('Voltar às Ofertas?'),
    { do: 'waitFor', text: 'ofertas.exemplo.com.br' },
    press('Continuar aqui'),
    waitForHeading('Dados pessoais'),
  ],
  verdict: { endsAt: { path: '/dados-pessoais' } },
});
