import type { Failure } from '../model/failure.ts';
import { go } from '../model/next-action.ts';
import type { ErrorDeclaration } from './error-declaration.ts';

/**
 * Whether the service asks for a confirmed code before it answers. Either the HTTP status or the body may say so
 * (8.23).
 */
export const isUnauthorized = (failure: Failure): boolean =>
  failure.kind === 'service' && (failure.status === 401 || failure.code === 401);

/** 4.24, 8.23: a 401 leads to token validation; the typed values stay. */
export const unauthorized: ErrorDeclaration = {
  name: 'unauthorized',
  leadsTo: (failure, { origin }) =>
    isUnauthorized(failure) && origin !== 'token' ? go({ kind: 'tokenValidation' }) : undefined,
};
