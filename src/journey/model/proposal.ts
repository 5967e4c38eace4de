import type { FieldValue } from './field.ts';

/** The values of one step, by field key. */
export type StepValues = Readonly<Record<string, FieldValue>>;

/** What the service says of a proposal (3.17-3.19), as far as the app uses it. */
export interface Proposal {
  /** Empty only for what has not been created yet; 5.34 makes that an error where an id is needed. */
  id: string;
  currentStep: string;
  /** A step to be seen again before the current one, or null (4.10). */
  reviewStep: string | null;
  hashId: string;
  situation: string;
  accessToken: string;
  /** Values the service holds, by step slug. Never holds `flushHash`. */
  answers: Readonly<Record<string, StepValues>>;
  flushHash: string;
  externalRedoStep: string;
  startedAs: 'customer' | 'typist';
  systemicValue: number | undefined;
  showsLoadingCycle: boolean;
  /** Endorsed already (`customFields.averbacao`): what that forbids is a rule of the product (4.14). */
  endorsed?: boolean;
  /** The customer was asked about other proposals and chose this one (4.16): nobody asks again. */
  isMultiProposalSelected?: true;
  /** What the service keeps of that choice, carried along (3.19). */
  multiProposalData?: FieldValue;
}

/** The outcome of a wait or a submit beyond the step (4.5). */
export type ViewResult = 'form' | 'result' | 'noOffer';

/** What a write or a poll brings back. */
export interface StepOutcome {
  proposal: Proposal;
  /** Status of the current step as the service sees it, when it says so. */
  stepStatus: string | undefined;
  result: ViewResult;
  /** True while the service still completes the proposal: ask finished-update (4.22). */
  waitsForCompletion: boolean;
  message: string;
  /** Where the visitor goes on outside the app; absent when the answer does not say. */
  link?: string;
  /** How far a benefit consultation has come (4.37); absent when the answer does not say. */
  benefitPhase?: string;
  /** Set when the answer names no step: after a write nobody knows where to go on (4.10). */
  namesNoStep?: true;
  /** What comes next beside the step (3.20): `overdueBill` (4.19), `readError` (4.18) or one that nobody knows; absent for nothing. */
  feature?: string;
}
