import { isDeepStrictEqual } from 'node:util';
import { keyOf } from '../fields/field-context.ts';
import type { PlannedField } from '../journey.ts';
import type { Stage } from '../robot/stage.ts';
import type { Submission } from '../service/visit.ts';
import { isJsonObject, type Json } from '../wire.ts';
import type { PlannedDamage } from './plan-damage.ts';

/** Judges that a submission has what the visitor has typed or chosen, and nothing else. */
export function judgeSubmission(stage: Stage, submission: Submission, damage: PlannedDamage): void {
  const step = stage.visit.stepAt(submission.step);
  if (step?.kind === 'simulation') judgeOffer(stage, submission, damage);
  else judgeForm(stage, step?.kind === 'form' ? step.fields : [], submission, damage);
}

function judgeForm(
  { complain }: Stage,
  fields: readonly PlannedField[],
  { step, data }: Submission,
  { concerns }: PlannedDamage,
): void {
  for (const field of fields) {
    const value = data[keyOf(field)];
    if (!concerns(field) && !field.sent.some(planned => isDeepStrictEqual(planned, value)))
      complain(
        `${step}: "${field.name}" is sent as ${JSON.stringify(value)} in place of ${JSON.stringify(field.sent[0])}`,
      );
  }
  const known = new Set(fields.map(keyOf));
  const unknown = Object.keys(data).filter(key => !known.has(key));
  if (unknown.length > 0 && !fields.some(concerns)) complain(`${step}: ${unknown.join(', ')} is sent, too`);
}

/** The chosen offer has only amounts of the service, those of the damaged answer included. */
function judgeOffer(
  { visit, complain }: Stage,
  { step, data }: Submission,
  { damaged }: PlannedDamage,
): void {
  const known = new Set([...visit.offers, damaged].flatMap(offer => numbersIn(offer as Json))); // an offer is JSON
  const strange = numbersIn(data).filter(amount => !known.has(amount));
  if (strange.length > 0)
    complain(`${step}: ${strange.join(', ')} is sent, which the service has not offered`);
}

/** Every number in an answer, also one that is written as a text in the English or the Brazilian way. */
function numbersIn(value: Json): number[] {
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  if (isJsonObject(value)) return Object.values(value).flatMap(numbersIn);
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string') return [];
  const text = value.replace(/[^\d.,-]/g, '');
  return [Number(text), Number(text.replaceAll('.', '').replace(',', '.'))].filter(Number.isFinite);
}
