import type { NextAction } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';

type Load = (context: Context) => Promise<NextAction>;

/**
 * A load of which one runs at a time for a hash id: a screen that opens, or a press meanwhile, waits for the request that
 * is under way.
 */
export function oneAtATime(load: Load): Load {
  const underWay = new WeakMap<Context, { hashId: string; loading: Promise<NextAction> }>();
  return context => {
    const { hashId } = context.state;
    const earlier = underWay.get(context);
    if (earlier?.hashId === hashId) return earlier.loading;
    const loading = load(context).finally(() => {
      if (underWay.get(context)?.loading === loading) underWay.delete(context);
    });
    underWay.set(context, { hashId, loading });
    return loading;
  };
}
