import { checkTexts } from './checks.ts';
import { contractTexts } from './contracts.ts';
import type { ExpectedTexts } from './expected-text.ts';
import { identityTexts } from './identity.ts';
import { payrollTexts } from './payroll.ts';
import { simulationTexts } from './simulations.ts';

/** Forms: their heading is the name of the step in every status in which they can be opened. */
export const formTypes = ['form', 'dadosContaDeLuz', 'productSelection'] as const;

/** The last steps, with the texts of the product. */
export const endingTypes = ['finished', 'finalizado'] as const;

/** Every other step type that a product has. */
export const expectedTexts: ExpectedTexts = {
  ...checkTexts,
  ...identityTexts,
  ...contractTexts,
  ...payrollTexts,
  ...simulationTexts,
};

/**
 * The requirement about a step type: 4.7 has the core types, 4.8 the simulations with the variants of each lender, 4.9
 * all others.
 */
export function requirementOf(type: string): '4.7' | '4.8' | '4.9' {
  if (coreTypes.has(type)) return '4.7';
  const isVariant = /^(qiTech|funcao|c6CarEquity|c6ConsignadoPrivado)/.test(type);
  return isVariant || Object.hasOwn(simulationTexts, type) ? '4.8' : '4.9';
}

const coreTypes: ReadonlySet<string> = new Set(
  [
    'form tokenValidation proposalTokenValidation documentLink creditAnalysis waiting juridical documentApi facematch',
    'liveness serproLiveness selfieCaptura contract review finished finalizado lgpd verifyIdentity acceptanceTerms',
    'details rodobensCrivo rodobensKyc benefit',
  ].flatMap(line => line.split(' ')),
);
