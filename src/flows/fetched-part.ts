import type { Origin } from '#journey/errors/error-declaration.ts';
import type { Next } from '#journey/model/next.ts';
import type { Context } from './context.ts';
import { tellFailure } from './tell-failure.ts';

/**
 * Runs a part of the app that is fetched on first use. When it cannot be fetched, that is trouble with the connection
 * like any other: told where the visitor is, with a way to try again.
 */
export async function fetchedPart<Part>(
  context: Context,
  origin: Origin,
  load: () => Promise<Part>,
  run: (part: Part) => Promise<Next>,
): Promise<Next> {
  let part: Part;
  try {
    part = await load();
  } catch {
    const offline = !context.platform.connectivity.online();
    return tellFailure(context, { kind: 'network', operation: 'app', write: false, offline }, origin);
  }
  return run(part);
}
