import type { NextAction } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';

/** A read that repeats itself when the connection is back, or the removal of a text about the connection. */
type OfflineRead = () => NextAction | Promise<NextAction>;

/**
 * Remembers a read that has just failed without a connection. It starts again when the connection is back (8.2), unless
 * the visitor has left the place by then. `name`: a later failure of the same read replaces the earlier one.
 */
export function repeatWhenOnline(
  { platform, offlineReads }: Pick<Context, 'platform' | 'offlineReads'>,
  name: string,
  read: OfflineRead,
): void {
  if (!platform.connectivity.isOnline()) offlineReads.set(name, read);
}

/** Takes the reads that wait for the connection. */
export function takeOfflineReads({ offlineReads }: Pick<Context, 'offlineReads'>): readonly OfflineRead[] {
  const reads = [...offlineReads.values()];
  offlineReads.clear();
  return reads;
}
