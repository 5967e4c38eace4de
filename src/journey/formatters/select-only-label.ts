import { optionFormatter } from './formatter.ts';

/** {value, label} -> label. */
export const selectOnlyLabel = optionFormatter(option => option.label);
