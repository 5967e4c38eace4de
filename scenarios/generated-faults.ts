import type { Answer, Plan, Scenario } from './define-scenario.ts';
import {
  connection,
  type Door,
  type FaultKind,
  instability,
  notLoaded,
  type Outcome,
} from './faults/door.ts';
import { readingDoors } from './faults/reading.ts';
import { writingDoors } from './faults/writing.ts';
import type { Action } from './walk.ts';
import type { OperationId } from './wire.ts';

/** Long enough to be seen, short enough to wait for. Milliseconds. */
const LATE = 400;
/** Where a request ends (9.1). Milliseconds. */
const TIME_LIMIT = 150_000;

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

const faultOf = (kind: FaultKind): Answer<OperationId> =>
  kind === 'latency' ? { kind, ms: LATE } : { kind };

function storyOf(operation: OperationId, kind: FaultKind, outcome: Outcome): string {
  return outcome === 'unseen'
    ? `A primeira resposta a ${operation} não vem como devia (${kind}). Ninguém percebe nada, e a jornada segue.`
    : `A primeira resposta a ${operation} falha (${kind}). A tela diz o que houve, e a segunda tentativa segue adiante.`;
}

/** The rows of chapter 8 whose words an outcome says. */
const rows: Readonly<Record<string, string>> = {
  [connection]: '8.3',
  [instability]: '8.11',
  [notLoaded]: '8.48',
  'Instabilidade na comunicação': '8.21',
  'A conexão parece instável': '8.44',
  'Não foi possível acessar a proposta': '8.26',
};

const saidBy = (told: readonly Action[]): string[] =>
  told.flatMap(action => {
    const said = action.do !== 'waitFor' ? '' : 'text' in action ? action.text : action.heading;
    return rows[said] ?? [];
  });

function situationOf(door: Door, kind: FaultKind): Scenario {
  const { operation, product, world, plan, requirements, walk, after, verdict } = door;
  const outcome = door.outcomes[kind];
  // What nobody notices has a shorter limit of its own (7.6).
  const timesOut = kind === 'hang' && outcome !== 'unseen';
  const timeOut: readonly Action[] = timesOut ? [{ do: 'advance', ms: TIME_LIMIT }] : [];
  const told = outcome === 'unseen' ? [] : outcome.told;
  const isLogged = outcome !== 'unseen' && !outcome.quiet;
  return {
    product,
    world,
    requirements: ['10.10', ...(outcome === 'unseen' ? [] : [...requirements, ...saidBy(told)])],
    id: `falha-${kebab(operation)}-${kebab(kind)}`,
    title: `${operation}: ${kind}`,
    story: storyOf(operation, kind, outcome),
    tags: ['falha', kind],
    walk: [...walk, ...timeOut, ...told, ...after],
    // One answer of one operation, whatever it is: the faults are the same for all of them.
    plan: {
      ...plan,
      [operation]: { kind: 'sequence', answers: [faultOf(kind)], afterwards: 'world' },
    } as Plan,
    verdict: isLogged ? { ...verdict, console: [{ matches: `^\\[proposta\\] ${operation}: ` }] } : verdict,
  };
}

const kindsOf = (door: Door): FaultKind[] => Object.keys(door.outcomes) as FaultKind[]; // declared for each kind

/** A situation per fault and operation that a screen calls: the first answer fails, the visitor goes on (10.10). */
export const faultScenarios: readonly Scenario[] = [...readingDoors, ...writingDoors].flatMap(door =>
  kindsOf(door).map(kind => situationOf(door, kind)),
);
