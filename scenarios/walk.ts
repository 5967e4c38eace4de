import type { SampleFile } from './cast/documents.ts';
import type { OperationId } from './wire.ts';

/**
 * What the visitor does, in the words of the screen. Things are found by role and label only, so a walk says
 * what a person would say and survives any change of the markup.
 */
export type Action =
  /**
   * Opens the scenario's own link; `hash`, `path` and `query` change it. `hash: null` opens without one. `newTab`: the tab of before
   * is closed, so nothing that only a tab remembers is left.
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
  /** Chooses files for a field of photos or documents; over when the app has taken each of them in. */
  | { do: 'attach'; field: string; files: readonly [SampleFile, ...SampleFile[]] }
  | { do: 'press'; button: string }
  | { do: 'pressKey'; key: string }
  | { do: 'waitFor'; text: string }
  | { do: 'waitFor'; heading: string }
  /** The field holds the value: what was typed, what a lookup filled, what survived an error. */
  | { do: 'expectField'; field: string; holds: string }
  /** Waits until the app has asked the service once more while it waits on a check. */
  | { do: 'nextPoll' }
  | { do: 'advance'; ms: number }
  | { do: 'reload' }
  | { do: 'goOffline' }
  | { do: 'goOnline' }
  /** The browser refuses this to its pages: at once, and after every load. What a page has asked for before stays with it. */
  | { do: 'forbid'; what: Forbidden }
  /** Speaks HTTP to the service as any client may, without a screen; the contract checks request and answer. */
  | ({ do: 'call' } & PlainCall);

/** A part of a form. */
export type FormPart =
  | string
  | number
  | boolean
  | SampleFile
  | Readonly<Record<string, string | number | boolean>>;

/** What a browser may refuse to a page. */
export type Forbidden = 'cookies' | 'geolocation';

/** A request in the words of the contract, and what has to come back. */
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
  /** The status that answers it; 'nothing' when the connection breaks. */
  answers: number | 'nothing';
}

/** Does a walk only speak HTTP? Then it is played without the app. */
export const isServiceOnly = ({ walk }: { walk: readonly Action[] }): boolean =>
  walk.length > 0 && walk.every(action => action.do === 'call');

/** A text that must stand on a console line: exactly, or as the source of a regular expression. */
export type ConsoleLine = string | { matches: string };

export interface SentCalls {
  operation: OperationId;
  /** Exactly this many calls of the app; without it, at least one. What a browser sends again by itself is no call. */
  times?: number;
  /** Exactly this many requests, those among them that a browser sent again by itself. */
  requests?: number;
  /** Only calls whose address holds this text: those about one hash id, for one. */
  address?: string;
  /** True: only questions whether something has moved; false: only real calls; absent: both. */
  poll?: boolean;
  /** One of the calls was answered with this status. */
  status?: number;
  /** Part of the body that one of the calls must have held. */
  body?: unknown;
  /**
   * What every one of the calls carried, by the name of the header in lower case: `true` for any value, `null` for none. The journal
   * keeps no secret (a token reads '•••'), so of those only that they were sent can be claimed.
   */
  headers?: Readonly<Record<string, true | null>>;
}

/** What must be true when the walk is over. Everything named is checked, nothing else is. */
export interface Verdict {
  /** Texts or headings that must be on the screen. */
  seen?: readonly string[];
  notSeen?: readonly string[];
  sent?: readonly SentCalls[];
  /** What the service holds in the end. */
  effects?: Partial<Effects>;
  /** The documents that the service holds in the end: these and no others. */
  files?: readonly HeldFile[];
  /** Where the visitor ends. */
  endsAt?: { path: string } | { heading: string };
  /** Console lines (warnings and errors) that this situation is expected to write. Any other fails. */
  console?: readonly ConsoleLine[];
}

/** A document at the service. What is left out is not compared. */
export interface HeldFile {
  step: string;
  /** Key of the field. */
  key: string;
  name?: string;
  /** Bytes. A photo is sent as a JPEG that the browser makes, so its size differs from one engine to the next. */
  size?: number;
}

/** What the service remembers, counted. */
export interface Effects {
  proposals: number;
  /** Steps saved by the visitor, polls not counted. */
  savedSteps: number;
  /** Proposals that reached their last step. */
  finished: number;
  hashes: number;
  /** Confirmation codes sent. */
  codesSent: number;
  /** SMS with a link or code that a step sent or sent again. */
  smsSent: number;
  /** Checks and steps that were begun again. */
  redone: number;
  /** Files received. */
  uploads: number;
  /** Consents to the use of personal data that were kept. */
  consents: number;
  /** Proposals that were begun as a part of another. */
  forks: number;
}
