import type { SystemAnswer } from './configuration.ts';
import type { StartPictureName } from './picture-name.ts';
import type { StepStatus } from './step.ts';

/** A place of the journey, current or next. The service decides which step it is; the address follows. */
export type Destination =
  /** `redirect`: the redirection to another hash id that is being followed (8.24), which a retry follows again. */
  | { kind: 'opening'; redirect?: { hashId: string; message: string } }
  | { kind: 'landing'; variant: 'old' | 'new' }
  | { kind: 'step'; slug: string }
  /** The service is still completing the proposal: the app polls finished-update (4.22). */
  | { kind: 'completion' }
  /** `backTo`: the place to which the code leads; absent: where the visitor was. */
  | { kind: 'tokenValidation'; backTo?: Destination }
  | { kind: 'finalPage' }
  /** A screen beside the steps; the visitor later returns to the step. */
  | { kind: 'sidePage'; page: SidePage };

export type SidePage =
  | 'creditFinalPage'
  | 'accessibility'
  | 'simplifiedTutorial'
  | 'stepsTutorial'
  | 'proposalStatus'
  | 'signature'
  | 'followUp';

/** The effect of a button of an error page or dialog. */
export type RecoveryName =
  /** Reads the system again and continues at the service's step. */
  | 'reopen'
  /** Asks the service whether the current step arrived; sends it again if not. */
  | 'resubmit'
  /** Repeats the poll that failed. */
  | 'pollAgain'
  | 'restart'
  /** Erases this proposal from the device and starts another one, with a new hash id and an empty CPF. */
  | 'redoWithOtherCpf'
  /** Returns to the step that asked for the refused document or account. */
  | 'sendAnother'
  /** Opens the remembered proposal, because the visitor says that it is theirs (assumption 11.4). */
  | 'openRemembered'
  /** Erases everything from the device, because the remembered proposal belongs to another person. */
  | 'denyRemembered'
  /** 'Apagar meus dados deste aparelho' (11.4). */
  | 'eraseDevice'
  /** Saves what was typed and loads the page again, because a file of the app is missing (4.41). */
  | 'reloadPage'
  | 'stay';

/** A full page that replaces the step (2.54, 2.55). */
export interface ErrorPage {
  picture: StartPictureName;
  title: string;
  /** The message in lines, split at `<br/>` (2.55). */
  lines: readonly string[];
  /** The technical line, in small text; empty for none. */
  technical: string;
  action: { label: string; recovery: RecoveryName } | undefined;
  secondary: { label: string; recovery: RecoveryName } | undefined;
  /** False if the flow simply ends, as without an offer: the page then has a neutral ornament. */
  isError: boolean;
  /**
   * The operation that `action` repeats, if the service asked for a pause (Retry-After): the button waits for its end.
   */
  repeatedOperation?: string;
  /** The action when the connection is back. Absent: the page stays. */
  whenOnline?: RecoveryName;
}

export type MessageType = 'error' | 'warning' | 'info' | 'done' | 'success';

/** A question to the visitor (2.58, 3.47). */
export interface Question {
  picture: StartPictureName | undefined;
  type: MessageType;
  title: string;
  text: string;
  /** An address to copy, below the text. */
  address?: string;
  okText: string;
  /** Empty: no cancel button. */
  cancelText: string;
  onOk: RecoveryName;
  onCancel: RecoveryName;
  /** The button that loses nothing: it has the focus at the start, and Escape presses it. Absent: `cancel`. */
  harmlessButton?: 'ok' | 'cancel';
  /** The technical line, in small text; empty for none. */
  technical: string;
  /** The kind of inconsistency that the question is about (8.31). */
  subject?: string;
  /**
   * The operation that `onOk` repeats, if the service asked for a pause (Retry-After): the button waits for its end.
   */
  repeatedOperation?: string;
  /** The effect when the connection is back: the dialog closes, or its OK button is pressed. Absent: it stays. */
  whenOnline?: 'close' | 'ok';
}

/** The result of a flow; `flows/run-next-action` runs it. */
export type NextAction =
  | { kind: 'go'; to: Destination }
  | { kind: 'page'; page: ErrorPage }
  | { kind: 'ask'; question: Question }
  | { kind: 'toast'; type: MessageType; title: string; text: string }
  /**
   * Errors of the service by field key; `message`: a notice above the form, such as errors of fields that it does not
   * have.
   */
  | { kind: 'fieldErrors'; errors: Readonly<Record<string, string>>; message: string }
  | { kind: 'run'; recovery: RecoveryName }
  /**
   * Opens another hash id (8.24). `message`: the text for the visitor if the service itself redirects; the proposal
   * that is left stays until the other one has answered. `system`: the answer of the other one, if it is loaded.
   */
  | { kind: 'openHash'; hashId: string; message?: string; system?: SystemAnswer }
  /** Shows the current step in another status. */
  | { kind: 'showStatus'; slug: string; status: StepStatus }
  | { kind: 'stay' };

export const stay: NextAction = { kind: 'stay' };
export const go = (to: Destination): NextAction => ({ kind: 'go', to });
