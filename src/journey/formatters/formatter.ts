import type { WireValue } from '../fields/field-kind.ts';
import type { FieldValue } from '../model/field.ts';

/**
 * A value as the wire says it -> the value as it is sent (`format.send`) or shown (`format.show`) (3.35).
 * In: what the field kind's `toWire` gives (amounts in reais), or a value the service said. Never throws.
 * What it cannot read comes back as it is; only the dates reject what is no day, with null (5.22).
 * Applying one twice changes nothing more.
 */
export type Formatter = (value: FieldValue | WireValue) => WireValue;

/** Beyond this, in either direction, a number has no two decimals to show. */
const LARGEST = 1e12;

/** A formatter of texts; a number is read as its text. */
export const ofText =
  (format: (text: string) => WireValue): Formatter =>
  value => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' ? format(text) : asWire(value);
  };

/** A formatter of days and moments: empty stays empty, and what `format` cannot read is rejected. */
export const ofDate = (format: (text: string) => string | undefined): Formatter =>
  ofText(text => (text.trim() === '' ? text : (format(text.trim()) ?? null)));

/** A formatter of numbers; `read` says which number a text means. */
export const ofNumber =
  (read: (text: string) => number | undefined, format: (number: number) => WireValue): Formatter =>
  value => {
    const number = typeof value === 'string' ? read(value) : value;
    return typeof number === 'number' && Math.abs(number) < LARGEST ? format(number) : asWire(value);
  };

type Scalar = string | number | boolean | null;

/** An option with its label (3.31), its parts as the service spells them. */
interface LabelledValue {
  readonly value: Scalar;
  readonly label: Scalar;
}

/** A formatter of chosen options, one or several. What is no option goes to `otherwise`. */
export const ofOptions = (
  format: (option: LabelledValue) => WireValue,
  otherwise: Formatter = value => asWire(value),
): Formatter => {
  const one: Formatter = value => (isLabelled(value) ? format(value) : otherwise(value));
  return value => (Array.isArray(value) ? value.map(one) : one(value));
};

/** What a formatter answered, as text for an input or a label: options by their label, several joined by commas. */
export function textOf(value: FieldValue | WireValue): string {
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return isLabelled(value) ? textOf(value.label) : '';
}

/** A field's value is made of what JSON is made of: the types differ only in that ChosenOption is an interface. */
export const asWire = (value: FieldValue | WireValue): WireValue => value as WireValue;

function isLabelled(value: unknown): value is LabelledValue {
  return isObject(value) && isScalar(value, 'value') && isScalar(value, 'label');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isScalar(record: object, key: 'value' | 'label'): boolean {
  return Object.hasOwn(record, key) && !isObject(Reflect.get(record, key));
}
