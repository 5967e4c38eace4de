import { defineScenario } from '../../define-scenario.ts';
import { pressContinue, waitForHeading, waitForStep } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoDoVendedor = defineScenario({
  id: 'simulacao-do-vendedor',
  title: 'Seguro: a cotação que o corretor preparou',
  story: 'O corretor preparou a cotação. Caio vê preço, parcelas e que não há juros, e continua.',
  requirements: ['4.8'],
  product: 'seguro-auto',
  tags: ['simulação'],
  world: atSimulation('seguro-auto', 'cotacao', {}, { corretor: { valor: 2400, prazo: 10 } }),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Cotações'),
    { do: 'waitFor', text: '10x de R$ 259,13' },
    pressContinue,
    waitForStep(5, 6),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 2400, prazo: 10, taxa: 0, valorDaParcela: 259.13 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
