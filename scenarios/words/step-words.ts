import { checksWords } from './checks.ts';
import { contractsWords } from './contracts.ts';
import { identityWords } from './identity.ts';
import { payrollWords } from './payroll.ts';
import { simulationsWords } from './simulations.ts';
import type { WordsOfSteps } from './words-of-steps.ts';

/** Types that are filled in: the name of the step in every status they can be opened in. */
export const formTypes = ['form', 'dadosContaDeLuz', 'productSelection'] as const;

/** The journey ends there, with the words of the product. */
export const endingTypes = ['finished', 'finalizado'] as const;

/** Every other step type that a product has. */
export const stepWords: WordsOfSteps = {
  ...checksWords,
  ...identityWords,
  ...contractsWords,
  ...payrollWords,
  ...simulationsWords,
};

/** Which requirement lists a type: the core ones, the simulations, signing, approval and what follows. */
export function requirementOf(type: string): '4.7' | '4.8' | '4.9' {
  if (core.has(type)) return '4.7';
  const isVariant = /^(qiTech|funcao|c6CarEquity|c6ConsignadoPrivado)/.test(type);
  return isVariant || Object.hasOwn(simulationsWords, type) ? '4.8' : '4.9';
}

const core: ReadonlySet<string> = new Set(
  [
    'form tokenValidation proposalTokenValidation documentLink creditAnalysis waiting juridical documentApi facematch',
    'liveness serproLiveness selfieCaptura contract review finished finalizado lgpd verifyIdentity acceptanceTerms',
    'details rodobensCrivo rodobensKyc benefit',
  ].flatMap(line => line.split(' ')),
);
