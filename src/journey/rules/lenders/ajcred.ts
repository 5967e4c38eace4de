import type { RuleDeclaration } from '../rule.ts';

/** One of the three lenders of 2.58 (assumption 2.58). */
export const ajcred: RuleDeclaration = {
  name: 'ajcred',
  appliesTo: 'lenders',
  called: ['ajcred'],
  changes: { modalOnPhone: true },
};
