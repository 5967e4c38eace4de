import type { FieldContext, MadeField } from './field-context.ts';
import { createPart } from './looked-up-groups.ts';
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

/** The parts of an address that a service compares with a document, typed by hand (3.34). */
export const createAddressParts = (context: FieldContext): MadeField[] =>
  [
    { key: 'cep', label: 'Código postal', text: '01310-100' },
    { key: 'cidade', label: 'Município', text: 'São Paulo' },
    { key: 'estado', label: 'Unidade da federação', text: 'SP' },
  ].map(({ key, label, text }) =>
    createPart(context, {
      key,
      label,
      component: 'text',
      answer: { kind: 'type', keys: text },
      look: text,
      sent: [text],
    }),
  );
