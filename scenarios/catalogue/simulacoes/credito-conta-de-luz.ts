import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  press,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoContaDeLuz = defineScenario({
  id: 'simulacao-conta-de-luz',
  title: 'Conta de luz: a rede cai no meio da simulação',
  story:
    'Caio muda o valor e a resposta não chega. A última oferta fica na tela, ele tenta de novo e continua.',
  requirements: ['7.32', '8.48'],
  product: 'credito-conta-de-luz',
  tags: ['simulação'],
  world: atSimulation('credito-conta-de-luz', 'simulacao'),
  plan: {
    simulateProduct: {
      kind: 'sequence',
      answers: [{ kind: 'world' }, { kind: 'networkError' }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Simulação'),
    { do: 'waitFor', text: 'R$ 229,53' },
    fill('Valor', '1000,00'),
    { do: 'waitFor', text: 'Não foi possível carregar os dados. Tente novamente ou atualize a página.' },
    { do: 'waitFor', text: 'R$ 229,53' },
    press('Tentar novamente'),
    choose('Prazo', '22 parcelas'),
    { do: 'waitFor', text: '22x de R$ 153,02' },
    pressContinue,
    waitForStep(4, 11),
  ],
  verdict: {
    notSeen: ['Não foi possível carregar os dados'],
    console: [{ matches: 'simulateProduct' }],
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 1000, prazo: 22, taxa: 0.1399, valorDaParcela: 153.02 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
