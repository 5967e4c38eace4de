import type { RuleDeclaration } from '../rule.ts';

/** 6.5. Beside the banks that the configuration names by itself (`tutorialBanksName`). */
export const stepNavigator: RuleDeclaration = {
  name: 'step-navigator',
  about: 'banks',
  called: [],
  changes: { stepNavigator: true },
};
