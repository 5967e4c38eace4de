import { operationFacts } from '#openapi/facts.gen.js';
import type { Answer, Plan, Scenario } from './define-scenario.ts';
import {
  connectionText,
  type FaultedCall,
  type FaultKind,
  type FaultOutcome,
  type FaultTable,
  instabilityText,
  notLoadedText,
  type ShownByTest,
} from './faults/faulted-call.ts';
import { readCalls } from './faults/read-calls.ts';
import { type RefusalKind, refusals } from './faults/refusals.ts';
import { simulationCalls } from './faults/simulation-calls.ts';
import { writeCalls } from './faults/write-calls.ts';
import { kebabCase } from './kebab-case.ts';
import type { Verdict, WalkAction } from './walk.ts';
import type { OperationId } from './wire.ts';

/** Long enough to be seen, short enough to wait for. Milliseconds. */
const ANSWER_DELAY = 400;
/** The time limit of a request (9.1). Milliseconds. */
const REQUEST_TIME_LIMIT = 150_000;

/** The error answers that the contract declares, by operation: status and content type. */
const declaredAnswersById: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  operationFacts.map(({ id, answers }) => [
    id,
    new Set(answers.map(({ status, contentType }) => `${status} ${contentType}`)),
  ]),
);

const isRefusal = (kind: FaultKind): kind is RefusalKind => Object.hasOwn(refusals, kind);

function refusalOf(operation: OperationId, kind: RefusalKind): Answer<OperationId> {
  const { status, body } = refusals[kind];
  const contentType = typeof body === 'string' ? 'text/html' : 'application/json';
  return declaredAnswersById.get(operation)?.has(`${status} ${contentType}`)
    ? ({ kind: 'reply', status, body } as Answer<OperationId>) // the contract check runs again while playing
    : {
        kind: 'offContract',
        reason: 'A proxy or another version of the service may send any status.',
        status,
        body,
      };
}

function faultOf(operation: OperationId, kind: FaultKind): Answer<OperationId> {
  if (isRefusal(kind)) return refusalOf(operation, kind);
  if (kind === 'latency') return { kind, ms: ANSWER_DELAY };
  return kind === 'noContent' ? { kind: 'emptyBody', status: 204 } : { kind };
}

function storyOf(operation: OperationId, kind: FaultKind, outcome: FaultOutcome): string {
  return typeof outcome === 'string'
    ? `A primeira resposta a ${operation} não vem como devia (${kind}). Ninguém percebe nada, e a jornada segue.`
    : `A primeira resposta a ${operation} falha (${kind}). A tela diz o que houve, e a segunda tentativa segue adiante.`;
}

/** The rows of chapter 8 whose text an outcome shows. */
const requirementByText: Readonly<Record<string, string>> = {
  [connectionText]: '8.3',
  [instabilityText]: '8.11',
  [notLoadedText]: '8.48',
  'Instabilidade na comunicação': '8.21',
  'A conexão parece instável': '8.44',
  'Não foi possível acessar a proposta': '8.26',
};

const rowsShownBy = (actions: readonly WalkAction[]): string[] =>
  actions.flatMap(action => {
    const text = action.do !== 'waitFor' ? '' : 'text' in action ? action.text : action.heading;
    return requirementByText[text] ?? [];
  });

/** Waits for the screen at which a fault ends. */
const waitForEnd = (place: NonNullable<Verdict['endsAt']>): readonly WalkAction[] =>
  'heading' in place ? [{ do: 'waitFor', heading: place.heading }] : [];

