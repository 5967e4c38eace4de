import { go } from '../model/next-action.ts';
import type { ErrorDeclaration } from './error-declaration.ts';

/** 4.24, 8.23: a 401 leads to token validation; the typed values stay. */
export const unauthorized: ErrorDeclaration = {
  name: 'unauthorized',
  leadsTo: (failure, { origin }) =>
    failure.kind === 'service' && (failure.code === 401 || failure.status === 401) && origin !== 'token'
      ? go({ kind: 'tokenValidation' })
      : undefined,
};
