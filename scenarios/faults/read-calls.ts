import { marina } from '../cast/personas.ts';
import { ENDLESS } from '../check.ts';
import { waitForHeading } from '../products/building-blocks/fill.ts';
import { addressAnswers, allAnswers, personalAnswers } from '../products/credito-pessoal.answers.ts';
import { creditoPessoal } from '../products/credito-pessoal.ts';
import { submitPersonalData } from '../products/credito-pessoal.walk.ts';
import { systemAnswer } from '../products/system-answer.ts';
import type { WalkAction } from '../walk.ts';
import type { WireContract } from '../wire.ts';
import {
  confirmsIdentity,
  connectionText,
  type FaultedCall,
  type FaultOutcome,
  type FaultTable,
  instabilityText,
  loggedExternalOutcomes,
  loggedOutcomes,
  notLoadedText,
  open,
  opensAgainAt,
  pressRetry,
  readOutcomes,
  refusalOutcomes,
  unloggedOutcomes,
  unseenOutcomes,
  waitForText,
} from './faulted-call.ts';
import type { RefusalKind } from './refusals.ts';

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

const atVehicle: FaultedCall['world'] = { proposal: { currentStep: 'sobreOVeiculo', answers: {} } };
const atRealEstate: FaultedCall['world'] = { proposal: { currentStep: 'imovel', answers: {} } };

const proposalInAnalysis: Pick<FaultedCall, 'product' | 'world' | 'requirements'> = {
  product: 'credito-conta-de-luz',
  world: {
    proposal: { currentStep: 'analise', situation: 'em-analise', answers: {} },
    checks: { analise: { polls: ENDLESS, ends: 'success' } },
  },
  requirements: ['7.13'],
};

const contractToSign: WireContract = {
  _id: '6660a1f4c3d2e50011b7b001',
  number: '2026-004512',
  name: 'Cédula de crédito bancário',
  link: 'https://assinatura.exemplo.com.br/ccb/2026-004512',
  signature: 'pending',
};

const searchAgain: WalkAction = { do: 'fill', field: 'Nome da empresa', with: 'Acai' };
const cepFailedText = 'Não foi possível consultar o CEP. Preencha o endereço ou tente novamente.';
const unknownCep: FaultOutcome = {
  shown: [waitForText('CEP não encontrado. Confira os números ou preencha o endereço.')],
  isUnlogged: true,
  endsAt: { heading: 'Endereço' },
};
const retryPlate: WalkAction = { do: 'press', button: 'Tentar novamente: Placa' };
const plateFailedText =
  'Não foi possível consultar a placa. Tente novamente ou preencha os dados do veículo.';

const pressPageRetry: WalkAction = { do: 'press', button: 'Tentar Novamente' };

/** The headings after a refused opening; all others say 'Atenção!' with the message of the service. */
const openingHeadings: Partial<Record<RefusalKind, string>> = {
  status404: 'Link de acesso é inválido',
  status404Conflict: 'A conexão falhou',
  status500: 'Instabilidade na comunicação',
  status502: 'Instabilidade na comunicação',
  status503: 'Instabilidade na comunicação',
  status504: 'Instabilidade na comunicação',
};

