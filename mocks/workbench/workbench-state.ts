import type { Scenario } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { JournalEntry } from '../journal.ts';
import type { Breakage } from './breakages.ts';
import type { WorkbenchSettings } from './settings.ts';
import type { ClaimLine, VerdictColour } from './verdict.ts';
import type { WalkProgress } from './walk-control.ts';

/** A call that will go wrong. */
export interface PendingBreak {
  operation: OperationId;
  breakage: Breakage;
}

/** How a scenario ended when its walk was last played here. */
export interface ScenarioResult {
  outcome: 'green' | 'red';
  /** Real milliseconds of the whole walk. */
  took: number;
}

/** Everything the workbench shows. */
export interface WorkbenchState {
  settings: WorkbenchSettings;
  scenario: Scenario;
  unknownId: string | undefined;
  frame: 'loading' | 'ready';
  /** Path of the app in the frame. */
  path: string;
  journal: readonly JournalEntry[];
  walk: WalkProgress;
  claims: readonly ClaimLine[];
  outcome: VerdictColour;
  results: Readonly<Record<string, ScenarioResult>>;
  /** Ids still to play, while several are played in turn. */
  queue: readonly string[];
  offline: boolean;
  /** The app's clock before the real one, in ms. */
  clockOffset: number;
  breaks: readonly PendingBreak[];
  /** What the app said to the host it believes to be in, oldest first. */
  messages: readonly string[];
  /** The last thing the workbench has to say; read aloud. */
  notice: string;
}
