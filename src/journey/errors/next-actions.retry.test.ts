import { expect, test } from 'vitest';
import type { Failure } from '../model/failure.ts';
import type { Origin } from './error-declaration.ts';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import { createJourneyFailure, timeout } from './testing/failures.ts';
import { tokenValidation } from './testing/next-action-rows.ts';

test.each<[Origin, Failure, repeatedOperation: string | undefined]>([
  ['submit', service({ status: 503, retryAfter: 5 }), 'updateStep'],
  ['completion', service({ status: 503, retryAfter: 5 }), 'updateStep'],
  ['opening', service({ status: 503, retryAfter: 5, operation: 'getSystem' }), 'getSystem'],
  ['submit', service({ status: 503 }), undefined],
  ['opening', service({ status: 503 }), undefined],
  ['submit', timeout, undefined],
  // The buttons after these failures repeat no request.
  ['token', service({ status: 503, retryAfter: 5 }), undefined],
  ['submit', service({ endsFlow: true, retryAfter: 5 }), undefined],
  ['opening', createJourneyFailure('creationFailed'), undefined],
])(
  '[4.28] a button (%s) that repeats a request waits as long as the service wants (%#)',
  (origin, failure, repeatedOperation) => {
    const next = afterFailure(failure, { origin, fieldKeys: [] });
    expect(
      next.kind === 'ask'
        ? next.question.repeatedOperation
        : next.kind === 'page' && next.page.repeatedOperation,
    ).toBe(repeatedOperation);
  },
);

test('[4.28] an action without a button is not changed by a pause', () => {
  const failure = service({ status: 401, retryAfter: 5 });
  expect(afterFailure(failure, { origin: 'submit', fieldKeys: [] })).toEqual(tokenValidation);
});
