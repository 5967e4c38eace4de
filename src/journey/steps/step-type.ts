import type { PictureName } from '../model/picture-name.ts';
import type { StepStatus } from '../model/step.ts';
import type { PollingName } from '../polling/index.ts';

/**
 * The families of step types. Each has a view (src/step-views/step-views.ts), its polling (`defaultPolling`) and a lesson of
 * the tutorial (src/journey/tutorial.ts); the compiler reports a missing one.
 */
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

/** A step type that the service may name (4.7-4.9). Its texts are in step-texts.ts. */
export interface StepTypeDeclaration {
  family: FamilyName;
  /** The picture in the tutorial, if the visitor's task differs from that of the family. */
  picture?: PictureName;
  /** The polling policy; absent if the step is not polled. */
  polling?: PollingName;
  /** The statuses in which the step is polled. In the others the visitor must act, or the step is over. */
  polledIn: readonly StepStatus[];
  /**
   * The statuses whose screen has something between the sentence and the button: a list, a text to agree to, the input of
   * a code.
   */
  fullStatuses: readonly StepStatus[];
  /** Whether the step counts among the steps of the journey (2.38). */
  countsAsStep: boolean;
  /** Whether the service sends a message when the work on the step starts, which the visitor can request again (2.31). */
  sendsMessage: boolean;
  /** Whether a separate call stores the consent (7.19). */
  storesConsent: boolean;
  /** The rule name of the only product with this step type (assumption 1.5); absent if several products may have it. */
  onlyProduct?: string;
}

type PollingRule = Pick<StepTypeDeclaration, 'polling' | 'polledIn'>;

const alwaysPolled: PollingRule = { polling: 'check', polledIn: ['init', 'waiting'] };
/** For steps that the visitor starts: they are not polled before. */
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

/** The full statuses of each family; the screens of the others have only their texts. */
export const defaultFullStatuses: { readonly [Family in FamilyName]?: readonly StepStatus[] } = {
  benefit: ['init'],
  contracts: ['init'],
  token: ['waiting'],
  consigned: ['waiting'],
  consent: ['init', 'failed', 'remake'],
  review: ['init', 'review'],
};
