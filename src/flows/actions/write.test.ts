import { expect, test } from 'vitest';
import { until } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, statusOf, waitingAnswer, writesOf } from '#tests/flows/open-at-step.ts';
import { createGate } from '#tests/support/create-gate.ts';

test('[11.1] ten presses of a button send one write', async () => {
  const visit = await openAtStep('juridical', { status: 'failed' });
  await Promise.all(Array.from({ length: 10 }, () => visit.flows.stepAction('retry')));
  expect(writesOf(visit)).toHaveLength(1);
});

test('[11.1] ten presses in a row send one SMS, even if each is answered before the next; after the pause between two SMS a press sends another', async () => {
  const visit = await openAtStep('unicoSign');
  await until(() => isWaiting(visit));
  for (let press = 0; press < 10; press += 1) await visit.flows.stepAction('resendSms');
  expect(writesOf(visit)).toHaveLength(1);
  await visit.platform.clock.advance(30_000);
  await visit.flows.stepAction('resendSms');
  expect(writesOf(visit)).toHaveLength(2);
});

test('[11.1] half a second after a write a press sends another, although the device was set back by 10 minutes', async () => {
  const visit = await openAtStep('unicoSign');
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('retry');
  visit.platform.clock.setBack(600_000);
  await visit.platform.clock.advance(500);
  await visit.flows.stepAction('retry');
  expect(writesOf(visit)).toHaveLength(2);
});

test('[11.9] there is no poll while the write of a button is running', async () => {
  const visit = await openAtStep('unicoSign', {
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, { kind: 'latency', ms: 60 }],
        afterLast: 'worldAnswers',
      },
    },
  });
  await until(() => isWaiting(visit));
  const press = visit.flows.stepAction('resendSms');
  await until(() => visit.sent('updateStep').length === 2);
  await visit.platform.clock.advance(10_000);
  expect(visit.sent('updateStep')).toHaveLength(2);
  await press;
});

test('[8.26] a refused button press shows a toast, and the wait continues', async () => {
  const visit = await openAtStep('unicoSign', {
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, { kind: 'reply', status: 422, body: { message: 'Aguarde um minuto.' } }],
        afterLast: 'worldAnswers',
      },
    },
  });
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('resendSms');
  expect(visit.state.toasts.map(({ text }) => text)).toEqual(['Aguarde um minuto.']);
  await until(() => isWaiting(visit));
  expect(visit.state.busyAction).toBe('');
});

test('[4.38] a new press removes the failure that the press before it has shown', async () => {
  const answerGate = createGate();
  const visit = await openAtStep('unicoSign', {
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, { kind: 'reply', status: 422, body: { message: 'Aguarde um minuto.' } }],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { flows, mocks, state } = visit;
  await until(() => isWaiting(visit));
  await flows.stepAction('resendSms');
  expect(state.toasts).toMatchObject([{ type: 'error', text: 'Aguarde um minuto.' }]);
  mocks.use(
    mocks.handlers.updateStep(
      answerGate.hold(async () => waitingAnswer({})),
      { once: true },
    ),
  );
  const press = flows.stepAction('resendSms');
  await until(() => writesOf(visit).length === 2);
  expect(state.toasts).toEqual([]);
  answerGate.open();
  await press;
  expect(state.toasts).toMatchObject([{ type: 'success' }]);
});

test('[11.2] a button press whose answer is lost is not sent again: the app reads the state from the service', async () => {
  const visit = await openAtStep('juridical', {
    status: 'failed',
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  await visit.flows.stepAction('retry');
  await until(() => isWaiting(visit));
  expect(writesOf(visit)).toHaveLength(1);
  expect(statusOf(visit)).toBe('waiting');
});

const RENAMED = '6650c1f2a4b3d90012e7f0c7';

test('[11.6] [11.8] [3.17] the answer to a button does not reopen a journey that has ended in a later answer, but its hash id counts', async () => {
  const visit = await openAtStep('unicoSign', { step: { cannotReturnFromHere: false } });
  const { flows, mocks, state } = visit;
  const answerGate = createGate();
  await until(() => isWaiting(visit));
  mocks.use(
    mocks.handlers.updateStep(
      answerGate.hold(async () => waitingAnswer({ hashId: RENAMED })),
      { once: true },
    ),
  );
  const press = flows.stepAction('resendSms');
  await until(() => writesOf(visit).length === 1);
  mocks.use(
    mocks.handlers.updateStep(() => waitingAnswer({ currentStep: 'finalizado', stepStatus: 'success' })),
  );
  await flows.goBack();
  await flows.goToCurrentStep();
  await until(() => state.place.kind === 'finalPage');
  answerGate.open();
  await press;
  expect(state.place).toEqual({ kind: 'finalPage' });
  expect(state.proposal?.currentStep).toBe('finalizado');
  // The service knows the proposal by this name now (3.17).
  expect(state.hashId).toBe(RENAMED);
});
