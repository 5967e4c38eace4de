import type { WireValue } from '#journey/fields/field-kind.ts';
import type { NextAction, RecoveryName } from '#journey/model/next-action.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import type { FinishedMark } from '#journey/submit/read-error.ts';
import type { Coordinates } from '#platform/geolocation.ts';
import type { ChosenOffer } from './chosen-offer.ts';

/** A file to send: its field and its bytes. */
interface FileToSend {
  /** Its id in the image store. */
  id: string;
  fieldKey: string;
  file: File;
}

/** The data that a press of the submit button sends, and the hash id under which it sends them. */
export interface Submission {
  step: Step;
  hashId: string;
  data: Readonly<Record<string, WireValue>>;
  /** The form's values from which `data` was made; `undefined` without a form. */
  values: StepValues | undefined;
  files: readonly FileToSend[];
  /** The option of a vehicle financing, which an operation of its own sends (7.30). */
  financing: ChosenOffer['financing'];
  finished: FinishedMark;
  /** Keys of the terms in the form that a separate call stores first (7.19); empty for none. */
  agreedTerms: readonly string[];
  /** The device's position, requested at the press and in parallel with the other checks (4.17, 7.40). */
  coordinates: Promise<Coordinates>;
  /**
   * 'Voltar' in the dialog of its failure: to the form behind the dialog, or without one to the step that the service
   * names.
   */
  onCancel: Extract<RecoveryName, 'stay' | 'reopen'>;
}

/** The members of a submission that no form makes. */
export const WITHOUT_FORM = {
  values: undefined,
  files: [],
  financing: undefined,
  finished: undefined,
  agreedTerms: [],
} as const satisfies Partial<Submission>;

/** Sends another write that follows from an answer. */
export type SendMore = (submission: Submission) => Promise<NextAction>;
