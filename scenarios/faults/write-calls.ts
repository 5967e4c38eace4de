import { caio, marina } from '../cast/personas.ts';
import { atSimulation } from '../catalogue/simulacoes/at-simulation.ts';
import { atConfirmation } from '../catalogue/token/at-confirmation.ts';
import { ENDLESS } from '../check.ts';
import { check, press, waitForHeading } from '../products/building-blocks/fill.ts';
import { personalAnswers } from '../products/credito-pessoal.answers.ts';
import { submitAddress, submitPersonalData } from '../products/credito-pessoal.walk.ts';
import type { WalkAction } from '../walk.ts';
import {
  actionOutcomes,
  confirmsIdentity,
  connectionText,
  type FaultedCall,
  type FaultOutcome,
  type FaultTable,
  instabilityText,
  type OfflineOutcome,
  offlineText,
  open,
  opensAgainAt,
  pressRetry,
  readOutcomes,
  refusalOutcomes,
  waitForText,
  writeOutcomes,
} from './faulted-call.ts';
import { refusals } from './refusals.ts';

/** Without internet a message says so (8.2); nothing is sent again by itself. */
const offlineOutcome = (again: readonly WalkAction[]): OfflineOutcome => ({
  atOnce: [waitForText(offlineText)],
  during: [waitForText(offlineText)],
  again,
});

/** 8.44: a write whose answer was lost is recovered. */
const recovery = [waitForText('A conexão parece instável')];

const pressPageRetry = press('Tentar Novamente');

/** An answer whose members are all null names no step. The journey opens again at the step of the service. */
const namesNoStep: FaultOutcome = {
  shown: [waitForText('Houve uma alteração no fluxo do Banco. Tente novamente mais tarde'), pressPageRetry],
  logs: { matches: '^\\[proposta\\] journey: CurrentStepNotFound' },
};

const submitOutcomes = (heading: string, button: string): FaultedCall['outcomes'] => ({
  ...writeOutcomes({ recovery, unsent: [pressRetry], again: [press(button)], heading }),
  nulls: namesNoStep,
});

/** During a wait a failure is shown once, and the wait continues (8.26). */
const pollOutcomes: FaultedCall['outcomes'] = {
  ...readOutcomes([waitForText(connectionText)]),
  ...refusalOutcomes((_, message) => ({ shown: [waitForText(message ?? connectionText)] })),
  status401: confirmsIdentity,
  status404Conflict: 'logged',
  nulls: 'unseen',
};

const token: Pick<FaultedCall, 'product' | 'world'> = {
  product: 'saque-cartao',
  world: { ...atConfirmation, token: { clickedAfter: 1, resendAfter: 0 } },
};
const requestCode: readonly WalkAction[] = [
  open,
  waitForHeading('Confirme que é você'),
  { do: 'press', button: 'Solicitar Token' },
];

const typeCode: readonly WalkAction[] = [
  { do: 'fill', field: 'Código', with: '336421' },
  { do: 'press', button: 'Confirmar código' },
];

/** Refusals of the typed code: the reason appears under the field of the code, and no log records it. */
const wrongCodeOutcomes = Object.fromEntries(
  (
    [
      'status400Fields',
      'status400List',
      'status403',
      'status404',
      'status409',
      'status422',
      'status429',
    ] as const
  ).map(kind => [
    kind,
    {
      shown: [waitForText(refusals[kind].says), waitForHeading('Digite o código do C6'), ...typeCode],
      isUnlogged: true,
    },
  ]),
);

const restartActions: readonly WalkAction[] = [
  press('Recomeçar'),
  waitForHeading('Recomeçar a proposta?'),
  press('Recomeçar'),
];

const forkActions = (heading: string): readonly WalkAction[] => [
  waitForHeading(heading),
  press('Aproveitar os dados em uma nova'),
];
const forkOnce = forkActions('Você já tem uma proposta');
const forkAgain = [pressRetry, ...forkActions('Você já tem 2 propostas')];

const consentActions: readonly WalkAction[] = [
  check('Autorizo a consulta do meu saldo do FGTS'),
  press('Concordar e continuar'),
];
const consentAgain = [waitForHeading('Seus dados, suas escolhas'), ...consentActions];

