import { stepBySlug } from '#journey/current-step.ts';
import { consentTermsOf } from '#journey/steps/consent-terms.ts';
import type { FlowStage } from './flow-stage.ts';

/** Agrees to all terms of the consent step in view. */
export function agreeToTerms({ state, flows }: Pick<FlowStage, 'state' | 'flows'>): void {
  const { config, place } = state;
  const step = config && place.kind === 'step' ? stepBySlug(config, place.slug) : undefined;
  if (!step) throw new Error('No step is in view.');
  flows.keepAgreed(
    step.slug,
    consentTermsOf(step, state).map(({ agreementKey }) => agreementKey),
  );
}
