import type { MadeField } from './fields/field-context.ts';
import type { PlannedForm } from './journey.ts';
import type { Wire } from './wire.ts';

/** A form of these fields, which the visitor fills and sends without a detour. */
export const createPlainForm = (wire: Wire['step'], fields: readonly MadeField[]): PlannedForm => ({
  kind: 'form',
  wire,
  fields,
  acts: fields.flatMap(field => (field.answer ? [{ field, answer: field.answer }] : [])),
  detour: 'none',
  fault: undefined,
  asksForCode: false,
  isCompleted: false,
  reviews: undefined,
});
