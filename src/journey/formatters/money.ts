import { centsFromWire, formatCents } from '#brazil/money.ts';
import { asWire, type Formatter } from './formatter.ts';

/** 1234.56 reais -> 'R$ 1.234,56' (5.20, 9.30). */
export const money: Formatter = value => {
  const cents = centsFromWire(value);
  return cents === undefined ? asWire(value) : formatCents(cents);
};
