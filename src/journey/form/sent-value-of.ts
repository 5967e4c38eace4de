import type { FieldKind, WireValue } from '../fields/field-kind.ts';
import { formatters } from '../formatters/index.ts';
import type { Field, FieldValue } from '../model/field.ts';

/** A value as it is sent. A formatter (`format.send`) applies to filled values and boxes only (3.35). */
export function sentValueOf(kind: FieldKind, field: Field, value: FieldValue): WireValue {
  const wire = kind.toWire(value, field);
  const format = formatters.find(field.formatSend);
  return format && (kind.isFilled(value) || typeof value === 'boolean') ? format(wire) : wire;
}
