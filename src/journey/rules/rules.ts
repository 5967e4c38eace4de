import type { Configuration } from '../model/configuration.ts';
import { bankTheme } from './banks/bank-theme.ts';
import { stepNavigator } from './banks/step-navigator.ts';
import { ajcred } from './lenders/ajcred.ts';
import { crefisa } from './lenders/crefisa.ts';
import { offers } from './lenders/offers.ts';
import { vettore } from './lenders/vettore.ts';
import { boleto } from './products/boleto.ts';
import { cardWithdrawal } from './products/card-withdrawal.ts';
import { eWorker } from './products/e-worker.ts';
import { fgts } from './products/fgts.ts';
import { fgtsAnniversary } from './products/fgts-anniversary.ts';
import { lightCredit } from './products/light-credit.ts';
import { nioCard } from './products/nio-card.ts';
import { payrollWorker } from './products/payroll-worker.ts';
import { recogniseRules } from './recognise-rules.ts';
import {
  type AppliedRule,
  defaultRules,
  type Identifiers,
  type JourneyRules,
  type RuleDeclaration,
} from './rule.ts';
import { containsWords, wordsOf } from './words.ts';

/** All differences between products, banks and lenders (1.5, 6.5). Later ones override earlier ones. */
export const ruleDeclarations: readonly RuleDeclaration[] = [
  nioCard,
  fgts,
  fgtsAnniversary,
  lightCredit,
  cardWithdrawal,
  boleto,
  eWorker,
  payrollWorker,
  bankTheme,
  stepNavigator,
  vettore,
  ajcred,
  crefisa,
  offers,
];

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
