import type { StepStatus } from './step.ts';

/** Where the visitor is, or goes. The server's step decides; the address follows. */
export type Destination =
  | { kind: 'opening' }
  | { kind: 'landing'; variant: 'old' | 'new' }
  | { kind: 'step'; slug: string }
  /** The service still completes the proposal: wait for finished-update (4.22). */
  | { kind: 'completion' }
  | { kind: 'tokenValidation' }
  | { kind: 'finalPage' }
  /** A screen beside the steps: it is looked at, and the journey goes on from where it was. */
  | { kind: 'aside'; page: SidePage };

export type SidePage =
  | 'creditFinalPage'
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
  | 'pen'
  | 'car'
  | 'card'
  | 'building'
  | 'coins'
  | 'signal'
  | 'gauge'
  | 'scale'
  | 'payslip'
  | 'calendar';

/** What the app does about something: a button of a page, dialog or toast leads to one of these. */
export type RecoveryName =
  /** Reads the system again and goes on at the server's step. */
  | 'reopen'
  /** Sends the current step again, after asking the service whether it arrived. */
  | 'resubmit'
  /** Asks again what was being waited for. */
  | 'pollAgain'
  | 'restart'
  /** Back to the first step with the CPF emptied. */
  | 'redoWithOtherCpf'
  /** Back to the step that asked for the document or account that did not fit. */
  | 'sendAnother'
  /** The proposal that this device remembers is the visitor's: it opens (assumption 11.4). */
  | 'openRemembered'
  /** It is not: everything goes from the device, as if nobody had been here. */
  | 'denyRemembered'
  /** 'Apagar meus dados deste aparelho' (11.4). */
  | 'eraseDevice'
  | 'stay';

/** A full screen that stands in for the step (2.54, 2.55). */
export interface ErrorPage {
  picture: PictureName;
  title: string;
  /** Lines of the message; the wire's `<br/>` has become separate lines (2.55). */
  lines: readonly string[];
  /** What the service said, in small text; empty for nothing. */
  technical: string;
  action: { label: string; recovery: RecoveryName } | undefined;
  secondary: { label: string; recovery: RecoveryName } | undefined;
  /** False where the flow simply ends (no offer): neutral ornament. */
  isError: boolean;
  /** The call that `action` asks again: the button waits as long as the service wants (Retry-After). Absent for none. */
  retries?: string;
  /** What follows by itself when there is internet again. Absent: the page stays. */
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
  /** What the service said, in small text. */
  technical: string;
  /** What an answer acts on: the kind of inconsistency (8.31). */
  about?: string;
  /** The call that `onOk` asks again: the button waits as long as the service wants (Retry-After). Absent for none. */
  retries?: string;
  /** What becomes of it by itself when there is internet again: it closes, or it is answered. Absent: it stays. */
  whenOnline?: 'close' | 'ok';
}

/** What follows. Flows return one; `flows/run-next-action` is the only place that carries it out. */
export type NextAction =
  | { kind: 'go'; to: Destination }
  | { kind: 'page'; page: ErrorPage }
  | { kind: 'ask'; question: Question }
  | { kind: 'toast'; type: MessageType; title: string; text: string }
  /** Errors of the service put under their fields; what names no field is said in `message`. */
  | { kind: 'fieldErrors'; errors: Readonly<Record<string, string>>; message: string }
  | { kind: 'run'; recovery: RecoveryName }
  /** Another hash takes over (8.24). `said`: the service leads there by itself, with these words. */
  | { kind: 'openHash'; hashId: string; message?: string }
  /** The step stays, in another status. */
  | { kind: 'showStatus'; slug: string; status: StepStatus }
  | { kind: 'stay' };

export const stay: NextAction = { kind: 'stay' };
export const go = (to: Destination): NextAction => ({ kind: 'go', to });
