import { asWire, type Formatter, ofOptions } from './formatter.ts';

const itsOwnLabel: Formatter = value =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? { value, label: String(value) }
    : asWire(value);

/** {value, label} without other members; without a known label the value is the label. */
export const selectValueAndLabel = ofOptions(({ value, label }) => ({ value, label }), itsOwnLabel);
