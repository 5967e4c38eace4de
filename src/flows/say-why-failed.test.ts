import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { stay } from '#journey/model/next-action.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { until } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, writesOf } from '#tests/flows/open-at-step.ts';
import type { Context } from './context.ts';
import { sayWhyFailed } from './say-why-failed.ts';

const fields = [buildField({ key: 'selfie', label: 'Selfie', component: 'imageCapture', required: true })];
const WORDS =
  'A selfie não foi aceita. Procure um lugar claro, com o rosto inteiro na moldura. Você pode tirar outra agora.';

test('[15.3] [4.1] a failed step with a photo opens as the form for another photo and says what was refused', async () => {
  const visit = await openAtStep('selfieCaptura', { status: 'failed', step: { fields } });
  await until(() => visit.state.form.notice !== '');
  expect(visit.state.form.slug).toBe(SLUG);
  expect(visit.state.form.notice).toBe(WORDS);
  await visit.flows.submit();
  expect(visit.state.form.fields.selfie?.error).toMatch(/\w/);
  expect(writesOf(visit)).toEqual([]);
});

test('[15.3] [4.1] a check of a photo that ends as failed leads to the form for another photo', async () => {
  const visit = await openAtStep('selfieCaptura', {
    status: 'waiting',
    check: { polls: 1, ends: 'failed' },
    step: { fields },
  });
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.form.notice !== '');
  expect(visit.state.form.notice).toBe(WORDS);
});

test.each([
  ['form', 'failed'],
  ['selfieCaptura', 'remake'],
] as const)(
  '[15.3] a step of the type %s in the status %s has no words about a failed check',
  async (type, status) => {
    const visit = await openAtStep(type, { status, step: { fields } });
    expect(visit.state.form.slug).toBe(SLUG);
    expect(visit.state.form.notice).toBe('');
  },
);

function openFailedForm() {
  const { context } = createContextWithoutService();
  const step = stepWith({ slug: 'selfie', type: stepTypeWith('selfieCaptura'), fields });
  context.form.open(step);
  return { context, step };
}

test('[15.3] the words about a failed check end with what the service says about it', () => {
  const { context, step } = openFailedForm();
  context.state.stepDetails.selfie = {
    link: '',
    benefitPhase: '',
    message: 'A imagem está escura.',
    resendAt: 0,
  };
  expect(sayWhyFailed(context, step)).toMatchObject({ message: `${WORDS} A imagem está escura.` });
});

test.each<[string, (context: Context) => unknown]>([
  ['of another step', ({ form }) => form.open(stepWith({ slug: 'endereco' }))],
  [
    'with a message about a later press',
    ({ state }) => Object.assign(state.form, { notice: 'Sem conexão.' }),
  ],
  ['that is being sent', ({ state }) => Object.assign(state.form, { isSubmitting: true })],
])('[15.3] a form %s says nothing about the failed check', (_, change) => {
  const { context, step } = openFailedForm();
  change(context);
  expect(sayWhyFailed(context, step)).toEqual(stay);
});
