import type { Origin } from '#journey/errors/error-declaration.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import { lazyFunction } from '#shared/lazy-function.ts';
import type { Context } from './context.ts';
import { loadNewVersion } from './load-new-version.ts';
import { afterMissingFile } from './reload-page.ts';
import type { ShowLoading } from './show-loading.ts';

/** The next action of a flow; `undefined`: the visitor stays. */
type FlowResult = NextAction | undefined | Promise<NextAction | undefined>;

/** A use case with its arguments. */
export type Flow<Args extends readonly unknown[]> = (context: Context, ...args: Args) => FlowResult;

export interface LazyFlow<Args extends readonly unknown[]> {
  (context: Context, ...args: Args): Promise<NextAction>;
  /** Loads the code ahead of use. @throws what the import threw. */
  preload: () => Promise<unknown>;
}

/**
 * A flow that is loaded on first use. `origin`: where a failure of the loading is shown. `showLoading`: for a flow that
 * a press starts, which would seem to do nothing until its code has arrived (15.4).
 */
export function lazyFlow<Args extends readonly unknown[]>(
  origin: Origin,
  load: () => Promise<Flow<Args>>,
  showLoading?: ShowLoading,
): LazyFlow<Args> {
  const lazy = lazyFunction(load);
  const run = (context: Context, ...args: Args): Promise<NextAction> => {
    const endLoading = lazy.isLoaded() ? undefined : showLoading?.(context);
    return runLazyFlow(
      context,
      origin,
      () => (endLoading ? lazy.load().finally(endLoading) : lazy.load()),
      async flow => (await flow(context, ...args)) ?? stay,
    );
  };
  return Object.assign(run, { preload: lazy.preload });
}

/** Polling that is loaded on first use: see `runLazyPoll`. */
export function lazyPoll<Args extends readonly unknown[]>(
  load: () => Promise<Flow<[signal: AbortSignal, ...Args]>>,
): LazyFlow<[signal: AbortSignal, ...Args]> {
  const lazy = lazyFunction(load);
  const run = (context: Context, signal: AbortSignal, ...args: Args): Promise<NextAction> =>
    runLazyPoll(context, signal, lazy.load, async poll => (await poll(context, signal, ...args)) ?? stay);
  return Object.assign(run, { preload: lazy.preload });
}

/**
 * Runs a flow whose code is loaded on first use. If a new version has removed the file, what was typed is saved and the
 * page reloads, once (4.41). After that reload the failure is shown, with a retry that reloads. `isRetry`: the visitor
 * has pressed the retry of an earlier failure, so the page reloads again.
 */
export async function runLazyFlow<Code>(
  context: Context,
  origin: Origin,
  load: () => Promise<Code>,
  run: (code: Code) => Promise<NextAction>,
  isRetry = false,
): Promise<NextAction> {
  let code: Code;
  try {
    code = await context.platform.networkWork.track(load());
  } catch {
    const outcome = await loadNewVersion(context, isRetry ? 'pressed' : 'missing');
    return outcome === 'reloading' ? stay : afterMissingFile(context, outcome, origin);
  }
  return run(code);
}

/** Pause between two attempts to load polling code. Milliseconds, the same as between two polls (9.2). */
const RETRY_PAUSE = 2000;

/**
 * `runLazyFlow` for polling, which a lost connection only delays: loading is retried, and the failure is reported once.
 * If the file is missing although its host answers, the page reloads once (4.41), then a dialog offers that: the screen
 * behind it says that it advances by itself.
 */
export async function runLazyPoll<Code>(
  context: Context,
  signal: AbortSignal,
  load: () => Promise<Code>,
  run: (code: Code) => Promise<NextAction>,
): Promise<NextAction> {
  const { clock, networkWork } = context.platform;
  let reported: 'unreachable' | 'missing' | undefined;
  for (;;) {
    const code = await networkWork.track(load()).catch(() => undefined);
    if (signal.aborted) return stay;
    if (code) {
      if (reported === 'missing') context.ask.withdraw();
      return run(code);
    }
    if (reported !== 'missing') {
      const outcome = await loadNewVersion(context);
      if (outcome === 'reloading' || signal.aborted) return stay;
      const problem = outcome === 'unreachable' ? 'unreachable' : 'missing';
      if (problem !== reported) context.dispatch(afterMissingFile(context, outcome, 'poll', false));
      reported = problem;
    }
    try {
      await clock.sleep(RETRY_PAUSE, signal);
    } catch {
      return stay;
    }
  }
}
