import type { Context } from './context.ts';
import { saveTypedValues } from './drafts.ts';

/**
 * Loads the new version of the app, once (4.41). Does not reload offline, where the browser's error page would appear,
 * nor if typed values would be lost (11.3). `true`: the page is being reloaded.
 */
export async function loadNewVersion(context: Context): Promise<boolean> {
  const { connectivity, reloadOnce } = context.platform;
  if (!(await connectivity.isReachable())) return false;
  // Saved after the check, which may take seconds, so that what was typed meanwhile is included.
  return (await saveTypedValues(context)) && reloadOnce('screen');
}
