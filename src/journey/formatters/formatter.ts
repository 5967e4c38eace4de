import type { WireValue } from '../fields/field-kind.ts';
import type { Mask } from '../masks/mask.ts';
import type { FieldValue } from '../model/field.ts';

/**
 * Converts a wire value for sending (`format.send`) or showing (`format.show`) (3.35). The input is a result of
 * `toWire` (amounts in reais) or a value from the service. A formatter never throws. It returns unreadable values
 * unchanged; only date formatters return null for them (5.22). Applied twice it gives the same result as once.
 * `mask`: the mask of a typed text.
 */
export interface Formatter {
  (value: FieldValue | WireValue, mask?: Mask): WireValue;
  /** Whether it formats an option with its label (3.31); absent: only the value of an option. */
  readonly takesOption?: true;
  /** The text that was typed, of one that this formatter has formatted; `undefined` for any other. */
  readonly readBack?: (text: string) => string | undefined;
}

/** Numbers from here on lack the precision for two decimals, and stay unchanged. */
const MAX_AMOUNT = 1e12;

/** A formatter for texts; a number is converted to text. */
export const createTextFormatter =
  (format: (text: string) => WireValue): Formatter =>
  value => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' ? format(text) : asWire(value);
  };

/** A formatter for days and moments: an empty text stays, an unreadable one becomes null. */
export const createDateFormatter = (format: (text: string) => string | undefined): Formatter =>
  createTextFormatter(text => (text.trim() === '' ? text : (format(text.trim()) ?? null)));

/** A formatter for numbers; `parse` reads a text. */
export const createNumberFormatter =
  (parse: (text: string) => number | undefined, format: (number: number) => WireValue): Formatter =>
  value => {
    const number = typeof value === 'string' ? parse(value) : value;
    return typeof number === 'number' && Math.abs(number) < MAX_AMOUNT ? format(number) : asWire(value);
  };

type Scalar = string | number | boolean | null;

/** An option with its label (3.31), in the service's spelling. */
interface LabelledValue {
  readonly value: Scalar;
  readonly label: Scalar;
}

/** A formatter for one option or a list of them; `otherwise` formats other values. */
export const createOptionFormatter = (
  format: (option: LabelledValue) => WireValue,
  otherwise: Formatter = value => asWire(value),
): Formatter => {
  const formatter: Formatter = value => (hasLabel(value) ? format(value) : otherwise(value));
  const formatOneOrMore: Formatter = value =>
    Array.isArray(value) ? value.map(item => formatter(item)) : formatter(value);
  return Object.assign(formatOneOrMore, { takesOption: true as const });
};

/** The result of a formatter as text for an input or label: of options the labels, joined by commas. */
export function formattedTextOf(value: FieldValue | WireValue): string {
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(formattedTextOf).filter(Boolean).join(', ');
  return hasLabel(value) ? formattedTextOf(value.label) : '';
}

/**
 * The value itself: a field's value consists of JSON values, and only its type differs, as ChosenOption is an
 * interface.
 */
export const asWire = (value: FieldValue | WireValue): WireValue => value as WireValue;

function hasLabel(value: unknown): value is LabelledValue {
  return isObject(value) && hasScalar(value, 'value') && hasScalar(value, 'label');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function hasScalar(record: object, key: 'value' | 'label'): boolean {
  return Object.hasOwn(record, key) && !isObject(Reflect.get(record, key));
}
