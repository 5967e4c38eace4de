import type { Scenario } from './define-scenario.ts';
import { hashOf } from './hash-of.ts';

/** An address of the app that a walk opens, in parts. */
export interface LaunchAddress {
  /** null opens without a hash. */
  hash: string | null;
  path: string;
  query: Readonly<Record<string, string>>;
  /** True: opens in a new tab, so the memory of the previous tab is gone. */
  newTab?: boolean;
}

/** A name and its value in the query of an address; a name may occur several times. */
export type QueryMember = readonly [name: string, value: string];

/**
 * Returns the address as a text.
 * @param origin has no slash at the end; an empty one gives a path. The folder of a build may follow it.
 * @param members further members of the query, for example the name of a scenario.
 */
export function formatAddress(
  origin: string,
  { hash, path, query }: LaunchAddress,
  members: readonly QueryMember[] = [],
): string {
  const search = new URLSearchParams(query);
  if (hash !== null) search.set('agx_hash', hash);
  for (const [name, value] of members) search.append(name, value);
  return `${origin}${path}${search.size === 0 ? '' : `?${search}`}`;
}

/** The address at which a scenario's walk begins. The product of the scenario must exist. */
export function launchAddressOf(scenario: Scenario): LaunchAddress {
  const open = scenario.walk.find(action => action.do === 'open');
  const hash = open?.hash === undefined ? hashOf(scenario) : open.hash;
  return { hash, path: open?.path ?? '/', query: open?.query ?? {} };
}
