import { check } from './check.ts';
import type { PollingPolicy } from './polling-policy.ts';

/** The company's policy: the same call every 15 s (4.29, 9.3). */
export const companyPolicy: PollingPolicy = { ...check, interval: 15_000 };
