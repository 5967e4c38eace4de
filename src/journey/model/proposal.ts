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
  /** Empty before the creation. A proposal of the service without an id is an error (5.34). */
  id: string;
  currentStep: string;
  /** Slug of the step to review before the current one, or null (4.10). */
  reviewStep: string | null;
  /** Slug of the step whose review the visitor has ended in this visit (4.12); absent for none. */
  endedReview?: string;
  hashId: string;
  situation: string;
  accessToken: string;
  /** The service's values by step slug, without `flushHash`. */
  answers: Readonly<Record<string, StepValues>>;
  /** An entry of selfContract that is no step; the app sends it back unchanged (assumption 3.19). */
  flushHash: string;
  externalRedoStep: string;
  startedAs: 'customer' | 'typist';
  systemicValue: number | undefined;
  /** The lender's facts about the proposal (3.19); absent if the service has sent none. */
  customFields?: CustomFields;
  showsLoadingCycle: boolean;
  /**
   * Whether the proposal is endorsed (`customFields.averbacao`). A rule of the product says what that forbids (4.14).
   */
  isEndorsed: boolean;
  /** Set if the customer has chosen this proposal among others (4.16), so that the app does not ask again. */
  isMultiProposalSelected?: true;
  /** The service's data about this choice; the app sends it back unchanged (assumption 3.19). */
  multiProposalData?: FieldValue;
  /** The feature of the answer that led to `currentStep`, in case it was lost (assumption 4.19); absent for none. */
  feature?: string;
  /** Token of the proposal, for a visit whose link brings none (assumption 3.19). */
  jwtToken?: string;
}

/** Whether the proposal exists at the service. Before its creation there is none, or one without an id (4.15). */
export const isCreated = (proposal: Proposal | undefined): proposal is Proposal =>
  proposal !== undefined && proposal.id !== '';

/** The kind of result that an answer announces: the next form, a result, or no offer (4.5). */
export type ViewResult = 'form' | 'result' | 'noOffer';

/** The decoded answer of a write or a poll. */
export interface StepOutcome {
  proposal: Proposal;
  /** Status of the proposal's `currentStep`, if the service sends it. */
  stepStatus: string | undefined;
  /** Status of the proposal's `reviewStep`; absent if the answer has none. */
  reviewStepStatus?: string;
  result: ViewResult;
  /** Whether the service is still completing the proposal: the app polls finished-update (4.22). */
  waitsForCompletion: boolean;
  message: CustomerMessage;
  /** The external link of `currentStep`; absent if the answer has none. */
  link?: string;
  /** The phase of a benefit consultation (4.37); absent if the answer has none. */
  benefitPhase?: string;
  /** Set if the answer names no step, so that the destination after a write is unknown (4.10). */
  namesNoStep?: true;
  /**
   * An addition to the step (3.20): `overdueBill` (4.19), `readError` (4.18) or an unknown name; absent for none.
   */
  feature?: string;
}

/**
 * Whether the answer to a write leads nowhere: it names no step, and nothing is waited for. The answer to a creation as
 * 3.20 describes it is one; the system call names the step.
 */
export const leadsNowhere = ({ namesNoStep, waitsForCompletion }: StepOutcome): boolean =>
  namesNoStep === true && !waitsForCompletion;
