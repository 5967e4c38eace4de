import { marina } from '../cast/personas.ts';
import { addressAnswers, allAnswers, personalAnswers } from '../products/credito-pessoal.answers.ts';
import { creditoPessoal } from '../products/credito-pessoal.ts';
import { systemAnswer } from '../products/system-answer.ts';
import type { OperationId } from '../wire.ts';
import {
  again,
  at,
  connection,
  type Door,
  instability,
  notLoaded,
  open,
  reading,
  sees,
  unseen,
} from './door.ts';

const personal = { 'dados-pessoais': personalAnswers(marina) };

const opening: Pick<Door, 'product' | 'world' | 'walk' | 'after' | 'verdict'> = {
  product: 'credito-pessoal',
  world: {},
  walk: [open],
  after: [at('Dados pessoais')],
  verdict: { endsAt: { heading: 'Dados pessoais' } },
};

const toMake: Door['walk'] = [
  { do: 'choose', field: 'Você sabe a placa do veículo?', option: 'Não, quero escolher o modelo' },
  { do: 'choose', field: 'Tipo de veículo', option: 'Carro' },
  { do: 'choose', field: 'Marca', option: 'Fiat' },
];

/** A simulation says in its place that it could not be had, and asks again at a press. */
const simulation = (operation: OperationId, product: string, step: string, offer: string): Door => ({
  operation,
  product,
  world: { proposal: { currentStep: step, answers: {} } },
  requirements: [],
  walk: [open],
  outcomes: reading([sees(notLoaded), again]),
  after: [sees(offer)],
  verdict: { notSeen: [notLoaded] },
});

/** Calls that bring what the screen shows. */
export const readingDoors: readonly Door[] = [
  {
    ...opening,
    operation: 'getSystem',
    requirements: [],
    outcomes: reading(
      [sees(connection), again],
      [at('Instabilidade na comunicação'), sees(instability), { do: 'press', button: 'Tentar Novamente' }],
    ),
  },
  { ...opening, operation: 'getIpFirst', requirements: ['7.6'], outcomes: unseen },
  {
    operation: 'getResource',
    product: 'credito-pessoal',
    world: {
      proposal: {
        currentStep: 'dados-bancarios',
        answers: { ...personal, endereco: addressAnswers(marina) },
      },
    },
    requirements: [],
    walk: [open],
    outcomes: reading([sees(notLoaded), again]),
    after: [{ do: 'choose', field: 'Banco', option: marina.bank.label }],
    verdict: { notSeen: [notLoaded] },
  },
  {
    operation: 'getCepFirst',
    product: 'credito-pessoal',
    world: { proposal: { currentStep: 'endereco', answers: personal } },
    requirements: ['7.27'],
    walk: [open, { do: 'fill', field: 'CEP', with: marina.cep }],
    outcomes: unseen,
    after: [{ do: 'expectField', field: 'Logradouro', holds: marina.street }],
    verdict: { sent: [{ operation: 'getCepFirst', times: 1 }] },
  },
  {
    operation: 'findCompaniesByName',
    product: 'consignado-privado',
    world: { proposal: { currentStep: 'emprego', answers: {} } },
    requirements: ['7.26', '8.15'],
    walk: [
      open,
      { do: 'press', button: 'Não sei o CNPJ: buscar pelo nome' },
      { do: 'fill', field: 'Nome da empresa', with: 'Açaí' },
    ],
    outcomes: reading([sees('Atenção'), { do: 'fill', field: 'Nome da empresa', with: 'Acai' }]),
    after: [sees('Confecções Açaí da Serra')],
    verdict: { sent: [{ operation: 'findCompaniesByName' }] },
  },
  {
    operation: 'getFipeModels',
    product: 'financiamento-veiculo',
    world: { proposal: { currentStep: 'sobreOVeiculo', answers: {} } },
    requirements: ['7.24'],
    walk: [open, ...toMake],
    outcomes: reading([sees(notLoaded), again]),
    after: [{ do: 'choose', field: 'Modelo', option: 'Argo Drive 1.0 6V Flex' }],
    verdict: { notSeen: [notLoaded] },
  },
  {
    operation: 'showStep',
    product: 'credito-pessoal',
    world: {},
    // A step that the configuration does not bring is asked for, and again in trouble (7.3).
    plan: {
      getSystem: {
        kind: 'reply',
        status: 200,
        body: {
          data: {
            ...systemAnswer(creditoPessoal, {
              _id: '64f1c0010d4e8a0012c9f002',
              currentStep: 'endereco',
              selfContract: {},
              situation: 'emAndamento',
            }),
            steps: creditoPessoal.steps.filter(({ slug }) => slug !== 'endereco'),
          },
        },
      },
    },
    requirements: ['7.3', '9.11'],
    walk: [open],
    outcomes: { ...unseen, hang: { told: [], quiet: true } },
    after: [at('Endereço')],
    verdict: { endsAt: { heading: 'Endereço' } },
  },
  {
    operation: 'getFipeValue',
    product: 'financiamento-veiculo',
    world: { proposal: { currentStep: 'sobreOVeiculo', answers: {} } },
    requirements: ['7.24'],
    walk: [
      open,
      ...toMake,
      { do: 'choose', field: 'Modelo', option: 'Argo Drive 1.0 6V Flex' },
      { do: 'choose', field: 'Ano do modelo', option: '2022 Flex' },
    ],
    outcomes: reading([sees(notLoaded), again]),
    after: [{ do: 'expectField', field: 'Valor pela tabela FIPE', holds: 'R$ 56.418,00' }],
    verdict: { notSeen: [notLoaded] },
  },
  {
    operation: 'listContracts',
    product: 'portabilidade',
    world: { proposal: { currentStep: 'contratos', answers: {}, stepStatus: { contratos: 'init' } } },
    requirements: [],
    walk: [open],
    outcomes: reading([sees(notLoaded), again]),
    after: [sees('Contratos encontrados')],
    verdict: { notSeen: [notLoaded] },
  },
  {
    operation: 'finishedUpdate',
    product: 'credito-pessoal',
    world: {
      proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
      completion: { polls: 3, ends: 'success' },
    },
    requirements: [],
    walk: [open],
    outcomes: reading([sees('Não foi possível acessar a proposta'), again]),
    after: [at('Proposta enviada')],
    verdict: { effects: { finished: 1 }, endsAt: { heading: 'Proposta enviada' } },
  },
  simulation('simulate', 'home-equity', 'simulacao', '240 parcelas'),
  simulation('simulateNio', 'cartao-nio', 'limite', 'R$ 239,40'),
  simulation('simulateFgts', 'saque-aniversario-fgts', 'simulacao', 'Total R$ 9.742,60'),
  simulation('simulateFuncao', 'credito-boleto', 'simulacao', 'R$ 208,16'),
  simulation('simulateCrefisa', 'credito-crefisa', 'simulacao', 'R$ 412,91'),
];
