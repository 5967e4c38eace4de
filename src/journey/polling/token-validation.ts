import { check } from './check.ts';
import type { PollingPolicy } from './polling-policy.ts';

/**
 * The link of a confirmation may be opened anywhere, so the token call is polled every 2 s (2.23, 7.20; interval
 * assumed).
 */
export const tokenValidation: PollingPolicy = { ...check, call: 'getTokenValidation' };