function createFaultScenario(operation: OperationId, call: FaultedCall, kind: FaultKind): Scenario {
  const { use, product, world, plan, requirements, walk, after, verdict } = call;
  const outcome = call.outcomes[kind];
  // A call whose failure stays invisible has a shorter limit (7.6).
  const timesOut = kind === 'hang' && outcome !== 'unseen';
  const waitForTimeLimit: readonly WalkAction[] = timesOut
    ? [...(call.beforeTimeLimit ?? []), { do: 'advance', ms: call.timeLimit ?? REQUEST_TIME_LIMIT }]
    : [];
  const isLogged = outcome === 'logged' || (outcome !== 'unseen' && !outcome.isUnlogged);
  const specialOutcome: Exclude<FaultOutcome, string> = typeof outcome === 'string' ? { shown: [] } : outcome;
  const { shown: actions, endsAt, logs } = specialOutcome;
  const consoleLine = logs ?? call.logs ?? { matches: `^\\[proposta\\] ${operation}: ` };
  const endVerdict = endsAt ? { endsAt } : verdict;
  return {
    product,
    world,
    requirements: [
      '10.10',
      // If the journey ends on another screen, the scenario shows only the rows of the texts on it.
      ...(outcome === 'unseen' || endsAt ? [] : requirements),
      ...rowsShownBy(actions),
    ],
    id: ['falha', kebabCase(operation), ...(use ? [use] : []), kebabCase(kind)].join('-'),
    title: `${operation}: ${kind}`,
    story: storyOf(operation, kind, outcome),
    tags: ['falha', kind, ...(call.hasEffect ? ['efeito'] : [])],
    walk: [
      ...(specialOutcome.walk ?? walk),
      ...waitForTimeLimit,
      ...actions,
      ...(endsAt ? waitForEnd(endsAt) : after),
    ],
    // The cast is safe, because every operation allows every fault.
    plan: {
      ...plan,
      [operation]: {
        kind: 'sequence',
        answers: [...(call.answersBefore ?? []), faultOf(operation, kind)],
        afterLast: 'worldAnswers',
      },
    } as Plan,
    verdict: isLogged ? { ...endVerdict, console: [consoleLine] } : endVerdict,
  };
}

/** The device is without internet at the call, or loses it during the call (8.2); then the internet is back. */
function createOfflineScenarios(operation: OperationId, call: FaultedCall): Scenario[] {
  const { offline, use, product, world, plan, requirements, walk, after, verdict } = call;
  if (!offline) return [];
  const { atOnce, during, again } = offline;
  // Without it, a slow browser is offline before the service has the call.
  const underWay: WalkAction = { do: 'waitForCall', operation };
  const createScenario = (
    kind: 'offline' | 'connection-lost',
    actions: readonly WalkAction[],
    answers: Plan,
  ): Scenario => ({
    product,
    world,
    requirements: ['10.10', ...requirements],
    id: ['falha', kebabCase(operation), ...(use ? [use] : []), kind].join('-'),
    title: `${operation}: ${kind}`,
    story:
      kind === 'offline'
        ? `Sem internet na hora de ${operation}. A tela diz isso; quando a internet volta, a jornada segue.`
        : `A internet cai enquanto ${operation} espera a resposta. A tela diz isso; quando ela volta, a jornada segue.`,
    tags: ['falha', kind, ...(call.hasEffect ? ['efeito'] : [])],
    walk: [...actions, { do: 'goOnline' }, ...again, ...after],
    plan: { ...plan, ...answers },
    verdict: { ...verdict, console: [{ matches: '^\\[proposta\\] \\w+: offline' }] },
  });
  const answers = {
    [operation]: {
      kind: 'sequence',
      answers: [{ kind: 'hang' }],
      afterLast: 'worldAnswers',
    },
  } as Plan; // every operation allows every fault
  return [
    createScenario('offline', [...walk.slice(0, -1), { do: 'goOffline' }, ...walk.slice(-1), ...atOnce], {}),
    createScenario('connection-lost', [...walk, underWay, { do: 'goOffline' }, ...during], answers),
  ];
}

const kindsOf = (call: FaultedCall): FaultKind[] => Object.keys(call.outcomes) as FaultKind[]; // declared for each kind

/** The faults of every operation, by operation (10.10). */
export const faultTable: FaultTable = {
  ...readCalls,
  ...simulationCalls,
  ...writeCalls,
  getPixelConfiguration: {
    because: 'The host of the app serves these files, so the mock service of a scenario never gets the call.',
    file: 'src/api/external/pixel-files.test.ts',
    title: '[10.10] [7.38] after any fault of the list or of a file there are no pixels and nothing fails',
  },
};

/** True if a test shows the row instead of scenarios. */
export const isShownByTest = (row: FaultTable[OperationId]): row is ShownByTest => 'because' in row;

/** The calls of a row that scenarios play. */
function callsOf(row: FaultTable[OperationId]): readonly FaultedCall[] {
  if (isShownByTest(row)) return [];
  return 'walk' in row ? [row] : row;
}

/**
 * A scenario for each fault of each operation: the first answer fails, the visitor continues (10.10).
 */
export const faultScenarios: readonly Scenario[] = Object.entries(faultTable).flatMap(([operation, row]) =>
  callsOf(row).flatMap(call => [
    // The casts are safe, because the keys of the table are operations.
    ...kindsOf(call).map(kind => createFaultScenario(operation as OperationId, call, kind)),
    ...createOfflineScenarios(operation as OperationId, call),
  ]),
);
