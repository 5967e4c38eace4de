import { caio, joaquim, marina } from '../../cast/personas.ts';
import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import { changedSystem } from '../../products/building-blocks/changed-system.ts';
import { choose, fill, submitBankAccount, waitForHeading } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers, termsAnswers } from '../../products/credito-pessoal.answers.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import type { WalkAction } from '../../walk.ts';
import { atSimulation } from '../simulacoes/at-simulation.ts';

/** The delay in milliseconds is long enough for the second answer to arrive before the first. */
const delayedAnswer = { kind: 'latency', ms: 800 } as const;
/** Long enough for the delayed answer, also where the app's clock runs faster. */
const waitForLateAnswer: WalkAction = { do: 'advance', ms: 25_000 };

const atAddress: StartingWorld = {
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
};

export const lateAddress = defineScenario({
  id: 'late-address',
  title: 'A resposta do primeiro CEP chega depois',
  story:
    'Caio troca o CEP enquanto o primeiro ainda é consultado. A resposta atrasada chega por último e não muda mais nada.',
  requirements: ['10.10', '11.6'],
  product: 'credito-pessoal',
  tags: ['cep', 'fora de ordem'],
  world: atAddress,
  plan: { getCepFirst: { kind: 'sequence', answers: [delayedAnswer], afterLast: 'worldAnswers' } },
  walk: [
    { do: 'open' },
    waitForHeading('Endereço'),
    fill('CEP', marina.cep),
    { do: 'waitForCall', operation: 'getCepFirst' },
    fill('CEP', caio.cep),
    { do: 'expectField', field: 'Logradouro', value: caio.street },
    waitForLateAnswer,
    { do: 'expectField', field: 'Logradouro', value: caio.street },
    { do: 'expectField', field: 'Cidade', value: caio.city },
  ],
  verdict: { endsAt: { heading: 'Endereço' } },
});

export const lateList = defineScenario({
  id: 'late-list',
  title: 'A lista da primeira escolha chega depois',
  story:
    'Joaquim escolhe um estado, muda de ideia e escolhe outro. As cidades do primeiro chegam por último e não tomam o lugar das do segundo.',
  requirements: ['10.10', '11.6'],
  product: 'credito-pessoal',
  tags: ['listas', 'fora de ordem'],
  world: atAddress,
  plan: {
    getResource: { kind: 'sequence', answers: [{ kind: 'world' }, delayedAnswer], afterLast: 'worldAnswers' },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Endereço'),
    choose('Estado', marina.state.label),
    { do: 'waitForCall', operation: 'getResource', times: 2 },
    choose('Estado', joaquim.state.label),
    choose('Cidade', joaquim.city),
    waitForLateAnswer,
    { do: 'expectField', field: 'Cidade', value: joaquim.city },
  ],
  verdict: { sent: [{ operation: 'getResource', times: 3 }], endsAt: { heading: 'Endereço' } },
});

export const lateOffer = defineScenario({
  id: 'late-offer',
  title: 'A oferta do primeiro valor chega depois',
  story:
    'Caio muda o valor duas vezes seguidas. A oferta do primeiro valor chega por último; na tela fica a do segundo.',
  requirements: ['10.10', '11.6'],
  product: 'home-equity',
  tags: ['simulação', 'fora de ordem'],
  world: atSimulation('home-equity', 'simulacao'),
  plan: {
    simulate: { kind: 'sequence', answers: [{ kind: 'world' }, delayedAnswer], afterLast: 'worldAnswers' },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Simulação'),
    { do: 'waitFor', text: '240 parcelas' },
    fill('Valor', '300000,00'),
    { do: 'waitForCall', operation: 'simulate', times: 2 },
    fill('Valor', '1250000,00'),
    { do: 'waitFor', text: 'R$ 15.928,58' },
    waitForLateAnswer,
    { do: 'waitFor', text: 'R$ 15.928,58' },
  ],
  verdict: { seen: ['R$ 15.928,58'], sent: [{ operation: 'simulate', times: 3 }] },
});

