import type { RuleDeclaration } from '../rule.ts';

/** This product looks for proposals by a field (7.18). */
export const cardWithdrawal: RuleDeclaration = {
  name: 'card-withdrawal',
  appliesTo: 'products',
  phrases: ['card-withdrawal', 'saque cartão'],
  changes: { asksProposalsByField: true },
};
