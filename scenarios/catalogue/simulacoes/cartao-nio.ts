import { defineScenario } from '../../define-scenario.ts';
import { choose, pressContinue, waitForHeading, waitForStep } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoNio = defineScenario({
  id: 'simulacao-nio',
  title: 'Nio: quanto custa parcelar',
  story: 'Caio vê o limite do cartão e o preço de parcelar, escolhe 6 parcelas e continua.',
  requirements: ['7.36b'],
  product: 'cartao-nio',
  tags: ['simulação'],
  world: atSimulation('cartao-nio', 'limite'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seu limite'),
    { do: 'waitFor', text: 'R$ 239,40' },
    choose('Prazo', '6 parcelas'),
    pressContinue,
    waitForStep(4, 7),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 1200, prazo: 6, taxa: 0.0499, valorDaParcela: 239.4 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
