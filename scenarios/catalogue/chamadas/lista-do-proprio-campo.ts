import { defineScenario } from '../../define-scenario.ts';
import { choose, press, waitForHeading } from '../../products/building-blocks/fill.ts';

const notLoaded = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';

export const listaDoProprioCampo = defineScenario({
  id: 'lista-do-proprio-campo',
  title: 'Celular: uma lista que é do campo',
  story:
    'A marca do aparelho é uma lista do próprio campo, não uma das de todos. Ela falha uma vez; Marina tenta de novo e escolhe.',
  requirements: ['7.22', '7.23', '8.48'],
  product: 'seguro-celular',
  tags: ['listas', '500'],
  world: { proposal: { currentStep: 'aparelho', answers: {} } },
  plan: {
    getFieldOptions: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 500, body: { code: 500, message: 'Lista indisponível.' } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Seu celular'),
    { do: 'waitFor', text: notLoaded },
    press('Tentar novamente'),
    choose('Marca do aparelho', 'Samsung'),
  ],
  verdict: {
    notSeen: [notLoaded],
    sent: [{ operation: 'getFieldOptions', times: 2 }],
    console: ['[proposta] getFieldOptions: 500'],
  },
});
