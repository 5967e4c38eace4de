import { defineScenario } from '../../define-scenario.ts';
import { pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoSoLeitura = defineScenario({
  id: 'simulacao-so-leitura',
  title: 'Saque no cartão: a oferta combinada',
  story:
    'Caio confere o valor, as parcelas e a taxa que combinou por telefone, e continua sem poder mudar nada.',
  requirements: ['4.8', '9.31'],
  product: 'saque-cartao',
  tags: ['simulação'],
  world: atSimulation('saque-cartao', 'oferta', {}, { saque: { valor: 3000, prazo: 12 } }),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Sua oferta'),
    { do: 'waitFor', text: '12x de R$ 316,86' },
    { do: 'waitFor', text: '3,49% ao mês' },
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 3000, prazo: 12, taxa: 0.0349, valorDaParcela: 316.86 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
