import type { RuleDeclaration } from '../rule.ts';

/** 9.37. Which bank it is, is not shown: only the deployment can say so. */
export const bankTheme: RuleDeclaration = {
  name: 'bank-theme',
  about: 'banks',
  called: [],
  changes: { bankTheme: true },
};
