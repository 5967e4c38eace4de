import type { Plan, Scenario, StartingWorld } from '../define-scenario.ts';
import { waitForHeading } from '../products/building-blocks/fill.ts';
import type { ConsoleLine, Verdict, WalkAction } from '../walk.ts';
import type { OperationId } from '../wire.ts';
import { type RefusalKind, refusalKinds, refusals } from './refusals.ts';

/**
 * The faults of 10.10 between visitor and service. `latency` is also the reordered answer: the answers to all calls
 * that are sent after it arrive before it.
 */
export type FaultKind =
  | 'networkError'
  | 'resetBeforeCommit'
  | 'resetAfterCommit'
  | 'lostAfterCommit'
  | 'failedAfterCommit'
  | 'cutBody'
  | 'truncatedJson'
  | 'html'
  | 'emptyBody'
  | 'noContent'
  | 'wrongShape'
  | 'nulls'
  | 'hang'
  | 'latency'
  | 'duplicated'
  | RefusalKind;

/**
 * The visible outcome of a fault: nothing, nothing but a console line, or the actions by which the visitor sees a
 * message and gets past it.
 */
export type FaultOutcome =
  | 'unseen'
  | 'logged'
  | {
      shown: readonly WalkAction[];
      isUnlogged?: true;
      /** The journey goes on elsewhere or ends here: this replaces the rest of the walk and the verdict. */
      endsAt?: Verdict['endsAt'];
      /** Another walk up to the fault, for a fault that hides a screen of the usual walk. */
      walk?: readonly WalkAction[];
      /** The console line; absent: that of the call. */
      logs?: ConsoleLine;
    };

/** The visitor's device has no internet (8.2), which comes back later. */
export interface OfflineOutcome {
  /** The message when the last action of the walk is done without internet. */
  atOnce: readonly WalkAction[];
  /** The message when the connection is lost during the call. */
  during: readonly WalkAction[];
  /** The actions after the internet is back. */
  again: readonly WalkAction[];
}

