import type { RuleDeclaration } from '../rule.ts';

/** Steps back are refused once the proposal is endorsed (4.14), so only the exact name or an identifier counts. */
export const eWorker: RuleDeclaration = {
  name: 'e-worker',
  appliesTo: 'products',
  phrases: ['e-worker', 'eworker', 'e-consignado do trabalhador'],
  isExact: true,
  changes: { isEndorsementFinal: true },
};
