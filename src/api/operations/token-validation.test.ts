import { expect, test } from 'vitest';
import { contextWith } from './testing/context-with.ts';
import { getTokenValidation, validateToken } from './token-validation.ts';

test.each([
  ['30 seconds', 30, 30],
  ['an hour', 3600, 3600],
  ['31 years, which would lock the visitor out', 1e9, 3600],
  ['no time', undefined, undefined],
])('[4.28] [7.20] a pause of %s before another code is kept, up to an hour', async (_, sent, kept) => {
  const context = contextWith({ data: { status: 'waiting', method: 'sms', resendAfter: sent } });
  const answer = await getTokenValidation(context, 'h1', 'dados');
  expect(answer).toMatchObject({ ok: true, value: { resendAfter: kept } });
});

const request = { hashId: 'h1', step: 'dados', idempotencyKey: 'k', body: { method: 'sms' } };

test('[2.23] [7.20] an answer without a status says neither that a code was sent nor that it was not', async () => {
  expect(await getTokenValidation(contextWith({ data: {} }), 'h1', 'dados')).toMatchObject({
    problem: { kind: 'malformed' },
  });
  expect(await validateToken(contextWith({ data: {} }), request)).toMatchObject({
    problem: { kind: 'malformed' },
  });
});

test('[2.23] [7.20] [16.9] nor does one with an unknown status, except after a request for a code, which the service has accepted', async () => {
  const context = contextWith({ data: { status: 'enviado' } });
  expect(await getTokenValidation(context, 'h1', 'dados')).toMatchObject({ problem: { kind: 'malformed' } });
  expect(await validateToken(context, { ...request, body: { token: '123456' } })).toMatchObject({
    problem: { kind: 'malformed' },
  });
  expect(await validateToken(context, request)).toMatchObject({ ok: true, value: { status: 'waiting' } });
});

test.each([
  [{ data: { error: 'LIMIT', message: 'Limite de envios atingido.' } }, 'Limite de envios atingido.'],
  [{ data: { status: 'failed' }, message: 'O SMS não saiu.' }, 'O SMS não saiu.'],
  [{ data: { status: 'failed' } }, 'Não foi possível enviar o código. Tente de novo ou escolha outra forma.'],
])('[2.23] [7.20] a request for a code that is answered %j is a failure', async (body, message) => {
  expect(await validateToken(contextWith(body), request)).toMatchObject({
    problem: { kind: 'service', message },
  });
});

test('[2.23] [7.20] a code that the service calls failed has expired', async () => {
  const context = contextWith({ data: { status: 'failed' } });
  const answer = await validateToken(context, { ...request, body: { token: '123456' } });
  expect(answer).toMatchObject({ ok: true, value: { status: 'failed' } });
});
