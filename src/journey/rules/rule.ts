/**
 * The differences between products, banks and lenders (1.5, 6.5), combined into one value when the configuration arrives.
 * Components read rules; they never check the product.
 */
export interface JourneyRules {
  /** Landing page of the product (2.20). */
  landing: 'old' | 'new';
  /** Wave header instead of the plain one (2.53). */
  waveHeader: boolean;
  /** Questions and answers about the product, behind a button of the header (2.45). */
  faq: boolean;
  /** The journey is shown in three phases (2.52). */
  phases: boolean;
  /** The offer that the specification gives for a product (9.32). Amounts in cents. */
  offer: { min: number; max: number; months: number; releaseHours: number } | undefined;
  /** Default colours of the bank theme (9.37). */
  bankTheme: boolean;
  /** A proposal that is already endorsed cannot be moved back (4.14). */
  endorsedIsFinal: boolean;
  /** Names of the consent terms that are hidden once a token exists (4.33); the deployment may add others. */
  termsHiddenWithToken: readonly string[];
  /** Confirmation dialogs stay centred modals on a phone, too (2.58). */
  modalOnPhone: boolean;
  /** The steps are shown in a drawer with links back (2.39, 6.5). */
  stepNavigator: boolean;
  /** The lender has other offers to go back to (2.43). */
  offers: boolean;
  /** Slugs of the steps for an unreadable document: reaching one shows a warning (4.18). */
  readErrorSteps: readonly string[];
  /** Other proposals are requested with the key of the CPF field (7.18). */
  asksProposalsByField: boolean;
}

export const defaultRules: JourneyRules = {
  landing: 'old',
  waveHeader: false,
  faq: false,
  phases: false,
  offer: undefined,
  bankTheme: false,
  endorsedIsFinal: false,
  termsHiddenWithToken: [],
  modalOnPhone: false,
  stepNavigator: false,
  offers: false,
  readErrorSteps: [],
  asksProposalsByField: false,
};

/** Lists from the deployment: rule name -> identifiers (assumption 1.5). The code contains none. */
export interface Identifiers {
  products: Readonly<Record<string, readonly string[]>>;
  banks: Readonly<Record<string, readonly string[]>>;
  lenders: Readonly<Record<string, readonly string[]>>;
  /** Slugs of steps: `read-error` (4.18). */
  steps: Readonly<Record<string, readonly string[]>>;
  /** Keys of fields: `consent-term` (4.33). */
  fields: Readonly<Record<string, readonly string[]>>;
}

/** One difference: for whom, and what it changes. */
export interface RuleDeclaration {
  /** The name by which the deployment may add identifiers. */
  name: string;
  appliesTo: 'products' | 'banks' | 'lenders';
  /** Phrases of a slug or name, compared by their words: see words.ts. */
  called: readonly string[];
  /** It hides a consent or refuses an action: a slug or name must consist of a phrase, not only contain it. */
  isExact?: true;
  changes: Partial<JourneyRules>;
}

/** A rule that applies to a configuration, and why. */
export interface AppliedRule {
  rule: RuleDeclaration;
  by: 'name' | 'steps' | 'deployment';
  /** The words or the identifier that decided; empty for steps. */
  evidence: string;
}
