import type { RuleDeclaration } from '../rule.ts';

/**
 * The colours of the bank theme (9.37). The specification does not name the bank, so only the deployment identifies it.
 */
export const bankTheme: RuleDeclaration = {
  name: 'bank-theme',
  appliesTo: 'banks',
  phrases: [],
  changes: { usesBankTheme: true },
};
