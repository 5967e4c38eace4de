import type { RuleDeclaration } from '../rule.ts';

/** One of the three lenders of 2.58 (assumption 2.58). */
export const crefisa: RuleDeclaration = {
  name: 'crefisa',
  appliesTo: 'lenders',
  called: ['crefisa'],
  changes: { modalOnPhone: true },
};
