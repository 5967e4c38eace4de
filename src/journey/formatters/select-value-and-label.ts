import { asWire, type Formatter, ofOptions } from './formatter.ts';

const itsOwnLabel: Formatter = value =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? { value, label: String(value) }
    : asWire(value);

/** {value, label} and nothing else; a value whose label nobody knows is its own label. */
export const selectValueAndLabel = ofOptions(({ value, label }) => ({ value, label }), itsOwnLabel);
