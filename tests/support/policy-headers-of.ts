import { createCommonHeaders, createPageHeaders } from '../../deploy/headers.ts';
import { inlineHashes } from '../../deploy/inline-hashes.ts';

/**
 * The headers of the production page (12.9), for a host that serves page and service on one origin by plain http. So
 * every journey that a test plays there runs under the policy.
 */
export const policyHeadersOf = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...createCommonHeaders(''),
    ...createPageHeaders({ connectOrigins: [], frameAncestors: [], tls: undefined }, inlineHashes(page)),
  ]);
