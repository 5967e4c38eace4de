import type { SampleFile } from './cast/documents.ts';
import type { OperationId } from './wire.ts';

/**
 * The actions of the visitor, in the words of the screen. A walk finds elements by role and label only, so it
 * survives any change of the markup.
 */
export type WalkAction =
  /**
   * Opens the scenario's own link; `hash`, `path` and `query` change it. `hash: null` opens without one.
   * `newTab`: the previous tab is closed, so its memory is gone.
   */
  | {
      do: 'open';
      hash?: string | null;
      path?: string;
      query?: Readonly<Record<string, string>>;
      newTab?: true;
    }
  | { do: 'fill'; field: string; with: string }
  | { do: 'choose'; field: string; option: string }
  | { do: 'check'; field: string }
  /** Chooses files for a field of photos or documents, and waits until the app has accepted each. */
  | { do: 'attach'; field: string; files: readonly [SampleFile, ...SampleFile[]] }
  | { do: 'press'; button: string }
  | { do: 'pressKey'; key: string }
  | { do: 'waitFor'; text: string }
  | { do: 'waitFor'; heading: string }
  /** Checks the value of a text field or list: typed, filled by a lookup, or kept after an error. */
  | { do: 'expectField'; field: string; value: string }
  /** Checks which option of a group or list is chosen. */
  | { do: 'expectChoice'; field: string; option: string }
  /** Checks whether a box is checked. */
  | { do: 'expectChecked'; field: string; checked: boolean }
  /**
   * Waits until a text is not on the screen. A screen that has not come yet does not show it either, so wait for
   * something on the screen first.
   */
  | { do: 'expectAbsent'; text: string }
  /** Waits for the app's next poll. */
  | { do: 'nextPoll' }
  /**
   * Waits until the service has received this many calls of the operation (one if absent), answered or not. Before an
   * action that aborts a call: otherwise the app might abort it before the service has it.
   */
  | { do: 'waitForCall'; operation: OperationId; times?: number }
  | { do: 'advance'; ms: number }
  | { do: 'reload' }
  | { do: 'goOffline' }
  | { do: 'goOnline' }
  /**
   * From now on the browser refuses this feature to its pages. A page keeps what the browser granted before.
   */
  | { do: 'forbid'; feature: Forbidden }
  /**
   * Calls the service by HTTP as any client may, without a screen. The contract checks request and answer.
   */
  | ({ do: 'call' } & PlainCall);

/** A part of a form. */
export type FormPart =
  | string
  | number
  | boolean
  | SampleFile
  | Readonly<Record<string, string | number | boolean>>;

/** A permission or storage that a browser may refuse to a page. */
export type Forbidden = 'cookies' | 'geolocation';

/** A request by operation and parameters, with the expected status. */
export interface PlainCall {
  operation: OperationId;
  /** Parameters by name. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form instead: texts as they are, files with their bytes, anything else as JSON. */
  multipart?: Readonly<Record<string, FormPart | readonly SampleFile[]>>;
  /** The expected status of the answer; 'nothing' if the connection has to break. */
  answers: number | 'nothing';
}

/** Whether a walk consists of HTTP calls only. Then it is played without the app. */
export const isServiceOnly = ({ walk }: { walk: readonly WalkAction[] }): boolean =>
  walk.length > 0 && walk.every(action => action.do === 'call');

/** An expected console line: exactly, or as the source of a regular expression. */
export type ConsoleLine = string | { matches: string };

export interface SentCalls {
  operation: OperationId;
  /** Exactly this many calls of the app; absent: at least one. A browser's resend is no call. */
  times?: number;
  /** Exactly this many requests, including the browser's resends. */
  requests?: number;
  /** Only calls whose address contains this text, such as a hash id. */
  address?: string;
  /** True: only polls; false: only other calls; absent: both. */
  poll?: boolean;
  /** One of the calls was answered with this status. */
  status?: number;
  /** Part of the body that one of the calls must have had. */
  body?: unknown;
  /**
   * Headers of every call, by name in lower case: `true` for any value, `null` for none. The journal hides
   * secrets (a token reads '•••'), so a verdict can only check whether they are present.
   */
  headers?: Readonly<Record<string, true | null>>;
}

/** Expectations at the end of the walk. Only members that are present are checked. */
export interface Verdict {
  /** Texts or headings that must be on the screen at the end. */
  seen?: readonly string[];
  /** Texts that must not be on the screen at the end. The walk may have shown them before. */
  notSeen?: readonly string[];
  sent?: readonly SentCalls[];
  /** The effects in the service at the end. */
  effects?: Partial<Effects>;
  /** The documents in the service at the end: exactly these. */
  files?: readonly HeldFile[];
  /** The screen at the end. */
  endsAt?: { path: string } | { heading: string };
  /** Console lines (warnings and errors) that this situation is expected to write. Any other fails. */
  console?: readonly ConsoleLine[];
}

/** A document in the service. Absent members are not compared. */
export interface HeldFile {
  step: string;
  /** Key of the field. */
  key: string;
  /** Hash id of the proposal that it belongs to. */
  hashId?: string;
  name?: string;
  /** Bytes. A photo is sent as a JPEG that the browser makes, so its size differs from one engine to the next. */
  size?: number;
}

/** Numbers of effects in the service. */
export interface Effects {
  proposals: number;
  /** Steps saved by the visitor, polls not counted. */
  savedSteps: number;
  /** Proposals that reached their last step. */
  finished: number;
  hashes: number;
  /** Confirmation codes sent. */
  codesSent: number;
  /** SMS that a step sent or resent, with a link or code. */
  smsSent: number;
  /** Checks and steps that were restarted. */
  redone: number;
  /** Received files. */
  uploads: number;
  /** Stored consents to the use of personal data. */
  consents: number;
  /** Proposals that were created from a part of another one. */
  forks: number;
}
