import { expect, test } from 'vitest';
import { contextWith } from './testing/context-with.ts';
import { getTokenValidation } from './token-validation.ts';

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
