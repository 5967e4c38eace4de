import type { RuleDeclaration } from '../rule.ts';

/** 2.20. */
export const fgtsAnniversary: RuleDeclaration = {
  name: 'fgts-anniversary',
  appliesTo: 'products',
  called: ['fgts aniversário', 'saque aniversário', 'saque aniversário fgts', 'fgts-anniversary'],
  changes: { landing: 'new' },
};
