import type { Configuration, Named } from '../model/configuration.ts';

/**
 * What differs by product, bank and lender (1.5, 6.5), folded into one value when the configuration arrives.
 * A component never asks who the product is: it reads a rule.
 */
export interface JourneyRules {
  /** Landing page of the product (2.20). */
  landing: 'old' | 'new';
  /** Wave header instead of the plain one (2.53). */
  waveHeader: boolean;
  /** Questions and answers about the product, behind a button of the header (2.45). */
  faq: boolean;
  /** The journey is told in three phases (2.52). */
  phases: boolean;
  /** Colours of the bank theme where the service gives none (9.37). */
  bankTheme: boolean;
  /** A proposal that is already endorsed cannot be moved back (4.14). */
  endorsedIsFinal: boolean;
  /** Terms hidden once a token exists (4.33). */
  hidesTermsWithToken: boolean;
  /** Confirmation dialogs stay centred modals on a phone, too (2.58). */
  modalOnPhone: boolean;
  /** Slugs of the steps for a document that could not be read: arriving there is warned of (4.18). */
  readErrorSteps: readonly string[];
  /** Other proposals are asked for with the key of the field that holds the CPF (7.18). */
  asksProposalsByField: boolean;
}

export const defaultRules: JourneyRules = {
  landing: 'old',
  waveHeader: false,
  faq: false,
  phases: false,
  bankTheme: false,
  endorsedIsFinal: false,
  hidesTermsWithToken: false,
  modalOnPhone: false,
  readErrorSteps: [],
  asksProposalsByField: false,
};

/** Identifiers that the deployment supplies: rule name -> identifiers (assumption 1.5). None stands in code. */
export interface Identifiers {
  products: Readonly<Record<string, readonly string[]>>;
  banks: Readonly<Record<string, readonly string[]>>;
  lenders: Readonly<Record<string, readonly string[]>>;
}

/** One difference: for whom, and what it changes. */
export interface RuleDeclaration {
  /** The name by which the deployment may add identifiers. */
  name: string;
  about: 'products' | 'banks' | 'lenders';
  /** Slugs or names, compared without case, accents, spaces or hyphens. */
  called: readonly string[];
  changes: Partial<JourneyRules>;
}

const DECLARATIONS: readonly RuleDeclaration[] = [
  {
    name: 'nio-card',
    about: 'products',
    called: ['nio', 'cartão nio', 'nio card'],
    changes: { landing: 'new' },
  },
  {
    name: 'fgts-anniversary',
    about: 'products',
    called: ['fgts aniversário', 'saque aniversário', 'saque aniversário fgts'],
    changes: { landing: 'new' },
  },
  {
    name: 'light-credit',
    about: 'products',
    called: ['crédito na conta de luz', 'light credit', 'energia'],
    changes: {
      readErrorSteps: ['erro-leitura-conta-de-luz', 'erro-leitura-endereco', 'erro-leitura-documento'],
      waveHeader: true,
      faq: true,
      phases: true,
    },
  },
  {
    name: 'card-withdrawal',
    about: 'products',
    called: ['card-withdrawal', 'saque cartão', 'saque no cartão'],
    changes: { asksProposalsByField: true },
  },
  {
    name: 'boleto',
    about: 'products',
    called: ['boleto', 'crédito no boleto'],
    changes: { waveHeader: true },
  },
  {
    name: 'e-worker',
    about: 'products',
    called: ['e-worker', 'eworker'],
    changes: { endorsedIsFinal: true },
  },
  {
    name: 'payroll-worker',
    about: 'products',
    called: ['consignado privado', 'crédito do trabalhador'],
    changes: { hidesTermsWithToken: true },
  },
  // Which bank it is, is not shown: only the deployment can say so.
  { name: 'bank-theme', about: 'banks', called: [], changes: { bankTheme: true } },
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
  const known = identifiers[rule.about][rule.name] ?? [];
  return who.some(one => one.id !== '' && known.includes(one.id));
}

/** Folds every difference that applies into one value: by slug or name first, then by the deployment's identifiers. */
export function rulesFor(
  configuration: Configuration,
  identifiers: Identifiers,
  declarations: readonly RuleDeclaration[] = DECLARATIONS,
): JourneyRules {
  const who = {
    products: [configuration.metaProduct, configuration.product],
    banks: [configuration.bank, configuration.metaProductBank],
    lenders: [configuration.bank, { id: configuration.master.id, name: '', slug: '' }],
  };
  return declarations
    .filter(rule => matches(rule, who[rule.about], identifiers))
    .reduce<JourneyRules>((rules, rule) => Object.assign(rules, rule.changes), { ...defaultRules });
}
