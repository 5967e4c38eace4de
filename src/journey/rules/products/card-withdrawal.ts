import type { RuleDeclaration } from '../rule.ts';

/** For this product the request for the customer's other proposals names the CPF field (7.18). */
export const cardWithdrawal: RuleDeclaration = {
  name: 'card-withdrawal',
  appliesTo: 'products',
  phrases: ['card-withdrawal', 'saque cartão'],
  changes: { asksProposalsByField: true },
};
