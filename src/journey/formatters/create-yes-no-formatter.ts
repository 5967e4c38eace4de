import { asWire, type Formatter } from './formatter.ts';

const POSITIVE: ReadonlySet<string> = new Set(['true', '1', 'sim', 's', 'yes']);
const NEGATIVE: ReadonlySet<string> = new Set(['false', '0', 'não', 'nao', 'n', 'no']);

/** Creates a formatter that replaces any spelling of yes or no by these two texts; other values stay unchanged. */
export const createYesNoFormatter =
  (positive: string, negative: string): Formatter =>
  value => {
    if (typeof value === 'object') return asWire(value);
    const word = String(value).trim().toLowerCase();
    return POSITIVE.has(word) ? positive : NEGATIVE.has(word) ? negative : value;
  };
