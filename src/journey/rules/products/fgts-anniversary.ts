import type { RuleDeclaration } from '../rule.ts';

/** This product has the new landing page (2.20). */
export const fgtsAnniversary: RuleDeclaration = {
  name: 'fgts-anniversary',
  appliesTo: 'products',
  phrases: ['fgts aniversário', 'saque aniversário', 'saque aniversário fgts', 'fgts-anniversary'],
  changes: { landing: 'new', landingPicture: 'savings' },
};
