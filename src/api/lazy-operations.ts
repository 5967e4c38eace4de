import { lazyFunction } from '#shared/lazy-function.ts';
import { fail } from '#shared/result.ts';
import type { Answer, CallContext } from './operations/call-operation.ts';

type Run<Context, Args extends readonly unknown[], Value> = (
  context: Context,
  ...args: Args
) => Answer<Value>;

/**
 * The operations of a file that is loaded on first use. If the file cannot be loaded, the result is a connection
 * failure of `operation`.
 */
export function lazyOperations<File>(loadFile: () => Promise<File>) {
  const lazy = lazyFunction(loadFile);
  return <Context extends CallContext, Args extends readonly unknown[], Value>(
    operation: string,
    pick: (file: File) => Run<Context, Args, Value>,
  ): Run<Context, Args, Value> =>
    async (context, ...args) => {
      const file = await context.trackWork(lazy.load()).catch(() => undefined);
      return file
        ? pick(file)(context, ...args)
        : fail({ kind: 'network', operation, isWrite: false, isOffline: !context.isOnline() });
    };
}
