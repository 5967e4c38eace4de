import type { WireName } from '#shared/wire-name.ts';
import type { Field } from './field.ts';

/** The statuses a step can be in (4.1). An unknown one from the service is kept as text and shown as `waiting`. */
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

/** What kind of step it is; `slug` is the name that the registry of step types is asked for (3.22). */
export interface StepType {
  id: string;
  label: string;
  slug: WireName<'step type'>;
  unique: boolean;
}

/** A way the customer can receive a confirmation code (2.23). */
export interface TokenMethod {
  /** Wire name: sms, email, whatsapp ... */
  method: string;
  /** What is shown, for example a phone number partly hidden. Empty when the service does not say. */
  target: string;
}

/** One step of the journey, with the server's spellings ended (3.22). */
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
  fields: Field[];
  tokenMethods: TokenMethod[];
  canRestartHere: boolean;
  cannotReturnFromHere: boolean;
  requiresReview: boolean;
  metaProductBankId: string;
  /** Where the visitor goes on outside the app, as the service spells it; empty for nowhere. Checked when it is opened. */
  link: string;
}

/** A status as the service says it: absent is the initial one (4.1), one that nobody knows waits. */
export function decodedStatus(value: string): StepStatus {
  if (value === '') return 'init';
  return STEP_STATUSES.find(status => status === value) ?? 'waiting';
}
