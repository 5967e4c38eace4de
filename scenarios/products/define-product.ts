import type { Check } from '../check.ts';
import type { WireContract, WireField, WireOption, WireStep, WireSystem } from '../wire.ts';
import type { Pricing } from './pricing.ts';

/** A branch that depends on an answer. An option is compared by its value. */
export interface Branch {
  after: string;
  /** The condition; absent: always. `step` has the answer (`after` when absent). */
  when?: { step?: string; key: string; equals: string | number | boolean };
  goTo: string;
}

/** A product of a lender as the service would serve it. The app does not contain it. */
export interface Product {
  id: string;
  title: string;
  lender: string;
  /** The public hash id of its link. */
  hashId: string;
  /** The system answer without the members that depend on the visitor. */
  system: Omit<WireSystem, 'proposal' | 'steps' | 'waitingFinishFillProposalSelfContract' | 'jwtToken'>;
  steps: readonly WireStep[];
  /** The checks of the steps that wait for the service, by step slug. */
  checks: Readonly<Record<string, Check>>;
  /** Slugs of steps that the visitor may skip. */
  skippable?: readonly string[];
  /** Slugs of steps outside the order, which a branch, a read error or an overdue bill leads to. */
  offPath?: readonly string[];
  /** Branches to another step than the next in order; the first that fits is taken. */
  branches?: readonly Branch[];
  /** Slugs of steps at which the service sends an SMS. */
  sendsSms?: readonly string[];
  /** Read-error step by the slug of the step with the unreadable document (4.18). */
  readErrors?: Readonly<Record<string, string>>;
  /** The step after which the service finds an overdue bill, and the step for its receipt (4.19). */
  overdueBill?: { after: string; receiptStep: string };
  /** Slugs of steps that the system answer leaves out; show-step loads them (7.11). */
  unlisted?: readonly string[];
  /** Documents as a status view lists them, each with the step of its upload. */
  documents?: readonly { name: string; step: string }[];
  /** Loan contracts of its visitors at other banks. */
  contracts?: readonly WireContract[];
  /** True: an endorsed proposal cannot go back (4.14). */
  staysEndorsed?: boolean;
  /** True: a CPF with an unfinished proposal is redirected to it (8.24). */
  oneProposalPerCpf?: boolean;
  /** The step after which the service completes the proposal, and the outcome of the completion. */
  completion: Check & { after: string };
  /** Lists of this product, by resource name. They take precedence over the common lists. */
  lists: Readonly<Record<string, readonly WireOption[]>>;
  /** Basis of its simulations; absent where nothing is simulated. */
  pricing?: Pricing;
  /** The code that the token validation accepts. */
  confirmationCode: string;
}

/** Declares a product. Its id stays a literal type, so that a scenario can only name a product that exists. */
export const defineProduct = <const Id extends string>(product: Product & { id: Id }): Product & { id: Id } =>
  product;

type FieldDraft = Pick<WireField, '_id' | 'key' | 'label' | 'component'> & Partial<WireField>;

/** A field as the service sends it. Members that the draft leaves out get the service's own empty value. */
export function field(draft: FieldDraft): WireField {
  return { title: '', hidden: false, readOnly: false, rules: [], conditionals: 'none', ...draft };
}

/** The rule of a required field with the message of the form layer (5.1). */
export const required = (label: string): NonNullable<WireField['rules']> => [
  { required: true, warningOnly: false, message: `Por favor, insira ${label}` },
];
