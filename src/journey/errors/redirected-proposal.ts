import type { ErrorDeclaration } from './error-declaration.ts';

/** 8.24: the proposal lives under another hash: go there. Without the hash the error is told like any other. */
export const redirectedProposal: ErrorDeclaration = {
  name: 'redirected-proposal',
  leadsTo: failure =>
    failure.kind === 'service' && failure.redirects && failure.redirectsToHash
      ? { kind: 'openHash', hashId: failure.redirectsToHash, message: failure.message }
      : undefined,
};
