import type { PlannedForm } from '../journey.ts';
import { judgeLooks } from './judge-looks.ts';
import { judgeSent } from './judge-sent.ts';
import { sendForm } from './send-form.ts';
import type { Stage } from './stage.ts';

/** Sends a form again that is open again, as it stands. */
export async function repeatForm(stage: Stage, form: PlannedForm): Promise<void> {
  await judgeLooks(stage, fieldsThatStay(form), `"${form.wire.slug}" when it is opened again`);
  await sendForm(stage, form);
  judgeLast(stage, form, true);
}

/** The fields that look the same when their stored values are shown. */
export const fieldsThatStay = ({ fields }: PlannedForm): PlannedForm['fields'] =>
  fields.filter(({ looksSameWhenStored, wire }) => looksSameWhenStored && wire.hiddenOnFilled !== true);

/** Judges what the service has taken last of this form. */
export function judgeLast(stage: Stage, { fields, wire }: PlannedForm, isRepeated: boolean): void {
  const submission = stage.visit.lastSubmissionOf(wire.slug);
  if (submission) judgeSent(stage, fields, submission, isRepeated);
}
