import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';
import type { WalkAction } from '../../walk.ts';
import { atSimulation } from './at-simulation.ts';

/** Caio borrows R$ 1.000,00 for 24 months, and the simulation is sent. */
const borrowThousand: readonly WalkAction[] = [
  fill('Valor', '1000,00'),
  { do: 'waitFor', text: 'R$ 57,27' },
  choose('Prazo', '24 parcelas'),
  pressContinue,
  waitForStep(5, 10),
];
const thousandSent = {
  operation: 'updateStep',
  poll: false,
  times: 1,
  body: { data: { valor: 1000, prazo: 24, taxa: 0.0246, valorDaParcela: 57.27 } },
} as const;

export const simulacaoEscolherValor = defineScenario({
  id: 'simulacao-escolher-valor',
  title: 'Cartão consignado: quanto sacar',
  story: 'Caio diminui o saque para R$ 1.000,00, escolhe 24 parcelas e continua com o que ficou na tela.',
  requirements: ['3.40', '5.21', '5.24c'],
  product: 'cartao-consignado',
  tags: ['simulação'],
  world: atSimulation('cartao-consignado', 'simulacao'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Quanto você quer sacar'),
    { do: 'waitFor', text: 'min: R$ 300,00 - max: R$ 3.500,00' },
    ...borrowThousand,
  ],
  verdict: {
    sent: [thousandSent],
    effects: { savedSteps: 1 },
  },
});

export const simulacaoValorRecusado = defineScenario({
  id: 'simulacao-valor-recusado',
  title: 'Cartão consignado: a primeira simulação é recusada',
  story:
    'O serviço recusa a primeira simulação com o maior valor que aceita. Caio informa esse valor, vê as parcelas e continua.',
  requirements: ['7.5', '5.24'],
  product: 'cartao-consignado',
  tags: ['simulação', '422'],
  world: atSimulation('cartao-consignado', 'simulacao'),
  plan: {
    simulate: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 422,
          body: { code: 422, message: 'Escolha um valor de até R$ 1.000,00.' },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [{ do: 'open' }, { do: 'waitFor', text: 'Escolha um valor de até R$ 1.000,00.' }, ...borrowThousand],
  verdict: {
    sent: [{ operation: 'simulate', times: 2 }, thousandSent],
    console: [{ matches: 'simulate: 422' }],
  },
});

export const simulacaoValorDoBanco = defineScenario({
  id: 'simulacao-valor-do-banco',
  title: 'Cartão consignado: o banco oferece menos do que foi pedido',
  story:
    'Caio pede R$ 3.000,00, e o banco oferece R$ 1.000,00. A tela mostra o valor do banco e diz isso; Caio continua com ele.',
  requirements: ['3.40', '7.28', '5.24'],
  product: 'cartao-consignado',
  tags: ['simulação'],
  world: atSimulation('cartao-consignado', 'simulacao'),
  plan: {
    simulate: {
      kind: 'sequence',
      answers: [
        { kind: 'world' },
        {
          kind: 'reply',
          status: 200,
          body: {
            data: {
              valor: 1000,
              valorMinimo: 300,
              valorMaximo: 3500,
              loanFee: 0,
              iof: 32.11,
              pricingType: 'newLoan',
              installmentSimulations: [
                { prazo: 12, taxa: 0.0246, valorDaParcela: 100.53, iof: 30.05 },
                { prazo: 24, taxa: 0.0246, valorDaParcela: 57.27, iof: 32.11 },
              ],
            },
          },
        },
      ],
      afterLast: 'repeat',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'min: R$ 300,00 - max: R$ 3.500,00' },
    fill('Valor', '3000,00'),
    { do: 'waitFor', text: 'O banco oferece R$ 1.000,00.' },
    choose('Prazo', '24 parcelas'),
    { do: 'expectField', field: 'Valor', value: 'R$\u00a01.000,00' },
    pressContinue,
    waitForStep(5, 10),
  ],
  verdict: {
    sent: [
      { operation: 'simulate', times: 2 },
      { operation: 'simulate', body: { valor: 3000 } },
      thousandSent,
    ],
    effects: { savedSteps: 1 },
  },
});
