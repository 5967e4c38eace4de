import { lazyFunction } from '#shared/lazy-function.ts';
import { fail } from '#shared/result.ts';
import type { Answer, CallContext } from './operations/call-operation.ts';

/**
 * An operation that is loaded on first use. If its code cannot be loaded, the result is a connection failure of
 * `operation`.
 */
export function lazyOperation<Context extends CallContext, Args extends readonly unknown[], Value>(
  operation: string,
  load: () => Promise<(context: Context, ...args: Args) => Answer<Value>>,
): (context: Context, ...args: Args) => Answer<Value> {
  const lazy = lazyFunction(load);
  return async (context, ...args) => {
    const run = await context.trackWork(lazy.load()).catch(() => undefined);
    return run
      ? run(context, ...args)
      : fail({ kind: 'network', operation, isWrite: false, isOffline: !context.isOnline() });
  };
}
