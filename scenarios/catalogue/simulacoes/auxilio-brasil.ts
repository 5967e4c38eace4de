import { defineScenario } from '../../define-scenario.ts';
import { press, pressContinue, waitForStep } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoNaoEncontrada = defineScenario({
  id: 'simulacao-nao-encontrada',
  title: 'Auxílio: o banco não encontra uma simulação',
  story:
    'O banco não tem o que oferecer a Caio hoje. A tela diz isso e como tentar de novo; na segunda vez há uma oferta.',
  requirements: ['8.42'],
  product: 'auxilio-brasil',
  tags: ['simulação'],
  world: atSimulation('auxilio-brasil', 'simulacao'),
  plan: {
    simulate: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 404, body: { message: 'Simulação não encontrada', code: 404 } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Simulação não encontrada' },
    press('Tentar novamente'),
    { do: 'waitFor', text: '6x de R$ 34,93' },
    pressContinue,
    waitForStep(5, 9),
  ],
  verdict: {
    notSeen: ['Simulação não encontrada'],
    console: [{ matches: 'simulate' }],
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 190, prazo: 6, taxa: 0.025, valorDaParcela: 34.93 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
