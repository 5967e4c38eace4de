import { asWire, type Formatter } from './formatter.ts';

const POSITIVE: ReadonlySet<string> = new Set(['true', '1', 'sim', 's', 'yes']);
const NEGATIVE: ReadonlySet<string> = new Set(['false', '0', 'não', 'nao', 'n', 'no']);

/** A yes or a no, however the service spells it, in the two words given; anything else stays. */
export const yesNoFormatter =
  (positive: string, negative: string): Formatter =>
  value => {
    if (typeof value === 'object') return asWire(value);
    const word = String(value).trim().toLowerCase();
    return POSITIVE.has(word) ? positive : NEGATIVE.has(word) ? negative : value;
  };
