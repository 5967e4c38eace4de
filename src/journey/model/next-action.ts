import type { StepStatus } from './step.ts';

/** A place of the journey, current or next. The service's step decides; the address follows. */
export type Destination =
  | { kind: 'opening' }
  | { kind: 'landing'; variant: 'old' | 'new' }
  | { kind: 'step'; slug: string }
  /** The service is still completing the proposal: poll finished-update (4.22). */
  | { kind: 'completion' }
  | { kind: 'tokenValidation' }
  | { kind: 'finalPage' }
  /** A screen beside the steps; the journey later continues from where it was. */
  | { kind: 'sidePage'; page: SidePage };

export type SidePage =
  | 'creditFinalPage'
  | 'accessibility'
  | 'simplifiedTutorial'
  | 'stepsTutorial'
  | 'proposalStatus'
  | 'signature'
  | 'followUp';

export type PictureName =
  | 'waiting'
  | 'success'
  | 'failed'
  | 'noOffer'
  | 'brokenLink'
  | 'connection'
  | 'document'
  | 'shield'
  | 'phone'
  | 'search'
  | 'remake'
  | 'review'
  | 'face'
  | 'faceTurn'
  | 'pen'
  | 'car'
  | 'card'
  | 'building'
  | 'coins'
  | 'signal'
  | 'gauge'
  | 'scale'
  | 'payslip'
  | 'calendar'
  | 'camera'
  | 'house'
  | 'idBack'
  | 'idCard'
  | 'idCheck'
  | 'idFront'
  | 'key'
  | 'mapPin'
  | 'qrPhone'
  | 'sliders'
  | 'account'
  | 'amount'
  | 'choice'
  | 'device'
  | 'energyBill'
  | 'income'
  | 'insurance'
  | 'job'
  | 'licence'
  | 'questions'
  | 'receipt'
  | 'terms'
  | 'employment'
  | 'reserve'
  | 'margin'
  | 'companyRules'
  | 'approval'
  | 'transfer';

/** The effect of a button of a page, dialog or toast. */
export type RecoveryName =
  /** Reads the system again and continues at the service's step. */
  | 'reopen'
  /** Sends the current step again, after asking the service whether it arrived. */
  | 'resubmit'
  /** Repeats the poll that failed. */
  | 'pollAgain'
  | 'restart'
  /** Returns to the first step with an empty CPF. */
  | 'redoWithOtherCpf'
  /** Returns to the step that asked for the refused document or account. */
  | 'sendAnother'
  /** The visitor owns the remembered proposal: opens it (assumption 11.4). */
  | 'openRemembered'
  /** The visitor does not own it: erases everything from the device. */
  | 'denyRemembered'
  /** 'Apagar meus dados deste aparelho' (11.4). */
  | 'eraseDevice'
  | 'stay';

/** A full page that replaces the step (2.54, 2.55). */
export interface ErrorPage {
  picture: PictureName;
  title: string;
  /** Lines of the message; the wire's `<br/>` is already split (2.55). */
  lines: readonly string[];
  /** The service's original message, in small text; empty for none. */
  technical: string;
  action: { label: string; recovery: RecoveryName } | undefined;
  secondary: { label: string; recovery: RecoveryName } | undefined;
  /** False if the flow simply ends (no offer): neutral ornament. */
  isError: boolean;
  /** The call that `action` repeats: the button waits as long as the service wants (Retry-After). Absent for none. */
  retries?: string;
  /** The effect of a restored connection. Absent: the page stays. */
  whenOnline?: RecoveryName;
}

export type MessageType = 'error' | 'warning' | 'info' | 'done' | 'success';

/** A question to the visitor (2.58, 3.47). */
export interface Question {
  picture: PictureName | undefined;
  type: MessageType;
  title: string;
  text: string;
  okText: string;
  /** Empty: no cancel button. */
  cancelText: string;
  onOk: RecoveryName;
  onCancel: RecoveryName;
  /** The answer that loses nothing: it has the focus first, and Escape gives it. Absent: `cancel`. */
  harmlessButton?: 'ok' | 'cancel';
  /** The service's original message, in small text. */
  technical: string;
  /** The subject of the answer: the kind of inconsistency (8.31). */
  subject?: string;
  /** The call that `onOk` repeats: the button waits as long as the service wants (Retry-After). Absent for none. */
  retries?: string;
  /** The effect of a restored connection: the dialog closes, or is answered. Absent: it stays. */
  whenOnline?: 'close' | 'ok';
}

/** The next action. Flows return one; only `flows/run-next-action` runs it. */
export type NextAction =
  | { kind: 'go'; to: Destination }
  | { kind: 'page'; page: ErrorPage }
  | { kind: 'ask'; question: Question }
  | { kind: 'toast'; type: MessageType; title: string; text: string }
  /** Errors from the service for their fields; `message` has those for other fields. */
  | { kind: 'fieldErrors'; errors: Readonly<Record<string, string>>; message: string }
  | { kind: 'run'; recovery: RecoveryName }
  /** Opens another hash id (8.24). `message`: the service redirects there by itself, with this message. */
  | { kind: 'openHash'; hashId: string; message?: string }
  /** The step stays, with another status. */
  | { kind: 'showStatus'; slug: string; status: StepStatus }
  | { kind: 'stay' };

export const stay: NextAction = { kind: 'stay' };
export const go = (to: Destination): NextAction => ({ kind: 'go', to });
