import { currentStepSlugOf, isInReview, stepBySlug } from '#journey/current-step.ts';
import type { Configuration } from '#journey/model/configuration.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { asRef } from '#state/field-state.ts';
import { latestStatusOf, type StepDetails } from '#state/proposal-state.ts';
import type { StateContext } from './context.ts';

/** The details of a step, which the first call creates. */
export const stepDetailsOf = ({ state }: StateContext, slug: string): StepDetails => {
  state.stepDetails[slug] ??= { link: '', benefitPhase: '', message: '', resendAt: 0 };
  return state.stepDetails[slug];
};

export function storeStepLink(context: StateContext, slug: string, link: string): void {
  if (link !== '') stepDetailsOf(context, slug).link = link;
}

/** Stores the phase that a loaded step names, so that a reload keeps it (4.37). */
export function storeStepPhase(context: StateContext, { slug, benefitPhase }: Step): void {
  if (benefitPhase !== undefined) stepDetailsOf(context, slug).benefitPhase = benefitPhase;
}

/** Forgets every known link of a step, also that of the configuration: the service sends another. */
export function forgetStepLink({ state }: StateContext, slug: string): void {
  const { config, stepDetails } = state;
  if (stepDetails[slug]) stepDetails[slug].link = '';
  if (!config) return;
  const steps = config.steps.map(step => (step.slug === slug ? { ...step, link: '' } : step));
  state.config = asRef({ ...config, steps });
}

/**
 * Stores what an answer says about the step beside its status: link, phase, message. An answer about another step is
 * ignored; during a review the link and the phase are about another one.
 */
export function storeStepDetails(context: StateContext, slug: string, outcome: StepOutcome): void {
  if (currentStepSlugOf(outcome.proposal) !== slug) return;
  const details = stepDetailsOf(context, slug);
  if (!isInReview(outcome.proposal)) {
    if (outcome.link !== undefined) details.link = outcome.link;
    if (outcome.benefitPhase !== undefined) details.benefitPhase = outcome.benefitPhase;
  }
  details.message = outcome.message;
}

/**
 * Forgets what earlier answers said about a step, where a newer system answer says otherwise: the link if it names
 * one or does not list the step (7.14, 7.16), message and phase if the step has another status. The pause before
 * another message goes on.
 */
export function forgetOlderDetails({ state }: StateContext, system: Configuration): void {
  for (const [slug, details] of Object.entries(state.stepDetails)) {
    const step = stepBySlug(system, slug);
    const knownStep = state.config && stepBySlug(state.config, slug);
    if (step?.link !== '') details.link = '';
    if (step && knownStep && latestStatusOf(state, knownStep) === step.status) continue;
    details.benefitPhase = '';
    details.message = '';
  }
}
