import type { RuleDeclaration } from '../rule.ts';

/** The drawer with all steps (6.5), for banks that `tutorialBanksName` of the configuration does not name. */
export const stepNavigator: RuleDeclaration = {
  name: 'step-navigator',
  appliesTo: 'banks',
  phrases: [],
  changes: { hasStepNavigator: true },
};
