import { check } from './check.ts';
import type { PollingPolicy } from './polling-policy.ts';

/** The private payroll loan of C6 has a call of its own (4.28, 7.33), asked every 2 s (assumed, like the checks). */
export const c6ConsignadoPrivado: PollingPolicy = { ...check, call: 'pollC6ConsignadoPrivado' };
