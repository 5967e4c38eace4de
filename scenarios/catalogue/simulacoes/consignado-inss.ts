import { defineScenario } from '../../define-scenario.ts';
import { choose, pressContinue, waitForHeading, waitForStep } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoComSelecao = defineScenario({
  id: 'simulacao-com-selecao',
  title: 'Consignado: escolher entre as ofertas',
  story:
    'Caio recebe uma oferta com vários prazos, tenta continuar sem escolher, é avisado, escolhe 84 parcelas e continua.',
  requirements: ['3.40', '5.1'],
  product: 'consignado-inss',
  tags: ['simulação'],
  world: atSimulation('consignado-inss', 'simulacao'),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Escolha a sua oferta'),
    { do: 'waitFor', text: '84 parcelas' },
    pressContinue,
    { do: 'waitFor', text: 'O campo Prazo é obrigatório' },
    choose('Prazo', '84 parcelas'),
    { do: 'waitFor', text: '84x de R$ 274,90' },
    pressContinue,
    waitForStep(6, 12),
  ],
  verdict: {
    notSeen: ['O campo Prazo é obrigatório'],
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { valor: 12_000, prazo: 84, taxa: 0.0166, valorDaParcela: 274.9 } },
      },
    ],
    effects: { savedSteps: 1 },
  },
});
