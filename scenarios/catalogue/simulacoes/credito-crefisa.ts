import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoCrefisa = defineScenario({
  id: 'simulacao-crefisa',
  title: 'Crefisa: valor fora do limite, depois certo',
  story:
    'Joaquim digita menos do que o mínimo; ao sair do campo o valor sobe para o mínimo. Ele escolhe o prazo e continua com o mínimo.',
  requirements: ['5.24', '7.36c'],
  product: 'credito-crefisa',
  tags: ['simulação'],
  world: atSimulation('credito-crefisa', 'simulacao'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Simulação'),
    { do: 'waitFor', text: 'R$ 412,91' },
    fill('Valor', '1,00'),
    { do: 'expectField', field: 'Valor', value: 'R$ 300,00' },
    { do: 'waitFor', text: 'Simulação atualizada, R$ 300,00' },
    choose('Prazo', '12 parcelas'),
    { do: 'waitFor', text: '12x de R$ 49,55' },
    pressContinue,
    waitForStep(4, 7),
  ],
  verdict: {
    notSeen: ['menor que o valor mínimo'],
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 300, prazo: 12, taxa: 0.1199, valorDaParcela: 49.55 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
