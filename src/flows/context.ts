import type { Api } from '#api/api.ts';
import type { FirstLookup } from '#journey/form/lookups.ts';
import type { MessageType, NextAction } from '#journey/model/next-action.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Identifiers } from '#journey/rules/rule.ts';
import type { Platform } from '#platform/platform.ts';
import type { AppState } from '#state/app-state.ts';
import type { Popups } from '#state/popup-state.ts';
import type { ToastState } from '#state/visit-state.ts';
import type { Ask } from './ask.ts';
import type { LatestWrites } from './create-latest-writes.ts';
import type { Forms } from './forms.ts';
import type { PendingWrites } from './pending-write.ts';
import type { PlaceScope } from './place-scope.ts';
import type { SentFiles } from './sent-files.ts';

/** The claim of this tab to its proposal (11.7). */
export interface TabClaim {
  /** Another tab has the claim and works on the proposal. This one shows that, and sends nothing. */
  isElsewhere: boolean;
  /** The hash id that this tab has claimed; empty for none. */
  hashId: string;
  /** Takes the claim over from another tab. */
  takeOver: () => void;
  release: () => void;
}

interface RecentWait {
  /** How often the wait has begun again and ended with its first answer. */
  repetitions: number;
  /** How many requests the wait has sent since it began, and when the last one was sent (steady clock). */
  requests: number;
  askedAt: number;
  /** Whether an answer has ended the wait; the visitor may also have left it. */
  hasEnded: boolean;
}

interface PendingFile {
  /** The step in which the visitor has chosen the file. */
  slug: string;
  /** Resolves to whether the file can be attached. */
  isAttached: Promise<boolean>;
}

/** Everything that a flow may use. `app` creates it and passes it in. */
export interface Context {
  api: Api;
  platform: Platform;
  state: AppState;
  identifiers: Identifiers;
  /** Hosts whose links open without a question; absent for none (12.2). */
  allowedHosts?: readonly string[];
  /** Paths of the previews, where the journey does not open by itself (2.21). */
  previewPaths?: readonly string[];
  ask: Ask;
  form: Forms;
  /** Shows a message that disappears by itself. */
  toast: (type: MessageType, title: string, text: string, options?: Pick<ToastState, 'time'>) => void;
  /** Sets values of the current form and runs the consequences. Late answers fill fields with it. */
  change: (changes: StepValues) => void;
  /** Runs a next action that arose outside a flow: a poll that ended, a list that was refused. */
  dispatch: (next: NextAction) => void;
  /** Resolves when the kept session is in the state; absent if there is nothing to wait for. */
  keptSessionRestored?: Promise<void>;
  /** Schedules saving the drafts, outside the key event (11.3). */
  scheduleSave: () => void;
  /** Reads the values that browsers and extensions wrote into inputs without an event; absent without a screen. */
  readInputs?: () => void;
  /** The abort signal of the current place: leaving the place aborts everything that waits there. */
  placeScope: PlaceScope;
  /** Open requests of fields (lists, postal codes), by field key or subject. A newer one aborts the older one. */
  lookups: Map<string, AbortController>;
  /** The last failed lookup of each field. A button at the field repeats it (4.34). */
  failedLookups: Map<string, FirstLookup>;
  /** Lookups that fill values in, and lists that are being loaded. */
  pendingLookups: { values: Set<Promise<void>>; lists: Set<Promise<void>> };
  /** Files that are being prepared. */
  pendingFiles: Set<PendingFile>;
  /** Reads of the current place that failed without a connection, by name (8.2). */
  offlineReads: Map<string, () => NextAction | Promise<NextAction>>;
  /** Aborts the running upload; `undefined` without one. */
  upload: { controller: AbortController | undefined };
  latestWrites: LatestWrites;
  /** Writes whose outcome is unknown (11.2, 16.3). */
  pendingWrites: PendingWrites;
  /**
   * Files that this visit or the previous one sent and that are not proven to have arrived (16.4), and how often their
   * record was removed.
   */
  unprovenFiles: { sent: SentFiles | undefined; removals: number };
  /** Questions during a submission that need more than yes or no. */
  popup: Popups;
  /** Earlier hash ids of this tab's proposal, before the service renamed it (3.17). */
  formerHashIds: Set<string>;
  tabClaim: TabClaim;
  /** The waits that have begun since the visitor's last press or write, by slug (empty for completion). */
  recentWaits: Map<string, RecentWait>;
  /** Hash ids to which the service has redirected since the visitor's last press or write (8.24). */
  redirectedIds: Set<string>;
}

/** For flows that only read and change the state. */
export type StateContext = Pick<Context, 'state'>;

/** For flows that also read or store something outside the state: storage, cookies, the address. */
export type PlatformContext = Pick<Context, 'state' | 'platform'>;
