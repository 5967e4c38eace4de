import type { RuleDeclaration } from '../rule.ts';

/** 4.14. It refuses an action, so only its exact name or an identifier counts. */
export const eWorker: RuleDeclaration = {
  name: 'e-worker',
  appliesTo: 'products',
  called: ['e-worker', 'eworker', 'e-consignado do trabalhador'],
  isExact: true,
  changes: { endorsedIsFinal: true },
};
