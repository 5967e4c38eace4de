import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { fail } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { sendToken } from './send-token.ts';

const FIRST = '6650c1f2a4b3d90012e7f0aa';
const SECOND = '6650c1f2a4b3d90012e7f0bb';

test('[8.24] [16.3] a code for another proposal is requested for that one, although a request for a different one is still open', async () => {
  const sent: { hashId: string; idempotencyKey: string }[] = [];
  const api: Partial<Api> = {
    validateToken: async ({ hashId, idempotencyKey }) => {
      sent.push({ hashId, idempotencyKey });
      return fail({ kind: 'network', operation: 'validateToken', isWrite: true, isOffline: false });
    },
  };
  const { context } = createContextWithoutService(api);
  for (const redirectHashId of [FIRST, FIRST, SECOND])
    await sendToken(context, { slug: 'tokenValidation', redirectHashId }, { method: 'sms' });
  expect(sent.map(({ hashId }) => hashId)).toEqual([FIRST, FIRST, SECOND]);
  const [first, repeated, second] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(repeated).toBe(first);
  expect(second).not.toBe(first);
});
