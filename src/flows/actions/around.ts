import { go, type Next, stay } from '#journey/model/next.ts';
import type { Step } from '#journey/model/step.ts';
import { mayRevisit } from '#journey/revisit.ts';
import type { Context } from '../context.ts';

/** Asks now: the waiting at the step begins anew, with its question first. */
export async function askNow({ state }: Context, step: Step): Promise<Next> {
  const status = state.stepStatus[step.slug] ?? step.status;
  if (status !== 'init') state.stepStatus[step.slug] = 'waiting';
  return go({ kind: 'step', slug: step.slug });
}

/** 'Minhas Propostas' leads to the step that was left (2.33, a-2.33). */
export async function myProposals({ state }: Context, step: Step): Promise<Next> {
  const slug = state.deviceSettings.returnableStep;
  return slug === '' || slug === step.slug ? stay : go({ kind: 'step', slug });
}

/** Back to an earlier form from the review of the proposal; only where going back is allowed (4.12, 4.13). */
export async function editStep({ state }: Context, _step: Step, slug: string): Promise<Next> {
  return state.config && mayRevisit(state.config, state.proposal, slug) ? go({ kind: 'step', slug }) : stay;
}
