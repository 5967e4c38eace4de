import type { Origin } from '#journey/errors/error-declaration.ts';
import type { Failure } from '#journey/model/failure.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import { lazyFunction } from '#shared/lazy-function.ts';
import type { Context } from './context.ts';
import { handleFailure } from './handle-failure.ts';
import { loadNewVersion } from './load-new-version.ts';

/** The next action of a flow; `undefined`: the visitor stays. */
type FlowResult = NextAction | undefined | Promise<NextAction | undefined>;

/** A use case with its arguments. */
export type Flow<Args extends readonly unknown[]> = (context: Context, ...args: Args) => FlowResult;

export interface LazyFlow<Args extends readonly unknown[]> {
  (context: Context, ...args: Args): Promise<NextAction>;
  /** Loads the code ahead of use. @throws what the import threw. */
  preload: () => Promise<unknown>;
}

/** A flow that is loaded on first use. `origin`: where a failure of the loading is shown. */
export function lazyFlow<Args extends readonly unknown[]>(
  origin: Origin,
  load: () => Promise<Flow<Args>>,
): LazyFlow<Args> {
  const lazy = lazyFunction(load);
  const run = (context: Context, ...args: Args): Promise<NextAction> =>
    runLazyFlow(context, origin, lazy.load, async flow => (await flow(context, ...args)) ?? stay);
  return Object.assign(run, { preload: lazy.load });
}

/** Polling that is loaded on first use: see `runLazyPoll`. */
export function lazyPoll<Args extends readonly unknown[]>(
  load: () => Promise<Flow<[signal: AbortSignal, ...Args]>>,
): LazyFlow<[signal: AbortSignal, ...Args]> {
  const lazy = lazyFunction(load);
  const run = (context: Context, signal: AbortSignal, ...args: Args): Promise<NextAction> =>
    runLazyPoll(context, signal, lazy.load, async poll => (await poll(context, signal, ...args)) ?? stay);
  return Object.assign(run, { preload: lazy.load });
}

/** A file of the app that cannot be loaded counts as a connection failure. */
const createMissingFileFailure = (isOffline: boolean): Failure => ({
  kind: 'network',
  operation: 'app',
  isWrite: false,
  isOffline,
});

/**
 * Runs a flow whose code is loaded on first use. If a new version has removed the file, what was typed is saved and the
 * page reloads, once (4.41). After that reload, a missing file counts as a connection failure, shown in place with a
 * retry.
 */
export async function runLazyFlow<Code>(
  context: Context,
  origin: Origin,
  load: () => Promise<Code>,
  run: (code: Code) => Promise<NextAction>,
): Promise<NextAction> {
  let code: Code;
  try {
    code = await context.platform.networkWork.track(load());
  } catch {
    const isOffline = !context.platform.connectivity.isOnline();
    if (!isOffline && (await loadNewVersion(context))) return stay;
    return handleFailure(context, createMissingFileFailure(isOffline), origin);
  }
  return run(code);
}

/** Pause between two attempts to load polling code. Milliseconds, the same as between two polls (9.2). */
const RETRY_PAUSE = 2000;

/**
 * `runLazyFlow` for polling, where no button offers a retry and a poll that never starts would wait for ever. If a new
 * version has removed the file, the page reloads once (4.41). Otherwise the failure is reported once, and loading is
 * retried.
 */
export async function runLazyPoll<Code>(
  context: Context,
  signal: AbortSignal,
  load: () => Promise<Code>,
  run: (code: Code) => Promise<NextAction>,
): Promise<NextAction> {
  const { clock, connectivity, networkWork } = context.platform;
  for (let isReported = false; ; isReported = true) {
    const code = await networkWork.track(load()).catch(() => undefined);
    if (signal.aborted) return stay;
    if (code) return run(code);
    const isOffline = !connectivity.isOnline();
    if (!isReported) {
      if (!isOffline && (await loadNewVersion(context))) return stay;
      context.dispatch(handleFailure(context, createMissingFileFailure(isOffline), 'poll'));
    }
    try {
      await clock.sleep(RETRY_PAUSE, signal);
    } catch {
      return stay;
    }
  }
}
