import type { SampleFile } from '#scenarios/cast/documents.ts';
import type { LaunchAddress } from '#scenarios/launch-address.ts';
import type { Forbidden } from '#scenarios/walk.ts';

/**
 * The actions of a visitor, wherever the app runs. A driver finds things by role and label only.
 * Every method waits for its target and rejects with a sentence that names it.
 */
export interface Driver {
  open(launchAddress: LaunchAddress): Promise<void>;
  fill(field: string, text: string): Promise<void>;
  choose(field: string, option: string): Promise<void>;
  check(field: string): Promise<void>;
  /** Chooses files in a field, and waits until its list shows each of them. */
  attach(field: string, files: readonly SampleFile[]): Promise<void>;
  press(button: string): Promise<void>;
  /**
   * Presses a button with a matching name, if one is enabled now and no text is being typed. Does not wait.
   * @returns whether one was pressed.
   */
  pressNow(name: RegExp): Promise<boolean>;
  pressKey(key: string): Promise<void>;
  waitForText(text: string): Promise<void>;
  waitForHeading(heading: string): Promise<void>;
  waitForValue(field: string, value: string): Promise<void>;
  /** Waits until this option of a group or list is the chosen one. */
  waitForChoice(field: string, option: string): Promise<void>;
  /** Waits until a box is checked, or is not. */
  waitForChecked(field: string, isChecked: boolean): Promise<void>;
  /** Waits until a text is not on the screen. */
  waitForAbsence(text: string): Promise<void>;
  /** Lets time pass for the app: waits, or moves the clock of the page. */
  advance(milliseconds: number): Promise<void>;
  reload(): Promise<void>;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Denies a browser feature to the pages from now on: a permission or a storage. */
  forbid(feature: Forbidden): Promise<void>;
  /** Whether the text is visible on the screen now. */
  sees(text: string): Promise<boolean>;
  headings(): Promise<string[]>;
  /** Describes the focused element; null if nothing has the focus. Also null while a page loads. */
  focus(): Promise<string | null>;
  path(): Promise<string>;
  /** Warnings and errors that the app has written, without the browser's own lines about failed requests. */
  consoleLines(): readonly string[];
}

/** Names of the buttons that try again after a failure. */
export const retryButtonName = /^(Tentar|Enviar|Consultar|Simular) (novamente|de novo)/i;

/**
 * Whether the browser wrote the line itself, about a failed request. Such lines say nothing about the app.
 */
export const isBrowserNetworkLine = (line: string): boolean => /^Failed to load resource/.test(line);

/** Names of the control that chooses a file, and of the button beside each attached file. */
export const fileInputName = /^Escolher (outro )?arquivo$/;
export const removeButtonName = /^Remover /;

/** The roles of the elements that the actions of a walk name: a field, a group of options, a box. */
export const fieldRoles = ['textbox', 'spinbutton', 'combobox'] as const;
export const groupRoles = ['radiogroup', 'group'] as const;
export const boxRoles = ['checkbox', 'switch', 'radio'] as const;
