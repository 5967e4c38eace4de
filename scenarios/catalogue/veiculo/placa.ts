import { caio } from '../../cast/personas.ts';
import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import { choose, fill, pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';

/** The personal data are saved; the vehicle comes next. */
export const atVehicle: StartingWorld = {
  proposal: {
    currentStep: 'sobreOVeiculo',
    answers: { identificacao: { nome: caio.name, cpf: '86135042726' } },
  },
};

export const veiculoPelaPlaca = defineScenario({
  id: 'veiculo-pela-placa',
  title: 'Veículo: a placa diz o resto',
  story:
    'Caio digita a placa. Tipo, marca, modelo, ano e valor aparecem sozinhos; ele confere o ano, e a simulação começa com o valor da tabela.',
  requirements: ['3.32', '3.41', '7.24', '9.26'],
  product: 'financiamento-veiculo',
  tags: ['veículo', 'placa'],
  world: atVehicle,
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Sobre o veículo'),
    choose('Você sabe a placa do veículo?', 'Sim, tenho a placa'),
    fill('Placa', 'bra2e19'),
    { do: 'expectField', field: 'Placa', value: 'BRA2E19' },
    { do: 'expectField', field: 'Modelo', value: 'Kicks Sense 1.6 Flex' },
    // This list loads last. Once an option of it is chosen, no call is open any more.
    choose('Ano do modelo', '2024 Flex'),
    { do: 'expectField', field: 'Valor pela tabela FIPE', value: 'R$ 92.846,00' },
    pressContinue,
    { do: 'waitFor', text: '20% de R$ 92.846,00' },
  ],
  verdict: {
    sent: [
      { operation: 'getFipeResource', times: 2, status: 200 },
      { operation: 'updateStep', poll: false, times: 1, body: { data: { valorVeiculo: 92_846 } } },
    ],
    effects: { savedSteps: 1 },
    endsAt: { path: '/simulacao' },
  },
});

export const placaDesconhecida = defineScenario({
  id: 'placa-desconhecida',
  title: 'Veículo: ninguém conhece a placa',
  story:
    'A consulta não encontra a placa de Caio. Uma mensagem diz isso, e ele escolhe marca, modelo e ano à mão.',
  requirements: ['3.32', '7.24'],
  product: 'financiamento-veiculo',
  tags: ['veículo', 'placa', '404'],
  world: atVehicle,
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Sobre o veículo'),
    choose('Você sabe a placa do veículo?', 'Sim, tenho a placa'),
    fill('Placa', 'ZZZ1D23'),
    { do: 'waitFor', text: 'Nenhum veículo foi encontrado com essa placa.' },
    choose('Você sabe a placa do veículo?', 'Não, quero escolher o modelo'),
    choose('Tipo de veículo', 'Moto'),
    choose('Marca', 'Triumph'),
    choose('Modelo', 'Trident 660'),
    choose('Ano do modelo', '2026 Gasolina'),
    { do: 'expectField', field: 'Valor pela tabela FIPE', value: 'R$ 49.990,00' },
  ],
  verdict: {
    sent: [
      { operation: 'getFipeResource', status: 404 },
      { operation: 'getFipeValue', times: 1 },
    ],
    endsAt: { heading: 'Sobre o veículo' },
    console: ['[proposta] getFipeResource: 404'],
  },
});
