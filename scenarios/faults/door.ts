import type { Plan, StartingWorld } from '../define-scenario.ts';
import type { Action, Verdict } from '../walk.ts';
import type { OperationId } from '../wire.ts';

/** Every fault of 10.10 that stands between the visitor and the service, once each. */
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

/** What becomes of a fault: nothing is seen of it, or it is told in words and the visitor has a way past it. */
export type Outcome = 'unseen' | { told: readonly Action[]; quiet?: true };

/** Where a screen makes a call, and what becomes of each fault there: said in the words of the screen, and over after one try. */
export interface Door {
  operation: OperationId;
  product: string;
  world: StartingWorld;
  /** What other calls answer. */
  plan?: Plan;
  requirements: readonly string[];
  /** From the link to the call. */
  walk: readonly Action[];
  /** Declared for every fault: a kind that is left out does not compile. */
  outcomes: Readonly<Record<FaultKind, Outcome>>;
  /** Past the fault, to where it would have gone without one. */
  after: readonly Action[];
  verdict: Omit<Verdict, 'console'>;
}

export const open: Action = { do: 'open' };
export const sees = (text: string): Action => ({ do: 'waitFor', text });
export const at = (heading: string): Action => ({ do: 'waitFor', heading });
export const again: Action = { do: 'press', button: 'Tentar novamente' };

/** 8.48. */
export const notLoaded = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';
/** 8.3. */
export const connection = 'Por favor, tente novamente recarregando a página.';
/** 8.11. */
export const instability = 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';

/**
 * A slow answer is an answer, and the second of two that say the same changes nothing (11.6). What one broken
 * connection takes away the browser sends again by itself.
 */
const fine = {
  latency: 'unseen',
  duplicated: 'unseen',
  resetBeforeCommit: 'unseen',
  resetAfterCommit: 'unseen',
} as const;

/** A call that only reads: broken in one way or unreadable in another. */
export const reading = (
  broken: readonly Action[],
  unreadable: readonly Action[] = broken,
): Door['outcomes'] => ({
  networkError: { told: broken },
  lostAfterCommit: { told: broken },
  cutBody: { told: broken },
  hang: { told: broken },
  truncatedJson: { told: unreadable },
  html: { told: unreadable },
  emptyBody: { told: unreadable },
  ...fine,
});

/** A call with a second service behind it, or one that is asked again by itself. */
export const unseen: Door['outcomes'] = {
  networkError: 'unseen',
  lostAfterCommit: 'unseen',
  cutBody: 'unseen',
  hang: 'unseen',
  truncatedJson: 'unseen',
  html: 'unseen',
  emptyBody: 'unseen',
  ...fine,
};

/** A call that writes: what has arrived is found again (11.2), what has not is offered to be sent once more. */
export const writing = (found: readonly Action[], unsent: readonly Action[]): Door['outcomes'] => ({
  lostAfterCommit: { told: found, quiet: true },
  cutBody: { told: found, quiet: true },
  truncatedJson: { told: found, quiet: true },
  networkError: { told: unsent },
  hang: { told: unsent },
  html: { told: unsent },
  emptyBody: { told: unsent },
  ...fine,
});

/** A button of a step that waits: trouble is told, and what has arrived is found by asking where the step stands (11.2). */
export const acting = (found: readonly Action[], unsent: readonly Action[]): Door['outcomes'] => ({
  lostAfterCommit: { told: found },
  cutBody: { told: found },
  truncatedJson: { told: found },
  networkError: { told: unsent },
  hang: { told: unsent },
  html: { told: unsent },
  emptyBody: { told: unsent },
  ...fine,
});
