import type { RuleDeclaration } from '../rule.ts';

/** One of the three lenders of 2.58 (assumption 2.58). */
export const crefaz: RuleDeclaration = {
  name: 'crefaz',
  about: 'lenders',
  called: ['crefaz'],
  changes: { modalOnPhone: true },
};
