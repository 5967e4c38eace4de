import { asWire, type Formatter } from './formatter.ts';

const POSITIVE: ReadonlySet<string> = new Set(['true', '1', 'sim', 's', 'yes']);
const NEGATIVE: ReadonlySet<string> = new Set(['false', '0', 'não', 'nao', 'n', 'no']);

/** Whether a text is a spelling of yes; undefined if it is one of neither yes nor no. */
export function isYes(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (POSITIVE.has(word)) return true;
  return NEGATIVE.has(word) ? false : undefined;
}

/** Creates a formatter that replaces any spelling of yes or no by these two texts; other values stay unchanged. */
export const createYesNoFormatter =
  (positive: string, negative: string): Formatter =>
  value => {
    if (typeof value === 'object') return asWire(value);
    const isPositive = isYes(String(value));
    if (isPositive === undefined) return value;
    return isPositive ? positive : negative;
  };
