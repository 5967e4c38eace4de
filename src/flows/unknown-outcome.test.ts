import { expect, test } from 'vitest';
import { decodeFailure } from '#api/decode/failure.ts';
import { isUnknownOutcome } from './unknown-outcome.ts';

test.each([
  ['the service refused', [400, 401, 404, 408, 413, 422, 429], false],
  ['the service failed, perhaps after its work', [500, 501, 505, 507], true],
  ['a gateway lost the answer', [502, 503, 504, 520, 521, 522, 523, 524, 525, 530, 598, 599], true],
])('[11.2] %s: the outcome of a write with the statuses %j is unknown: %s', (_, statuses, isUnknown) => {
  const outcomes = statuses.map(status => [
    status,
    isUnknownOutcome(decodeFailure('updateStep', true, status, '')),
  ]);
  expect(outcomes).toEqual(statuses.map(status => [status, isUnknown]));
});

test.each([{ redirectToErrorPage: true }, { type: 'noOffer' }, { redirectProposalToCurrentStep: true }])(
  '[11.2] a 500 that says where the journey goes on, %j, has a known outcome',
  body => {
    expect(isUnknownOutcome(decodeFailure('updateStep', true, 500, body))).toBe(false);
  },
);
