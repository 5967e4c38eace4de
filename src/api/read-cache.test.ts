import { expect, test } from 'vitest';
import { fail, succeed } from '#shared/result.ts';
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
      cache.read(key, async () => {
        count += 1;
        return succeed(`answer ${count}`);
      }),
    readFailure: (key: string) =>
      cache.read(key, async () => {
        count += 1;
        return fail({ kind: 'timeout', operation: 'getResource', isWrite: false } as const);
      }),
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
    cache.read(
      'bancos',
      async () => succeed(answers.shift() ?? []),
      list => list.length > 0,
    );
  expect(await ask()).toEqual({ ok: true, value: [] });
  expect(await ask()).toEqual({ ok: true, value: ['Nubank'] });
  expect(await ask()).toEqual({ ok: true, value: ['Nubank'] });
});
