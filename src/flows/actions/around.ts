import { go, type NextAction } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import type { Context } from '../context.ts';
import { chooseStep, goToReturnable } from '../go-back.ts';

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
