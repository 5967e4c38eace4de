import type { Plan, Scenario, StartingWorld } from '../define-scenario.ts';
import type { ConsoleLine, Verdict, WalkAction } from '../walk.ts';
import type { OperationId } from '../wire.ts';

/** The faults of 10.10 between visitor and service. */
export type FaultKind =
  | 'networkError'
  | 'resetBeforeCommit'
  | 'resetAfterCommit'
  | 'lostAfterCommit'
  | 'cutBody'
  | 'truncatedJson'
  | 'html'
  | 'emptyBody'
  | 'hang'
  | 'latency'
  | 'duplicated';

/**
 * The visible outcome of a fault: nothing, nothing but a console line, or the actions by which the visitor sees a
 * message and gets past it.
 */
export type FaultOutcome = 'unseen' | 'logged' | { shown: readonly WalkAction[]; isUnlogged?: true };

/** A call that a screen makes, with the outcome of each fault. After any of them one retry succeeds. */
export interface FaultedCall {
  /** Names the call in the id of its scenarios, if the app uses the operation for more than one thing. */
  use?: string;
  /** The call changes something at the service, so a repeated one must change nothing more. */
  hasEffect?: true;
  product: Scenario['product'];
  world: StartingWorld;
  /** Answers of other calls. */
  plan?: Plan;
  requirements: readonly string[];
  /** The walk up to the call. */
  walk: readonly WalkAction[];
  /** How long the app waits for an answer; absent: the limit of all requests (9.1). Milliseconds. */
  timeLimit?: number;
  /** The outcome of every fault; a missing kind does not compile. */
  outcomes: Readonly<Record<FaultKind, FaultOutcome>>;
  /** The rest of the walk after the fault, as without it. */
  after: readonly WalkAction[];
  verdict: Omit<Verdict, 'console'>;
  /** The console line after a fault; absent: the usual one, which names the operation. */
  logs?: ConsoleLine;
}

/** Every fault of an operation is shown by a test, because no scenario can: the mock service never gets the call. */
export interface ShownByTest {
  because: string;
  file: string;
  /** Full title of the test. */
  title: string;
}

/** The faults of every operation of the contract. A missing operation does not compile. */
export type FaultTable = Readonly<Record<OperationId, FaultedCall | readonly FaultedCall[] | ShownByTest>>;

export const open: WalkAction = { do: 'open' };
export const sees = (text: string): WalkAction => ({ do: 'waitFor', text });
export const waitForHeading = (heading: string): WalkAction => ({ do: 'waitFor', heading });
export const pressRetry: WalkAction = { do: 'press', button: 'Tentar novamente' };

/** 8.48. */
export const notLoadedText = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';
/** 8.3. */
export const connectionText = 'Por favor, tente novamente recarregando a página.';
/** 8.11. */
export const instabilityText =
  'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';

/**
 * Faults without visible outcome: a slow answer is an answer, a duplicate answer changes nothing (11.6), and
 * the browser resends after a broken connection.
 */
const harmless = {
  latency: 'unseen',
  duplicated: 'unseen',
  resetBeforeCommit: 'unseen',
  resetAfterCommit: 'unseen',
} as const;

/** Outcomes of a call that only reads: the connection breaks, or the answer is unreadable. */
export const readOutcomes = (
  broken: readonly WalkAction[],
  unreadable: readonly WalkAction[] = broken,
): FaultedCall['outcomes'] => ({
  networkError: { shown: broken },
  lostAfterCommit: { shown: broken },
  cutBody: { shown: broken },
  hang: { shown: broken },
  truncatedJson: { shown: unreadable },
  html: { shown: unreadable },
  emptyBody: { shown: unreadable },
  ...harmless,
});

const sameOutcomes = (outcome: FaultOutcome): FaultedCall['outcomes'] => ({
  networkError: outcome,
  lostAfterCommit: outcome,
  cutBody: outcome,
  hang: outcome,
  truncatedJson: outcome,
  html: outcome,
  emptyBody: outcome,
  ...harmless,
});

/** Outcomes of a lookup at a service of somebody else, whose failures no log records: it is shown beside the field. */
export const unloggedOutcomes = (shown: readonly WalkAction[]): FaultedCall['outcomes'] =>
  sameOutcomes({ shown, isUnlogged: true });

/** Outcomes of a call with a fallback service, or of one that the app repeats by itself. */
export const unseenOutcomes = sameOutcomes('unseen');

/** Outcomes of a call that the journey can do without: the screen works as before, and the log has a line. */
export const loggedOutcomes = sameOutcomes('logged');

/**
 * Outcomes of a call that writes: a write that arrived is recovered (11.2), any other is offered for a retry.
 */
export const writeOutcomes = (
  recovery: readonly WalkAction[],
  unsent: readonly WalkAction[],
): FaultedCall['outcomes'] => ({
  lostAfterCommit: { shown: recovery, isUnlogged: true },
  cutBody: { shown: recovery, isUnlogged: true },
  truncatedJson: { shown: recovery, isUnlogged: true },
  networkError: { shown: unsent },
  hang: { shown: unsent },
  html: { shown: unsent },
  emptyBody: { shown: unsent },
  ...harmless,
});

/**
 * Outcomes of a button of a waiting step: a message appears, and a write that arrived is found by asking for
 * the step's status (11.2).
 */
export const actionOutcomes = (
  recovery: readonly WalkAction[],
  unsent: readonly WalkAction[],
): FaultedCall['outcomes'] => ({
  lostAfterCommit: { shown: recovery },
  cutBody: { shown: recovery },
  truncatedJson: { shown: recovery },
  networkError: { shown: unsent },
  hang: { shown: unsent },
  html: { shown: unsent },
  emptyBody: { shown: unsent },
  ...harmless,
});
