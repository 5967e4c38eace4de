import { defineScenario } from '../../define-scenario.ts';
import { changedSystem } from '../../products/building-blocks/changed-system.ts';
import {
  check,
  choose,
  fill,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';
import { portabilidade } from '../../products/portabilidade.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoPortabilidade = defineScenario({
  id: 'simulacao-portabilidade',
  title: 'Portabilidade: trazer um contrato e pagar menos',
  story:
    'Caio escolhe um contrato de outro banco, vê quanto a parcela cai em cada prazo, escolhe um e continua.',
  requirements: ['3.42', '7.35d'],
  product: 'portabilidade',
  tags: ['simulação'],
  world: atSimulation('portabilidade', 'portabilidade'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Simulação da portabilidade'),
    check('Santander nº 2361713603'),
    { do: 'waitFor', text: 'Saldo devedor a portar R$ 14.679,19' },
    { do: 'waitFor', text: 'R$ 112,70 a menos por mês do que hoje' },
    choose('Prazo', '96 parcelas'),
    pressContinue,
    waitForStep(6, 11),
  ],
  verdict: {
    sent: [
      { operation: 'getQitechParticipants', times: 1 },
      { operation: 'simulateQitech' },
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: {
          data: {
            valor: 14_679.19,
            prazo: 96,
            taxa: 0.0162,
            valorDaParcela: 302.47,
            pricingType: 'portability',
            contracts: ['a4c334c728e13317842c373f'],
          },
        },
      },
    ],
    effects: { savedSteps: 1 },
  },
});

export const simulacaoRefinanciamento = defineScenario({
  id: 'simulacao-refinanciamento',
  title: 'Refinanciamento: renovar e receber a diferença',
  story: 'Caio renova o contrato que já tem, vê a parcela de cada prazo, escolhe o mais longo e continua.',
  requirements: ['3.42', '7.35a'],
  product: 'portabilidade',
  tags: ['simulação'],
  world: atSimulation('portabilidade', 'refinanciamento'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Simulação do refinanciamento'),
    check('Facta nº 5070608747'),
    { do: 'waitFor', text: 'R$ 319,61' },
    choose('Prazo', '96 parcelas'),
    { do: 'waitFor', text: '96x de R$ 319,61' },
    pressContinue,
    waitForStep(7, 11),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: {
          data: {
            valor: 15_000,
            prazo: 96,
            taxa: 0.0162,
            valorDaParcela: 319.61,
            pricingType: 'refinancing',
          },
        },
      },
    ],
    effects: { savedSteps: 1 },
  },
});

export const simulacaoDinheiroNovo = defineScenario({
  id: 'simulacao-dinheiro-novo',
  title: 'Facta: dinheiro novo',
  story: 'Caio pede dinheiro novo, escolhe o prazo de menor total e continua.',
  requirements: ['7.32a'],
  product: 'portabilidade',
  tags: ['simulação'],
  world: atSimulation('portabilidade', 'dinheiro-novo'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Novo empréstimo'),
    { do: 'waitFor', text: 'R$ 570,33' },
    choose('Prazo', '36 parcelas'),
    pressContinue,
    waitForStep(8, 11),
  ],
  verdict: {
    sent: [
      { operation: 'simulateProduct' },
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 15_000, prazo: 36, taxa: 0.0162, valorDaParcela: 570.33 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});

export const simulacaoQiTech = defineScenario({
  id: 'simulacao-qi-tech',
  title: 'QI Tech: o maior valor vem antes da oferta',
  story:
    'A etapa de dinheiro novo é simulada pela QI Tech. Antes da primeira oferta a tela já mostra os limites do valor, e Caio vê a oferta do valor que digita.',
  requirements: ['7.35a', '7.35b'],
  product: 'portabilidade',
  tags: ['simulação'],
  world: atSimulation('portabilidade', 'dinheiro-novo'),
  plan: {
    // Until the visitor types an amount no offer arrives, so the limits on the screen are those of their own call.
    simulateQitech: { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' },
    ...changedSystem(portabilidade, {
      proposal: { _id: 'p-qi-tech', currentStep: 'dinheiro-novo', selfContract: {}, situation: 'draft' },
      system: {
        steps: portabilidade.steps.map(step =>
          step.slug === 'dinheiro-novo'
            ? { ...step, stepType: { ...step.stepType, slug: 'qiTechSimulation' } }
            : step,
        ),
      },
    }),
  },
  walk: [
    { do: 'open' },
    waitForHeading('Novo empréstimo'),
    { do: 'waitFor', text: 'min: R$ 500,00' },
    fill('Valor', '12000,00'),
    { do: 'waitFor', text: 'R$ 12.000,00' },
  ],
  verdict: { sent: [{ operation: 'getQitechMaxValues', times: 1 }, { operation: 'simulateQitech' }] },
});
