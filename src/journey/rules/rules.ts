import type { Configuration, Named } from '../model/configuration.ts';
import { bankTheme } from './banks/bank-theme.ts';
import { stepNavigator } from './banks/step-navigator.ts';
import { ajcred } from './lenders/ajcred.ts';
import { crefisa } from './lenders/crefisa.ts';
import { offers } from './lenders/offers.ts';
import { vettore } from './lenders/vettore.ts';
import { boleto } from './products/boleto.ts';
import { cardWithdrawal } from './products/card-withdrawal.ts';
import { eWorker } from './products/e-worker.ts';
import { fgtsAnniversary } from './products/fgts-anniversary.ts';
import { lightCredit } from './products/light-credit.ts';
import { nioCard } from './products/nio-card.ts';
import { payrollWorker } from './products/payroll-worker.ts';
import { defaultRules, type Identifiers, type JourneyRules, type RuleDeclaration } from './rule.ts';

const DECLARATIONS: readonly RuleDeclaration[] = [
  nioCard,
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

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function matches(rule: RuleDeclaration, who: readonly Named[], identifiers: Identifiers): boolean {
  const names = new Set(rule.called.map(plain));
  if (who.some(one => names.has(plain(one.slug)) || names.has(plain(one.name)))) return true;
  const identifiersOfRule = identifiers[rule.about][rule.name] ?? [];
  return who.some(one => one.id !== '' && identifiersOfRule.includes(one.id));
}

const nameless = ({ id }: { id: string }): Named => ({ id, name: '', slug: '' });

/**
 * Whether the configuration lists the product's bank among those with a step-by-step tutorial (3.5, assumption 3.5).
 */
export const namesItsBank = ({ bank, tutorialBanksName }: Configuration): boolean =>
  tutorialBanksName
    .map(plain)
    .some(name => name !== '' && (name === plain(bank.name) || name === plain(bank.slug)));

/** Combines every rule that applies: recognised by slug or name first, then by the deployment's identifiers. */
export function rulesFor(
  configuration: Configuration,
  identifiers: Identifiers,
  declarations: readonly RuleDeclaration[] = DECLARATIONS,
): JourneyRules {
  const who = {
    products: [configuration.metaProduct, configuration.product],
    banks: [configuration.bank, configuration.metaProductBank],
    lenders: [
      configuration.bank,
      nameless(configuration.master),
      nameless(configuration.corporation),
      nameless(configuration.store),
    ],
  };
  return declarations
    .filter(rule => matches(rule, who[rule.about], identifiers))
    .reduce<JourneyRules>((rules, rule) => Object.assign(rules, rule.changes), {
      ...defaultRules,
      stepNavigator: namesItsBank(configuration),
    });
}
