import { expect, test } from 'vitest';
import type { Failure } from '../model/failure.ts';
import type { CatalogueOrigin, DerivedOrigin, Origin } from './error-declaration.ts';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import { createJourneyFailure, createNetworkFailure, timeout } from './testing/failures.ts';
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

/** The type demands every origin. */
const EFFECT_WHEN_ONLINE: Readonly<Record<CatalogueOrigin | DerivedOrigin, string | undefined>> = {
  opening: 'ok',
  completion: 'ok',
  submit: 'close',
  token: 'close',
  options: 'close',
  restart: 'close',
  render: 'reopen',
  // These show no dialog and no page; a toast disappears by itself.
  poll: undefined,
  lookup: undefined,
  fileLookup: undefined,
  tokenPoll: undefined,
  details: undefined,
  contracts: undefined,
};

function effectWhenOnline(failure: Failure, origin: Origin): string | undefined {
  const next = afterFailure(failure, { origin, fieldKeys: [] });
  if (next.kind === 'ask') return next.question.whenOnline;
  return next.kind === 'page' ? next.page.whenOnline : undefined;
}

test('[8.2] every dialog and page about a missing connection ends when it is back, and none about a lost answer', () => {
  for (const [name, effect] of Object.entries(EFFECT_WHEN_ONLINE)) {
    // The cast is safe: the name is a key of the table.
    const origin = name as Origin;
    expect([origin, effectWhenOnline(createNetworkFailure(true), origin)]).toEqual([origin, effect]);
    expect([origin, effectWhenOnline(createNetworkFailure(false), origin)]).toEqual([origin, undefined]);
  }
  const newHash = { ...createNetworkFailure(true), operation: 'newHash' } as const;
  expect(effectWhenOnline(newHash, 'opening')).toBe('close');
  expect(effectWhenOnline(newHash, 'restart')).toBe('close');
});
