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

export const simulacaoFgtsSaquesDoBanco = defineScenario({
  id: 'simulacao-fgts-saques-do-banco',
  title: 'FGTS: o banco oferece só cinco saques',
  story:
    'Caio pede quatro saques, e o banco responde com cinco. A tela mostra os cinco e diz isso; Caio continua com eles.',
  requirements: ['3.40', '7.36d'],
  product: 'saque-aniversario-fgts',
  tags: ['simulação'],
  world: atSimulation('saque-aniversario-fgts', 'simulacao'),
  plan: {
    simulateFgts: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          valor: 1872.96,
          loanFee: 0,
          iof: 35.4,
          installmentSimulations: [4, 5].map(prazo => ({ prazo, taxa: 0.0179, valorDaParcela: 500 })),
          antecipacoes: [2027, 2028, 2029, 2030, 2031].map(year => ({ data: `${year}-03-01`, valor: 500 })),
        },
      },
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Quantos saques antecipar'),
    { do: 'waitFor', text: '5 saques · Total descontado R$ 2.500,00' },
    press('Um saque a menos'),
    { do: 'waitFor', text: 'O banco oferece 5 saques.' },
    { do: 'waitFor', text: '5 saques · Total descontado R$ 2.500,00' },
    { do: 'waitFor', text: 'Total descontado do FGTS R$ 2.500,00' },
    pressContinue,
    waitForStep(5, 9),
  ],
  verdict: {
    notSeen: ['4 saques · Total descontado R$ 2.000,00'],
    sent: [
      { operation: 'simulateFgts', times: 2 },
      { operation: 'simulateFgts', body: { prazo: 4 } },
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 1872.96, prazo: 5, taxa: 0.0179, valorDaParcela: 500 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
