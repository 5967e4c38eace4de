import { defineScenario } from '../../define-scenario.ts';
import { fill, press, waitForHeading, waitForStep } from '../../products/building-blocks/fill.ts';
import { atSimulation } from './at-simulation.ts';

export const simulacaoVeiculo = defineScenario({
  id: 'simulacao-veiculo',
  title: 'Veículo: entrada maior, quatro anos, pré-aprovado',
  story:
    'Caio aumenta a entrada do carro de R$ 62.840,00 para a metade, vê as opções mudarem, abre a de 48 vezes, confere entrada, tarifas, IOF e total, e continua.',
  requirements: ['2.34', '2.35b', '5.31'],
  product: 'financiamento-veiculo',
  tags: ['simulação', 'e2e'],
  world: atSimulation('financiamento-veiculo', 'simulacao', { sobreOVeiculo: { valorVeiculo: 62_840 } }),
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Entrada e parcelas'),
    waitForHeading('Opções para entrada escolhida'),
    { do: 'expectField', field: 'Valor de entrada', value: 'R$ 12.568,00' },
    { do: 'waitFor', text: '20% de R$ 62.840,00' },
    fill('Valor de entrada', '31420,00'),
    { do: 'waitFor', text: 'R$ 1.041,52' },
    press('48x'),
    waitForHeading('Seu financiamento está pré-aprovado!'),
    { do: 'waitFor', text: '48 x R$ 1.041,52' },
    { do: 'waitFor', text: 'Valor de entrada R$ 31.420,00' },
    { do: 'waitFor', text: 'Tarifas R$ 890,00' },
    press('Continuar com o Financiamento'),
    waitForStep(4, 11),
  ],
  verdict: {
    sent: [
      { operation: 'simulateCdc' },
      { operation: 'financeCdc', times: 1, body: { valorEntradaCDC: 31420, prazo: 48, comSeguro: false } },
    ],
    effects: { savedSteps: 1 },
    endsAt: { path: '/habilitacao' },
  },
});

export const simulacaoVeiculoNaoEncontrada = defineScenario({
  id: 'simulacao-veiculo-nao-encontrada',
  title: 'Veículo: com a entrada não há o que financiar',
  story:
    'O carro de Caio vale R$ 5.500,00. O que falta depois da entrada é menos do que o banco financia, e a tela diz que não há opções.',
  requirements: ['2.36'],
  product: 'financiamento-veiculo',
  tags: ['simulação'],
  world: atSimulation('financiamento-veiculo', 'simulacao', { sobreOVeiculo: { valorVeiculo: 5500 } }),
  plan: {},
  walk: [{ do: 'open' }, { do: 'waitFor', text: 'Não encontrado' }],
  verdict: {
    seen: ['Não encontrado', 'Valor de entrada', 'Tentar novamente'],
    notSeen: ['Opções para entrada escolhida'],
    effects: { savedSteps: 0 },
  },
});
