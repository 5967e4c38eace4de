import { createOptionFormatter } from './formatter.ts';

/** {value, label} -> label. */
export const selectOnlyLabel = createOptionFormatter(option => option.label);
