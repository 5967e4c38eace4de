import type { Origin } from '#journey/errors/error-declaration.ts';
import type { Failure } from '#journey/model/failure.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { handleFailure } from './handle-failure.ts';
import { loadNewVersion } from './load-new-version.ts';

/** A file of the app that cannot be loaded counts as a connection failure. */
const missing = (offline: boolean): Failure => ({ kind: 'network', operation: 'app', write: false, offline });

/**
 * Runs a flow whose code is loaded on first use. If a new version has removed the file, what was typed is saved and the
 * page reloads, once (4.41). After that it is a connection failure, shown in place with a retry.
 */
export async function runLazyFlow<Part>(
  context: Context,
  origin: Origin,
  load: () => Promise<Part>,
  run: (part: Part) => Promise<NextAction>,
): Promise<NextAction> {
  let part: Part;
  try {
    part = await context.platform.networkWork.follow(load());
  } catch {
    const offline = !context.platform.connectivity.online();
    if (!offline && (await loadNewVersion(context))) return stay;
    return handleFailure(context, missing(offline), origin);
  }
  return run(part);
}

/** Pause between two attempts to load polling code. Milliseconds, the same as between two polls (9.2). */
const NEXT_TRY = 2000;

/**
 * `runLazyFlow` for polling, where no button offers a retry and a poll that never starts would wait for ever. If a new
 * version has removed the file, the page reloads once (4.41). Otherwise the failure is reported once, and loading is
 * retried.
 */
export async function runLazyWait<Part>(
  context: Context,
  signal: AbortSignal,
  load: () => Promise<Part>,
  run: (part: Part) => Promise<NextAction>,
): Promise<NextAction> {
  const { clock, connectivity, networkWork } = context.platform;
  for (let isReported = false; ; isReported = true) {
    const part = await networkWork.follow(load()).catch(() => undefined);
    if (signal.aborted) return stay;
    if (part) return run(part);
    const offline = !connectivity.online();
    if (!isReported) {
      if (!offline && (await loadNewVersion(context))) return stay;
      context.dispatch(handleFailure(context, missing(offline), 'poll'));
    }
    try {
      await clock.sleep(NEXT_TRY, signal);
    } catch {
      return stay;
    }
  }
}
