import { defineScenario } from '../../define-scenario.ts';
import { choose, pressContinue, waitForHeading, waitForStep } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoFuncao = defineScenario({
  id: 'simulacao-funcao',
  title: 'Boleto: o custo de cada prazo',
  story: 'Caio vê quanto custa o boleto em cada prazo, abre o custo, escolhe 12 parcelas e continua.',
  requirements: ['7.36a'],
  product: 'credito-boleto',
  tags: ['simulação'],
  world: atSimulation('credito-boleto', 'simulacao'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Simulação'),
    { do: 'waitFor', text: 'R$ 208,16' },
    choose('Prazo', '12 parcelas'),
    pressContinue,
    waitForStep(5, 9),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 1500, prazo: 12, taxa: 0.0799, valorDaParcela: 208.16 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
