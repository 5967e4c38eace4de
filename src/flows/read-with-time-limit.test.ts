import { expect, onTestFinished, test, vi } from 'vitest';
import type { Failure } from '#journey/model/failure.ts';
import { createClock } from '#platform/clock.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { READ_TIME_LIMIT, readWithTimeLimit } from './read-with-time-limit.ts';

/** Starts a read whose answer the test gives. */
function startRead(signal?: AbortSignal) {
  const platform = createMemoryPlatform();
  const requestSignals: AbortSignal[] = [];
  const answerGate = createGate();
  const result = readWithTimeLimit(
    { platform },
    'getFipeResource',
    async (requestSignal): Promise<Result<string, Failure>> => {
      requestSignals.push(requestSignal);
      await answerGate.opened;
      return succeed('Fiat');
    },
    signal,
  );
  return {
    answer: () => answerGate.open(),
    clock: platform.clock,
    isAborted: () => requestSignals[0]?.aborted,
    result,
  };
}

test('[11.10] a read without an answer is aborted after 30 s, and its result is a timeout', async () => {
  const { clock, isAborted, result } = startRead();
  await clock.advance(READ_TIME_LIMIT - 1);
  expect(isAborted()).toBe(false);
  await clock.advance(1);
  expect(isAborted()).toBe(true);
  expect(await result).toEqual({
    ok: false,
    problem: { kind: 'timeout', operation: 'getFipeResource', isWrite: false },
  });
});

test('[11.9] a read whose field or step the visitor leaves is aborted', () => {
  const visit = new AbortController();
  const { isAborted } = startRead(visit.signal);
  expect(isAborted()).toBe(false);
  visit.abort();
  expect(isAborted()).toBe(true);
});

test('[11.9] [14.7] an answered read leaves no timer, and is not aborted later', async () => {
  const visit = new AbortController();
  const { answer, clock, isAborted, result } = startRead(visit.signal);
  expect(clock.sleepingCount()).toBe(1);
  answer();
  expect(await result).toEqual(succeed('Fiat'));
  expect(clock.sleepingCount()).toBe(0);
  visit.abort();
  expect(isAborted()).toBe(false);
});

test.each(['before', 'while'])(
  '[11.6] a read whose field is left %s it is sent is aborted, and its timer ends',
  async moment => {
    const platform = createMemoryPlatform();
    const place = new AbortController();
    if (moment === 'before') place.abort();
    const answer = await readWithTimeLimit(
      { platform },
      'getFipeValue',
      async signal => {
        place.abort();
        return signal.aborted ? fail({ kind: 'cancelled', operation: 'getFipeValue' }) : succeed(1);
      },
      place.signal,
    );
    expect(answer).toEqual(fail({ kind: 'cancelled', operation: 'getFipeValue' }));
    expect(platform.clock.sleepingCount()).toBe(0);
  },
);

test('[4.16] [11.10] an answer that arrived while the browser had suspended the page counts, however late the page reads it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const answerGate = createGate();
  const result = readWithTimeLimit(
    { platform: { ...createMemoryPlatform(), clock: createClock() } },
    'getMultiProposal',
    async (): Promise<Result<string, Failure>> => {
      await answerGate.opened;
      return succeed('a proposal');
    },
  );
  vi.setSystemTime(Date.now() + READ_TIME_LIMIT + 2000);
  // The timer of the limit comes first.
  await vi.advanceTimersByTimeAsync(READ_TIME_LIMIT);
  answerGate.open();
  expect(await result).toEqual(succeed('a proposal'));
});
