import { defineScenario } from '../../define-scenario.ts';
import { press, pressContinue, waitForHeading, waitForStep } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoFgts = defineScenario({
  id: 'simulacao-fgts',
  title: 'FGTS: sete saques em vez de dez',
  story:
    'Caio vê quanto recebe por dez saques, diminui para sete, confere a tabela com a data e o valor de cada saque e continua.',
  requirements: ['3.40', '7.36d'],
  product: 'saque-aniversario-fgts',
  tags: ['simulação', 'e2e'],
  world: atSimulation('saque-aniversario-fgts', 'simulacao'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Quantos saques antecipar'),
    { do: 'waitFor', text: 'Você recebe R$ 6.570,81' },
    { do: 'waitFor', text: '10 saques · Total descontado R$ 9.742,60' },
    press('Um saque a menos'),
    press('Um saque a menos'),
    press('Um saque a menos'),
    { do: 'waitFor', text: '7 saques · Total descontado R$ 9.340,87' },
    { do: 'waitFor', text: 'Total descontado do FGTS R$ 9.340,87' },
    pressContinue,
    waitForStep(5, 9),
  ],
  verdict: {
    sent: [
      { operation: 'simulateFgts', body: { prazo: 7 } },
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { prazo: 7, taxa: 0.0179, valorDaParcela: 2610 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
