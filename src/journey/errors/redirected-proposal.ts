import type { ErrorDeclaration } from './error-declaration.ts';

/** 8.24: the service names another hash id, and the app opens it. Without a hash id a later row decides. */
export const redirectedProposal: ErrorDeclaration = {
  name: 'redirected-proposal',
  leadsTo: failure =>
    failure.kind === 'service' && failure.redirects && failure.redirectsToHash
      ? { kind: 'openHash', hashId: failure.redirectsToHash, message: failure.message }
      : undefined,
};
