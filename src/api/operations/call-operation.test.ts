import { expect, test } from 'vitest';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { finishedUpdate } from './step-write.ts';
import { contextWith } from './testing/context-with.ts';
import { validateToken } from './token-validation.ts';

const request = { hashId: 'h1', step: 'dados', idempotencyKey: 'k', body: { method: 'sms' } };

test.each([
  ['completion', 'success', true],
  ['completion', 'failed', false],
  ['code', 'waiting', true],
  ['code', 'failed', false],
] as const)(
  '[8.25] [8.26] [7.20] an answer of 200 about a %s with the status %s is a success of its operation: %s',
  async (subject, status, isSuccess) => {
    let successes = 0;
    const proposal = { _id: 'p1', currentStep: 'analise', situation: '', selfContract: {} };
    const context = {
      ...contextWith({ data: { stepStatus: status, status, proposal } }),
      onSuccess: () => {
        successes += 1;
      },
    };
    const answer =
      subject === 'completion'
        ? await finishedUpdate(context, proposalWith({}))
        : await validateToken(context, request);
    expect(answer.ok).toBe(isSuccess);
    expect(successes).toBe(isSuccess ? 1 : 0);
  },
);
