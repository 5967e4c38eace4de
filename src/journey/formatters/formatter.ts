import type { WireValue } from '../fields/field-kind.ts';
import type { ChosenOption, FieldValue } from '../model/field.ts';

/**
 * A value as the wire says it -> the value as it is sent (`format.send`) or shown (`format.show`) (3.35).
 * In: what the field kind's `toWire` gives (amounts in reais), or a value the service said. Never throws.
 * A formatter that is given something it cannot read answers with the very same value, but for the dates, which
 * reject what is no day with null (5.22). Applying one twice changes nothing more.
 */
export type Formatter = (value: FieldValue | WireValue) => WireValue;

/** A formatter of texts: numbers are read as text, anything else stays. */
export const ofText =
  (format: (text: string) => WireValue): Formatter =>
  value =>
    typeof value === 'string'
      ? format(value)
      : typeof value === 'number'
        ? format(String(value))
        : asWire(value);

/** A formatter of numbers: `read` says which number a text means; what is no number stays. */
export const ofNumber =
  (read: (text: string) => number | undefined, format: (number: number) => WireValue): Formatter =>
  value => {
    const number = typeof value === 'string' ? read(value) : typeof value === 'number' ? value : undefined;
    return number !== undefined && Number.isFinite(number) ? format(number) : asWire(value);
  };

/** Whether a value is an option with its label (3.31). */
export function isOption(value: FieldValue | WireValue): value is ChosenOption {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.hasOwn(value, 'value') &&
    Object.hasOwn(value, 'label')
  );
}

/** A formatter of chosen options, one or several. */
export const ofOptions =
  (format: (option: ChosenOption) => WireValue): Formatter =>
  value =>
    Array.isArray(value)
      ? value.map(each => ofOptions(format)(each))
      : isOption(value)
        ? format(value)
        : asWire(value);

/** A field's value is made of what JSON is made of: the types differ only in that ChosenOption is an interface. */
export const asWire = (value: FieldValue | WireValue): WireValue => value as WireValue;

/** What a formatter answered, as text for an input or a label: options by label, several joined by commas. */
export function textOf(value: FieldValue | WireValue): string {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return isOption(value) ? textOf(value.label) : '';
}