/** Calls that change something, and polls. */
export const writeCalls = {
  createProposal: {
    hasEffect: true,
    product: 'credito-pessoal',
    world: {},
    requirements: ['11.2'],
    walk: [open, ...submitPersonalData(marina)],
    outcomes: {
      ...submitOutcomes('Dados pessoais', 'Continuar'),
      nulls: {
        shown: [waitForText('Não foi possível criar a proposta, tente novamente mais tarde.'), pressRetry],
        logs: { matches: '^\\[proposta\\] journey: creationFailed' },
      },
    },
    offline: offlineOutcome([press('Continuar')]),
    after: [waitForHeading('Endereço')],
    verdict: { endsAt: { heading: 'Endereço' } },
  },
  updateStep: {
    hasEffect: true,
    product: 'credito-pessoal',
    world: {
      proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
    },
    requirements: ['11.2'],
    walk: [open, ...submitAddress(marina)],
    // The answer to a saved step that says nothing new is checked by a read, which finds the next step (4.10).
    outcomes: { ...submitOutcomes('Endereço', 'Continuar'), nulls: 'unseen' },
    offline: offlineOutcome([press('Continuar')]),
    after: [waitForHeading('Dados bancários')],
    verdict: { effects: { proposals: 1 }, endsAt: { heading: 'Dados bancários' } },
  },
  validateToken: {
    ...token,
    hasEffect: true,
    requirements: ['2.23', '7.20'],
    walk: requestCode,
    outcomes: {
      ...readOutcomes([waitForText(connectionText), press('Solicitar Token')]),
      ...refusalOutcomes((_, message) => ({
        shown: [waitForText(message ?? connectionText), press('Solicitar Token')],
      })),
      status401: confirmsIdentity,
      status404Conflict: opensAgainAt('Confirme que é você'),
      // The message is out, and the app has asked for that (11.2).
      lostAfterCommit: 'logged',
      failedAfterCommit: 'logged',
      cutBody: 'logged',
      truncatedJson: 'logged',
      wrongShape: 'logged',
      // An answer without a status does not say that the code was sent; the poll does.
      nulls: 'logged',
    },
    after: [waitForHeading('Identidade confirmada')],
    verdict: { endsAt: { heading: 'Identidade confirmada' } },
  },
  getTokenValidation: {
    ...token,
    requirements: ['2.23', '7.20'],
    walk: requestCode,
    // When the step opens, no code was sent.
    answersBefore: [{ kind: 'reply', status: 200, body: { data: { status: 'init' } } }],
    // The visitor is confirming the identity already, so a 401 changes nothing.
    // Without a status, the answer is as unreadable as any other wrong one.
    outcomes: { ...pollOutcomes, status401: 'logged', nulls: pollOutcomes.wrongShape },
    after: [waitForHeading('Identidade confirmada')],
    verdict: { effects: { codesSent: 1 }, endsAt: { heading: 'Identidade confirmada' } },
  },
  pollC6ConsignadoPrivado: {
    product: 'consignado-privado',
    world: {
      proposal: { currentStep: 'consulta-de-margem', answers: {} },
      checks: { 'consulta-de-margem': { polls: 2, ends: 'success' } },
    },
    requirements: ['4.28', '7.33'],
    walk: [open],
    outcomes: pollOutcomes,
    after: [waitForHeading('Sua oferta')],
    verdict: { endsAt: { path: '/simulacao' } },
  },
  redoDocumentLinkStep: {
    hasEffect: true,
    product: 'car-equity',
    world: {
      proposal: { currentStep: 'documentos', answers: {}, stepStatus: { documentos: 'failed' } },
      checks: { documentos: { polls: ENDLESS, ends: 'success' } },
    },
    requirements: ['4.28', '7.16'],
    walk: [open, waitForHeading('Os documentos não chegaram'), pressRetry],
    outcomes: actionOutcomes(recovery, [waitForText(connectionText)], 'Os documentos não chegaram', [
      pressRetry,
    ]),
    after: [waitForHeading('Enviamos o link por SMS')],
    verdict: { endsAt: { heading: 'Enviamos o link por SMS' } },
  },
  sendC6ConsignadoPrivadoToken: {
    hasEffect: true,
    product: 'consignado-privado',
    world: {
      proposal: { currentStep: 'codigo', answers: {}, stepStatus: { codigo: 'waiting' } },
      checks: {
        codigo: { polls: ENDLESS, ends: 'success' },
        'consulta-de-margem': { polls: ENDLESS, ends: 'success' },
      },
    },
    requirements: ['7.33', '11.2'],
    walk: [open, waitForHeading('Digite o código do C6'), ...typeCode],
    outcomes: {
      ...actionOutcomes(recovery, [waitForText(connectionText)], 'Digite o código do C6', typeCode),
      ...wrongCodeOutcomes,
      status401: { shown: [], endsAt: { path: '/token-validation' } },
    },
    after: [waitForHeading('O C6 está preparando seu consignado')],
    verdict: { endsAt: { path: '/consulta-de-margem' } },
  },
  newHash: {
    hasEffect: true,
    product: 'financiamento-veiculo',
    world: {
      proposal: {
        currentStep: 'sobreOVeiculo',
        answers: { identificacao: { nome: marina.name, cpf: '52998224725' } },
      },
    },
    requirements: ['7.12', '8.14'],
    walk: [open, ...restartActions],
    outcomes: {
      ...readOutcomes(
        [waitForHeading('Atenção!'), waitForText(connectionText), pressRetry],
        [waitForHeading('Atenção!'), waitForText(instabilityText), pressRetry],
      ),
      ...refusalOutcomes((_, message) => ({
        shown: [waitForHeading('Atenção!'), waitForText(message ?? instabilityText), pressRetry],
      })),
      status401: confirmsIdentity,
      status404Conflict: { shown: [waitForHeading('Atenção!'), waitForText(connectionText), pressRetry] },
      // The answer is complete and has no hash id (8.8), so the next press is a new request.
      nulls: {
        shown: [waitForText('hash não encontrado')],
        endsAt: { path: '/sobreOVeiculo' },
        logs: { matches: '^\\[proposta\\] journey: newHashMissing' },
      },
    },
    after: [waitForText('Passo 1 de'), { do: 'expectField', field: 'CPF', value: '' }],
    verdict: { effects: { hashes: 2 }, endsAt: { path: '/identificacao' } },
  },
  partialForkProposal: {
    hasEffect: true,
    product: 'credito-pessoal',
    world: {
      others: [
        {
          hash: '6650c1f2a4b3d90012e7f0a1',
          daysAgo: 3,
          currentStep: 'endereco',
          answers: { 'dados-pessoais': personalAnswers(marina) },
          canFork: true,
        },
      ],
    },
    requirements: ['7.17', '11.2'],
    walk: [open, ...submitPersonalData(marina), ...forkActions('Você já tem uma proposta')],
    // After a fork that arrived, the list has both proposals; the same press again is the same write (16.3).
    outcomes: {
      ...readOutcomes([pressRetry, ...forkOnce]),
      ...refusalOutcomes((_, message) => ({
        shown: [...(message ? [waitForText(message)] : []), pressRetry, ...forkOnce],
      })),
      status400Fields: { shown: [waitForText('Confira este dado.'), press('Continuar'), ...forkOnce] },
      status401: confirmsIdentity,
      status404Conflict: opensAgainAt('Dados pessoais'),
      wrongShape: { shown: forkAgain },
      nulls: { shown: forkAgain },
      lostAfterCommit: { shown: forkAgain },
      failedAfterCommit: { shown: forkAgain },
      cutBody: { shown: forkAgain },
      truncatedJson: { shown: forkAgain },
    },
    after: [waitForHeading('Endereço')],
    verdict: { effects: { proposals: 2, forks: 1 }, endsAt: { heading: 'Endereço' } },
  },
  externalLgpd: {
    hasEffect: true,
    product: 'saque-aniversario-fgts',
    world: {
      proposal: {
        currentStep: 'consentimento',
        answers: { 'dados-pessoais': { nome: caio.name, cpf: '86135042726' } },
      },
      checks: { autorizacao: { polls: ENDLESS, ends: 'success' } },
    },
    requirements: ['7.19', '11.2'],
    walk: [open, waitForHeading('Seus dados, suas escolhas'), ...consentActions],
    outcomes: {
      ...readOutcomes([waitForText(connectionText), ...consentAgain]),
      ...refusalOutcomes((_, message) => ({
        shown: [waitForText(message ?? connectionText), ...consentAgain],
      })),
      status401: confirmsIdentity,
      status404Conflict: opensAgainAt('Seus dados, suas escolhas'),
    },
    after: [waitForText('Passo 3 de')],
    verdict: { effects: { consents: 1, savedSteps: 1 }, endsAt: { path: '/autorizacao' } },
  },
  startCarEquityInsertion: {
    hasEffect: true,
    product: 'car-equity',
    world: {
      proposal: { currentStep: 'insercao', answers: {}, stepStatus: { insercao: 'failed' } },
      checks: { insercao: { polls: 1, ends: 'success' }, mesa: { polls: ENDLESS, ends: 'success' } },
    },
    requirements: ['4.28', '7.32'],
    walk: [open, waitForHeading('O envio ao C6 não foi concluído'), pressRetry],
    outcomes: actionOutcomes(recovery, [waitForText(connectionText)], 'O envio ao C6 não foi concluído', [
      pressRetry,
    ]),
    after: [waitForText('Passo 8 de')],
    verdict: { effects: { redone: 1 }, endsAt: { path: '/mesa' } },
  },
  financeCdc: {
    hasEffect: true,
    product: 'financiamento-veiculo',
    world: atSimulation('financiamento-veiculo', 'simulacao', { sobreOVeiculo: { valorVeiculo: 62_840 } }),
    requirements: ['7.30', '11.2'],
    walk: [
      open,
      waitForHeading('Opções para entrada escolhida'),
      { do: 'press', button: '48x' },
      press('Continuar com o Financiamento'),
    ],
    outcomes: {
      ...submitOutcomes('Entrada e parcelas', 'Continuar com o Financiamento'),
      // A read finds the next step, as after any other write (4.10).
      nulls: 'unseen',
      // The drawer closes, because the message is above the form.
      status400Fields: {
        shown: [
          waitForText('Confira este dado.'),
          press('Ver financiamento'),
          press('Continuar com o Financiamento'),
        ],
      },
    },
    after: [waitForText('Passo 4 de 11')],
    verdict: { effects: { savedSteps: 1 }, endsAt: { path: '/habilitacao' } },
  },
} satisfies Partial<FaultTable>;
