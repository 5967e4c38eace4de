import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { createEngine } from './engine.ts';
import type { JournalEntry, ServiceReport } from './journal.ts';
import { createRefusalRetries } from './refusal-retries.ts';
import { noScreen } from './testing/no-screen.ts';

/** A call that the dialect has refused and that nobody has repeated. */
const refusedEntry: JournalEntry = {
  number: 1,
  resendOf: null,
  at: 0,
  took: 5,
  operation: 'getResource',
  method: 'GET',
  address: '/states',
  poll: false,
  request: { headers: {}, contentType: '', body: undefined },
  source: 'dialect',
  kind: 'reply',
  planned: null,
  status: 503,
  body: undefined,
  deduplicated: false,
  violations: [],
};
const refusedSubmission: JournalEntry = {
  ...refusedEntry,
  operation: 'updateStep',
  address: '/steps/endereco',
};
const service: ServiceReport = {
  ...createEngine({ scenario: happyPath }).report(),
  dialect: 'impatient',
  journal: [refusedEntry],
};

const pressRetry: WalkAction = { do: 'press', button: 'Tentar novamente' };

async function countPresses(walk: readonly WalkAction[]): Promise<number> {
  const pressNow = vi.fn(async () => true);
  const retries = createRefusalRetries({ ...noScreen, pressNow }, () => service);
  await retries.runWithRetries(walk, () => setTimeout(250));
  return pressNow.mock.calls.length;
}

test('[16.2] a refused call is tried again while the walk waits', async () => {
  expect(await countPresses([{ do: 'waitFor', text: 'Pronto' }])).toBeGreaterThan(0);
  expect(await countPresses([{ do: 'advance', ms: 1 }])).toBeGreaterThan(0);
});

test('[16.2] the retry button is not pressed if the walk presses it itself', async () => {
  expect(await countPresses([pressRetry])).toBe(0);
  expect(await countPresses([{ do: 'advance', ms: 30_000 }, pressRetry])).toBe(0);
});

test('[16.2] the screen of a refused call is not the one that the walk waits for, although it looks the same', async () => {
  const plannedEntry: JournalEntry = { ...refusedSubmission, source: 'plan', status: 500 };
  const journal = [refusedSubmission];
  const pressNow = vi.fn(async () => {
    // A press leads to the next call: the dialect refuses the first of them, too.
    journal.push(journal.length === 1 ? refusedSubmission : plannedEntry);
    return true;
  });
  const retries = createRefusalRetries({ ...noScreen, pressNow }, () => ({
    ...service,
    journal: [...journal],
  }));
  const wait = vi.fn(async () => journal.at(-1)?.source);
  expect(await retries.runWithRetries([{ do: 'waitFor', text: 'Falhou' }, pressRetry], wait)).toBe('plan');
  expect(pressNow).toHaveBeenCalledTimes(2);
});

test("[16.2] a refused list presses no retry button of a screen that is the walk's own", async () => {
  expect(await countPresses([{ do: 'press', button: 'Continuar' }])).toBe(0);
  const waitForFailure: WalkAction = { do: 'waitFor', text: 'Falhou' };
  expect(await countPresses([waitForFailure, pressRetry])).toBe(0);
  expect(await countPresses([waitForFailure, { do: 'waitFor', text: 'Outro' }, pressRetry])).toBe(0);
});

test('[16.2] nothing is tried again while the browser is offline', async () => {
  const pressNow = vi.fn(async () => true);
  const retries = createRefusalRetries({ ...noScreen, pressNow }, () => service);
  await retries.runWithRetries([{ do: 'goOffline' }], () => setTimeout(250));
  await retries.runWithRetries([{ do: 'waitFor', text: 'Sem internet' }], () => setTimeout(250));
  expect(pressNow).not.toHaveBeenCalled();
  await retries.runWithRetries([{ do: 'goOnline' }], () => setTimeout(250));
  expect(pressNow).toHaveBeenCalled();
});

test('[16.2] a walk goes on after a few seconds if no button repeats the refused call', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const report = { ...service, journal: [refusedSubmission] };
  const retries = createRefusalRetries({ ...noScreen, pressNow: async () => false }, () => report);
  const walking = retries.runWithRetries([{ do: 'waitFor', text: 'Falhou' }, pressRetry], async () => 'done');
  await vi.runAllTimersAsync();
  expect(await walking).toBe('done');
});

test('[16.2] no button is pressed twice before the call to which the first press leads: the screen after it may have the same button', async () => {
  const pressNow = vi.fn(async () => true);
  const journal = [refusedEntry];
  const retries = createRefusalRetries({ ...noScreen, pressNow }, () => ({
    ...service,
    journal: [...journal],
  }));
  await retries.runWithRetries([{ do: 'waitFor', text: 'Pronto' }], () => setTimeout(350));
  expect(pressNow).toHaveBeenCalledOnce();
  journal.push(refusedEntry);
  await retries.runWithRetries([{ do: 'waitFor', text: 'Pronto' }], () => setTimeout(350));
  expect(pressNow, 'the repeated call is refused, too').toHaveBeenCalledTimes(2);
  await retries.runWithRetries([{ do: 'waitFor', text: 'Pronto' }], () => setTimeout(1500));
  expect(pressNow, 'the press had no effect for a second').toHaveBeenCalledTimes(3);
});

test('[16.2] no button is pressed for a call that was repeated at the same address', async () => {
  const repeatedEntry: JournalEntry = { ...refusedEntry, source: 'world' };
  const pressNow = vi.fn(async () => true);
  const report = { ...service, journal: [...service.journal, repeatedEntry] };
  const retries = createRefusalRetries({ ...noScreen, pressNow }, () => report);
  await retries.runWithRetries([{ do: 'waitFor', text: 'Pronto' }], () => setTimeout(250));
  expect(pressNow).not.toHaveBeenCalled();
});

test('[16.2] after the walk a refused call that no button repeats is not waited for', async () => {
  vi.useFakeTimers();
  const startedAt = Date.now();
  const pressNow = vi.fn(async () => false);
  const retries = createRefusalRetries({ ...noScreen, pressNow }, () => service).waitForRepeats();
  await vi.runAllTimersAsync();
  await retries;
  const waitedTime = Date.now() - startedAt;
  vi.useRealTimers();
  expect(pressNow).toHaveBeenCalled();
  expect(waitedTime).toBeLessThan(5000);
});
