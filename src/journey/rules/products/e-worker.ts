import type { RuleDeclaration } from '../rule.ts';

/** 4.14. */
export const eWorker: RuleDeclaration = {
  name: 'e-worker',
  about: 'products',
  called: ['e-worker', 'eworker'],
  changes: { endorsedIsFinal: true },
};
