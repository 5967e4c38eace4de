import type { Context } from './context.ts';

/**
 * The signal for a new request of this name. The previous request is aborted, and is not repeated when the device
 * is online again. The signals of all requests abort when the visitor leaves the step.
 */
export function replaceLookup(
  { lookups, offlineReads }: Pick<Context, 'lookups' | 'offlineReads'>,
  name: string,
): AbortSignal {
  lookups.get(name)?.abort();
  offlineReads.delete(name);
  const controller = new AbortController();
  lookups.set(name, controller);
  return controller.signal;
}
