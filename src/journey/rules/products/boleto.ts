import type { RuleDeclaration } from '../rule.ts';

/** 2.53. */
export const boleto: RuleDeclaration = {
  name: 'boleto',
  appliesTo: 'products',
  called: ['boleto'],
  changes: { waveHeader: true },
};
