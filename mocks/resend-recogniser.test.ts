import { expect, test } from 'vitest';
import { createResendRecogniser, type RequestArrival } from './resend-recogniser.ts';

const write: RequestArrival = { connection: 1, isUsed: true, fingerprint: 'POST a 1' };
const read: RequestArrival = { connection: 1, isUsed: true, fingerprint: 'GET a' };
const broken = { call: 7, breaksResends: true };

/**
 * Breaks the first request at time 0. @returns the number of the call that the second one repeats, or
 * undefined.
 */
const repeatedCallOf = (
  first: RequestArrival,
  second: Partial<RequestArrival>,
  after: number,
): number | undefined => {
  const resends = createResendRecogniser();
  resends.broke(first, broken, 0);
  return resends.repeatedBy({ ...first, connection: 2, isUsed: false, ...second }, after)?.call;
};

test('[16.3] the same request on another connection shortly after the break is a resend', () => {
  expect([repeatedCallOf(write, {}, 5), repeatedCallOf(read, {}, 5)]).toEqual([7, 7]);
});

test.each<[string, Partial<RequestArrival>, number]>([
  ['another body, address or key', { fingerprint: 'POST a 2' }, 5],
  ['the same connection: it is still there', { connection: 1 }, 5],
  ['seconds later: somebody has pressed again', {}, 1500],
])('[16.3] not a resend: %s', (_, second, after) => {
  expect(repeatedCallOf(write, second, after)).toBeUndefined();
});

test('[16.3] a request that breaks on a new connection is resent at once or not at all', () => {
  for (const first of [write, read]) {
    expect(repeatedCallOf({ ...first, isUsed: false }, {}, 5)).toBe(7);
    expect(repeatedCallOf({ ...first, isUsed: false }, {}, 200)).toBeUndefined();
  }
});

test('[16.3] Firefox resends a read that breaks on a new connection: its resend may be late', () => {
  const first: RequestArrival = { ...read, isUsed: false, insists: true };
  expect([repeatedCallOf(first, {}, 400), repeatedCallOf(first, {}, 700)]).toEqual([7, undefined]);
});

test('[16.3] WebKit resends no write: the same write is a new call', () => {
  expect(repeatedCallOf({ ...write, neverResent: true }, {}, 5)).toBeUndefined();
});

test('[16.3] ten requests of a read are one call, the eleventh is a new call', () => {
  const resends = createResendRecogniser();
  const calls = Array.from({ length: 12 }, (_, turn) => {
    const request = { ...read, connection: turn, isUsed: turn === 0 };
    const call = resends.repeatedBy(request, turn * 4)?.call ?? turn + 1;
    resends.broke(request, { call, breaksResends: true }, turn * 4);
    return call;
  });
  expect(calls).toEqual([...Array(10).fill(1), 11, 11]);
});

test('[16.3] one broken request has one resend: the request after that is a call of its own', () => {
  const resends = createResendRecogniser();
  resends.broke(write, broken, 0);
  expect(resends.repeatedBy({ ...write, connection: 2 }, 5)).toMatchObject(broken);
  expect(resends.repeatedBy({ ...write, connection: 3 }, 10)).toBeUndefined();
});
