import type { RuleDeclaration } from '../rule.ts';

/** One of the three lenders whose dialogs are modals on phones, too (2.58, assumption 2.58). */
export const ajcred: RuleDeclaration = {
  name: 'ajcred',
  appliesTo: 'lenders',
  phrases: ['ajcred'],
  changes: { centresDialogsOnPhone: true },
};
