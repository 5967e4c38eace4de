import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoVeiculoEmGarantia = defineScenario({
  id: 'simulacao-veiculo-em-garantia',
  title: 'C6: carro em garantia',
  story: 'Caio pede R$ 30.000,00 com o carro em garantia, escolhe 60 parcelas e continua.',
  requirements: ['4.8'],
  product: 'car-equity',
  tags: ['simulação'],
  world: atSimulation('car-equity', 'simulacao'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Simulação'),
    fill('Valor', '30000,00'),
    { do: 'waitFor', text: 'R$ 796,65' },
    choose('Prazo', '60 parcelas'),
    pressContinue,
    waitForStep(6, 9),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 30_000, prazo: 60, taxa: 0.0149, valorDaParcela: 796.65 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
