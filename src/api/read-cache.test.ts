import { expect, test } from 'vitest';
import { fail, succeed } from '#shared/result.ts';
import { createReadCache } from './read-cache.ts';

function arrange() {
  let now = 0;
  let request = 0;
  const cache = createReadCache(() => now);
  return {
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    asked: () => request,
    good: (key: string) =>
      cache.read(key, async () => {
        request += 1;
        return succeed(`answer ${request}`);
      }),
    bad: (key: string) =>
      cache.read(key, async () => {
        request += 1;
        return fail({ kind: 'timeout', operation: 'getResource', write: false } as const);
      }),
  };
}

test('[9.12] the answer to a read is cached for 60 s and requested again after that', async () => {
  const { good, pass, asked: request } = arrange();
  await good('estados');
  pass(59_999);
  expect(await good('estados')).toEqual({ ok: true, value: 'answer 1' });
  pass(1);
  expect(await good('estados')).toEqual({ ok: true, value: 'answer 2' });
  expect(request()).toBe(2);
});

test('[9.12] another request is not answered from the cache, and a failure is not cached', async () => {
  const { good, bad, asked: request } = arrange();
  await good('cidades SP');
  await good('cidades RJ');
  await bad('bancos');
  await bad('bancos');
  expect(request()).toBe(4);
});

test('[8.7] an answer that is not worth caching is requested again', async () => {
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
