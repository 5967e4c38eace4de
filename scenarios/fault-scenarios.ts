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
import { simulationCalls } from './faults/simulation-calls.ts';
import { writeCalls } from './faults/write-calls.ts';
import type { WalkAction } from './walk.ts';
import type { OperationId } from './wire.ts';

/** Long enough to be seen, short enough to wait for. Milliseconds. */
const LATE = 400;
/** The time limit of a request (9.1). Milliseconds. */
const TIME_LIMIT = 150_000;

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

const faultOf = (kind: FaultKind): Answer<OperationId> =>
  kind === 'latency' ? { kind, ms: LATE } : { kind };

function storyOf(operation: OperationId, kind: FaultKind, outcome: FaultOutcome): string {
  return typeof outcome === 'string'
    ? `A primeira resposta a ${operation} não vem como devia (${kind}). Ninguém percebe nada, e a jornada segue.`
    : `A primeira resposta a ${operation} falha (${kind}). A tela diz o que houve, e a segunda tentativa segue adiante.`;
}

/** The rows of chapter 8 whose text an outcome shows. */
const rows: Readonly<Record<string, string>> = {
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
    return rows[text] ?? [];
  });

function situationOf(operation: OperationId, call: FaultedCall, kind: FaultKind): Scenario {
  const { use, product, world, plan, requirements, walk, after, verdict } = call;
  const outcome = call.outcomes[kind];
  // An unnoticed call has its own, shorter limit (7.6).
  const timesOut = kind === 'hang' && outcome !== 'unseen';
  const timeOut: readonly WalkAction[] = timesOut
    ? [{ do: 'advance', ms: call.timeLimit ?? TIME_LIMIT }]
    : [];
  const actions = typeof outcome === 'string' ? [] : outcome.shown;
  const isLogged = outcome === 'logged' || (outcome !== 'unseen' && !outcome.isUnlogged);
  return {
    product,
    world,
    requirements: ['10.10', ...(outcome === 'unseen' ? [] : [...requirements, ...rowsShownBy(actions)])],
    id: ['falha', kebabCase(operation), ...(use ? [use] : []), kebabCase(kind)].join('-'),
    title: `${operation}: ${kind}`,
    story: storyOf(operation, kind, outcome),
    tags: ['falha', kind, ...(call.hasEffect ? ['efeito'] : [])],
    walk: [...walk, ...timeOut, ...actions, ...after],
    // The plan of a fault for any operation: faults are the same for all.
    plan: {
      ...plan,
      [operation]: { kind: 'sequence', answers: [faultOf(kind)], afterLast: 'worldAnswers' },
    } as Plan,
    verdict: isLogged
      ? { ...verdict, console: [call.logs ?? { matches: `^\\[proposta\\] ${operation}: ` }] }
      : verdict,
  };
}

const kindsOf = (call: FaultedCall): FaultKind[] => Object.keys(call.outcomes) as FaultKind[]; // declared for each kind

/** The faults of every operation, by operation (10.10). */
export const faultTable: FaultTable = {
  ...readCalls,
  ...simulationCalls,
  ...writeCalls,
  getPixelConfiguration: {
    because:
      'The files lie beside the app, on its own host, so the mock service of a scenario never gets the call.',
    file: 'src/api/external/pixel-files.test.ts',
    title: '[10.10] [7.38] after any fault of the list or of a file nothing is set and nothing fails',
  },
};

/** Does a test show the row instead of scenarios? */
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
  callsOf(row).flatMap(
    call => kindsOf(call).map(kind => situationOf(operation as OperationId, call, kind)), // keys of the table
  ),
);
