import type { WireValue } from '../fields/field-kind.ts';
import type { FieldValue } from '../model/field.ts';

/**
 * Converts a wire value for sending (`format.send`) or showing (`format.show`) (3.35). The input is the result of the
 * field kind's `toWire` (amounts in reais), or a value from the service. Never throws. Unreadable values are returned
 * unchanged, except by the date formatters, which return null (5.22). Applying one twice has no further effect.
 */
export type Formatter = (value: FieldValue | WireValue) => WireValue;

/** Larger numbers have no two decimals to show. */
const MAX_AMOUNT = 1e12;

/** A formatter for texts; a number is converted to text. */
export const ofText =
  (format: (text: string) => WireValue): Formatter =>
  value => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' ? format(text) : asWire(value);
  };

/** A formatter for days and moments: empty stays empty, and unreadable values become null. */
export const ofDate = (format: (text: string) => string | undefined): Formatter =>
  ofText(text => (text.trim() === '' ? text : (format(text.trim()) ?? null)));

/** A formatter for numbers; `read` parses a text. */
export const ofNumber =
  (read: (text: string) => number | undefined, format: (number: number) => WireValue): Formatter =>
  value => {
    const number = typeof value === 'string' ? read(value) : value;
    return typeof number === 'number' && Math.abs(number) < MAX_AMOUNT ? format(number) : asWire(value);
  };

type Scalar = string | number | boolean | null;

/** An option with its label (3.31), in the service's spelling. */
interface LabelledValue {
  readonly value: Scalar;
  readonly label: Scalar;
}

/** A formatter for one or several chosen options. Other values go to `otherwise`. */
export const ofOptions = (
  format: (option: LabelledValue) => WireValue,
  otherwise: Formatter = value => asWire(value),
): Formatter => {
  const formatter: Formatter = value => (isLabelled(value) ? format(value) : otherwise(value));
  return value => (Array.isArray(value) ? value.map(formatter) : formatter(value));
};

/** The result of a formatter as text for an input or label: options by their label, several joined by commas. */
export function textOf(value: FieldValue | WireValue): string {
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return isLabelled(value) ? textOf(value.label) : '';
}

/** A field's value consists of JSON values; the types differ only because ChosenOption is an interface. */
export const asWire = (value: FieldValue | WireValue): WireValue => value as WireValue;

function isLabelled(value: unknown): value is LabelledValue {
  return isObject(value) && isScalar(value, 'value') && isScalar(value, 'label');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isScalar(record: object, key: 'value' | 'label'): boolean {
  return Object.hasOwn(record, key) && !isObject(Reflect.get(record, key));
}
