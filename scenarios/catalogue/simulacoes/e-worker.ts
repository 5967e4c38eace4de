import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoPelaParcela = defineScenario({
  id: 'simulacao-pela-parcela',
  title: 'Privado: a parcela que cabe no mês',
  story:
    'Caio troca o valor do empréstimo pela parcela que cabe no mês, pede R$ 300,00 em 24 vezes, vê quanto pode receber e continua.',
  requirements: ['7.31a', '7.31b', '7.31c', '7.31d'],
  product: 'e-worker',
  tags: ['simulação'],
  world: atSimulation('e-worker', 'simulacao'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Simulação'),
    choose('Simular por', 'Valor da parcela'),
    choose('Prazo', '24 parcelas'),
    fill('Valor da parcela', '300,00'),
    { do: 'waitFor', text: '24x de R$ 300,00' },
    { do: 'waitFor', text: 'R$ 5.338,85' },
    pressContinue,
    waitForStep(7, 11),
  ],
  verdict: {
    sent: [
      { operation: 'getAgxPrivateRange', times: 1 },
      { operation: 'getAgxPrivateSimulationTypes', times: 1 },
      { operation: 'getAgxPrivateDeadlines', times: 1 },
      { operation: 'simulateAgxPrivate' },
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 5338.85, prazo: 24, taxa: 0.0219, valorDaParcela: 300 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});

export const simulacaoValidada = defineScenario({
  id: 'simulacao-validada',
  title: 'Privado: o banco confirma a oferta escolhida',
  story: 'Enquanto o banco confirma a oferta, Caio vê as condições de que se trata. Depois a jornada segue.',
  requirements: ['7.34'],
  product: 'e-worker',
  tags: ['simulação'],
  world: {
    ...atSimulation('e-worker', 'validacao-da-oferta', { simulacao: { valor: 5000, prazo: 24 } }),
    checks: { 'validacao-da-oferta': { polls: 100_000, ends: 'success' } },
  },
  plan: {},
  walk: [{ do: 'open' }, { do: 'waitFor', text: '24 parcelas' }, { do: 'waitFor', text: 'R$ 281,18' }],
  verdict: {
    seen: ['Estamos validando sua simulação', '2,19% ao mês', 'R$ 6.748,32'],
    sent: [{ operation: 'simulateAfinz' }],
    effects: { savedSteps: 0 },
  },
});
