import type { RuleDeclaration } from '../rule.ts';

/** Some consents are hidden once a token exists (4.33), so only the exact name or an identifier counts. */
export const payrollWorker: RuleDeclaration = {
  name: 'payroll-worker',
  appliesTo: 'products',
  phrases: [
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
