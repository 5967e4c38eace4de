import type { NextAction } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';

type Load = (context: Context) => Promise<NextAction>;

/**
 * A load of which one runs at a time for a hash id: a screen that opens, or a press meanwhile, waits for the request that
 * is under way.
 */
export function oneAtATime(load: Load): Load {
  const runningFlows = new WeakMap<Context, { hashId: string; loading: Promise<NextAction> }>();
  return context => {
    const { hashId } = context.state;
    const earlier = runningFlows.get(context);
    if (earlier?.hashId === hashId) return earlier.loading;
    const loading = load(context).finally(() => {
      if (runningFlows.get(context)?.loading === loading) runningFlows.delete(context);
    });
    runningFlows.set(context, { hashId, loading });
    return loading;
  };
}
