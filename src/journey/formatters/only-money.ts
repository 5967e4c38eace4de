import { centsFromWire, reaisFromCents } from '#brazil/money.ts';
import { asWire, type Formatter } from './formatter.ts';

/** 'R$ 1.234,56' -> 1234.56, in reais (5.20). */
export const onlyMoney: Formatter = value => {
  const cents = centsFromWire(value);
  return cents === undefined ? asWire(value) : reaisFromCents(cents);
};
