import type { Check } from '../define-scenario.ts';
import type { WireContract, WireField, WireOption, WireStep, WireSystem } from '../wire.ts';
import type { Pricing } from './pricing.ts';

/** A way that depends on what was answered. An option counts by its value. */
export interface Branch {
  after: string;
  /** Absent: always. `step` is the one whose answer counts, `after` when absent. */
  when?: { step?: string; key: string; equals: string | number | boolean };
  goTo: string;
}

/** A product of a lender as the service would serve it. Nothing of it is known to the app. */
export interface Product {
  id: string;
  title: string;
  lender: string;
  /** The public hash id that opens it. */
  hash: string;
  /** The system answer without what depends on the visitor. */
  system: Omit<WireSystem, 'proposal' | 'steps' | 'waitingFinishFillProposalSelfContract' | 'jwtToken'>;
  steps: readonly WireStep[];
  /** How the steps that wait on the service end, by step slug. */
  checks: Readonly<Record<string, Check>>;
  /** Slugs of steps that the visitor may leave out. */
  skippable?: readonly string[];
  /** Slugs of steps that the order does not lead to: a branch, a read error or an overdue bill does. */
  offPath?: readonly string[];
  /** Where the journey goes instead of the next step of the order; the first branch that fits is taken. */
  branches?: readonly Branch[];
  /** Steps on whose arrival the service sends an SMS. */
  sendsSms?: readonly string[];
  /** Read-error step by the slug of the step whose document could not be read (4.18). */
  readErrors?: Readonly<Record<string, string>>;
  /** After which step the service finds an overdue bill, and the step that takes its receipt (4.19). */
  overdueBill?: { after: string; receiptStep: string };
  /** Slugs of steps that the system answer leaves out: show-step brings them when the proposal gets there (7.11). */
  unlisted?: readonly string[];
  /** Documents as a status view lists them, each with the step that brings it. */
  documents?: readonly { name: string; step: string }[];
  /** Loan contracts that its visitors have elsewhere. */
  contracts?: readonly WireContract[];
  /** True: an endorsed proposal cannot go back (4.14). */
  staysEndorsed?: boolean;
  /** True: a CPF with a proposal under way is sent to that one (8.24). */
  oneProposalPerCpf?: boolean;
  /** The step after whose success the service completes the proposal, and how that ends. */
  completion: Check & { after: string };
  /** Lists of this product alone, by resource name; they come before the common lists. */
  lists: Readonly<Record<string, readonly WireOption[]>>;
  /** What its simulations compute with; absent where nothing is simulated. */
  pricing?: Pricing;
  /** The code that the token validation accepts. */
  confirmationCode: string;
}

export const defineProduct = (product: Product): Product => product;

type FieldDraft = Pick<WireField, '_id' | 'key' | 'label' | 'component'> & Partial<WireField>;

/** A field as the service sends it: what the draft leaves out is written as the service's own "nothing". */
export function field(draft: FieldDraft): WireField {
  return { title: '', hidden: false, readOnly: false, rules: [], conditionals: 'none', ...draft };
}

/** The rule of a required field with the message of the form layer (5.1). */
export const required = (label: string): NonNullable<WireField['rules']> => [
  { required: true, warningOnly: false, message: `Por favor, insira ${label}` },
];
