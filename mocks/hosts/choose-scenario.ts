import type { Scenario } from '#scenarios/define-scenario.ts';
import { findScenario, isPlayable } from '#scenarios/index.ts';
import { launchAddressOf } from '#scenarios/launch-address.ts';
import { unknownDialectIn } from '../workbench/dialects.ts';

/** The catalogue, with the names that it reports. */
export interface CatalogueChoice {
  show: 'catalogue';
  unknownId?: string;
  unplayableId?: string;
  unknownDialect?: string;
  /** The scenario that the link would open in a known dialect. */
  linkedScenario?: Scenario;
}

/** The page to show for an address: the app in a scenario, or the catalogue. */
export type Choice = { show: 'app'; scenario: Scenario; session: string } | CatalogueChoice;

const defaultScenario = 'happy-path';

/**
 * Chooses the page of an address. The page shows the catalogue for the root without hash and scenario, for an unknown
 * scenario or dialect, with its name (10.6), and for a scenario whose product does not exist. Other paths (previews,
 * a journey under way) and scenarios that begin without a hash show the app.
 * @param base path under which the build is served, with a slash at both ends.
 */
export function chooseScenario(address: URL, base: string): Choice {
  const query = address.searchParams;
  const id = query.get('scenario') || null;
  const scenario = findScenario(id ?? defaultScenario);
  const unknownDialect = unknownDialectIn(query);
  const dialectProblem = unknownDialect === undefined ? {} : { unknownDialect };
  if (!scenario) return { show: 'catalogue', unknownId: id ?? defaultScenario, ...dialectProblem };
  if (!isPlayable(scenario)) return { show: 'catalogue', unplayableId: scenario.id, ...dialectProblem };
  const hasHash = query.has('agx_hash') || query.has('Agx_hash');
  const path = address.pathname.endsWith('/') ? address.pathname : `${address.pathname}/`;
  if (!hasHash && id === null && path === base) return { show: 'catalogue', ...dialectProblem };
  if (unknownDialect !== undefined) return { show: 'catalogue', ...dialectProblem, linkedScenario: scenario };
  return { show: 'app', scenario, session: query.get('mock_session') ?? 'tab' };
}

/**
 * Whether a load of the page opens the link of a scenario, which then begins anew, in a tab that has played it, too
 * (10.6). A reload, the browser's back and forward, a typed address of a step, and a frame of the workbench continue.
 * @param navigationType as `PerformanceNavigationTiming.type` says.
 */
export const opensLink = (
  { pathname, searchParams }: URL,
  scenario: Scenario,
  base: string,
  navigationType: string,
): boolean =>
  navigationType === 'navigate' &&
  !searchParams.has('mock_session') &&
  searchParams.has('scenario') &&
  [base, `${base.slice(0, -1)}${launchAddressOf(scenario).path}`].includes(pathname);
