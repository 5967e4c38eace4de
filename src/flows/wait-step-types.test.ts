import { expect, test } from 'vitest';
import { decodeField } from '#api/decode/field.ts';
import { until } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, statusOf, waitingAnswer } from '#tests/flows/open-at-step.ts';

const LINK = 'https://documentos.exemplo.com.br/envio';

test('[2.26] [4.37] link and phase of a poll are shown while the wait continues', async () => {
  const visit = await openAtStep('benefit', {
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [waitingAnswer({ link: LINK, benefitPhase: 'consultingBalance' })],
        afterLast: 'worldAnswers',
      },
    },
  });
  await until(() => isWaiting(visit));
  expect(visit.state.stepDetails[SLUG]).toMatchObject({ link: LINK, benefitPhase: 'consultingBalance' });
});

test('[4.29] [9.3] the company policy is polled every 15 s', async () => {
  const visit = await openAtStep('aguardandoPoliticaEmpresa');
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(14_999);
  expect(visit.sent('updateStep')).toHaveLength(1);
  await visit.platform.clock.advance(1);
  await until(() => visit.sent('updateStep').length === 2);
});

test('[4.1] a step whose fields must be filled in again shows the form', async () => {
  const field = decodeField({ key: 'autorizacao', component: 'term', label: 'Autorizo' });
  const visit = await openAtStep('validacaoIN100', {
    step: { fields: [field] },
    check: { polls: 0, ends: 'remake' },
  });
  await until(() => visit.state.form.slug === SLUG);
  expect(statusOf(visit)).toBe('remake');
  expect(visit.platform.clock.sleepingCount()).toBe(0);
});

test('[4.37] a reload keeps the reason of a failed benefit consultation', async () => {
  const visit = await openAtStep('benefit', {
    status: 'failed',
    check: { polls: 0, ends: 'failed', phases: ['startingProcessing'], endPhase: 'noBenefits' },
  });
  await until(() => statusOf(visit) === 'failed');
  expect(visit.sent('updateStep')).toEqual([]);
  expect(visit.state.stepDetails[SLUG]?.benefitPhase).toBe('noBenefits');
});

test('[4.37] a benefit consultation that is tried again has no phase until an answer names one', async () => {
  const failed = waitingAnswer({ stepStatus: 'failed', benefitPhase: 'noBenefits' });
  const visit = await openAtStep('benefit', {
    status: 'waiting',
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [failed, waitingAnswer({})],
        afterLast: 'repeat',
      },
    },
  });
  await until(() => statusOf(visit) === 'failed');
  expect(visit.state.stepDetails[SLUG]?.benefitPhase).toBe('noBenefits');
  await visit.flows.stepAction('retry');
  await until(() => isWaiting(visit));
  expect(visit.state.stepDetails[SLUG]?.benefitPhase).toBe('');
});
