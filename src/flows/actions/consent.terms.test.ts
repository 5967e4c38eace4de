import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { consentTermsOf } from '#journey/steps/consent-terms.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { runStepAction } from './index.ts';

/** A visit at this step, at a service that must not be called. */
function openStep(step: ReturnType<typeof stepWith>) {
  const bare = createContextWithoutService();
  bare.state.config = configurationWith({ steps: [step] });
  bare.state.place = { kind: 'step', slug: step.slug };
  return bare;
}

test('[5.4] as long as one required term is unticked, nothing is sent', async () => {
  const step = stepWith({
    slug: 'termos',
    type: stepTypeWith('lgpd'),
    fields: ['dados', 'cadastro'].map(key =>
      buildField({ key, component: 'checkbox', label: key, required: true }),
    ),
  });
  const { context, state } = openStep(step);
  const [first, second] = consentTermsOf(step, state);
  expect([first?.isRequired, second?.isRequired]).toEqual([true, true]);
  state.agreed = { termos: [first?.agreementKey ?? ''] };
  expect(await runStepAction(context, 'consent')).toEqual({ kind: 'stay' });
});

test('[2.23] a press that names no way to receive a code requests none', async () => {
  const { context } = openStep(stepWith({ slug: 'token', type: stepTypeWith('tokenValidation') }));
  expect(await runStepAction(context, 'requestToken')).toEqual({ kind: 'stay' });
});
