import { isDeepStrictEqual } from 'node:util';
import { keyOf } from '../fields/field-context.ts';
import type { PlannedField } from '../journey.ts';
import type { Submission } from '../service/visit.ts';
import type { Stage } from './stage.ts';

/**
 * Judges a submission: each field on the screen is in it with what was typed, each other one is absent.
 * @param isRepeated a form that was sent before: a field that hides once it is filled is no longer on the screen.
 */
export function judgeSent(
  stage: Stage,
  fields: readonly PlannedField[],
  { step, data, files }: Submission,
  isRepeated = false,
): void {
  const known = new Set(fields.map(keyOf));
  for (const key of Object.keys(data))
    if (!known.has(key)) stage.complain(`${step}: "${key}" is sent, which is no field of the step`);
  for (const field of fields) {
    const key = keyOf(field);
    const value = data[key];
    const isGone = isRepeated && field.wire.hiddenOnFilled === true;
    if (field.control === 'files') {
      if (!isRepeated && field.isShown && field.answer && !files[key]?.length)
        stage.complain(`${step}: the file of "${field.name}" is not sent`);
    } else if (isGone || field.sent.length === 0) {
      if (value !== undefined && !isGone)
        stage.complain(
          `${step}: "${field.name}" is sent as ${JSON.stringify(value)}, although it is not on the screen`,
        );
    } else if (!field.sent.some(planned => isDeepStrictEqual(planned, value)))
      stage.complain(
        `${step}: "${field.name}" is sent as ${JSON.stringify(value)} in place of ${JSON.stringify(field.sent[0])}; field ${JSON.stringify(field.wire)}`,
      );
  }
}
