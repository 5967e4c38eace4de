import { defineScenario } from '../../define-scenario.ts';
import { choose, waitForHeading } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoSeguroCelular = defineScenario({
  id: 'simulacao-seguro-celular',
  title: 'Seguro de celular: uma parcela só',
  story:
    'Caio vê o preço do seguro em uma, seis e doze vezes, sem juros, e marca pagar de uma vez, em 1 parcela.',
  requirements: ['5.21'],
  product: 'seguro-celular',
  tags: ['simulação'],
  world: atSimulation('seguro-celular', 'preco'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seu preço'),
    { do: 'waitFor', text: 'R$ 321,74' },
    choose('Prazo', '1 parcela'),
    { do: 'waitFor', text: '1x de R$ 321,74' },
  ],
  verdict: {
    seen: ['1 parcela', '6 parcelas', 'Sem juros · Total R$ 321,74'],
    notSeen: ['1 parcelas'],
    effects: { savedSteps: 0 },
  },
});
