import { check } from './check.ts';
import type { PollingPolicy } from './polling-policy.ts';

/** The link of a confirmation may be clicked anywhere: the token call says whether it was (2.23, 7.20). Every 2 s (assumed). */
export const tokenValidation: PollingPolicy = { ...check, call: 'getTokenValidation' };
