import type { RuleDeclaration } from '../rule.ts';

/** This product has the new landing page (2.20). */
export const nioCard: RuleDeclaration = {
  name: 'nio-card',
  appliesTo: 'products',
  phrases: ['nio', 'cartão nio', 'nio card'],
  changes: { landing: 'new' },
};
