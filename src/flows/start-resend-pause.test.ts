import { expect, test } from 'vitest';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { mustWaitToResend, startResendPause } from './start-resend-pause.ts';

test('[2.31] another message may be requested after the pause, by default after 30 s', () => {
  const { context, platform } = createContextWithoutService();
  const pause = { resendAt: 0 };
  expect(mustWaitToResend(context, pause.resendAt)).toBe(false);
  startResendPause(context, pause);
  expect(pause.resendAt).toBe(platform.clock.steadyNow() + 30_000);
  expect(mustWaitToResend(context, pause.resendAt)).toBe(true);
  startResendPause(context, pause, 12);
  expect(pause.resendAt).toBe(platform.clock.steadyNow() + 12_000);
});

test('[4.28] another code waits for the pause that the service has asked for at a typed one', () => {
  const { context, platform, state } = createContextWithoutService();
  state.retryAt.validateToken = platform.clock.steadyNow() + 1;
  expect(mustWaitToResend(context, 0)).toBe(true);
  state.retryAt.validateToken = platform.clock.steadyNow();
  expect(mustWaitToResend(context, 0)).toBe(false);
});
