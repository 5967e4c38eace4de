import type { RuleDeclaration } from '../rule.ts';

/** One of the three lenders of 2.58 (assumption 2.58). */
export const vettore: RuleDeclaration = {
  name: 'vettore',
  appliesTo: 'lenders',
  called: ['vettore'],
  changes: { modalOnPhone: true },
};
