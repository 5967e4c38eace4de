import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';

type Load = (context: Context, signal: AbortSignal) => Promise<NextAction>;

/** A load of which only one runs at a time for a hash id. */
export interface SingleLoad {
  /** Starts the load. A call during a load returns the result of that load. For a screen that is drawn. */
  (context: Context): Promise<NextAction>;
  /**
   * Starts the load again: a running one is cancelled, because its answer may be older than the press. The visitor stays
   * where the cancelled one was awaited.
   */
  again(context: Context): Promise<NextAction>;
}

interface RunningLoad {
  hashId: string;
  loading: Promise<NextAction>;
  controller: AbortController;
}

/** Wraps a load so that only one runs at a time for a hash id. The load changes nothing once its signal is aborted. */
export function oneAtATime(load: Load): SingleLoad {
  const runningLoads = new WeakMap<Context, RunningLoad>();
  const again = (context: Context): Promise<NextAction> => {
    runningLoads.get(context)?.controller.abort();
    const controller = new AbortController();
    const loading = load(context, controller.signal)
      .then(nextAction => (controller.signal.aborted ? stay : nextAction))
      .finally(() => {
        if (runningLoads.get(context)?.controller === controller) runningLoads.delete(context);
      });
    runningLoads.set(context, { hashId: context.state.hashId, loading, controller });
    return loading;
  };
  const join = (context: Context): Promise<NextAction> => {
    const runningLoad = runningLoads.get(context);
    return runningLoad?.hashId === context.state.hashId ? runningLoad.loading : again(context);
  };
  return Object.assign(join, { again });
}
