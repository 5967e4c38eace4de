import type { RuleDeclaration } from '../rule.ts';

/** 2.43. Beside the lenders whose configuration brings the address of their offers. */
export const offers: RuleDeclaration = {
  name: 'offers',
  about: 'lenders',
  called: [],
  changes: { offers: true },
};
