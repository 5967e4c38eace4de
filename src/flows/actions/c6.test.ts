import { expect, test } from 'vitest';
import { until } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, waitingAnswer } from '#tests/flows/open-at-step.ts';

test('[7.33a] [4.28a] C6 is polled by its own call every 2 s; the same call requests another SMS', async () => {
  const c6 = waitingAnswer({}) as never; // the same answer as that of update-step
  const visit = await openAtStep('c6ConsignadoPrivadoPolling', { plan: { pollC6ConsignadoPrivado: c6 } });
  await until(() => isWaiting(visit));
  expect(visit.sent('pollC6ConsignadoPrivado')).toEqual([{ startPolling: true, resendSms: false }]);
  expect(visit.sent('updateStep')).toEqual([]);
  await visit.platform.clock.advance(2000);
  await until(() => visit.sent('pollC6ConsignadoPrivado').length === 2 && isWaiting(visit));
  expect(visit.sent('pollC6ConsignadoPrivado')[1]).toEqual({ startPolling: false, resendSms: false });
  await visit.flows.stepAction('resendC6Sms');
  await until(() => isWaiting(visit));
  expect(visit.sent('pollC6ConsignadoPrivado')[2]).toEqual({ startPolling: false, resendSms: true });
  expect(visit.state.stepDetails[SLUG]?.resendAt).toBeGreaterThan(visit.platform.clock.now());
});

test('[4.28] another SMS of C6 is not requested during the pause that the service named at a poll', async () => {
  const busy = {
    kind: 'reply',
    status: 429,
    body: { code: 429 },
    headers: { 'retry-after': '120' },
  } as const;
  const visit = await openAtStep('c6ConsignadoPrivadoPolling', {
    plan: { pollC6ConsignadoPrivado: busy },
  });
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('resendC6Sms');
  expect(visit.sent('pollC6ConsignadoPrivado')).toHaveLength(1);
});

test('[7.33] [3.17] only the first poll of C6 starts the check, also if its answer renames the hash id', async () => {
  const visit = await openAtStep('c6ConsignadoPrivadoPolling', {
    plan: { pollC6ConsignadoPrivado: waitingAnswer({ hashId: 'outrohash123' }) as never }, // the same answer as that of update-step
  });
  await until(() => isWaiting(visit));
  expect(visit.state.hashId).toBe('outrohash123');
  await visit.platform.clock.advance(2000);
  await until(() => visit.sent('pollC6ConsignadoPrivado').length === 2 && isWaiting(visit));
  expect(visit.sent('pollC6ConsignadoPrivado')).toMatchObject([
    { startPolling: true },
    { startPolling: false },
  ]);
});

test('[7.33b] a wrong C6 code shows an error under its field; the right one leads to the next step', async () => {
  const visit = await openAtStep('c6ConsignadoPrivadoToken', {
    plan: {
      pollC6ConsignadoPrivado: waitingAnswer({}) as never, // the same answer as that of update-step
      sendC6ConsignadoPrivadoToken: {
        kind: 'sequence',
        answers: [
          { kind: 'reply', status: 422, body: { message: 'Código inválido.' } },
          waitingAnswer({ currentStep: 'endereco', stepStatus: 'init' }) as never, // the same answer as that of update-step
        ],
        afterLast: 'repeat',
      },
    },
  });
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('sendC6Token', '111111');
  expect(visit.state.token).toMatchObject({ codeError: 'Código inválido.', refusals: 1 });
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('sendC6Token', '482913');
  expect(visit.sent('sendC6ConsignadoPrivadoToken')).toEqual([{ token: '111111' }, { token: '482913' }]);
  expect(visit.state.place).toEqual({ kind: 'step', slug: 'endereco' });
});
