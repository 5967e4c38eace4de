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
      {
        operation: 'financeCdc',
        times: 1,
        body: { valorEntradaCDC: 31420, prazo: 48, taxa: 0.0179, valorDaParcela: 1041.52, comSeguro: false },
      },
    ],
    effects: { savedSteps: 1 },
    endsAt: { path: '/habilitacao' },
  },
});

const option = { prazo: 48, taxa: 0.0179, valorDaParcela: 1649.22 };

const createSimulationAnswer = <Fee, Option>(loanFee: Fee, installmentSimulations: Option[]) => ({
  data: {
    simulation: {
      valorEntradaCDC: 12_568,
      valorDoFinanciamento: 50_272,
      loanFee,
      iof: 1529.35,
      installmentSimulations,
    },
  },
});

export const simulacaoVeiculoDuasTaxas = defineScenario({
  id: 'simulacao-veiculo-duas-taxas',
  title: 'Veículo: duas opções de 48 vezes, cada uma com sua taxa',
  story:
    'O banco oferece a Caio 48 vezes a 1,79% e a 2,19%. Ele abre a mais barata, confere a taxa e o total, e é essa que o banco recebe.',
  requirements: ['7.28', '7.30'],
  product: 'financiamento-veiculo',
  tags: ['simulação', 'e2e'],
  world: atSimulation('financiamento-veiculo', 'simulacao', { sobreOVeiculo: { valorVeiculo: 62_840 } }),
  plan: {
    simulateCdc: {
      kind: 'reply',
      status: 200,
      body: createSimulationAnswer(890, [option, { ...option, taxa: 0.0219, valorDaParcela: 1785.31 }]),
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Opções para entrada escolhida'),
    { do: 'waitFor', text: 'R$ 1.649,22' },
    { do: 'waitFor', text: 'R$ 1.785,31' },
    press('48x'),
    waitForHeading('Seu financiamento está pré-aprovado!'),
    { do: 'waitFor', text: '48 x R$ 1.649,22' },
    press('Continuar com o Financiamento'),
    waitForStep(4, 11),
  ],
  verdict: {
    sent: [
      {
        operation: 'financeCdc',
        times: 1,
        body: { valorEntradaCDC: 12_568, ...option, comSeguro: false },
      },
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

export const simulacaoVeiculoSemTaxa = defineScenario({
  id: 'simulacao-veiculo-sem-taxa',
  title: 'Veículo: o banco não informa taxa e tarifas',
  story:
    'A resposta do banco traz a taxa e as tarifas num formato que ninguém consegue ler. Caio vê que elas não foram informadas, na lista e antes de continuar.',
  requirements: ['2.34', '2.35'],
  product: 'financiamento-veiculo',
  tags: ['simulação'],
  world: atSimulation('financiamento-veiculo', 'simulacao', { sobreOVeiculo: { valorVeiculo: 62_840 } }),
  plan: {
    simulateCdc: {
      kind: 'offContract',
      reason: 'the service writes rate and fee as sentences',
      status: 200,
      body: createSimulationAnswer('a combinar', [{ ...option, taxa: '1,79% a.m.' }]),
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Opções para entrada escolhida'),
    { do: 'waitFor', text: 'Taxa não informada' },
    press('48x'),
    waitForHeading('Seu financiamento está pré-aprovado!'),
    { do: 'waitFor', text: 'Taxa não informada · R$ 79.162,56 ao todo' },
    { do: 'waitFor', text: 'Tarifas Sem informação' },
    { do: 'waitFor', text: 'IOF R$ 1.529,35' },
  ],
  verdict: {
    sent: [{ operation: 'simulateCdc' }, { operation: 'financeCdc', times: 0 }],
    console: ['[proposta] simulateCdc: unreadable value'],
  },
});
