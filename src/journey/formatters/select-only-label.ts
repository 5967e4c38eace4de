import { ofOptions } from './formatter.ts';

/** {value, label} -> label. */
export const selectOnlyLabel = ofOptions(option => option.label);
