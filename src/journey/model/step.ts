import type { WireName } from '#shared/wire-name.ts';
import type { Field } from './field.ts';

/** The statuses of a step (4.1). An unknown status from the service is treated as `waiting`. */
export const STEP_STATUSES = [
  'init',
  'waiting',
  'success',
  'failed',
  'remake',
  'review',
  'finished',
] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** The type of a step; `slug` is its name in the registry of step types (3.22). */
export interface StepType {
  id: string;
  label: string;
  slug: WireName<'step type'>;
  unique: boolean;
}

/** A method of receiving a confirmation code (2.23). */
export interface TokenMethod {
  /** Wire name: sms, email, whatsapp ... */
  method: string;
  /** The target as shown, for example a partly hidden phone number. Empty if the service does not send it. */
  target: string;
}

/** Used if the service lists no methods (2.23). */
export const DEFAULT_TOKEN_METHOD: TokenMethod = { method: 'sms', target: '' };

/** One step of the journey, decoded (3.22). */
export interface Step {
  id: string;
  slug: string;
  name: string;
  description: string;
  /** 0 is the first step; -1 marks an empty template. */
  order: number;
  /** https address of an image, or empty. */
  image: string;
  status: StepStatus;
  type: StepType;
  fields: readonly Field[];
  tokenMethods: readonly TokenMethod[];
  canRestartHere: boolean;
  cannotReturnFromHere: boolean;
  requiresReview: boolean;
  metaProductBankId: string;
  /** The external link of the step, unchecked; the flow that opens it checks it. Empty for none. */
  link: string;
  /** The phase of a benefit consultation when the step was loaded (4.37). */
  benefitPhase?: string;
}

/** Whether a step in this status is done, or a code confirmed (2.23): `finished` is a success, too (assumption 4.1). */
export const isSuccessful = (status: StepStatus | undefined): boolean =>
  status === 'success' || status === 'finished';

export const isKnownStatus = (value: string): value is StepStatus =>
  STEP_STATUSES.some(status => status === value);

/** Decodes a status: '' becomes init (4.1), an unknown one waiting. */
export function decodeStatus(value: string): StepStatus {
  if (value === '') return 'init';
  return isKnownStatus(value) ? value : 'waiting';
}
