import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { createPlaceCheck } from './create-place-check.ts';

type Load = (context: Context, signal: AbortSignal) => Promise<NextAction>;

/** A load of which only one runs at a time. */
export interface SingleLoad {
  /**
   * Starts the load, for a screen that is drawn. A call at the same place during the load returns the result of that
   * load. A call at another place starts it again, because an answer for the previous place is not shown here.
   */
  (context: Context): Promise<NextAction>;
  /**
   * Starts the load again: a running one is cancelled, because its answer may be older than the press. The visitor
   * stays where the cancelled one was awaited.
   */
  again(context: Context): Promise<NextAction>;
}

interface RunningLoad {
  isForThisPlace: () => boolean;
  loading: Promise<NextAction>;
  controller: AbortController;
}

/** Wraps a load so that only one runs at a time. The load changes nothing once its signal is aborted. */
export function oneAtATime(load: Load): SingleLoad {
  const runningLoads = new WeakMap<Context, RunningLoad>();
  const again = (context: Context): Promise<NextAction> => {
    runningLoads.get(context)?.controller.abort();
    const controller = new AbortController();
    const isForThisPlace = createPlaceCheck(context);
    const loading = load(context, controller.signal)
      .then(nextAction => (controller.signal.aborted ? stay : nextAction))
      .finally(() => {
        if (runningLoads.get(context)?.controller === controller) runningLoads.delete(context);
      });
    runningLoads.set(context, { isForThisPlace, loading, controller });
    return loading;
  };
  const join = (context: Context): Promise<NextAction> => {
    const runningLoad = runningLoads.get(context);
    return runningLoad?.isForThisPlace() ? runningLoad.loading : again(context);
  };
  return Object.assign(join, { again });
}
