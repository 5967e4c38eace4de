import { fieldKinds } from '../fields/index.ts';
import { formattedTextOf } from '../formatters/formatter.ts';
import { formatters } from '../formatters/index.ts';
import type { Field, FieldValue } from '../model/field.ts';

/**
 * A value as text for people: by `format.show`, otherwise by the kind of the field (3.23, 3.35). '' for an unknown
 * kind.
 */
export function shownValueOf(field: Field, value: FieldValue): string {
  const kind = fieldKinds.find(field.component);
  if (!kind) return '';
  const format = formatters.find(field.formatShow);
  if (!format || !kind.isFilled(value)) return kind.show(value, field);
  // The formatter decides whether a choice has its label on the wire.
  return formattedTextOf(format(kind.toWire(value, { ...field, formatSend: field.formatShow })));
}
