import { optionFormatter } from './formatter.ts';

/** {value, label} -> value. */
export const selectOnlyValue = optionFormatter(option => option.value);
