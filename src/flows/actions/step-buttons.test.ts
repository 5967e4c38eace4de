import { expect, test, vi } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, statusOf, waitingAnswer, writesOf } from '#tests/flows/open-at-step.ts';
import { openStep } from '#tests/flows/open-step.ts';

/** The answer to the next write has the status of a step that it does not name. */
const statusOfNoStep = (stepStatus: string): Plan => ({
  updateStep: {
    kind: 'sequence',
    answers: [
      {
        kind: 'offContract',
        reason: 'A service may leave out the step to which its status belongs.',
        status: 200,
        body: { data: { currentStep: null, stepStatus, selfContract: {}, situation: 'emAndamento' } },
      },
    ],
    afterLast: 'worldAnswers',
  },
});

/** The service accepts the next write, and its answer names no status. */
const acceptedWithoutStatus: Plan = {
  updateStep: {
    kind: 'sequence',
    answers: [
      {
        kind: 'reply',
        status: 200,
        body: { data: { currentStep: SLUG, selfContract: {}, situation: 'emAndamento' } },
      },
    ],
    afterLast: 'worldAnswers',
  },
};

test('[2.23c] Continuar on success leads to the place that the service reports', async () => {
  const visit = await openAtStep('rodobensCrivo', { status: 'success' });
  const { flows, state } = visit;
  await flows.stepAction('advance');
  await until(() => state.place.kind !== 'step' || state.place.slug !== SLUG);
  expect(state.place).toEqual({ kind: 'completion' });
  expect(writesOf(visit)).toEqual([expect.objectContaining({ data: { stepAction: 'advance' } })]);
});

test.each([
  ['names no status', acceptedWithoutStatus],
  ['repeats the status', { updateStep: waitingAnswer({ stepStatus: 'success' }) }],
  ['has the status of another step that it does not name', statusOfNoStep('init')],
  ['has the status of a waiting step that it does not name', statusOfNoStep('waiting')],
] as const)(
  '[2.23c] [10.13] Continuar reads the journey again if the answer stays at the step and %s, and follows a proposal that has moved meanwhile',
  async (_, plan) => {
    const visit = await openAtStep('rodobensCrivo', { status: 'success', plan });
    visit.engine.breakNext('getSystem', {
      kind: 'reply',
      status: 200,
      body: {
        data: systemAnswer(creditoPessoal, {
          _id: 'p',
          currentStep: 'endereco',
          selfContract: allAnswers(marina),
        }),
      },
    });
    await visit.flows.stepAction('advance');
    expect(visit.path()).toBe('/endereco');
    expect(writesOf(visit)).toHaveLength(1);
  },
);

test.each([
  ['advance', 'success', 'Aguarde a liberação do banco.'],
  ['advance', 'success', ''],
  ['retry', 'failed', 'Aguarde a liberação do banco.'],
  ['retry', 'failed', ''],
] as const)(
  '[4.10] [13.5] if %s leaves a step in the status %s as it was, a message says so (service: %j)',
  async (action, stepStatus, message) => {
    const answer = waitingAnswer({ stepStatus });
    const plan = { updateStep: { ...answer, body: { ...answer.body, message } } };
    const { flows, state } = await openAtStep('rodobensCrivo', { status: stepStatus, plan });
    await flows.stepAction(action);
    expect(state.place).toEqual({ kind: 'step', slug: SLUG });
    expect(state.toasts.map(({ title }) => title)).toEqual([message || 'Ainda não foi possível seguir']);
  },
);

test('[4.1] a restarted step waits, even if the service names no status', async () => {
  const visit = await openAtStep('juridical', { status: 'failed', plan: acceptedWithoutStatus });
  await visit.flows.stepAction('retry');
  expect(statusOf(visit)).toBe('waiting');
});

test('[2.31] the SMS of a signature can be requested again after 30 s, not earlier', async () => {
  const visit = await openAtStep('unicoSign', { status: 'waiting' });
  const { flows, platform } = visit;
  const resendAfter = async (milliseconds: number): Promise<void> => {
    await until(() => isWaiting(visit));
    await platform.clock.advance(milliseconds);
    await flows.stepAction('resendSms');
  };
  await resendAfter(0);
  await resendAfter(29_000);
  expect(writesOf(visit)).toHaveLength(1);
  await resendAfter(1000);
  expect(writesOf(visit)).toHaveLength(2);
});

test.each([
  ['rodobensKyc', 'init', 'begin'],
  ['rodobensKyc', 'failed', 'redo'],
  ['rodobensKyc', 'remake', 'redo'],
  ['unicoSign', 'init', 'begin'],
  ['unicoSign', 'failed', 'retry'],
] as const)(
  '[2.31] the SMS that the service sends for %s in the status %s after the button %s is followed by the pause, too',
  async (type, status, action) => {
    const visit = openStep({ type, step: { status }, answers: [{ stepStatus: 'waiting' }] });
    await visit.press(action);
    expect(visit.resendIn()).toBe(30);
    await visit.press('resendSms');
    expect(visit.sent('updateStep')).toHaveLength(1);
    await visit.platform.clock.advance(30_000);
    await visit.press('resendSms');
    expect(visit.sent('updateStep')).toHaveLength(2);
    // A new attempt does not wait.
    await visit.press(action);
    expect(visit.sent('updateStep')).toHaveLength(3);
    expect(visit.resendIn()).toBe(60);
  },
);

