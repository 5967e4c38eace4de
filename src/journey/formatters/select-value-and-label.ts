import { type Formatter, ofOptions } from './formatter.ts';

const pair = ofOptions(({ value, label }) => ({ value, label }));

/** {value, label} and nothing else; a value whose label nobody knows is its own label. */
export const selectValueAndLabel: Formatter = value =>
  typeof value === 'string' && value !== '' ? { value, label: value } : pair(value);
