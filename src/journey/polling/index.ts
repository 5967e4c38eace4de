import { c6ConsignadoPrivado } from './c6-consignado-privado.ts';
import { check } from './check.ts';
import { companyPolicy } from './company-policy.ts';
import { completion } from './completion.ts';
import { tokenValidation } from './token-validation.ts';

/** Every polling policy, by the name that step types use. */
export const pollingPolicies = {
  check,
  companyPolicy,
  completion,
  c6ConsignadoPrivado,
  tokenValidation,
} as const;
export type PollingName = keyof typeof pollingPolicies;
