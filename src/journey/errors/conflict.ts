import type { ErrorDeclaration } from './error-declaration.ts';

/** 7.5, 8.25: someone else moved the proposal on. Nothing is said: the app goes on at the server's step. */
export const conflict: ErrorDeclaration = {
  name: 'conflict',
  leadsTo: (failure, { origin }) =>
    failure.kind === 'service' &&
    failure.status === 404 &&
    failure.label === 'CONFLICT' &&
    origin !== 'opening'
      ? { kind: 'run', recovery: 'reopen' }
      : undefined,
};
