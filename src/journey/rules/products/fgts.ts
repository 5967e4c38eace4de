import type { RuleDeclaration } from '../rule.ts';

/** A loan on FGTS, which is no anniversary withdrawal (2.20): its name decides before its steps do. */
export const fgts: RuleDeclaration = {
  name: 'fgts',
  appliesTo: 'products',
  called: ['fgts'],
  changes: {},
};
