import { stepBySlug } from '#journey/current-step.ts';
import { viewAt } from '#journey/form/field-view.ts';
import { filesToSend, keptFileNames, payloadOf } from '#journey/form/payload.ts';
import { valueAt } from '#journey/form/values.ts';
import { agreementsOf, stepTypes } from '#journey/steps/index.ts';
import { finishedMarkOf } from '#journey/submit/read-error.ts';
import { ownValueOf } from '#shared/safety/safe-record.ts';
import type { FormSession } from '#state/form-state.ts';
import { chosenOfferOf } from './chosen-offer.ts';
import type { Context } from './context.ts';
import { type Submission, WITHOUT_FORM } from './submission.ts';

/** The bytes under the name that the file has in its field. */
const withName = (bytes: File, name: string): File =>
  bytes.name === name ? bytes : new File([bytes], name, { type: bytes.type });

/** The files of the form that the service does not have yet, with their bytes (7.10). */
const filesOfForm = ({ platform }: Context, { step, view, values }: FormSession): Submission['files'] =>
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
      ...WITHOUT_FORM,
      ...offerChoice,
      hashId,
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
