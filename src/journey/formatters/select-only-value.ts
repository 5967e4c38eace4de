import { ofOptions } from './formatter.ts';

/** {value, label} -> value. */
export const selectOnlyValue = ofOptions(option => option.value);
