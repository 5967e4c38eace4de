import { asWire, createOptionFormatter, type Formatter } from './formatter.ts';

const labelledByValue: Formatter = value =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? { value, label: String(value) }
    : asWire(value);

/** {value, label} without other members. A value without a label gets itself as the label. */
export const selectValueAndLabel = createOptionFormatter(
  ({ value, label }) => ({ value, label }),
  labelledByValue,
);
