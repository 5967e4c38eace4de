import type { RuleDeclaration } from '../rule.ts';

/** 4.33. It hides consents, so only its exact name or an identifier counts. */
export const payrollWorker: RuleDeclaration = {
  name: 'payroll-worker',
  appliesTo: 'products',
  called: [
    'payroll-worker',
    'consignado privado',
    'crédito consignado privado',
    'crédito do trabalhador',
    'consignado clt',
    'crédito consignado clt',
  ],
  isExact: true,
  changes: { termsHiddenWithToken: ['lgpd', 'termo lgpd', 'consulta cpf', 'termo consulta cpf'] },
};
