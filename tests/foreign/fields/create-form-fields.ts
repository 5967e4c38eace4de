import type { Act } from '../journey.ts';
import { createAmountField } from './amount-fields.ts';
import { createBoxField } from './box-fields.ts';
import { createBoxesField, createChoiceField } from './choice-fields.ts';
import { connectFields } from './connect-fields.ts';
import { createDateField } from './date-fields.ts';
import type { FieldContext, MadeField } from './field-context.ts';
import { createFileField, createSilentField } from './silent-fields.ts';
import { createTextField } from './text-fields.ts';

const makers: readonly ((context: FieldContext) => MadeField)[] = [
  createTextField,
  createTextField,
  createTextField,
  createTextField,
  createChoiceField,
  createChoiceField,
  createChoiceField,
  createBoxesField,
  createBoxField,
  createAmountField,
  createAmountField,
  createAmountField,
  createDateField,
  createSilentField,
];

export interface FormFields {
  fields: MadeField[];
  acts: Act[];
}

/**
 * The fields of one form, and what the visitor does in it.
 * @param group the fields of a look-up, which are not changed any more.
 */
export function createFormFields(
  context: FieldContext,
  {
    earlier,
    group,
    hasFile,
  }: { earlier: readonly MadeField[]; group: readonly MadeField[]; hasFile: boolean },
): FormFields {
  const { random } = context;
  const fields = Array.from({ length: random.pick([1, 2, 3, 4, 6, 8]) }, () => random.pick(makers)(context));
  if (!fields.some(({ answer }) => answer)) fields.push(createTextField(context));
  if (hasFile) fields.push(createFileField(context));
  const acts = connectFields(fields, earlier, random);
  nestSome(fields, random.chance(0.15));
  const groupActs = group.flatMap(field => (field.answer ? [{ field, answer: field.answer }] : []));
  return { fields: [...fields, ...group], acts: [...acts, ...groupActs] };
}

/** Adds a field that depends on no other one, at the end of the form. */
export function addField({ fields, acts }: FormFields, field: MadeField): void {
  fields.push(field);
  if (field.answer) acts.push({ field, answer: field.answer });
}

/** Makes the last field a sub-field (3.24) of the one before it. */
function nestSome(fields: readonly MadeField[], nests: boolean): void {
  const parent = fields.at(-2);
  const child = fields.at(-1);
  if (!nests || !parent || !child || parent.wire.conditionals !== undefined || !parent.isShown) return;
  if (parent.control !== 'textbox' || parent.wire.hiddenOnFilled || child.control === 'files') return;
  parent.wire.subFields = [child.wire];
  child.wire.parentFieldId = parent.wire._id;
}

/** The fields that the step lists itself; the others are inside of these. */
export const listedFields = (fields: readonly MadeField[]): MadeField[] =>
  fields.filter(({ wire }) => wire.parentFieldId === undefined);
