import type { Scenario } from '#scenarios/define-scenario.ts';
import { findScenario } from '#scenarios/index.ts';
import { unknownDialectIn } from '../workbench/dialects.ts';

/** What an address asks a mock build for. */
export type Choice =
  | { show: 'app'; scenario: Scenario; session: string }
  | { show: 'catalogue'; unknownId?: string; unknownDialect?: string };

const defaultScenario = 'happy-path';

/**
 * The scenario of an address. Without a hash and a scenario the root shows the catalogue; other paths (previews, a journey under
 * way) show the app, and so does a scenario that begins without a hash. A scenario or a dialect that does not exist shows the
 * catalogue with what was asked for (10.6).
 * @param base path under which the build is served, with a slash at both ends.
 */
export function chooseScenario(address: URL, base: string): Choice {
  const query = address.searchParams;
  const id = query.get('scenario');
  const scenario = findScenario(id ?? defaultScenario);
  if (!scenario) return { show: 'catalogue', unknownId: id ?? '' };
  const unknownDialect = unknownDialectIn(query);
  if (unknownDialect !== undefined) return { show: 'catalogue', unknownDialect };
  const hasHash = query.has('agx_hash') || query.has('Agx_hash');
  const path = address.pathname.endsWith('/') ? address.pathname : `${address.pathname}/`;
  if (!hasHash && id === null && path === base) return { show: 'catalogue' };
  return { show: 'app', scenario, session: query.get('mock_session') ?? 'tab' };
}
