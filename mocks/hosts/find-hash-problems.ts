import type { Scenario } from '#scenarios/define-scenario.ts';
import { launchAddressOf } from '#scenarios/launch-address.ts';
import type { WorldState } from '../world/state.ts';

/** The address of a tab, the scenario that it opens, and the hashes that service and tab know. */
export interface HashSituation {
  address: URL;
  /** Folder of the build, with slashes at both ends. */
  base: string;
  scenario: Scenario;
  /** The hashes that the service knows. */
  world: Pick<WorldState, 'hashes' | 'renamed'>;
  /** The cookies of the page. The app continues with the hash of its cookie where a link has none. */
  cookies: string;
}

/**
 * Reports a hash that the scenario does not know, or that a link to the first page lacks. The app then says that the
 * link is invalid (2.54), as it does to customers, which tells a tester nothing. Some scenarios open such a link on
 * purpose.
 */
export function findHashProblems({ address, base, scenario, world, cookies }: HashSituation): string[] {
  const hash = address.searchParams.get('agx_hash') || address.searchParams.get('Agx_hash') || null;
  const openedHashes = scenario.walk.flatMap(action =>
    action.do === 'open' && action.hash !== undefined ? [action.hash] : [],
  );
  const { hash: launchHash } = launchAddressOf(scenario);
  if (openedHashes.includes(hash) || hash === launchHash) return [];
  const rightAddress = new URL(address);
  rightAddress.searchParams.delete('Agx_hash');
  if (launchHash === null) rightAddress.searchParams.delete('agx_hash');
  else rightAddress.searchParams.set('agx_hash', launchHash);
  const remedy = `O link certo: ${rightAddress.pathname}${rightAddress.search}`;
  if (hash === null) {
    const isRemembered = cookies.includes('agx_hash=');
    return address.pathname !== base || isRemembered ? [] : [`O link não tem hash (agx_hash). ${remedy}`];
  }
  const isKnown = Object.hasOwn(world.hashes, hash) || Object.hasOwn(world.renamed, hash);
  return isKnown ? [] : [`O cenário ${scenario.id} não tem o hash "${hash}". ${remedy}`];
}
