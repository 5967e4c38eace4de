import type { Context } from './context.ts';

/**
 * Notes that the visitor has pressed or typed something, or that a write begins: the waits and redirections before it
 * are no part of a circle (8.24, 11.9).
 */
export function notePress({
  recentWaits,
  redirectedIds,
}: Pick<Context, 'recentWaits' | 'redirectedIds'>): void {
  recentWaits.clear();
  redirectedIds.clear();
}
