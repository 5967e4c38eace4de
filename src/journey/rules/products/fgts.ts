import type { RuleDeclaration } from '../rule.ts';

/** A loan on FGTS without changes: a product with this name is no anniversary withdrawal, whatever its steps (2.20). */
export const fgts: RuleDeclaration = {
  name: 'fgts',
  appliesTo: 'products',
  phrases: ['fgts'],
  changes: {},
};
