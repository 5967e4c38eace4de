import type { RuleDeclaration } from '../rule.ts';

/** 4.33. */
export const payrollWorker: RuleDeclaration = {
  name: 'payroll-worker',
  about: 'products',
  called: ['payroll-worker', 'consignado privado', 'crédito do trabalhador'],
  changes: { hidesTermsWithToken: true },
};
