import type { Configuration } from '../model/configuration.ts';
import { recogniseRules } from './recognise-rules.ts';
import {
  type AppliedRule,
  defaultRules,
  type Identifiers,
  type JourneyRules,
  type RuleDeclaration,
} from './rule.ts';
import { ruleDeclarations } from './rule-declarations.ts';
import { containsWords, wordsOf } from './words.ts';

/**
 * Whether the configuration lists the product's bank among those with a step-by-step tutorial (3.5, assumption 3.5).
 */
export const hasStepTutorial = ({ bank, tutorialBanksName }: Configuration): boolean =>
  tutorialBanksName
    .map(wordsOf)
    .some(name => containsWords(wordsOf(bank.name), name) || containsWords(wordsOf(bank.slug), name));

/** The rules that apply to a configuration, and why (1.5, 6.5). */
export const appliedRulesOf = (
  configuration: Configuration,
  identifiers: Identifiers,
  declarations: readonly RuleDeclaration[] = ruleDeclarations,
): AppliedRule[] => recogniseRules(configuration, identifiers, declarations);

/** Combines the rules that apply. The deployment may extend lists of the product. */
export function rulesFor(
  configuration: Configuration,
  identifiers: Identifiers,
  applied: readonly AppliedRule[] = appliedRulesOf(configuration, identifiers),
): JourneyRules {
  const rules = applied.reduce<JourneyRules>((merged, { rule }) => Object.assign(merged, rule.changes), {
    ...defaultRules,
    hasStepNavigator: hasStepTutorial(configuration),
  });
  const { readErrorSteps, termsHiddenWithToken } = rules;
  return {
    ...rules,
    readErrorSteps: extendList(readErrorSteps, identifiers.steps['read-error']),
    termsHiddenWithToken: extendList(termsHiddenWithToken, identifiers.fields['consent-term']),
  };
}

/** The applied rules as text: 'nio-card (name: nio), step-navigator (deployment: 64f1a0)', or 'none applies'. */
export const describeAppliedRules = (applied: readonly AppliedRule[]): string =>
  applied.length === 0
    ? 'none applies'
    : applied
        .map(
          ({ rule, recognisedBy: by, evidence }) =>
            `${rule.name} (${evidence === '' ? by : `${by}: ${evidence}`})`,
        )
        .join(', ');

/** The list of a product with the deployment's additions. An empty list stays empty: the product lacks the feature. */
const extendList = (list: readonly string[], added: readonly string[] = []): readonly string[] =>
  list.length === 0 ? list : [...list, ...added];
