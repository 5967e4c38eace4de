import type { Context } from './context.ts';
import { saveTypedValues } from './drafts.ts';

/**
 * The reason of a reload: a file is missing; the visitor has pressed 'Tentar novamente'; or the visitor has confirmed
 * that what was typed may be lost.
 */
export type ReloadReason = 'missing' | 'pressed' | 'confirmed';

/**
 * The outcome. Either the page is being reloaded, or it stays, because its host does not answer (the browser would
 * show its error page), because typed values would be lost (11.3), or because it has just been reloaded for a missing
 * file.
 */
export type ReloadOutcome = 'reloading' | 'unreachable' | 'unsaved' | 'repeated';

/** Loads the new version of the app (4.41): by itself once, and at each press. */
export async function loadNewVersion(
  context: Context,
  reason: ReloadReason = 'missing',
): Promise<ReloadOutcome> {
  const { connectivity, reloadOnce } = context.platform;
  if (!(await connectivity.isReachable())) return 'unreachable';
  // Saved after the check, which may take seconds, so that what was typed meanwhile is included.
  const isSaved = await saveTypedValues(context);
  if (!isSaved && reason !== 'confirmed') return 'unsaved';
  return reloadOnce('screen', { isPressed: reason !== 'missing' }) ? 'reloading' : 'repeated';
}