test('[2.31] no pause begins after the start of a step for which the service sends no message that can be requested again', async () => {
  const visit = openStep({
    type: 'clickSign',
    step: { status: 'init' },
    answers: [{ stepStatus: 'waiting' }],
  });
  await visit.press('begin');
  expect(visit.resendIn()).toBeLessThanOrEqual(0);
});

test('[2.24] Ver nova simulação requests the simulation step from the service', async () => {
  const visit = await openAtStep('creditAnalysis', { status: 'remake' });
  await visit.flows.stepAction('newSimulation');
  expect(writesOf(visit)).toEqual([expect.objectContaining({ data: { stepAction: 'newSimulation' } })]);
});

test.each([
  ['failed', 'retry', 'pollAgain'],
  ['review', 'retry', 'pollAgain'],
  ['remake', 'redo', 'redoStep'],
] as const)(
  '[4.1] the button of the status %s (%s) restarts the step, which then waits',
  async (status, action, stepAction) => {
    const visit = await openAtStep('juridical', { status });
    expect(visit.platform.clock.sleepingCount()).toBe(0);
    await visit.flows.stepAction(action);
    expect(writesOf(visit)).toEqual([expect.objectContaining({ data: { stepAction } })]);
    await until(() => isWaiting(visit));
    expect(statusOf(visit)).toBe('waiting');
  },
);

test('[2.28a] Começar starts the confirmation; before that the app does not poll', async () => {
  const visit = await openAtStep('rodobensKyc', { status: 'init' });
  // The code that polls is loaded when a step needs it.
  await vi.dynamicImportSettled();
  await waitForPendingWork();
  expect(isWaiting(visit)).toBe(false);
  expect(visit.sent('updateStep')).toEqual([]);
  await visit.flows.stepAction('begin');
  await until(() => isWaiting(visit));
  expect(statusOf(visit)).toBe('waiting');
});

test('[4.7] an informational step is sent without values', async () => {
  const visit = await openAtStep('details', { status: 'init' });
  await visit.flows.stepAction('submit');
  expect(writesOf(visit)).toEqual([expect.objectContaining({ data: {} })]);
});

test('[2.31b] Solicitar reenvio sends the SMS again, confirms it, and the wait continues', async () => {
  const visit = await openAtStep('unicoSign');
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('resendSms');
  expect(writesOf(visit)).toEqual([expect.objectContaining({ data: { stepAction: 'resendSms' } })]);
  expect(visit.state.toasts.map(toast => toast.title)).toEqual(['Enviamos um novo SMS']);
  await until(() => isWaiting(visit));
});

test("[2.26a] the button 'Buscando' polls at once instead of waiting for the next poll", async () => {
  const visit = await openAtStep('documentLink', { status: 'init' });
  await until(() => isWaiting(visit));
  const countBefore = visit.sent('updateStep').length;
  await visit.flows.stepAction('pollNow');
  await until(() => visit.sent('updateStep').length === countBefore + 1 && isWaiting(visit));
  expect(visit.sent('updateStep').at(-1)).toMatchObject({ polling: true });
});

test('[13.5a] [11.9] a check that the visitor requests during a slow poll reports that nothing has changed, too', async () => {
  const visit = await openAtStep('creditAnalysis', {
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, { kind: 'latency', ms: 60_000 }],
        afterLast: 'worldAnswers',
      },
    },
  });
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => visit.sent('updateStep').length === 2);
  await visit.flows.stepAction('pollNow');
  await until(() => visit.sent('updateStep').length === 3 && isWaiting(visit));
  expect(visit.state.toasts).toMatchObject([{ type: 'info', title: 'Ainda não há novidades' }]);
});

test('[13.5a] a check that the visitor requests reports that nothing has changed; the later polls report nothing', async () => {
  const visit = await openAtStep('creditAnalysis');
  await until(() => isWaiting(visit));
  expect(visit.state.toasts).toEqual([]);
  const countBefore = visit.sent('updateStep').length;
  await visit.flows.stepAction('pollNow');
  await until(() => visit.state.toasts.length === 1);
  expect(visit.sent('updateStep')).toHaveLength(countBefore + 1);
  expect(visit.state.toasts[0]).toMatchObject({ type: 'info', title: 'Ainda não há novidades' });
  visit.flows.dismissToast(visit.state.toasts[0]?.id ?? 0);
  await visit.platform.clock.advance(2000);
  await until(() => visit.sent('updateStep').length === countBefore + 2 && isWaiting(visit));
  expect(visit.state.toasts).toEqual([]);
});

test('[13.5c] a check that the visitor requests does not restart the minute after which the screen says that it takes longer', async () => {
  const visit = await openAtStep('creditAnalysis', { status: 'waiting' });
  const { clock } = visit.platform;
  await until(() => isWaiting(visit));
  const since = clock.steadyNow();
  expect(visit.state.currentWait?.since).toBe(since);
  await clock.advance(1000);
  const countBefore = visit.sent('updateStep').length;
  await visit.flows.stepAction('pollNow');
  await until(() => visit.sent('updateStep').length === countBefore + 1 && isWaiting(visit));
  expect(clock.steadyNow()).toBeGreaterThan(since);
  expect(visit.state.currentWait).toEqual({ slug: SLUG, since, hasShownFailure: false, isConfirmed: true });
});

test('[2.33b] Minhas Propostas leads back to the step that the visitor left', async () => {
  const visit = await openAtStep('averbacao', { step: { cannotReturnFromHere: false } });
  visit.state.deviceSettings.returnableStep = 'endereco';
  await visit.flows.goToReturnable();
  expect(visit.state.place).toEqual({ kind: 'step', slug: 'endereco' });
});
