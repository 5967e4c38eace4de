import { check } from './check.ts';
import type { PollingPolicy } from './polling-policy.ts';

/** C6's private payroll loan has its own polling call (4.28, 7.33), every 2 s (assumed, like the checks). */
export const c6ConsignadoPrivado: PollingPolicy = { ...check, call: 'pollC6ConsignadoPrivado' };
