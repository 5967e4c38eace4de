import { expect, test, vi } from 'vitest';
import type { WalkAction } from '#scenarios/walk.ts';
import type { JournalEntry, ServiceReport } from './journal.ts';
import { createRefusalRetries } from './refusal-retries.ts';
import { noScreen } from './testing/no-screen.ts';

/** A service whose dialect has refused a call that nobody has repeated. */
const service = {
  dialect: 'impatient',
  journal: [{ source: 'dialect', operation: 'getResource', address: '/states', took: 5 }],
} as unknown as ServiceReport; // only these members are read

const pressRetry: WalkAction = { do: 'press', button: 'Tentar novamente' };

async function pressedDuring(walk: readonly WalkAction[]): Promise<number> {
  const pressNow = vi.fn(async () => true);
  const retries = createRefusalRetries({ ...noScreen, pressNow }, () => service);
  await retries.during(walk, () => new Promise(resolve => setTimeout(resolve, 250)));
  return pressNow.mock.calls.length;
}

test('[16.2] a refused call is tried again while the walk waits', async () => {
  expect(await pressedDuring([{ do: 'waitFor', text: 'Pronto' }, pressRetry])).toBeGreaterThan(0);
  expect(await pressedDuring([{ do: 'advance', ms: 1 }])).toBeGreaterThan(0);
});

test('[16.2] a walk that presses the button itself finds it', async () => {
  expect(await pressedDuring([pressRetry])).toBe(0);
  expect(await pressedDuring([{ do: 'advance', ms: 30_000 }, pressRetry])).toBe(0);
});

test('[16.2] a call that was repeated at the same address is left alone', async () => {
  const [refusedEntry] = service.journal;
  const repeatedEntry = { ...refusedEntry, source: 'world' } as JournalEntry; // the same call
  const pressNow = vi.fn(async () => true);
  const report = { ...service, journal: [...service.journal, repeatedEntry] };
  const retries = createRefusalRetries({ ...noScreen, pressNow }, () => report);
  await retries.during(
    [{ do: 'waitFor', text: 'Pronto' }],
    () => new Promise(resolve => setTimeout(resolve, 250)),
  );
  expect(pressNow).not.toHaveBeenCalled();
});

test('[16.2] after the walk nobody waits for a call that no button repeats', async () => {
  vi.useFakeTimers();
  const began = Date.now();
  const pressNow = vi.fn(async () => false);
  const retries = createRefusalRetries({ ...noScreen, pressNow }, () => service).afterwards();
  await vi.runAllTimersAsync();
  await retries;
  const waitedTime = Date.now() - began;
  vi.useRealTimers();
  expect(pressNow).toHaveBeenCalled();
  expect(waitedTime).toBeLessThan(5000);
});
