import type { StepStatus } from '../define-scenario.ts';
import { checksWords } from './checks.ts';
import { contractsWords } from './contracts.ts';
import { identityWords } from './identity.ts';
import { payrollWords } from './payroll.ts';
import { simulationsWords } from './simulations.ts';

/**
 * What a person sees of a step: its heading, and the button that leads on, if there is one. `null`: the heading is the name
 * that the product gives the step, and what is below is for its fields or its figures to say.
 */
export type StepWords = readonly [heading: string | null, button?: string];

/** A step that is finished says nothing of itself: the final page of the product stands there. */
export type ToldStatus = Exclude<StepStatus, 'finished'>;

/** By step type (4.7 to 4.9) and status (4.1). */
export type WordsOfSteps = Readonly<Record<string, Readonly<Record<ToldStatus, StepWords>>>>;

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
