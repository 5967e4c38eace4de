import type { Scenario } from '#scenarios/define-scenario.ts';
import type { JournalEntry } from '../journal.ts';
import type { AppliedRule } from './applied-rules.ts';
import type { BugReport } from './bug-report.ts';
import type { PendingFault } from './offered-faults.ts';
import type { ThemeChoice, WorkbenchSettings } from './settings.ts';
import type { ClaimLine, VerdictColour } from './verdict.ts';
import type { WalkProgress } from './walk-control.ts';

/** The outcome of a scenario whose walk was played here. */
export interface ScenarioResult {
  outcome: 'green' | 'red';
  /** Real duration of the whole walk, in milliseconds. */
  took: number;
}

/** The state that the workbench shows. */
export interface WorkbenchState {
  settings: WorkbenchSettings;
  scenario: Scenario;
  unknownId: string | undefined;
  /** A sentence for each part of the workbench's address that has no effect. */
  linkProblems: readonly string[];
  frame: 'loading' | 'ready';
  /** Path of the app in the frame. */
  path: string;
  journal: readonly JournalEntry[];
  /** The rules that the app applies; undefined before it has opened the link. */
  rules: readonly AppliedRule[] | undefined;
  walk: WalkProgress;
  claims: readonly ClaimLine[];
  outcome: VerdictColour;
  /** By id of the scenario, for the lender and the dialect of the settings. */
  results: Readonly<Record<string, ScenarioResult>>;
  /** Ids that are still to be played, while several are played one after the other. */
  queue: readonly string[];
  offline: boolean;
  /** How far the app's clock is ahead of the real one, in ms. */
  clockOffset: number;
  faults: readonly PendingFault[];
  /**
   * True after a person has used the app since the scenario began: pressed or typed something in it, reloaded it, moved
   * its clock or changed its connection.
   */
  wasChangedByHand: boolean;
  /** The theme that the app remembers for its visitor; 'auto' for none. */
  visitorTheme: ThemeChoice;
  /** The report of somebody else that is open here. */
  report: BugReport | undefined;
  /** Messages of the app to its host, oldest first. */
  messages: readonly string[];
  /** The last message of the workbench; screen readers announce it. */
  notice: string;
}
