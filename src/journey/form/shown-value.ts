import { fieldKinds } from '../fields/index.ts';
import { maskNameOf } from '../fields/mask-name-of.ts';
import { formattedTextOf } from '../formatters/formatter.ts';
import { formatters } from '../formatters/index.ts';
import { masks } from '../masks/index.ts';
import type { Field, FieldValue } from '../model/field.ts';
import { typedMaskOf } from './sent-value-of.ts';

/**
 * A value as text that people read and do not type: by `format.show`, otherwise by the kind of the field (3.23, 3.35).
 * '' for an unknown kind.
 */
export function shownValueOf(field: Field, value: FieldValue): string {
  const kind = fieldKinds.find(field.component);
  if (!kind) return '';
  const { hide } = masks.find(maskNameOf(field)) ?? {};
  // The format would show the whole text.
  if (hide) return hide(kind.show(value, field));
  const format = formatters.find(field.formatShow);
  if (!format || !kind.isFilled(value)) return kind.show(value, field);
  // The formatter decides whether a choice has its label on the wire.
  const wire = kind.toWire(value, { ...field, formatSend: field.formatShow });
  const formatted = format(wire, typedMaskOf(field, value));
  // A number is no text for people.
  return typeof formatted === 'number' && formatted === wire
    ? kind.show(value, field)
    : formattedTextOf(formatted);
}
