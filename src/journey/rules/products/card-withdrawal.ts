import type { RuleDeclaration } from '../rule.ts';

/** 7.18. */
export const cardWithdrawal: RuleDeclaration = {
  name: 'card-withdrawal',
  appliesTo: 'products',
  called: ['card-withdrawal', 'saque cartão'],
  changes: { asksProposalsByField: true },
};
