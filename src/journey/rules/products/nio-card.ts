import type { RuleDeclaration } from '../rule.ts';

/** 2.20. */
export const nioCard: RuleDeclaration = {
  name: 'nio-card',
  appliesTo: 'products',
  called: ['nio', 'cartão nio', 'nio card'],
  changes: { landing: 'new' },
};
