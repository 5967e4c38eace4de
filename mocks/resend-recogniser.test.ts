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
  firstRequest: RequestArrival,
  secondRequest: Partial<RequestArrival>,
  milliseconds: number,
): number | undefined => {
  const resends = createResendRecogniser();
  resends.recordBreak(firstRequest, broken, 0);
  return resends.callRepeatedBy(
    { ...firstRequest, connection: 2, isUsed: false, ...secondRequest },
    milliseconds,
  )?.call;
};

test('[16.3] the same request on another connection shortly after the break is a resend', () => {
  expect([repeatedCallOf(write, {}, 5), repeatedCallOf(read, {}, 5)]).toEqual([7, 7]);
});

test.each<[string, Partial<RequestArrival>, number]>([
  ['another body, address or key', { fingerprint: 'POST a 2' }, 5],
  ['the same connection: it is still there', { connection: 1 }, 5],
  ['seconds later: somebody has pressed again', {}, 1500],
])('[16.3] not a resend: %s', (_, difference, milliseconds) => {
  expect(repeatedCallOf(write, difference, milliseconds)).toBeUndefined();
});

test('[16.3] a request that breaks on a new connection is resent at once or not at all', () => {
  for (const firstRequest of [write, read]) {
    expect(repeatedCallOf({ ...firstRequest, isUsed: false }, {}, 5)).toBe(7);
    expect(repeatedCallOf({ ...firstRequest, isUsed: false }, {}, 200)).toBeUndefined();
  }
});

test('[16.3] Firefox resends a read that breaks on a new connection: its resend may be late', () => {
  const firstRequest: RequestArrival = { ...read, isUsed: false, resendsOnNewConnections: true };
  expect([repeatedCallOf(firstRequest, {}, 400), repeatedCallOf(firstRequest, {}, 700)]).toEqual([
    7,
    undefined,
  ]);
});

test('[16.3] WebKit resends no write: the same write is a new call', () => {
  expect(repeatedCallOf({ ...write, isNeverResent: true }, {}, 5)).toBeUndefined();
});

test('[16.3] ten requests of a read are one call, the eleventh is a new call', () => {
  const resends = createResendRecogniser();
  const calls = Array.from({ length: 12 }, (_, index) => {
    const request = { ...read, connection: index, isUsed: index === 0 };
    const call = resends.callRepeatedBy(request, index * 4)?.call ?? index + 1;
    resends.recordBreak(request, { call, breaksResends: true }, index * 4);
    return call;
  });
  expect(calls).toEqual([...Array(10).fill(1), 11, 11]);
});

test('[16.3] one broken request has one resend: the request after that is a new call', () => {
  const resends = createResendRecogniser();
  resends.recordBreak(write, broken, 0);
  expect(resends.callRepeatedBy({ ...write, connection: 2 }, 5)).toMatchObject(broken);
  expect(resends.callRepeatedBy({ ...write, connection: 3 }, 10)).toBeUndefined();
});

test('[16.3] once the visitor acts, the same request is a new call', () => {
  const resends = createResendRecogniser();
  resends.recordBreak(write, broken, 0);
  resends.end();
  expect(resends.callRepeatedBy({ ...write, connection: 2 }, 5)).toBeUndefined();
});
