import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { tokenMethodsOf, tokenSlugOf } from '#journey/token-methods.ts';
import { fail } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { openTokenConfirmation } from './token-confirmation.ts';

/** A page that waits for the link of a code, at a service that fails. `pollCount`: how often the service was asked. */
function waitForLink() {
  let pollCount = 0;
  const api: Partial<Api> = {
    getTokenValidation: async () => {
      pollCount += 1;
      return fail(buildServiceFailure({ operation: 'getTokenValidation', isWrite: false, status: 503 }));
    },
  };
  const page = createContextWithoutService(api);
  Object.assign(page.state.token, { slug: tokenSlugOf(page.state), status: 'sent' });
  const waiting = openTokenConfirmation(page.context, page.context.placeScope.enter());
  return { ...page, waiting, pollCount: () => pollCount };
}

test('[2.23] who leaves while the app waits for the link ends the wait without another call', async () => {
  const { context, waiting, pollCount } = waitForLink();
  await runPendingWork();
  context.placeScope.leave();
  expect(await waiting).toEqual({ kind: 'stay' });
  expect(pollCount()).toBe(0);
});

test('[7.20] however often the wait for the link fails, the console has one line', async () => {
  const { context, platform, pollCount } = waitForLink();
  for (let round = 1; round <= 3; round += 1) {
    await runPendingWork();
    await platform.clock.advance(2000);
    expect(pollCount()).toBe(round);
    expect(platform.logLines).toHaveLength(1);
  }
  context.placeScope.leave();
});

test('[4.28] [11.9] a page that becomes visible keeps the pause that the service wants before it is asked about the link again', async () => {
  const { context, platform, state, pollCount } = waitForLink();
  state.retryAt.getTokenValidation = platform.clock.steadyNow() + 30_000;
  await runPendingWork();
  platform.setVisible(false);
  platform.setVisible(true);
  await runPendingWork();
  await platform.clock.advance(29_999);
  expect(pollCount()).toBe(0);
  await platform.clock.advance(1);
  await runPendingWork();
  expect(pollCount()).toBe(1);
  context.placeScope.leave();
});

test('[2.23] at a step that the configuration lacks the code is sent by SMS', () => {
  const { state } = createContextWithoutService();
  state.config = configurationWith({ steps: [stepWith({ slug: 'dados' })] });
  state.proposal = { ...proposalWith({}), currentStep: 'etapa-nova' };
  expect(tokenMethodsOf(state)).toEqual([{ method: 'sms', target: '' }]);
});
