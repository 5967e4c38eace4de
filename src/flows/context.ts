import type { Api } from '#api/api.ts';
import type { MessageType, NextAction } from '#journey/model/next-action.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Identifiers } from '#journey/rules/rule.ts';
import type { Platform } from '#platform/platform.ts';
import type { AppState, ToastState } from '#state/app-state.ts';
import type { Popups } from '#state/popup-state.ts';
import type { Ask } from './ask.ts';
import type { Forms } from './form-session.ts';
import type { OtherTabs } from './other-tabs.ts';
import type { PendingWrites } from './pending-write.ts';
import type { PlaceScope } from './place-scope.ts';
import type { SentFiles } from './sent-files.ts';

/** Everything a flow may touch, made in `app` and handed in. */
export interface Context {
  api: Api;
  platform: Platform;
  state: AppState;
  identifiers: Identifiers;
  /** Hosts whose links open without a question; absent for none (12.2). */
  allowedHosts?: readonly string[];
  /** Paths at which nothing starts by itself (2.21). */
  quietPaths?: readonly string[];
  ask: Ask;
  form: Forms;
  /** Shows a message that goes away by itself. */
  toast: (type: MessageType, title: string, text: string, more?: Pick<ToastState, 'time' | 'undo'>) => void;
  /** Takes new values and what follows from them: how an answer that comes late fills fields. */
  change: (changes: StepValues) => void;
  /** Hands on what came up beside a flow (a poll that ended, a list that was refused): it is performed. */
  dispatch: (next: NextAction) => void;
  /** What an earlier visit left on the device beside the drafts is in the state; absent: nothing is waited for. */
  sessionRestored?: Promise<void>;
  /** Writes the drafts soon, beside the typing (11.3). */
  scheduleSave: () => void;
  /** Reads what browsers and programs wrote into inputs without a word to the app; absent: nothing is on a screen. */
  readInputs?: () => void;
  /** Ends with the place the visitor is at: what is waited for there stops. */
  placeScope: PlaceScope;
  /** Questions of fields (lists, postal codes) by field key: a newer one aborts the older. */
  lookups: Map<string, AbortController>;
  /** Look-ups of addresses, and lists, that are under way. */
  pendingLookups: { addresses: Set<Promise<void>>; lists: Set<Promise<void>> };
  /** The files that are on their way, to be called off. */
  upload: { controller: AbortController | undefined };
  /** Writes whose outcome nobody knows yet (11.2, 16.3). */
  pendingWrites: PendingWrites;
  /** Files that were sent, by this visit or the one before, and are not proven to have arrived (16.4). */
  unprovenFiles: { sent: SentFiles | undefined };
  /** What a submit asks that is more than yes or no. */
  popup: Popups;
  /** Hash ids that the proposal of this tab had before the service renamed it (3.17). */
  formerHashIds: Set<string>;
  /** Other tabs with the same proposal (11.7). */
  otherTabs: OtherTabs;
}
