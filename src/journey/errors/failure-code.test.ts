import { expect, test } from 'vitest';
import type { Failure } from '../model/failure.ts';
import { isExpiredAccess } from './expired-access.ts';
import { failureCodeOf } from './failure-code.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';

const call = { operation: 'updateStep', isWrite: true } as const;

test.each<[Failure, string]>([
  [service({ status: 404, label: 'CONFLICT' }), '404 CONFLICT'],
  [service({ status: 500, label: 'INTERNAL_SERVER_ERROR' }), '500 INTERNAL_SERVER_ERROR'],
  [service({ status: 422, label: 'Marina Alves' }), '422'],
  [{ kind: 'malformed', ...call, status: 200, reason: 'empty body' }, '200 malformed (empty body)'],
  [
    { kind: 'network', ...call, isOffline: false, isRedirect: true },
    'redirected (the serviceUrl of the deployment is wrong)',
  ],
  [{ kind: 'network', ...call, isOffline: true }, 'offline'],
  [{ kind: 'network', ...call, isOffline: false }, 'no connection'],
  [{ kind: 'timeout', ...call }, 'no answer in time'],
  [{ kind: 'cancelled', operation: 'updateStep' }, 'cancelled'],
  [{ kind: 'journey', problem: 'stepsNotFound', detail: 'Marina Alves' }, 'StepsNotFound'],
  [{ kind: 'journey', problem: 'creationFailed', detail: 'Marina Alves' }, 'creationFailed'],
])('[8.30] [12.10] the console gets a code and nothing of the answer (%#)', (failure, code) => {
  expect(failureCodeOf(failure)).toBe(code);
});

test.each<[boolean, Failure]>([
  [true, service({ name: 'TokenExpiredError' })],
  [true, service({ message: 'TokenExpiredError: x' })],
  [true, service({ message: 'JWT expired' })],
  [false, service({ status: 401, message: 'Código errado.' })],
  [false, { kind: 'timeout', ...call }],
])('[4.23] whether an access has expired: %s (%#)', (isExpired, failure) => {
  expect(isExpiredAccess(failure)).toBe(isExpired);
});
