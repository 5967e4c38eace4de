import type { NextAction } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';

type Load = (context: Context) => Promise<NextAction>;

/** Wraps a load so that only one runs at a time for a hash id. A call during a load returns the result of that load. */
export function oneAtATime(load: Load): Load {
  const runningLoads = new WeakMap<Context, { hashId: string; loading: Promise<NextAction> }>();
  return context => {
    const { hashId } = context.state;
    const runningLoad = runningLoads.get(context);
    if (runningLoad?.hashId === hashId) return runningLoad.loading;
    const loading = load(context).finally(() => {
      if (runningLoads.get(context)?.loading === loading) runningLoads.delete(context);
    });
    runningLoads.set(context, { hashId, loading });
    return loading;
  };
}
