import type { Plan, Scenario, StartingWorld } from '../define-scenario.ts';
import type { Verdict, WalkAction } from '../walk.ts';
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
 * The visible outcome of a fault: nothing, or the actions by which the visitor sees a message and gets past
 * it.
 */
export type FaultOutcome = 'unseen' | { shown: readonly WalkAction[]; quiet?: true };

/** A call that a screen makes, with the outcome of each fault. After any of them one retry succeeds. */
export interface FaultedCall {
  operation: OperationId;
  product: Scenario['product'];
  world: StartingWorld;
  /** Answers of other calls. */
  plan?: Plan;
  requirements: readonly string[];
  /** The walk up to the call. */
  walk: readonly WalkAction[];
  /** The outcome of every fault; a missing kind does not compile. */
  outcomes: Readonly<Record<FaultKind, FaultOutcome>>;
  /** The rest of the walk after the fault, as without it. */
  after: readonly WalkAction[];
  verdict: Omit<Verdict, 'console'>;
}

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

/** Outcomes of a call with a fallback service, or of one that the app repeats by itself. */
export const unseenOutcomes: FaultedCall['outcomes'] = {
  networkError: 'unseen',
  lostAfterCommit: 'unseen',
  cutBody: 'unseen',
  hang: 'unseen',
  truncatedJson: 'unseen',
  html: 'unseen',
  emptyBody: 'unseen',
  ...harmless,
};

/**
 * Outcomes of a call that writes: a write that arrived is recovered (11.2), any other is offered for a retry.
 */
export const writeOutcomes = (
  recovery: readonly WalkAction[],
  unsent: readonly WalkAction[],
): FaultedCall['outcomes'] => ({
  lostAfterCommit: { shown: recovery, quiet: true },
  cutBody: { shown: recovery, quiet: true },
  truncatedJson: { shown: recovery, quiet: true },
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
