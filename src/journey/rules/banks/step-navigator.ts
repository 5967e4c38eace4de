import type { RuleDeclaration } from '../rule.ts';

/** 6.5. In addition to the banks that the configuration names (`tutorialBanksName`). */
export const stepNavigator: RuleDeclaration = {
  name: 'step-navigator',
  appliesTo: 'banks',
  called: [],
  changes: { stepNavigator: true },
};
