import { marina } from '../cast/personas.ts';
import { addressAnswers, allAnswers, personalAnswers } from '../products/credito-pessoal.answers.ts';
import { creditoPessoal } from '../products/credito-pessoal.ts';
import type { ProductId } from '../products/index.ts';
import { systemAnswer } from '../products/system-answer.ts';
import type { OperationId } from '../wire.ts';
import {
  connectionText,
  type FaultedCall,
  instabilityText,
  notLoadedText,
  open,
  pressRetry,
  readOutcomes,
  sees,
  unseenOutcomes,
  waitForHeading,
} from './faulted-call.ts';

const personal = { 'dados-pessoais': personalAnswers(marina) };

const opening: Pick<FaultedCall, 'product' | 'world' | 'walk' | 'after' | 'verdict'> = {
  product: 'credito-pessoal',
  world: {},
  walk: [open],
  after: [waitForHeading('Dados pessoais')],
  verdict: { endsAt: { heading: 'Dados pessoais' } },
};

const chooseMake: FaultedCall['walk'] = [
  { do: 'choose', field: 'Você sabe a placa do veículo?', option: 'Não, quero escolher o modelo' },
  { do: 'choose', field: 'Tipo de veículo', option: 'Carro' },
  { do: 'choose', field: 'Marca', option: 'Fiat' },
];

/** A failed simulation shows its error in its own place, with a retry button. */
const simulation = (
  operation: OperationId,
  product: ProductId,
  step: string,
  offer: string,
): FaultedCall => ({
  operation,
  product,
  world: { proposal: { currentStep: step, answers: {} } },
  requirements: [],
  walk: [open],
  outcomes: readOutcomes([sees(notLoadedText), pressRetry]),
  after: [sees(offer)],
  verdict: { notSeen: [notLoadedText] },
});

/** Calls that load the content of a screen. */
export const readCalls: readonly FaultedCall[] = [
  {
    ...opening,
    operation: 'getSystem',
    requirements: [],
    outcomes: readOutcomes(
      [sees(connectionText), pressRetry],
      [
        waitForHeading('Instabilidade na comunicação'),
        sees(instabilityText),
        { do: 'press', button: 'Tentar Novamente' },
      ],
    ),
  },
  { ...opening, operation: 'getIpFirst', requirements: ['7.6'], outcomes: unseenOutcomes },
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
    outcomes: readOutcomes([sees(notLoadedText), pressRetry]),
    after: [{ do: 'choose', field: 'Banco', option: marina.bank.label }],
    verdict: { notSeen: [notLoadedText] },
  },
  {
    operation: 'getCepFirst',
    product: 'credito-pessoal',
    world: { proposal: { currentStep: 'endereco', answers: personal } },
    requirements: ['7.27'],
    walk: [open, { do: 'fill', field: 'CEP', with: marina.cep }],
    outcomes: unseenOutcomes,
    after: [{ do: 'expectField', field: 'Logradouro', value: marina.street }],
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
    outcomes: readOutcomes([sees('Atenção'), { do: 'fill', field: 'Nome da empresa', with: 'Acai' }]),
    after: [sees('Confecções Açaí da Serra')],
    verdict: { sent: [{ operation: 'findCompaniesByName' }] },
  },
  {
    operation: 'getFipeModels',
    product: 'financiamento-veiculo',
    world: { proposal: { currentStep: 'sobreOVeiculo', answers: {} } },
    requirements: ['7.24'],
    walk: [open, ...chooseMake],
    outcomes: readOutcomes([sees(notLoadedText), pressRetry]),
    after: [{ do: 'choose', field: 'Modelo', option: 'Argo Drive 1.0 6V Flex' }],
    verdict: { notSeen: [notLoadedText] },
  },
  {
    operation: 'showStep',
    product: 'credito-pessoal',
    world: {},
    // A step that the configuration leaves out is loaded separately, with retries (7.3).
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
    outcomes: { ...unseenOutcomes, hang: { shown: [], quiet: true } },
    after: [waitForHeading('Endereço')],
    verdict: { endsAt: { heading: 'Endereço' } },
  },
  {
    operation: 'getFipeValue',
    product: 'financiamento-veiculo',
    world: { proposal: { currentStep: 'sobreOVeiculo', answers: {} } },
    requirements: ['7.24'],
    walk: [
      open,
      ...chooseMake,
      { do: 'choose', field: 'Modelo', option: 'Argo Drive 1.0 6V Flex' },
      { do: 'choose', field: 'Ano do modelo', option: '2022 Flex' },
    ],
    outcomes: readOutcomes([sees(notLoadedText), pressRetry]),
    after: [{ do: 'expectField', field: 'Valor pela tabela FIPE', value: 'R$ 56.418,00' }],
    verdict: { notSeen: [notLoadedText] },
  },
  {
    operation: 'listContracts',
    product: 'portabilidade',
    world: { proposal: { currentStep: 'contratos', answers: {}, stepStatus: { contratos: 'init' } } },
    requirements: [],
    walk: [open],
    outcomes: readOutcomes([sees(notLoadedText), pressRetry]),
    after: [sees('Contratos encontrados')],
    verdict: { notSeen: [notLoadedText] },
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
    outcomes: readOutcomes([sees('Não foi possível acessar a proposta'), pressRetry]),
    after: [waitForHeading('Proposta enviada')],
    verdict: { effects: { finished: 1 }, endsAt: { heading: 'Proposta enviada' } },
  },
  simulation('simulate', 'home-equity', 'simulacao', '240 parcelas'),
  simulation('simulateNio', 'cartao-nio', 'limite', 'R$ 239,40'),
  simulation('simulateFgts', 'saque-aniversario-fgts', 'simulacao', 'Total R$ 9.742,60'),
  simulation('simulateFuncao', 'credito-boleto', 'simulacao', 'R$ 208,16'),
  simulation('simulateCrefisa', 'credito-crefisa', 'simulacao', 'R$ 412,91'),
];
