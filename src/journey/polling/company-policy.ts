import { check } from './check.ts';
import type { PollingPolicy } from './polling-policy.ts';

/** The wait for the company's policy: the call of `check` every 15 s (4.29, 9.3). */
export const companyPolicy: PollingPolicy = { ...check, interval: 15_000 };
