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

/** Opens the simulation and chooses a high amount and the longest term. */
const chooseLongTerm: readonly WalkAction[] = [
  { do: 'open' },
  waitForHeading('Simulação'),
  { do: 'waitFor', text: '240 parcelas' },
  fill('Valor', '1250000,00'),
  { do: 'waitFor', text: 'R$ 15.928,58' },
  choose('Prazo', '240 parcelas'),
];

export const simulacaoImovelEmGarantia = defineScenario({
  id: 'simulacao-imovel-em-garantia',
  title: 'Imóvel em garantia: valor alto, prazo longo',
  story:
    'Marina pede R$ 1.250.000,00 com o imóvel em garantia em 240 parcelas. Depois da análise encontra o que escolheu nas condições aprovadas.',
  requirements: ['3.40'],
  product: 'home-equity',
  tags: ['simulação'],
  world: atSimulation('home-equity', 'simulacao'),
  plan: {},
  walk: [
    ...chooseLongTerm,
    { do: 'waitFor', text: 'Total R$ 3.822.859,20' },
    pressContinue,
    waitForHeading('Condições aprovadas'),
    { do: 'expectField', field: 'Valor', value: 'R$ 1.250.000,00' },
    { do: 'waitFor', text: '240x de R$ 15.928,58' },
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        body: { data: { valor: 1_250_000, prazo: 240, taxa: 0.0115, valorDaParcela: 15_928.58 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});

export const simulacaoRecarregada = defineScenario({
  id: 'simulacao-recarregada',
  title: 'Recarregar uma simulação',
  story:
    'Marina muda o valor, escolhe o prazo e recarrega a página antes de continuar. Encontra o mesmo valor e o mesmo prazo, e é com eles que continua.',
  requirements: ['11.3', '3.40'],
  product: 'home-equity',
  tags: ['simulação', 'rascunho', 'e2e'],
  world: atSimulation('home-equity', 'simulacao'),
  plan: {},
  walk: [
    ...chooseLongTerm,
    { do: 'advance', ms: 1000 },
    { do: 'reload' },
    waitForHeading('Simulação'),
    { do: 'expectField', field: 'Valor', value: 'R$ 1.250.000,00' },
    { do: 'waitFor', text: 'Total R$ 3.822.859,20' },
    { do: 'expectChoice', field: 'Prazo', option: '240 parcelas' },
    pressContinue,
    waitForHeading('Condições aprovadas'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', poll: false, body: { data: { valor: 1_250_000, prazo: 240 } } }],
    effects: { savedSteps: 1 },
  },
});

export const simulacaoRevisada = defineScenario({
  id: 'simulacao-revisada',
  title: 'Imóvel em garantia: condições aprovadas',
  story:
    'O banco aprovou. Marina encontra o valor e o prazo que tinha escolhido, diminui o valor e continua.',
  requirements: ['4.8'],
  product: 'home-equity',
  tags: ['simulação'],
  world: atSimulation('home-equity', 'nova-simulacao', { simulacao: { valor: 200_000, prazo: 120 } }),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Condições aprovadas'),
    { do: 'expectField', field: 'Valor', value: 'R$ 200.000,00' },
    { do: 'waitFor', text: '120x de R$ 3.226,48' },
    fill('Valor', '150000,00'),
    { do: 'waitFor', text: '120x de R$ 2.429,82' },
    pressContinue,
    waitForStep(6, 10),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 150_000, prazo: 120, taxa: 0.0115, valorDaParcela: 2429.82 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
