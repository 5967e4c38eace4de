import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.each([
  ['a secure page', () => globalThis.crypto],
  [
    'plain http, which has no randomUUID',
    () => ({ getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) }),
  ],
  ['a browser without crypto', () => undefined],
  [
    'a page that may not access crypto',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  ],
])('[16.3] keys on %s are random UUIDs without duplicates', (_, crypto) => {
  const createKey = createIdempotencyKeys(crypto);
  const keys = Array.from({ length: 500 }, createKey);
  expect(keys.filter(key => !UUID.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(500);
});

test('[16.3] the bytes of a key come from the best source that the browser has', () => {
  const getRandomValues = <Bytes>(bytes: Bytes): Bytes => {
    if (bytes instanceof Uint8Array) bytes.fill(0xff);
    return bytes;
  };
  const randomUUID = () => '00000000-0000-4000-8000-000000000001' as const;
  expect(createIdempotencyKeys(() => ({ getRandomValues, randomUUID }))()).toBe(randomUUID());
  expect(createIdempotencyKeys(() => ({ getRandomValues }))()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
