import { createEngine } from '../engine.ts';
import { dialectTweak } from '../workbench/dialects.ts';
import { findLinkProblems } from '../workbench/link-problems.ts';
import type { CatalogueChoice } from './choose-scenario.ts';
import { findHashProblems, type HashSituation } from './find-hash-problems.ts';

/**
 * Reports the parts of a link that a mock build does not understand where the catalogue appears in place of the app.
 * The catalogue itself says which scenario or dialect is unknown, with links to those of similar names.
 */
export function findCatalogueProblems({
  address,
  base,
  cookies,
  choice: { linkedScenario: scenario },
}: Pick<HashSituation, 'address' | 'base' | 'cookies'> & { choice: CatalogueChoice }): string[] {
  const hashProblems = scenario
    ? findHashProblems({
        address,
        base,
        scenario,
        world: createEngine({ scenario }).snapshot().world,
        cookies,
      })
    : [];
  return [...findLinkProblems(address.searchParams, { except: dialectTweak }), ...hashProblems];
}
