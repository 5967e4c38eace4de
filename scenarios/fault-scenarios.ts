import type { Answer, Plan, Scenario } from './define-scenario.ts';
import {
  connectionText,
  type FaultedCall,
  type FaultKind,
  type FaultOutcome,
  instabilityText,
  notLoadedText,
} from './faults/faulted-call.ts';
import { readCalls } from './faults/read-calls.ts';
import { writeCalls } from './faults/write-calls.ts';
import type { WalkAction } from './walk.ts';
import type { OperationId } from './wire.ts';

/** Long enough to be seen, short enough to wait for. Milliseconds. */
const LATE = 400;
/** The time limit of a request (9.1). Milliseconds. */
const TIME_LIMIT = 150_000;

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

const faultOf = (kind: FaultKind): Answer<OperationId> =>
  kind === 'latency' ? { kind, ms: LATE } : { kind };

function storyOf(operation: OperationId, kind: FaultKind, outcome: FaultOutcome): string {
  return outcome === 'unseen'
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

function situationOf(call: FaultedCall, kind: FaultKind): Scenario {
  const { operation, product, world, plan, requirements, walk, after, verdict } = call;
  const outcome = call.outcomes[kind];
  // An unnoticed call has its own, shorter limit (7.6).
  const timesOut = kind === 'hang' && outcome !== 'unseen';
  const timeOut: readonly WalkAction[] = timesOut ? [{ do: 'advance', ms: TIME_LIMIT }] : [];
  const actions = outcome === 'unseen' ? [] : outcome.shown;
  const isLogged = outcome !== 'unseen' && !outcome.quiet;
  return {
    product,
    world,
    requirements: ['10.10', ...(outcome === 'unseen' ? [] : [...requirements, ...rowsShownBy(actions)])],
    id: `falha-${kebab(operation)}-${kebab(kind)}`,
    title: `${operation}: ${kind}`,
    story: storyOf(operation, kind, outcome),
    tags: ['falha', kind],
    walk: [...walk, ...timeOut, ...actions, ...after],
    // The plan of a fault for any operation: faults are the same for all.
    plan: {
      ...plan,
      [operation]: { kind: 'sequence', answers: [faultOf(kind)], afterLast: 'worldAnswers' },
    } as Plan,
    verdict: isLogged ? { ...verdict, console: [{ matches: `^\\[proposta\\] ${operation}: ` }] } : verdict,
  };
}

const kindsOf = (call: FaultedCall): FaultKind[] => Object.keys(call.outcomes) as FaultKind[]; // declared for each kind

/**
 * A scenario for each fault of each operation that a screen calls: the first answer fails, the visitor
 * continues (10.10).
 */
export const faultScenarios: readonly Scenario[] = [...readCalls, ...writeCalls].flatMap(call =>
  kindsOf(call).map(kind => situationOf(call, kind)),
);
