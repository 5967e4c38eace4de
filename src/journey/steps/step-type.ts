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
  polledIn: readonly StepStatus[];
  /** It counts among the steps of the journey; ends do not (2.38). */
  countsAsStep: boolean;
  /** Its consent is stored by a call of its own (7.19). */
  keepsConsent: boolean;
  /** The rule of the one product that has such a step (assumption 1.5); absent if several may have it. */
  onlyProduct?: string;
}

type PollingRule = Pick<StepTypeDeclaration, 'polling' | 'polledIn'>;

const alwaysPolled: PollingRule = { polling: 'check', polledIn: ['init', 'waiting'] };
/** The visitor starts it; only later statuses are polled. */
const polledOnceBegun: PollingRule = { polling: 'check', polledIn: ['waiting'] };
const neverPolled: PollingRule = { polledIn: [] };

/** The polling of each family, unless a step type overrides it. */
export const defaultPolling: Readonly<Record<FamilyName, PollingRule>> = {
  form: neverPolled,
  check: alwaysPolled,
  credit: alwaysPolled,
  identity: polledOnceBegun,
  signature: alwaysPolled,
  contracts: polledOnceBegun,
  approval: alwaysPolled,
  token: { polling: 'tokenValidation', polledIn: ['waiting'] },
  documentLink: alwaysPolled,
  kyc: polledOnceBegun,
  benefit: alwaysPolled,
  payroll: alwaysPolled,
  payment: alwaysPolled,
  simulation: polledOnceBegun,
  carEquity: polledOnceBegun,
  consigned: { polling: 'c6ConsignadoPrivado', polledIn: ['init', 'waiting'] },
  consent: polledOnceBegun,
  review: polledOnceBegun,
  ending: neverPolled,
};
