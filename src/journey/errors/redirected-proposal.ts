import type { ErrorDeclaration } from './error-declaration.ts';

/** 8.24: the proposal has another hash id: opens it. Without that hash id it is an ordinary error. */
export const redirectedProposal: ErrorDeclaration = {
  name: 'redirected-proposal',
  leadsTo: failure =>
    failure.kind === 'service' && failure.redirects && failure.redirectsToHash
      ? { kind: 'openHash', hashId: failure.redirectsToHash, message: failure.message }
      : undefined,
};
