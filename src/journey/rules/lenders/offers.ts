import type { RuleDeclaration } from '../rule.ts';

/** 2.43. In addition to the lenders whose configuration contains the address of their offers. */
export const offers: RuleDeclaration = {
  name: 'offers',
  appliesTo: 'lenders',
  called: [],
  changes: { offers: true },
};
