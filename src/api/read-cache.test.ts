import { expect, test, vi } from 'vitest';
import type { Failure } from '#journey/model/failure.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { createReadCache } from './read-cache.ts';

function setUpCache() {
  let now = 0;
  let count = 0;
  const cache = createReadCache(() => now);
  return {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    requestCount: () => count,
    readSuccess: (key: string) =>
      cache.read(
        key,
        async () => {
          count += 1;
          return succeed(`answer ${count}`);
        },
        { operation: 'getResource' },
      ),
    readFailure: (key: string) =>
      cache.read(
        key,
        async () => {
          count += 1;
          return fail({ kind: 'timeout', operation: 'getResource', isWrite: false } as const);
        },
        { operation: 'getResource' },
      ),
  };
}

test('[9.12] the answer to a read is cached for 60 s and requested again after that', async () => {
  const { readSuccess, advance, requestCount } = setUpCache();
  await readSuccess('estados');
  advance(59_999);
  expect(await readSuccess('estados')).toEqual({ ok: true, value: 'answer 1' });
  advance(1);
  expect(await readSuccess('estados')).toEqual({ ok: true, value: 'answer 2' });
  expect(requestCount()).toBe(2);
});

test('[9.12] another request is not answered from the cache, and a failure is not cached', async () => {
  const { readSuccess, readFailure, requestCount } = setUpCache();
  await readSuccess('cidades SP');
  await readSuccess('cidades RJ');
  await readFailure('bancos');
  await readFailure('bancos');
  expect(requestCount()).toBe(4);
});

test('[8.7] an answer that `shouldCache` rejects is requested again', async () => {
  const cache = createReadCache(() => 0);
  const answers = [[], ['Nubank']];
  const ask = () =>
    cache.read('bancos', async () => succeed(answers.shift() ?? []), {
      operation: 'getResource',
      shouldCache: list => list.length > 0,
    });
  expect(await ask()).toEqual({ ok: true, value: [] });
  expect(await ask()).toEqual({ ok: true, value: ['Nubank'] });
  expect(await ask()).toEqual({ ok: true, value: ['Nubank'] });
});

/** A cache whose loads end when the test says so. */
function setUpSlowCache() {
  const cache = createReadCache(() => 0);
  const loads: { signal: AbortSignal; answer: (value: string) => void; break: () => void }[] = [];
  const ask = (signal?: AbortSignal) =>
    cache.read(
      'estados',
      loadSignal =>
        new Promise<Result<string, Failure>>((resolve, reject) => {
          loads.push({
            signal: loadSignal,
            answer: value => resolve(succeed(value)),
            break: () => reject(new Error('broken')),
          });
        }),
      { operation: 'getResource', signal },
    );
  return { ask, cache, loads };
}

test('[9.12] two reads at once send one request', async () => {
  const { ask, loads } = setUpSlowCache();
  const answers = [ask(), ask()];
  loads[0]?.answer('SP');
  expect(await Promise.all(answers)).toEqual([succeed('SP'), succeed('SP')]);
  expect(loads).toHaveLength(1);
});

test('[9.12] [4.3] a cancelled read ends at once; the request ends when nobody waits for it any more', async () => {
  const { ask, loads } = setUpSlowCache();
  const [first, second] = [new AbortController(), new AbortController()];
  const answers = [ask(first.signal), ask(second.signal)];
  first.abort();
  expect(await answers[0]).toEqual({ ok: false, problem: { kind: 'cancelled', operation: 'getResource' } });
  expect(loads[0]?.signal.aborted).toBe(false);
  second.abort();
  expect(loads[0]?.signal.aborted).toBe(true);
  const late = ask();
  loads[1]?.answer('RJ');
  loads[0]?.answer('SP');
  expect(await late).toEqual(succeed('RJ'));
  expect(await ask()).toEqual(succeed('RJ'));
  expect(await ask(AbortSignal.abort())).toMatchObject({ ok: false, problem: { kind: 'cancelled' } });
  expect(loads).toHaveLength(2);
});

test('[11.4] cleared answers are gone, also those that arrive later', async () => {
  const { ask, cache, loads } = setUpSlowCache();
  const early = ask();
  cache.clear();
  loads[0]?.answer('SP');
  expect(await early).toEqual(succeed('SP'));
  void ask();
  expect(loads).toHaveLength(2);
});

test('[9.12] a read that throws is requested again', async () => {
  const { ask, loads } = setUpSlowCache();
  const answer = ask();
  loads[0]?.break();
  await expect(answer).rejects.toThrow('broken');
  void ask();
  expect(loads).toHaveLength(2);
});

test('[9.12] the next read drops every answer that is too old, not only its own', async () => {
  const { readSuccess, advance } = setUpCache();
  const set = vi.spyOn(Map.prototype, 'delete');
  await readSuccess('cidades SP');
  await readSuccess('cidades RJ');
  advance(60_000);
  await readSuccess('estados');
  expect(set.mock.calls.flat()).toEqual(expect.arrayContaining(['cidades SP', 'cidades RJ']));
  set.mockRestore();
});
