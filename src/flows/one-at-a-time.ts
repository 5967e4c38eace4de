import type { NextAction } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';

type Load = (context: Context) => Promise<NextAction>;

/**
 * Wraps a load so that only one runs at a time for a hash id. If a screen or a press asks for the same data meanwhile, it
 * waits for the request that is under way.
 */
export function oneAtATime(load: Load): Load {
  const runningFlows = new WeakMap<Context, { hashId: string; loading: Promise<NextAction> }>();
  return context => {
    const { hashId } = context.state;
    const runningFlow = runningFlows.get(context);
    if (runningFlow?.hashId === hashId) return runningFlow.loading;
    const loading = load(context).finally(() => {
      if (runningFlows.get(context)?.loading === loading) runningFlows.delete(context);
    });
    runningFlows.set(context, { hashId, loading });
    return loading;
  };
}
