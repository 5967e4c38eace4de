import type { RuleDeclaration } from '../rule.ts';

/** The header of this product has a wave (2.53). */
export const boleto: RuleDeclaration = {
  name: 'boleto',
  appliesTo: 'products',
  phrases: ['boleto'],
  changes: { hasWaveHeader: true },
};
