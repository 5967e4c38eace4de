import type { Scenario } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { JournalEntry } from '../journal.ts';
import type { Breakage } from './breakages.ts';
import type { Settings } from './settings.ts';
import type { Claim, Outcome } from './verdict.ts';
import type { Walk } from './walk-control.ts';

/** A call that will go wrong. */
export interface PendingBreak {
  operation: OperationId;
  breakage: Breakage;
}

/** How a scenario ended when its walk was last played here. */
export interface Result {
  outcome: 'green' | 'red';
  /** Real milliseconds of the whole walk. */
  took: number;
}

/** Everything the workbench shows. */
export interface WorkbenchState {
  settings: Settings;
  scenario: Scenario;
  unknownId: string | undefined;
  frame: 'loading' | 'ready';
  /** Path of the app in the frame. */
  path: string;
  journal: readonly JournalEntry[];
  walk: Walk;
  claims: readonly Claim[];
  outcome: Outcome;
  results: Readonly<Record<string, Result>>;
  /** Ids still to play, while several are played in turn. */
  queue: readonly string[];
  offline: boolean;
  /** The app's clock before the real one, in ms. */
  ahead: number;
  breaks: readonly PendingBreak[];
  /** What the app said to the host it believes to be in, oldest first. */
  messages: readonly string[];
  /** The last thing the workbench has to say; read aloud. */
  notice: string;
}
