import { stepBySlug } from '#journey/current-step.ts';
import type { WireValue } from '#journey/fields/field-kind.ts';
import { viewAt } from '#journey/form/field-view.ts';
import { filesToSend, keptFileNames, payloadOf } from '#journey/form/payload.ts';
import { valueAt } from '#journey/form/values.ts';
import type { NextAction, RecoveryName } from '#journey/model/next-action.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { agreementsOf, stepTypes } from '#journey/steps/index.ts';
import { type FinishedMark, finishedMarkOf } from '#journey/submit/read-error.ts';
import type { Coordinates } from '#platform/geolocation.ts';
import { ownValueOf } from '#shared/safety/safe-record.ts';
import type { FormSession } from '#state/form-state.ts';
import { type ChosenOffer, chosenOfferOf } from './chosen-offer.ts';
import type { Context } from './context.ts';

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

/** Sends another write that follows from an answer. */
export type SendMore = (submission: Submission) => Promise<NextAction>;

/** The bytes under the name that the file has in its field. */
const withName = (bytes: File, name: string): File =>
  bytes.name === name ? bytes : new File([bytes], name, { type: bytes.type });

/** The files of the form that the service does not have yet, with their bytes (7.10). */
const filesOfForm = ({ platform }: Context, { step, view, values }: FormSession): FileToSend[] =>
  filesToSend(step, view, values).flatMap(({ fieldKey, file }) => {
    const bytes = platform.images.find(file.id);
    return bytes ? [{ id: file.id, fieldKey, file: withName(bytes, file.name) }] : [];
  });

/** The terms that the visitor has ticked. Only a consent step with other fields is a form; any other step has none. */
const agreedTermsOf = ({ step, view, values }: FormSession): string[] =>
  stepTypes.find(step.type.slug)?.storesConsent
    ? agreementsOf(step)
        .map(({ key }) => key)
        .filter(key => viewAt(view, key)?.isVisible && valueAt(values, key) === true)
    : [];

/**
 * Creates the submission of the form or of the chosen offer at the time of the press. Later typing does not change it.
 */
export function submissionOf(context: Context): Submission | undefined {
  const { platform, state } = context;
  const { hashId } = state;
  const session = context.form.current();
  if (!session) {
    const offerChoice = chosenOfferOf(state);
    if (!offerChoice) return undefined;
    const coordinates = offerChoice.financing ? Promise.resolve({}) : platform.geolocation.locate();
    return {
      ...offerChoice,
      hashId,
      values: undefined,
      files: [],
      finished: undefined,
      agreedTerms: [],
      coordinates,
      onCancel: 'stay',
    };
  }
  const step = state.config && stepBySlug(state.config, state.form.slug);
  if (!step) return undefined;
  return {
    step,
    hashId,
    data: {
      ...payloadOf(step, session.view, session.values),
      ...keptFileNames(
        step,
        session.view,
        session.values,
        ownValueOf(state.proposal?.answers ?? {}, step.slug),
      ),
    },
    values: session.values,
    files: filesOfForm(context, session),
    financing: undefined,
    finished: finishedMarkOf(step.slug, state.rules),
    agreedTerms: agreedTermsOf(session),
    coordinates: platform.geolocation.locate(),
    onCancel: 'stay',
  };
}
