import type { Scenario } from '#scenarios/define-scenario.ts';
import { type LaunchAddress, launchAddressOf } from '#scenarios/launch-address.ts';
import type { EngineSnapshot } from '../engine-session.ts';
import { describeAction } from '../play-walk.ts';
import type { BugReport } from './bug-report.ts';
import { currentThemeOf } from './current-theme-of.ts';
import { queryOfSettings, readWorkbenchSettings } from './settings.ts';
import { queryOfTweaks, tweaksIn } from './tweaks.ts';
import type { WorkbenchState } from './workbench-state.ts';

export interface ReportParts {
  state: WorkbenchState;
  snapshot: EngineSnapshot | undefined;
  console: readonly string[];
  note: string;
  createdAt: Date;
  build: string;
  browser: string;
  /** Where the app is. */
  address: Pick<BugReport, 'path' | 'hash'>;
}

/** Creates the report of the current situation. */
export function createBugReport({
  state,
  snapshot,
  console,
  note,
  createdAt,
  build,
  browser,
  address,
}: ReportParts): BugReport {
  const { settings, offline, faults, walk, scenario, journal, claims } = state;
  const query = new URLSearchParams(queryOfSettings({ ...settings, theme: currentThemeOf(state) }));
  const tweaks = { latency: 0, theme: 'auto', bank: '', dialect: '', offline, faults } as const;
  for (const [name, value] of queryOfTweaks(tweaks)) query.append(name, value);
  const lastAction = scenario.walk[walk.at - 1];
  const hasFaults = faults.length > 0 || journal.some(({ source }) => source === 'workbench');
  const isOnlyWalked = walk.at > 0 && !hasFaults && !offline && !state.wasChangedByHand;
  return {
    version: 1,
    at: createdAt.toISOString(),
    note,
    build,
    browser,
    query: `?${query}`,
    seed: snapshot?.draws.seed ?? 0,
    walkAt: walk.at,
    lastAction: lastAction ? describeAction(lastAction) : '',
    ...address,
    calls: journal.map(({ operation, status, source, violations }) => ({
      operation: operation ?? '?',
      status,
      source,
      violations,
    })),
    claims,
    console,
    ...(snapshot && !isOnlyWalked && { snapshot }),
  };
}

/** The settings and tweaks of the situation in a report. */
export function situationOf({ query }: BugReport) {
  const search = new URLSearchParams(query);
  return { settings: readWorkbenchSettings(query, null), tweaks: tweaksIn(search) };
}

/** The address at which the app continues in the state of a report. */
export function reportedAddressOf(
  scenario: Scenario,
  { path, hash }: Pick<BugReport, 'path' | 'hash'>,
): LaunchAddress {
  const launchAddress = launchAddressOf(scenario);
  const { redo_step, ...query } = launchAddress.query; // the app obeys it once, then removes it from the address
  return { hash: hash ?? launchAddress.hash, path, query };
}
