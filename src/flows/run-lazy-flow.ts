import type { Origin } from '#journey/errors/error-declaration.ts';
import type { Failure } from '#journey/model/failure.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { loadNewVersion } from './load-new-version.ts';
import { reportFailure } from './report-failure.ts';

/** A part that cannot be fetched is trouble with the connection. */
const missing = (offline: boolean): Failure => ({ kind: 'network', operation: 'app', write: false, offline });

/**
 * Runs a part of the app that is fetched on first use. Gone with an old version: what was typed is kept and the page loads
 * the new one, once (4.41). After that it is trouble with the connection like any other: told where the visitor is, with
 * a way to try again.
 */
export async function runLazyFlow<Part>(
  context: Context,
  origin: Origin,
  load: () => Promise<Part>,
  run: (part: Part) => Promise<NextAction>,
): Promise<NextAction> {
  let part: Part;
  try {
    part = await load();
  } catch {
    const offline = !context.platform.connectivity.online();
    if (!offline && (await loadNewVersion(context))) return stay;
    return reportFailure(context, missing(offline), origin);
  }
  return run(part);
}

/** Between two tries to fetch what asks for a waiting visitor. Milliseconds, as between two questions (9.2). */
const NEXT_TRY = 2000;

/**
 * `fetchedPart` for what works while the visitor only looks on: nobody would press 'try again' there, and a wait that does
 * not ask never ends. Gone with an old version: the page reloads once (4.41). Otherwise it is told once and tried again.
 */
export async function runLazyWait<Part>(
  context: Context,
  signal: AbortSignal,
  load: () => Promise<Part>,
  run: (part: Part) => Promise<NextAction>,
): Promise<NextAction> {
  const { clock, connectivity } = context.platform;
  for (let isReported = false; ; isReported = true) {
    const part = await load().catch(() => undefined);
    if (signal.aborted) return stay;
    if (part) return run(part);
    const offline = !connectivity.online();
    if (!isReported) {
      if (!offline && (await loadNewVersion(context))) return stay;
      context.dispatch(reportFailure(context, missing(offline), 'poll'));
    }
    try {
      await clock.sleep(NEXT_TRY, signal);
    } catch {
      return stay;
    }
  }
}
