import { launchParamsOf } from '#journey/launch-params-of.ts';
import type { LaunchParams } from '#journey/model/launch-params.ts';
import type { Cookies } from '#platform/cookies.ts';
import { TAB_HASH, type TabMemory } from '#platform/tab-memory.ts';

/**
 * The launch parameters before the app has loaded: `readLaunchParams` finds the same, but also stores them.
 * @param address the address of the page, without tokens.
 */
export const readEarlyLaunchParams = (
  { searchParams }: URL,
  cookies: Pick<Cookies, 'read'>,
  tabMemory: Pick<TabMemory, 'read'>,
): LaunchParams =>
  launchParamsOf(searchParams, tabMemory.read(TAB_HASH), {
    agx_hash: cookies.read('agx_hash'),
    cookiesAccessToken: cookies.read('cookiesAccessToken'),
    jwtToken: cookies.read('jwtToken'),
    userOfficeToken: cookies.read('userOfficeToken'),
  });
