import { currentStepSlug } from '#journey/current-step.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import type { Context } from '../context.ts';
import { chooseStep, goToReturnable } from '../go-back.ts';
import { openJourney } from '../open-journey.ts';
import { sendStep, type Written, writeFor } from './write.ts';

/** Buttons that the service carries out: update-step with `data: { stepAction }` (4.2, assumed: a-4.2). */
const withFixedAction =
  (stepAction: string, also: Pick<Written, 'expects' | 'thanks'> = {}) =>
  (context: Context, step: Step): Promise<NextAction> =>
    writeFor(context, step, { write: () => sendStep(context, step, { stepAction }), ...also });

/** The work on the step begins. */
export const begin = withFixedAction('advance', { expects: 'waiting' });
/** After a failure the work begins again. */
export const retry = withFixedAction('pollAgain', { expects: 'waiting' });
/** The step is done once more. */
export const redo = withFixedAction('redoStep', { expects: 'waiting' });
/** Back to the simulation, with what the analysis allows (2.24). */
export const newSimulation = withFixedAction('newSimulation', { expects: 'waiting' });
/** The message of the step is sent once more (2.31). */
export const resendSms = withFixedAction('resendSms', {
  expects: 'waiting',
  thanks: 'Enviamos um novo SMS.',
});

const goOn = withFixedAction('advance');

/** Goes on from a step that is over. A service that stays where it was is read again: it may have moved by itself. */
export async function advance(context: Context, step: Step): Promise<NextAction> {
  const { state } = context;
  const before = state.stepStatus[step.slug] ?? step.status;
  const next = await goOn(context, step);
  if (next.kind !== 'go' || next.to.kind !== 'step' || next.to.slug !== step.slug) return next;
  const stood = state.proposal !== undefined && currentStepSlug(state.proposal) === step.slug;
  return stood && state.stepStatus[step.slug] === before ? openJourney(context) : next;
}

/** Sends a step that asks nothing but to be read. */
export const submit = (context: Context, step: Step): Promise<NextAction> =>
  step.order < 0
    ? Promise.resolve(stay)
    : writeFor(context, step, { write: () => sendStep(context, step, {}) });

/** Asks now: the waiting at the step begins anew, with its question first. */
export async function askNow({ state }: Context, step: Step): Promise<NextAction> {
  const status = state.stepStatus[step.slug] ?? step.status;
  if (status !== 'init') state.stepStatus[step.slug] = 'waiting';
  return go({ kind: 'step', slug: step.slug });
}

/** 'Minhas Propostas' leads to the step that was left (2.33, a-2.33). */
export const myProposals = async (context: Context): Promise<NextAction> => goToReturnable(context);

/** Back to an earlier form from the review of the proposal; only where going back is allowed (4.12-4.14). */
export const editStep = async (context: Context, _step: Step, slug: string): Promise<NextAction> =>
  chooseStep(context, slug);
