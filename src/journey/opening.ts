import { afterAnswer } from './after-submit.ts';
import { currentSlugOf, firstStepOf } from './current-step.ts';
import type { SystemAnswer } from './model/configuration.ts';
import type { Failure } from './model/failure.ts';
import type { Destination } from './model/next.ts';
import type { JourneyRules } from './rules/rule.ts';

export interface OpeningContext {
  rules: JourneyRules;
  /** By user agent (assumption 9.15). */
  isMobile: boolean;
}

type Opening = { ok: true; value: Destination } | { ok: false; problem: Failure };

const problem = (
  name: 'stepsNotFound' | 'currentStepNotFound' | 'proposalWithoutId',
  detail: string,
): Opening => ({
  ok: false,
  problem: { kind: 'journey', problem: name, detail },
});

/**
 * Where a journey opens once the system has answered (2.19, 2.20, 4.21, 4.22, 5.34).
 * Without a proposal: the landing page, when there is one and the visitor is on a phone or the product's landing is the new
 * one; otherwise the first step. With a proposal: the server's step, or the wait for completion.
 */
export function openingOf(system: SystemAnswer, context: OpeningContext): Opening {
  const { configuration, proposal } = system;
  const first = firstStepOf(configuration);
  if (!first) return problem('stepsNotFound', `configuration ${configuration.code} has no steps`);

  if (!proposal) {
    const { hasLandingPage } = configuration.display;
    const landsFirst = hasLandingPage && !configuration.directForm;
    if (landsFirst && (context.isMobile || context.rules.landing === 'new')) {
      return { ok: true, value: { kind: 'landing', variant: context.rules.landing } };
    }
    return { ok: true, value: { kind: 'step', slug: first.slug } };
  }

  if (proposal.id === '') return problem('proposalWithoutId', 'the proposal of the system answer has no _id');
  const slug = currentSlugOf(proposal);
  if (slug === '' && !system.waitsForCompletion) {
    return problem('currentStepNotFound', 'the proposal names no current step');
  }
  return { ok: true, value: afterAnswer(configuration, proposal, system.waitsForCompletion) };
}
