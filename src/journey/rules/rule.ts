/**
 * The differences between products, banks and lenders (1.5, 6.5), combined when the configuration arrives. Components
 * read these rules and never check the product.
 */
export interface JourneyRules {
  /** The variant of the landing page (2.20). */
  landing: 'old' | 'new';
  /** The picture of the new landing page: the object that the product is about. */
  landingPicture: 'card' | 'savings';
  /** Whether the header has a wave (2.53). */
  hasWaveHeader: boolean;
  /** Whether the header has a button for questions and answers about the product (2.45). */
  hasFaq: boolean;
  /** Whether the header shows the three phases of the journey (2.52). */
  hasPhases: boolean;
  /** The offer that the specification gives for a product (9.32). Amounts in cents. */
  offer: { min: number; max: number; months: number; releaseHours: number } | undefined;
  /** Whether the default colours are those of the bank theme (9.37). */
  usesBankTheme: boolean;
  /** Whether the visitor cannot return to earlier steps of an endorsed proposal (4.14). */
  isEndorsementFinal: boolean;
  /** Names of the consent terms that are hidden once a token exists (4.33); the deployment may add others. */
  termsHiddenWithToken: readonly string[];
  /** Whether confirmation dialogs are centred modals on phones, too (2.58). */
  centresDialogsOnPhone: boolean;
  /** Whether a drawer shows all steps with links to earlier ones (2.39, 6.5). */
  hasStepNavigator: boolean;
  /** Whether the visitor can return to other offers of the lender (2.43). */
  canReturnToOffers: boolean;
  /** Slugs of the steps after an unreadable document: arriving at one shows a warning (4.18). */
  readErrorSteps: readonly string[];
  /** Whether the request for other proposals contains the key of the CPF field (7.18). */
  asksProposalsByField: boolean;
}

export const defaultRules: JourneyRules = {
  landing: 'old',
  landingPicture: 'card',
  hasWaveHeader: false,
  hasFaq: false,
  hasPhases: false,
  offer: undefined,
  usesBankTheme: false,
  isEndorsementFinal: false,
  termsHiddenWithToken: [],
  centresDialogsOnPhone: false,
  hasStepNavigator: false,
  canReturnToOffers: false,
  readErrorSteps: [],
  asksProposalsByField: false,
};

/** The identifiers that the deployment lists, by rule name (assumption 1.5). The code contains none. */
export interface Identifiers {
  products: Readonly<Record<string, readonly string[]>>;
  banks: Readonly<Record<string, readonly string[]>>;
  lenders: Readonly<Record<string, readonly string[]>>;
  /** Slugs of steps: `read-error` (4.18). */
  steps: Readonly<Record<string, readonly string[]>>;
  /** Keys of fields: `consent-term` (4.33). */
  fields: Readonly<Record<string, readonly string[]>>;
}

/** One difference: the product, bank or lender to which it applies, and the rules that it changes. */
export interface RuleDeclaration {
  /** The name of the rule, under which the deployment may list identifiers. */
  name: string;
  appliesTo: 'products' | 'banks' | 'lenders';
  /** Phrases that a slug or name contains, compared by their words: see words.ts. */
  phrases: readonly string[];
  /** Phrases of which a slug or name must consist, because another product may have their words among others. */
  wholeNames?: readonly string[];
  /** Set if the rule hides a consent or refuses an action: then a slug or name must consist of a phrase. */
  isExact?: true;
  changes: Partial<JourneyRules>;
}

/** A rule that applies to a configuration, and why. */
export interface AppliedRule {
  rule: RuleDeclaration;
  recognisedBy: 'name' | 'steps' | 'deployment';
  /** The matching words or identifier; empty if the step types decided. */
  evidence: string;
}