export const lateVehicle = defineScenario({
  id: 'late-vehicle',
  title: 'O veículo da primeira placa chega depois',
  story:
    'Caio troca a placa enquanto a primeira ainda é consultada. O veículo da primeira chega por último e não toma o lugar do veículo da segunda.',
  requirements: ['10.10', '11.6'],
  product: 'financiamento-veiculo',
  tags: ['veículo', 'fora de ordem'],
  world: { proposal: { currentStep: 'sobreOVeiculo', answers: {} } },
  plan: {
    getFipeResource: {
      kind: 'sequence',
      answers: [delayedAnswer],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    choose('Você sabe a placa do veículo?', 'Sim, tenho a placa'),
    fill('Placa', 'rio2a18'),
    { do: 'waitForCall', operation: 'getFipeResource' },
    fill('Placa', 'bra2e19'),
    { do: 'expectField', field: 'Modelo', value: 'Kicks Sense 1.6 Flex' },
    waitForLateAnswer,
    { do: 'expectField', field: 'Modelo', value: 'Kicks Sense 1.6 Flex' },
  ],
  verdict: { sent: [{ operation: 'getFipeResource', address: 'consultaPlaca', times: 2 }] },
});

export const lateCompanies = defineScenario({
  id: 'late-companies',
  title: 'As empresas da primeira busca chegam depois',
  story:
    'Caio busca uma empresa e corrige o nome antes da resposta. As empresas da primeira busca chegam por último e não aparecem.',
  requirements: ['10.10', '11.6'],
  product: 'consignado-privado',
  tags: ['busca', 'fora de ordem'],
  world: { proposal: { currentStep: 'emprego', answers: {} } },
  plan: {
    findCompaniesByName: { kind: 'sequence', answers: [delayedAnswer], afterLast: 'worldAnswers' },
  },
  walk: [
    { do: 'open' },
    { do: 'press', button: 'Não sei o CNPJ: buscar pelo nome' },
    fill('Nome da empresa', 'Horizonte'),
    { do: 'waitForCall', operation: 'findCompaniesByName' },
    fill('Nome da empresa', 'Açaí'),
    { do: 'waitFor', text: 'Confecções Açaí da Serra' },
    waitForLateAnswer,
    { do: 'waitFor', text: 'Confecções Açaí da Serra' },
  ],
  verdict: {
    seen: ['Confecções Açaí da Serra'],
    notSeen: ['Agropecuária Horizonte'],
    sent: [{ operation: 'findCompaniesByName', times: 2 }],
  },
});

const atBankAccount = {
  currentStep: 'dados-bancarios',
  answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
};

export const lateSingleValue = defineScenario({
  id: 'late-single-value',
  title: 'O valor gravado antes do envio é respondido depois dele',
  story:
    'O banco escolhido é gravado sozinho, e a resposta demora. Marina envia a etapa antes; a resposta atrasada, da etapa que já passou, não muda mais nada.',
  requirements: ['10.10', '11.6', '3.23e'],
  product: 'credito-pessoal',
  tags: ['envio', 'fora de ordem'],
  world: { proposal: { ...atBankAccount, id: '665f1c2ab7e4d90012a3b4c5' } },
  plan: {
    ...changedSystem(creditoPessoal, {
      proposal: {
        _id: '665f1c2ab7e4d90012a3b4c5',
        currentStep: atBankAccount.currentStep,
        selfContract: atBankAccount.answers,
        situation: 'emAndamento',
      },
      system: {
        steps: creditoPessoal.steps.map(step => ({
          ...step,
          fields: step.fields.map(field =>
            field.key === 'banco' ? { ...field, shouldUpdate: true } : field,
          ),
        })),
      },
    }),
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          ...delayedAnswer,
          answer: {
            kind: 'reply',
            status: 200,
            body: {
              data: {
                _id: '665f1c2ab7e4d90012a3b4c5',
                currentStep: atBankAccount.currentStep,
                selfContract: { 'dados-bancarios': { agencia: '9999' }, termos: termsAnswers },
                situation: 'emAndamento',
              },
            },
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Dados bancários'),
    ...submitBankAccount(marina),
    waitForHeading('Termos'),
    waitForLateAnswer,
    waitForHeading('Termos'),
    { do: 'expectChecked', field: 'Li e aceito os termos do crédito pessoal', checked: false },
  ],
  verdict: {
    sent: [
      { operation: 'updateStep', times: 2, body: { partial: true } },
      { operation: 'updateStep', body: { data: { agencia: marina.agency } } },
    ],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Termos' },
  },
});
