import type { Context } from './context.ts';
import { keepTyped } from './drafts.ts';

/**
 * Loads the new version of the app, once (4.41). Not without the line, where a reload would end at the browser's own error
 * page, nor where it would cost what was typed (11.3). `true`: the page is on its way out.
 */
export async function loadNewVersion(context: Context): Promise<boolean> {
  const { connectivity, reloadOnce } = context.platform;
  if (!(await connectivity.isReachable())) return false;
  // After that question, which may take seconds: what is typed meanwhile counts as well.
  return (await keepTyped(context)) && reloadOnce('screen');
}
