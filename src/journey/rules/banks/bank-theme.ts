import type { RuleDeclaration } from '../rule.ts';

/** 9.37. The specification does not name the bank, so only the deployment can identify it. */
export const bankTheme: RuleDeclaration = {
  name: 'bank-theme',
  appliesTo: 'banks',
  called: [],
  changes: { bankTheme: true },
};
