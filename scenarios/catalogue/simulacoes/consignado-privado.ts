import { defineScenario } from '../../define-scenario.ts';
import { choose, pressContinue, waitForHeading, waitForStep } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoC6Consignado = defineScenario({
  id: 'simulacao-c6-consignado',
  title: 'C6 consignado: a oferta do banco',
  story: 'Caio vê a oferta do C6 para o seu emprego, escolhe 36 parcelas e continua.',
  requirements: ['4.8'],
  product: 'consignado-privado',
  tags: ['simulação'],
  world: atSimulation('consignado-privado', 'simulacao'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Sua oferta'),
    { do: 'waitFor', text: 'R$ 278,91' },
    choose('Prazo', '36 parcelas'),
    pressContinue,
    waitForStep(7, 12),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 6000, prazo: 36, taxa: 0.0289, valorDaParcela: 278.91 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
