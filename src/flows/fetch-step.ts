import type { Failure } from '#journey/model/failure.ts';
import type { NextAction } from '#journey/model/next-action.ts';
import { asRef } from '#state/app-state.ts';
import type { Context } from './context.ts';
import { reportFailure } from './report-failure.ts';
import { retryDelay } from './retry-delay.ts';

/** show-step is asked again this often before it counts as failed (7.3, 9.11). */
const RETRIES = 5;
/** Before the first retry; doubled each time. Milliseconds. */
const FIRST_PAUSE = 500;
/** A service may name a longer pause (assumption 4.28): then nothing is asked by itself, and a page says how long it takes. Milliseconds. */
const LONGEST_PAUSE = 30_000;

/** Trouble that may be over at the next try; anything else the service says is final. */
const isPassing = (failure: Failure): boolean =>
  failure.kind !== 'service' || failure.status >= 500 || failure.status === 429;

/** Failures that lead somewhere of their own (8.22-8.24). */
const isRedirection = (failure: Failure): boolean =>
  failure.kind === 'service' && (failure.status === 401 || failure.endsFlow || failure.redirects);

/**
 * A step that the configuration does not have: the service is asked for it, and in trouble five times more with growing pauses (4.28).
 * `undefined`: the configuration has it now.
 */
export async function fetchStep(
  context: Context,
  slug: string,
  signal: AbortSignal,
): Promise<NextAction | undefined> {
  const { api, platform, state } = context;
  const detail = `the service is at "${slug}", which is no step of this product`;
  const failWith = (failure: Failure): NextAction => reportFailure(context, failure, 'opening');
  const notFound = (): NextAction => failWith({ kind: 'journey', problem: 'currentStepNotFound', detail });
  if (slug === '') return notFound();
  for (let retries = 0; ; retries += 1) {
    const answer = await api.showStep(state.hashId, slug, signal);
    if (signal.aborted || !state.config) return undefined;
    if (answer.ok) {
      // The service knows a step of that name, and shows another one (8.43).
      if (answer.value.slug !== slug) return failWith({ kind: 'journey', problem: 'stepNotFound', detail });
      const { steps } = state.config;
      // A proposal never stands at a template: a step that names no order follows the others (assumption 3.22).
      const order = answer.value.order < 0 ? (steps.at(-1)?.order ?? -1) + 1 : answer.value.order;
      state.config = asRef({ ...state.config, steps: [...steps, { ...answer.value, order }] });
      return undefined;
    }
    const { problem } = answer;
    if (isRedirection(problem)) return failWith(problem);
    if (!isPassing(problem) || retries === RETRIES) return notFound();
    const pause = retryDelay(problem, FIRST_PAUSE * 2 ** retries);
    if (pause > LONGEST_PAUSE) return failWith(problem);
    try {
      await platform.clock.sleep(pause, signal);
    } catch {
      return undefined;
    }
  }
}
