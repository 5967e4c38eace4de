import type { PictureName } from '../model/next-action.ts';
import type { StepStatus } from '../model/step.ts';
import type { PollingName } from '../polling/index.ts';

/** The kinds of step. A missing one in src/step-views/step-views.ts does not compile. */
const FAMILY_NAMES = [
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

/** A step type that the service may name (4.7-4.9), with the properties that matter to the journey. Its texts are in step-texts. */
export interface StepTypeDeclaration {
  family: FamilyName;
  /** Its picture in the tutorial, where the visitor's task differs from that of the family. */
  picture?: PictureName;
  /** Its polling policy; absent if nothing is polled. */
  polling?: PollingName;
  /** Statuses in which it is polled: in others the visitor must act, or it is over. */
  asksIn: readonly StepStatus[];
  /** It counts among the steps of the journey; ends do not (2.38). */
  countsAsStep: boolean;
  /** Its consent is stored by a call of its own (7.19). */
  keepsConsent: boolean;
  /** The rule of the one product that has such a step (assumption 1.5); absent if several may have it. */
  onlyProduct?: string;
}

type Asking = Pick<StepTypeDeclaration, 'polling' | 'asksIn'>;

const askAlways: Asking = { polling: 'check', asksIn: ['init', 'waiting'] };
/** The visitor starts it; only later statuses are polled. */
const askOnceBegun: Asking = { polling: 'check', asksIn: ['waiting'] };
const askNever: Asking = { asksIn: [] };

/** The polling of each family, unless a step type overrides it. */
export const defaultPolling: Readonly<Record<FamilyName, Asking>> = {
  form: askNever,
  check: askAlways,
  credit: askAlways,
  identity: askOnceBegun,
  signature: askAlways,
  contracts: askOnceBegun,
  approval: askAlways,
  token: { polling: 'tokenValidation', asksIn: ['waiting'] },
  documentLink: askAlways,
  kyc: askOnceBegun,
  benefit: askAlways,
  payroll: askAlways,
  payment: askAlways,
  simulation: askOnceBegun,
  carEquity: askOnceBegun,
  consigned: { polling: 'c6ConsignadoPrivado', asksIn: ['init', 'waiting'] },
  consent: askOnceBegun,
  review: askOnceBegun,
  ending: askNever,
};
