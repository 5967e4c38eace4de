import { createOptionFormatter } from './formatter.ts';

/** {value, label} -> value. */
export const selectOnlyValue = createOptionFormatter(option => option.value);
