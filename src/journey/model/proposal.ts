import type { CustomerMessage } from '../errors/customer-message.ts';
import type { FieldValue } from './field.ts';

/** The values of one step, by field key. */
export type StepValues = Readonly<Record<string, FieldValue>>;

/** The lender's facts about a proposal, as text from the service; empty if unknown (assumption 3.19). */
export interface CustomFields {
  /** The number under which the lender's staff finds the proposal. */
  proposalNumber: string;
  /** When the first instalment is due: a day, in any spelling that the service uses. */
  firstDueDate: string;
  /** When the lender pays the money out: a day, or a short text. */
  payoutForecast: string;
}

/** The decoded proposal (3.17-3.19). */
export interface Proposal {
  /** Empty only before the creation; 5.34 makes that an error where an id is needed. */
  id: string;
  currentStep: string;
  /** A step to review before the current one, or null (4.10). */
  reviewStep: string | null;
  hashId: string;
  situation: string;
  accessToken: string;
  /** The service's values by step slug. Never contains `flushHash`. */
  answers: Readonly<Record<string, StepValues>>;
  /** Sent back unchanged with the answers (assumption 3.19). */
  flushHash: string;
  externalRedoStep: string;
  startedAs: 'customer' | 'typist';
  systemicValue: number | undefined;
  /** The lender's facts about the proposal (3.19); absent if the service has sent none. */
  customFields?: CustomFields;
  showsLoadingCycle: boolean;
  /** Already endorsed (`customFields.averbacao`). A rule of the product says what that forbids (4.14). */
  endorsed?: boolean;
  /** The customer has chosen this proposal among others (4.16), so the question is not repeated. */
  isMultiProposalSelected?: true;
  /** The service's data about that choice, sent back unchanged (3.19, assumption 3.19). */
  multiProposalData?: FieldValue;
  /** Token of the proposal, for a visit whose link brings none (assumption 3.19). */
  jwtToken?: string;
}

/** The result of a poll or submission beyond the step (4.5). */
export type ViewResult = 'form' | 'result' | 'noOffer';

/** The decoded answer of a write or a poll. */
export interface StepOutcome {
  proposal: Proposal;
  /** Status of the current step, if the service sends it. */
  stepStatus: string | undefined;
  result: ViewResult;
  /** True while the service is completing the proposal: poll finished-update (4.22). */
  waitsForCompletion: boolean;
  message: CustomerMessage;
  /** The external link of the step; absent if the answer has none. */
  link?: string;
  /** The phase of a benefit consultation (4.37); absent if the answer has none. */
  benefitPhase?: string;
  /** Set if the answer names no step: after a write the destination is unknown (4.10). */
  namesNoStep?: true;
  /**
   * The feature that follows besides the step (3.20): `overdueBill` (4.19), `readError` (4.18) or an unknown name; absent for
   * nothing.
   */
  feature?: string;
}
