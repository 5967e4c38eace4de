import type { FieldContext, MadeField } from './field-context.ts';
import { createFileField } from './silent-fields.ts';
import { createTextField } from './text-fields.ts';

/** A field that takes a document, with a key and a label that say which. */
export function createDocumentField(context: FieldContext, key: string, label: string): MadeField {
  const field = createFileField(context);
  const number = context.nextNumber();
  const { wire } = field;
  delete wire.uniqueKey;
  delete wire.title;
  const name = `${label} ${number}`;
  Object.assign(wire, { key, label: name, rules: [{ required: true }] });
  return { ...field, name };
}

/** A text that must be typed. */
export function createRequiredText(context: FieldContext): MadeField {
  const field = createTextField(context);
  field.wire.rules = [{ required: true }, ...(field.wire.rules ?? [])];
  return field;
}