/** Calls that load the content of a screen. */
export const readCalls = {
  getSystem: {
    ...opening,
    requirements: [],
    outcomes: {
      ...readOutcomes(
        [waitForText(connectionText), pressRetry],
        [waitForHeading('Instabilidade na comunicação'), waitForText(instabilityText), pressPageRetry],
      ),
      ...refusalOutcomes((kind, message) => ({
        shown: [
          waitForHeading(openingHeadings[kind] ?? 'Atenção!'),
          ...(message && !openingHeadings[kind] ? [waitForText(message)] : []),
          pressPageRetry,
        ],
      })),
      status401: confirmsIdentity,
      nulls: {
        shown: [waitForText('Configuração do produto não encontrada.'), pressPageRetry],
        logs: '[proposta] journey: configurationMissing',
      },
    },
  },
  getIpFirst: { ...opening, requirements: ['7.6'], outcomes: unseenOutcomes },
  getResource: {
    product: 'credito-pessoal',
    world: {
      proposal: {
        currentStep: 'dados-bancarios',
        answers: { ...personal, endereco: addressAnswers(marina) },
      },
    },
    requirements: [],
    walk: [open],
    outcomes: readOutcomes([waitForText(notLoadedText), pressRetry]),
    after: [{ do: 'choose', field: 'Banco', option: marina.bank.label }],
    verdict: { notSeen: [notLoadedText] },
  },
  getCepFirst: {
    product: 'credito-pessoal',
    world: { proposal: { currentStep: 'endereco', answers: personal } },
    requirements: ['7.27'],
    walk: [open, { do: 'fill', field: 'CEP', with: marina.cep }],
    outcomes: unseenOutcomes,
    after: [{ do: 'expectField', field: 'Logradouro', value: marina.street }],
    verdict: { sent: [{ operation: 'getCepFirst', times: 1 }] },
  },
  findCompaniesByName: {
    product: 'consignado-privado',
    world: { proposal: { currentStep: 'emprego', answers: {} } },
    requirements: ['7.26', '8.15'],
    walk: [
      open,
      { do: 'press', button: 'Não sei o CNPJ: buscar pelo nome' },
      { do: 'fill', field: 'Nome da empresa', with: 'Açaí' },
    ],
    outcomes: {
      ...readOutcomes([waitForText('Atenção'), searchAgain]),
      // The search names no proposal that could have changed.
      status404Conflict: { shown: [waitForText('Atenção'), searchAgain] },
    },
    after: [waitForText('Confecções Açaí da Serra')],
    verdict: { sent: [{ operation: 'findCompaniesByName' }] },
  },
  getFipeModels: {
    product: 'financiamento-veiculo',
    world: atVehicle,
    requirements: ['7.24'],
    walk: [open, ...chooseMake],
    outcomes: readOutcomes([waitForText(notLoadedText), pressRetry]),
    after: [{ do: 'choose', field: 'Modelo', option: 'Argo Drive 1.0 6V Flex' }],
    verdict: { notSeen: [notLoadedText] },
  },
  showStep: {
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
    outcomes: {
      ...unseenOutcomes,
      nulls: 'logged',
      hang: { shown: [], isUnlogged: true },
      // A refusal is final; a failure of the service is not.
      ...refusalOutcomes((kind, message) =>
        /status(429|5)/.test(kind) || message === undefined
          ? 'unseen'
          : { shown: [waitForText(message), pressPageRetry] },
      ),
      status401: confirmsIdentity,
      status404: {
        shown: [
          waitForText('Houve uma alteração no fluxo do Banco. Tente novamente mais tarde'),
          pressPageRetry,
        ],
        logs: '[proposta] journey: CurrentStepNotFound',
      },
      status404Conflict: 'logged',
    },
    after: [waitForHeading('Endereço')],
    verdict: { endsAt: { heading: 'Endereço' } },
  },
  getFipeValue: {
    product: 'financiamento-veiculo',
    world: atVehicle,
    requirements: ['7.24'],
    walk: [
      open,
      ...chooseMake,
      { do: 'choose', field: 'Modelo', option: 'Argo Drive 1.0 6V Flex' },
      { do: 'choose', field: 'Ano do modelo', option: '2022 Flex' },
    ],
    outcomes: readOutcomes([waitForText(notLoadedText), pressRetry]),
    after: [{ do: 'expectField', field: 'Valor pela tabela FIPE', value: 'R$ 56.418,00' }],
    verdict: { notSeen: [notLoadedText] },
  },
  listContracts: [
    {
      product: 'portabilidade',
      world: { proposal: { currentStep: 'contratos', answers: {}, stepStatus: { contratos: 'init' } } },
      requirements: [],
      walk: [open],
      outcomes: readOutcomes([waitForText(notLoadedText), pressRetry]),
      after: [waitForText('Contratos encontrados')],
      verdict: { notSeen: [notLoadedText] },
    },
    {
      use: 'signature',
      product: 'consignado-inss',
      world: {
        // The proposal is not at the signature step, because there the app would use the link of that step.
        proposal: { currentStep: 'simulacao', answers: {} },
        contracts: [contractToSign],
      },
      requirements: ['2.11', '7.14'],
      walk: [{ do: 'open', path: '/sign-proposal' }, waitForHeading('Assinatura do contrato')],
      outcomes: {
        ...readOutcomes([waitForText(notLoadedText), pressRetry]),
        status404Conflict: opensAgainAt('Escolha a sua oferta'),
      },
      after: [waitForHeading('Cédula de crédito bancário')],
      verdict: { notSeen: [notLoadedText] },
    },
  ],
  finishedUpdate: {
    product: 'credito-pessoal',
    world: {
      proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
      completion: { polls: 3, ends: 'success' },
    },
    requirements: [],
    walk: [open],
    outcomes: {
      ...readOutcomes([waitForText('Não foi possível acessar a proposta'), pressRetry]),
      nulls: 'unseen',
    },
    after: [waitForHeading('Proposta enviada')],
    verdict: { effects: { finished: 1 }, endsAt: { heading: 'Proposta enviada' } },
  },
  getIpSecond: {
    ...opening,
    plan: { getIpFirst: { kind: 'networkError' } },
    requirements: ['7.6', '8.9'],
    outcomes: loggedExternalOutcomes,
    timeLimit: 3000,
    logs: 'Device IP not found',
  },
  getCepSecond: {
    product: 'credito-pessoal',
    world: { proposal: { currentStep: 'endereco', answers: personal } },
    plan: { getCepFirst: { kind: 'html', status: 503 } },
    requirements: ['7.27'],
    walk: [open, { do: 'fill', field: 'CEP', with: marina.cep }],
    timeLimit: 5000,
    outcomes: {
      ...unloggedOutcomes([waitForText(cepFailedText), { do: 'press', button: 'Tentar novamente: CEP' }]),
      // The service does not know the postal code.
      status400Fields: unknownCep,
      status400List: unknownCep,
      status404: unknownCep,
      status404Conflict: unknownCep,
    },
    after: [{ do: 'expectField', field: 'Logradouro', value: marina.street }],
    verdict: { notSeen: [cepFailedText] },
  },
  getFieldOptions: {
    product: 'seguro-celular',
    world: { proposal: { currentStep: 'aparelho', answers: {} } },
    requirements: ['7.22'],
    walk: [open],
    outcomes: readOutcomes([waitForText(notLoadedText), pressRetry]),
    after: [{ do: 'choose', field: 'Marca do aparelho', option: 'Samsung' }],
    verdict: { notSeen: [notLoadedText] },
  },
  getMultipleFinancingResource: {
    product: 'financiamento-imobiliario',
    world: atRealEstate,
    requirements: ['7.25'],
    walk: [open],
    outcomes: readOutcomes([waitForText(notLoadedText), pressRetry]),
    after: [{ do: 'choose', field: 'Tipo de imóvel', option: 'Apartamento' }],
    verdict: { notSeen: [notLoadedText] },
  },
  // The estimate is optional: without it the visitor types the value.
  getResidencyValue: {
    product: 'financiamento-imobiliario',
    world: atRealEstate,
    requirements: ['7.25'],
    walk: [open, { do: 'fill', field: 'CEP do imóvel', with: '01310-100' }],
    outcomes: {
      ...loggedOutcomes,
      // The journey opens again (8.25), and the estimate comes.
      status404Conflict: {
        shown: [{ do: 'expectField', field: 'Valor do imóvel', value: 'R$ 311.000,00' }],
      },
    },
    after: [
      { do: 'fill', field: 'Valor do imóvel', with: '350000,00' },
      { do: 'expectField', field: 'Valor do imóvel', value: 'R$ 350.000,00' },
    ],
    verdict: { endsAt: { heading: 'O imóvel' } },
  },
  getFipeResource: [
    {
      product: 'financiamento-veiculo',
      world: atVehicle,
      requirements: ['7.24'],
      walk: [open, ...chooseMake.slice(0, 2)],
      outcomes: readOutcomes([waitForText(notLoadedText), pressRetry]),
      after: [{ do: 'choose', field: 'Marca', option: 'Fiat' }],
      verdict: { notSeen: [notLoadedText] },
    },
    {
      use: 'plate',
      product: 'financiamento-veiculo',
      world: atVehicle,
      requirements: ['7.24', '4.34'],
      walk: [
        open,
        { do: 'choose', field: 'Você sabe a placa do veículo?', option: 'Sim, tenho a placa' },
        { do: 'fill', field: 'Placa', with: 'bra2e19' },
      ],
      outcomes: {
        ...readOutcomes([waitForText(plateFailedText), retryPlate]),
        // A refusal is about this plate: its reason is shown, and the visitor describes the vehicle.
        ...refusalOutcomes((kind, message) =>
          message === undefined || /status5/.test(kind)
            ? { shown: [waitForText(plateFailedText), retryPlate] }
            : { shown: [waitForText(message)], endsAt: { heading: 'Sobre o veículo' } },
        ),
        status401: confirmsIdentity,
        status404Conflict: { shown: [], endsAt: { heading: 'Sobre o veículo' } },
        // An answer without a vehicle: the service does not know the plate.
        nulls: {
          shown: [waitForText('Placa não encontrada. Confira ou preencha os dados do veículo.')],
          isUnlogged: true,
          endsAt: { heading: 'Sobre o veículo' },
        },
      },
      after: [{ do: 'expectField', field: 'Modelo', value: 'Kicks Sense 1.6 Flex' }],
      verdict: { notSeen: [plateFailedText] },
    },
  ],
  getFipeModelYears: {
    product: 'financiamento-veiculo',
    world: atVehicle,
    requirements: ['7.24'],
    walk: [open, ...chooseMake, { do: 'choose', field: 'Modelo', option: 'Argo Drive 1.0 6V Flex' }],
    outcomes: readOutcomes([waitForText(notLoadedText), pressRetry]),
    after: [{ do: 'choose', field: 'Ano do modelo', option: '2022 Flex' }],
    verdict: { notSeen: [notLoadedText] },
  },
  proposalDetails: [
    {
      ...proposalInAnalysis,
      walk: [{ do: 'open', path: '/proposal-status' }, waitForHeading('Situação da proposta')],
      outcomes: {
        ...readOutcomes([waitForText(notLoadedText), pressRetry]),
        status404Conflict: opensAgainAt('Um analista está avaliando seu crédito'),
      },
      after: [waitForHeading('Documentos')],
      verdict: { notSeen: [notLoadedText], seen: ['Proposta iniciada'] },
    },
    // The app already has the data for this screen, so the failure is only logged.
    {
      ...proposalInAnalysis,
      use: 'follow-up',
      product: 'consignado-inss',
      world: {
        proposal: { currentStep: 'averbacao', situation: 'em-analise', answers: {} },
        checks: { averbacao: { polls: ENDLESS, ends: 'success' } },
      },
      walk: [{ do: 'open', path: '/acompanhamento' }],
      outcomes: {
        ...loggedOutcomes,
        status404Conflict: opensAgainAt('Sua averbação está em andamento'),
      },
      after: [waitForText('Em análise'), waitForText('Etapa atual: Averbação no INSS')],
      verdict: { notSeen: [notLoadedText] },
    },
  ],
  // The check is optional: without an answer the app creates the proposal.
  getMultiProposal: {
    product: 'credito-pessoal',
    world: {},
    requirements: ['4.16'],
    walk: [open, ...submitPersonalData(marina)],
    timeLimit: 30_000,
    // A 404 says that there is no other proposal, and so does the empty list, which has no members to be null.
    outcomes: { ...loggedOutcomes, status404: 'unseen', status404Conflict: 'unseen', nulls: 'unseen' },
    after: [waitForHeading('Endereço')],
    verdict: { effects: { proposals: 1 }, endsAt: { heading: 'Endereço' } },
  },
} satisfies Partial<FaultTable>;
