import { isChosen } from '../fields/choice-members.ts';
import type { FieldKind, WireValue } from '../fields/field-kind.ts';
import { maskNameOf } from '../fields/mask-name-of.ts';
import { formatters } from '../formatters/index.ts';
import { masks } from '../masks/index.ts';
import type { Mask } from '../masks/mask.ts';
import type { Field, FieldValue } from '../model/field.ts';

/**
 * A value as it is sent. A formatter (`format.send`) applies to filled values and boxes only (3.35). Of a chosen option
 * it formats the value, unless it is one for options (3.31).
 */
export function sentValueOf(kind: FieldKind, field: Field, value: FieldValue): WireValue {
  const wire = kind.toWire(value, field);
  const format = formatters.find(field.formatSend);
  if (!format || !(kind.isFilled(value) || typeof value === 'boolean')) return wire;
  return format(isChosen(value) && !format.takesOption ? value.value : wire, typedMaskOf(field, value));
}

/** The mask of a typed text; a choice has none. */
export const typedMaskOf = (field: Field, value: FieldValue): Mask | undefined =>
  typeof value === 'string' ? masks.find(maskNameOf(field)) : undefined;
