import { check } from './check.ts';
import { companyPolicy } from './company-policy.ts';
import { completion } from './completion.ts';

/** Every way of waiting, by the name that step types use. */
export const pollingPolicies = { check, companyPolicy, completion } as const;
export type PollingName = keyof typeof pollingPolicies;
