import { firstStepOf, isAtStep, stepBySlug } from '#journey/current-step.ts';
import { reopensProposal } from '#journey/errors/conflict.ts';
import { namesOutcome } from '#journey/errors/names-outcome.ts';
import { isUnauthorized } from '#journey/errors/unauthorized.ts';
import type { Configuration } from '#journey/model/configuration.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Destination, NextAction } from '#journey/model/next-action.ts';
import { isSuccessful, type Step } from '#journey/model/step.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { ownValueOf } from '#shared/safety/safe-record.ts';
import type { AppState } from '#state/app-state.ts';
import { fitDraft } from '#state/draft.ts';
import { asRef } from '#state/field-state.ts';
import { latestStatusOf } from '#state/proposal-state.ts';
import type { Context } from './context.ts';
import { handleFailure } from './handle-failure.ts';
import { retryDelay } from './retry-delay.ts';
import { storeStepPhase } from './step-details.ts';

/** The number of times show-step is repeated before it counts as failed (7.3, 9.11). */
const MAX_RETRIES = 5;
/** Pause before the first retry; each further pause is twice as long. Milliseconds. */
const FIRST_PAUSE = 500;
/**
 * If the service asks for a longer pause (assumption 4.28), no retry follows, and a page shows when the step can be
 * requested again. Milliseconds.
 */
const MAX_PAUSE = 30_000;

/** Failures that a retry may solve. Any other answer from the service is final. */
const isTemporary = (failure: Failure): boolean =>
  failure.kind !== 'service' || failure.status >= 500 || failure.status === 429;

/** Whether the service does not know the step, or refuses it without a reason: it is not found (8.4). */
const isNotFound = (failure: Failure): boolean =>
  failure.kind === 'service' &&
  !isTemporary(failure) &&
  (failure.status === 404 || failure.code === 404 || failure.message === '');

/**
 * The order of a step without an `order` of its own: directly after the last step that is done (assumption 3.22), so
 * that no later form counts as an earlier one (4.12). At least the first step is done, because it creates the
 * proposal; an ending never is.
 */
function orderAfterDone(state: AppState, config: Configuration, leftPlace: Destination): number {
  const { proposal } = state;
  const isDone = (step: Step): boolean =>
    isAtStep(leftPlace, step.slug) ||
    isSuccessful(latestStatusOf(state, step)) ||
    Object.keys(ownValueOf(proposal?.answers ?? {}, step.slug) ?? {}).length > 0;
  const doneOrders = config.steps
    .filter(step => stepTypeOf(step).family !== 'ending' && isDone(step))
    .map(step => step.order);
  const lastOrder = Math.max(firstStepOf(config)?.order ?? -1, ...doneOrders);
  const nextOrder = Math.min(...config.steps.map(step => step.order).filter(order => order > lastOrder));
  return Number.isFinite(nextOrder) ? (lastOrder + nextOrder) / 2 : lastOrder + 1;
}

/** The draft of an earlier visit waits for the fields of its step (11.3). */
function fitRestoredDraft({ drafts }: AppState, { slug, fields }: Step): void {
  const draft = ownValueOf(drafts, slug);
  const fitting = draft && fitDraft(draft, fields);
  if (fitting) drafts[slug] = fitting;
  else delete drafts[slug];
}

/**
 * Loads a step that the configuration does not contain, with up to five retries and growing pauses (4.28). Returns
 * `undefined` once the configuration contains the step, or when the visitor has left.
 * @param leftPlace where the visitor was, in place of which the opening screen is shown meanwhile.
 */
export async function fetchStep(
  context: Context,
  slug: string,
  signal: AbortSignal,
  leftPlace: Destination,
): Promise<NextAction | undefined> {
  const { api, platform, state } = context;
  const detail = `the service is at "${slug}", which is no step of this product`;
  const failWith = (failure: Failure): NextAction => handleFailure(context, failure, 'opening');
  const failNotFound = (): NextAction =>
    failWith({ kind: 'journey', problem: 'currentStepNotFound', detail });
  // A step that the configuration contains is requested only if it is the empty template, which is no step to open.
  if (slug === '' || (state.config && stepBySlug(state.config, slug))) return failNotFound();
  for (let retries = 0; ; retries += 1) {
    const answer = await api.showStep(state.hashId, slug, signal);
    if (signal.aborted || !state.config) return undefined;
    if (answer.ok) {
      // The service answers with a step of another name (8.43).
      if (answer.value.slug !== slug) return failWith({ kind: 'journey', problem: 'stepNotFound', detail });
      storeStepPhase(context, answer.value);
      const { steps } = state.config;
      const order =
        answer.value.order < 0 ? orderAfterDone(state, state.config, leftPlace) : answer.value.order;
      state.config = asRef({
        ...state.config,
        steps: [...steps, { ...answer.value, order, status: latestStatusOf(state, answer.value) }],
      });
      fitRestoredDraft(state, answer.value);
      return undefined;
    }
    const { problem } = answer;
    if (isUnauthorized(problem) || namesOutcome(problem)) return failWith(problem);
    // The proposal has left the step meanwhile (8.25).
    if (reopensProposal(problem)) return handleFailure(context, problem, 'poll');
    if (isNotFound(problem)) return failNotFound();
    if (!isTemporary(problem) || retries === MAX_RETRIES) return failWith(problem);
    const pause = retryDelay(problem, FIRST_PAUSE * 2 ** retries);
    if (pause > MAX_PAUSE) return failWith(problem);
    try {
      await platform.clock.sleep(pause, signal);
    } catch {
      return undefined;
    }
  }
}
