import type { SampleFile } from '#scenarios/cast/documents.ts';
import type { Forbidden } from '#scenarios/walk.ts';

/** Where an `open` leads: an address of the app in terms of the journey. */
export interface Place {
  /** null opens without a hash. */
  hash: string | null;
  path: string;
  query: Readonly<Record<string, string>>;
  /** The tab of before is closed: what it remembered is gone. */
  newTab?: boolean;
}

/** The address of a place. `origin` has no slash at the end; without one the address begins with the path. */
export function addressOfPlace(origin: string, { hash, path, query }: Place): string {
  const search = new URLSearchParams(query);
  if (hash !== null) search.set('agx_hash', hash);
  return `${origin}${path}${search.size === 0 ? '' : `?${search}`}`;
}

/**
 * What a player needs of a place where the app runs. Finds things by role and label only. Every method waits for what
 * it needs and rejects with a sentence that says what it looked for.
 */
export interface Driver {
  open(place: Place): Promise<void>;
  fill(field: string, text: string): Promise<void>;
  choose(field: string, option: string): Promise<void>;
  check(field: string): Promise<void>;
  /** Chooses files in a field, and waits until each of them stands in its list. */
  attach(field: string, files: readonly SampleFile[]): Promise<void>;
  press(button: string): Promise<void>;
  /** Presses a button of such a name, if one is ready now. Does not wait. @returns whether there was one. */
  pressNow(name: RegExp): Promise<boolean>;
  pressKey(key: string): Promise<void>;
  waitForText(text: string): Promise<void>;
  waitForHeading(heading: string): Promise<void>;
  waitForValue(field: string, value: string): Promise<void>;
  /** Lets so much time pass for the app: real time, or a clock that is moved. */
  advance(milliseconds: number): Promise<void>;
  reload(): Promise<void>;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** The browser refuses it to its pages from now on. */
  forbid(what: Forbidden): Promise<void>;
  /** Is the text on the screen now, for a person who looks? */
  sees(text: string): Promise<boolean>;
  headings(): Promise<string[]>;
  path(): Promise<string>;
  /** Warnings and errors that the app wrote so far; the browser's own lines on failed requests left out. */
  consoleLines(): readonly string[];
}

/** What the buttons are called that ask once more after a failure. */
export const againName = /^(Tentar|Enviar|Consultar) (novamente|de novo)/i;

/** Lines that a browser writes by itself for a request that failed. They say nothing about the app. */
export const isBrowserNetworkLine = (line: string): boolean => /^Failed to load resource/.test(line);

/** What a person presses to choose a file, and the button that each attached file brings along. */
export const fileInputName = /^Escolher (outro )?arquivo$/;
export const attachedName = /^Remover /;
