import type { StepStatus } from '../model/step.ts';
import type { PollingName } from '../polling/index.ts';

/** What kind of waiting or doing a step is. Leave one out of src/step-views/step-views.ts: it does not compile. */
export const FAMILY_NAMES = [
  'form',
  'check',
  'credit',
  'identity',
  'signature',
  'contracts',
  'approval',
  'token',
  'documentLink',
  'kyc',
  'benefit',
  'payroll',
  'payment',
  'simulation',
  'carEquity',
  'consigned',
  'consent',
  'review',
  'ending',
] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];

/** One step type the server may name (4.7-4.9), as far as the journey decides by it. Its words come later (step-texts). */
export interface StepTypeDeclaration {
  family: FamilyName;
  /** How the service is asked about it; absent when nothing is waited for. */
  polling?: PollingName;
  /** Statuses in which it is asked about: in any other the visitor has something to do, or it is over. */
  asksIn: readonly StepStatus[];
  /** It counts among the steps of the journey; an end is where these lead (2.38). */
  countsAsStep: boolean;
  /** Its consent is kept by a call of its own (7.19). */
  keepsConsent: boolean;
}

type Asking = Pick<StepTypeDeclaration, 'polling' | 'asksIn'>;

const always: Asking = { polling: 'check', asksIn: ['init', 'waiting'] };
/** The visitor begins; only what follows is asked about. */
const onceBegun: Asking = { polling: 'check', asksIn: ['waiting'] };
const never: Asking = { asksIn: [] };

/** How each family is asked about unless a step type says otherwise. */
export const defaultPolling: Readonly<Record<FamilyName, Asking>> = {
  form: never,
  check: always,
  credit: always,
  identity: onceBegun,
  signature: always,
  contracts: onceBegun,
  approval: always,
  token: { polling: 'tokenValidation', asksIn: ['waiting'] },
  documentLink: always,
  kyc: onceBegun,
  benefit: always,
  payroll: always,
  payment: always,
  simulation: onceBegun,
  carEquity: onceBegun,
  consigned: { polling: 'c6ConsignadoPrivado', asksIn: ['init', 'waiting'] },
  consent: onceBegun,
  review: onceBegun,
  ending: never,
};
