import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { findDeclaredName, stepTypeOf } from '#journey/steps/index.ts';
import { latestStatusOf } from '#state/proposal-state.ts';
import { assumeStepStatus } from '../accept-outcome.ts';
import type { Context } from '../context.ts';
import { chooseStep } from '../go-back.ts';
import { notePress } from '../note-press.ts';
import { openJourney } from '../open-journey.ts';
import { sendStep, type WriteOptions, writeFor } from './write.ts';

/**
 * Creates the action of a button that only calls the service: update-step with `data: { stepAction }` (4.2, assumption
 * 4.2).
 */
const createServiceAction =
  (stepAction: string, options: Omit<WriteOptions, 'write'> = {}) =>
  (context: Context, step: Step): Promise<NextAction> =>
    writeFor(context, step, { write: () => sendStep(context, step, { stepAction }), ...options });

/**
 * Creates the action of a button that starts the work on the step, for which the service may send a message by itself.
 */
const createStartAction =
  (stepAction: string) =>
  (context: Context, step: Step): Promise<NextAction> =>
    createServiceAction(stepAction, {
      expectedStatus: 'waiting',
      requestsMessage: stepTypeOf(step).sendsMessage ? 'first' : undefined,
    })(context, step);

/** Starts the work on the step. */
export const begin = createStartAction('advance');
/** Restarts the work after a failure. */
export const retry = createStartAction('pollAgain');
/** Repeats the step. */
export const redo = createStartAction('redoStep');
/** Returns to the simulation, within the limits of the analysis (2.24). */
export const newSimulation = createServiceAction('newSimulation', { expectedStatus: 'waiting' });
/** Sends the message of the step again (2.31). */
export const resendSms = createServiceAction('resendSms', {
  expectedStatus: 'waiting',
  successMessage: 'Enviamos um novo SMS',
  requestsMessage: 'another',
});

/** Leaves a finished step. */
export const advance = createServiceAction('advance', { rereads: true });

/** Submits a step without fields. */
export const submit = (context: Context, step: Step): Promise<NextAction> =>
  step.order < 0
    ? Promise.resolve(stay)
    : writeFor(context, step, { write: () => sendStep(context, step, {}) });

/**
 * Polls at once: enters the step again, which begins with a request. The screen reports the answer even if nothing has
 * changed. The description of a step of an unknown type is read again, because it may have been damaged, and a step
 * that is no check never ends (assumption 4.9).
 */
export async function pollNow(context: Context, step: Step): Promise<NextAction> {
  const { state } = context;
  notePress(context);
  if (latestStatusOf(state, step) !== 'init') assumeStepStatus(context, step, 'waiting');
  state.checkedStep = step.slug;
  if (findDeclaredName(step.type.slug) === undefined) return openJourney(context);
  return go({ kind: 'step', slug: step.slug });
}

/** Goes from the review back to an earlier form, if going back is allowed (4.12-4.14). */
export const editStep = async (context: Context, _step: Step, slug: string): Promise<NextAction> =>
  chooseStep(context, slug);
