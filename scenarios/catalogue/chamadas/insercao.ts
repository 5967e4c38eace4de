import { ENDLESS } from '../../check.ts';
import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import { press, waitForHeading } from '../../products/building-blocks/fill.ts';

const insertion = (status: 'init' | 'failed'): StartingWorld => ({
  proposal: { currentStep: 'insercao', answers: {}, stepStatus: { insercao: status } },
  checks: { insercao: { polls: 1, ends: 'success' }, mesa: { polls: ENDLESS, ends: 'success' } },
});

export const insercaoNoBanco = defineScenario({
  id: 'insercao-no-banco',
  title: 'Garantia de veículo: envio ao banco',
  story: 'Caio começa o envio automático ao C6, espera, e a proposta chega à mesa de crédito.',
  requirements: ['4.8', '7.32b'],
  product: 'car-equity',
  tags: ['c6', 'espera'],
  world: insertion('init'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Vamos enviar sua proposta ao C6'),
    press('Começar'),
    waitForHeading('Estamos enviando sua proposta ao C6'),
    { do: 'waitFor', text: 'Passo 8 de' },
  ],
  verdict: {
    sent: [{ operation: 'startCarEquityInsertion', times: 1, body: { retry: false } }],
    endsAt: { path: '/mesa' },
  },
});

export const insercaoDeNovo = defineScenario({
  id: 'insercao-de-novo',
  title: 'Garantia de veículo: o banco não confirmou',
  story:
    'O envio ao C6 não foi concluído. Caio tenta de novo, e o banco está fora do ar. Na segunda vez o envio passa.',
  requirements: ['4.28', '7.32'],
  product: 'car-equity',
  tags: ['c6', '500'],
  world: insertion('failed'),
  plan: {
    startCarEquityInsertion: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 500, body: { code: 500, message: 'O C6 está fora do ar.' } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('O envio ao C6 não foi concluído'),
    press('Tentar novamente'),
    { do: 'waitFor', text: 'O C6 está fora do ar.' },
    waitForHeading('O envio ao C6 não foi concluído'),
    press('Tentar novamente'),
    { do: 'waitFor', text: 'Passo 8 de' },
  ],
  verdict: {
    sent: [{ operation: 'startCarEquityInsertion', times: 2, body: { retry: true } }],
    effects: { redone: 1 },
    endsAt: { path: '/mesa' },
    console: ['[proposta] startCarEquityInsertion: 500'],
  },
});