/** A call that a screen makes, with the outcome of each fault. After any of them one retry succeeds. */
export interface FaultedCall {
  /** Names the call in the id of its scenarios, if the app uses the operation for more than one thing. */
  use?: string;
  /** Set if the call changes something at the service, so that a repeated call must not change anything again. */
  hasEffect?: true;
  product: Scenario['product'];
  world: StartingWorld;
  /** Answers of other calls. */
  plan?: Plan;
  /** Answers of this call before the one that fails. */
  answersBefore?: readonly { kind: 'reply'; status: 200; body: unknown }[];
  requirements: readonly string[];
  /** The walk up to the call. */
  walk: readonly WalkAction[];
  /** Milliseconds that the app waits for an answer; absent: the limit of all requests (9.1). */
  timeLimit?: number;
  /** Waits for the answers of other calls, which would otherwise run out of time with this one. */
  beforeTimeLimit?: readonly WalkAction[];
  /** The outcome of every fault; a missing kind does not compile. */
  outcomes: Readonly<Record<FaultKind, FaultOutcome>>;
  /** The rest of the walk after the fault, as without it. */
  after: readonly WalkAction[];
  verdict: Omit<Verdict, 'console'>;
  /** The outcome without internet; absent if no scenario shows it. */
  offline?: OfflineOutcome;
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
export const waitForText = (text: string): WalkAction => ({ do: 'waitFor', text });
export const pressRetry: WalkAction = { do: 'press', button: 'Tentar novamente' };

/** 8.48. */
export const notLoadedText = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';
/** A 429 of a list (4.28): a reload, which 8.48 proposes, would only be one more request. */
export const tooManyText =
  'O serviço recebeu muitos pedidos em pouco tempo. Aguarde um momento e tente novamente.';
/** 8.2. */
export const offlineText = 'Verifique sua conexão com a internet.';
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

type RefusalOutcomes = Readonly<Record<RefusalKind, FaultOutcome>>;

/** One outcome for each refusal; `outcomeOf` gets its kind and the text that a screen may show. */
export const refusalOutcomes = (
  outcomeOf: (kind: RefusalKind, message: string | undefined) => FaultOutcome,
): RefusalOutcomes =>
  Object.fromEntries(
    refusalKinds.map(kind => [kind, outcomeOf(kind, refusals[kind].says)]),
  ) as RefusalOutcomes; // a value for each kind

/** 8.23: a 401 leads to the confirmation of the identity. */
export const confirmsIdentity: Exclude<FaultOutcome, string> = {
  shown: [],
  endsAt: { heading: 'Confirme que é você' },
};

/** Refusals that the journey treats alike, except the one that leads to the confirmation of the identity. */
export const alikeRefusals = (outcome: FaultOutcome): RefusalOutcomes => ({
  ...refusalOutcomes(() => outcome),
  status401: confirmsIdentity,
});

/** Answers that cannot be understood. The service had carried out the call before the last two. */
const unreadableOutcomes = (outcome: FaultOutcome) =>
  ({
    truncatedJson: outcome,
    html: outcome,
    emptyBody: outcome,
    noContent: outcome,
    wrongShape: outcome,
    nulls: outcome,
  }) as const;

/**
 * Outcomes of a call that only reads: the connection breaks, or the answer is unreadable or a refusal. After a conflict
 * the journey opens again, and repeats the call (8.25).
 */
export const readOutcomes = (
  broken: readonly WalkAction[],
  unreadable: readonly WalkAction[] = broken,
  refused: RefusalOutcomes = alikeRefusals({ shown: unreadable }),
): FaultedCall['outcomes'] => ({
  networkError: { shown: broken },
  lostAfterCommit: { shown: broken },
  failedAfterCommit: { shown: unreadable },
  cutBody: { shown: broken },
  hang: { shown: broken },
  ...unreadableOutcomes({ shown: unreadable }),
  ...refused,
  status404Conflict: 'logged',
  ...harmless,
});

const sameOutcomes = (outcome: FaultOutcome): FaultedCall['outcomes'] => ({
  networkError: outcome,
  lostAfterCommit: outcome,
  failedAfterCommit: outcome,
  cutBody: outcome,
  hang: outcome,
  ...unreadableOutcomes(outcome),
  ...refusalOutcomes(() => outcome),
  ...harmless,
});

/** Outcomes of a lookup at an external service: the failure is shown beside the field, without a console line. */
export const unloggedOutcomes = (shown: readonly WalkAction[]): FaultedCall['outcomes'] =>
  sameOutcomes({ shown, isUnlogged: true });

/** Outcomes of a call with a fallback service, or of one that the app repeats by itself. */
export const unseenOutcomes = sameOutcomes('unseen');

/** Outcomes of a call to an external service that the journey can do without: only a console line shows the failure. */
export const loggedExternalOutcomes = sameOutcomes('logged');

/** Outcomes of a call that the journey can do without: only a console line shows the failure, except for a 401. */
export const loggedOutcomes: FaultedCall['outcomes'] = {
  ...sameOutcomes('logged'),
  status401: confirmsIdentity,
};

interface WriteSteps {
  /** The write arrived, and the app has found out by itself. */
  recovery: readonly WalkAction[];
  /** A dialog offers to send again. */
  unsent: readonly WalkAction[];
  /** The form as it was, without a dialog: the visitor presses its button again. */
  again: readonly WalkAction[];
  /** The heading of the step. */
  heading: string;
}

/** 8.25: the proposal has changed elsewhere, so the journey opens again at the step of the service. */
export const opensAgainAt = (heading: string): FaultOutcome => ({ shown: [], endsAt: { heading } });

/**
 * Outcomes of a call that writes: a write that arrived is recovered (11.2), any other is offered for a retry.
 */
export const writeOutcomes = ({ recovery, unsent, again, heading }: WriteSteps): FaultedCall['outcomes'] => ({
  networkError: { shown: unsent },
  hang: { shown: unsent },
  ...unreadableOutcomes({ shown: unsent }),
  lostAfterCommit: { shown: recovery, isUnlogged: true },
  failedAfterCommit: { shown: recovery, isUnlogged: true },
  cutBody: { shown: recovery, isUnlogged: true },
  truncatedJson: { shown: recovery, isUnlogged: true },
  wrongShape: { shown: recovery, isUnlogged: true },
  ...refusalOutcomes((_, message) => ({ shown: [...(message ? [waitForText(message)] : []), ...unsent] })),
  // A message about fields is shown above the form.
  status400Fields: { shown: [waitForText('Confira este dado.'), ...again] },
  status401: confirmsIdentity,
  status404Conflict: opensAgainAt(heading),
  ...harmless,
});

/**
 * Outcomes of a button of a waiting step: a message appears, and a write that arrived is found by asking for
 * the step's status (11.2).
 */
export const actionOutcomes = (
  recovery: readonly WalkAction[],
  broken: readonly WalkAction[],
  heading: string,
  press: readonly WalkAction[],
): FaultedCall['outcomes'] => {
  const again = [waitForHeading(heading), ...press];
  return {
    networkError: { shown: [...broken, ...again] },
    hang: { shown: [...broken, ...again] },
    ...unreadableOutcomes({ shown: [...broken, ...again] }),
    lostAfterCommit: { shown: recovery },
    failedAfterCommit: { shown: recovery },
    cutBody: { shown: recovery },
    truncatedJson: { shown: recovery },
    wrongShape: { shown: recovery },
    // The next status shows that it arrived.
    nulls: 'unseen',
    ...refusalOutcomes((_, message) => ({
      shown: [...(message ? [waitForText(message)] : broken), ...again],
    })),
    status401: confirmsIdentity,
    status404Conflict: opensAgainAt(heading),
    ...harmless,
  };
};
