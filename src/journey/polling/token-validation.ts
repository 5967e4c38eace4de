import { check } from './check.ts';
import type { PollingPolicy } from './polling-policy.ts';

/**
 * The wait for a confirmation: the call for the token every 2 s, because the visitor may open the link on another
 * device (2.23, 7.20; the interval is assumed).
 */
export const tokenValidation: PollingPolicy = { ...check, call: 'getTokenValidation' };
