import type { RuleDeclaration } from '../rule.ts';

/** Lenders with other offers (2.43) whose configuration does not contain the address of the offers. */
export const offers: RuleDeclaration = {
  name: 'offers',
  appliesTo: 'lenders',
  phrases: [],
  changes: { canReturnToOffers: true },
};
