import { keepDigits } from '#brazil/keep-digits.ts';
import { asWire, type Formatter } from './formatter.ts';

/**
 * '529.982.247-25' -> '52998224725' (5.20). A code keeps its letters: they are a part of it, and without them it would
 * be another one. A number stays unchanged: an amount has no separators, and its digits alone would be another amount
 * (assumption 3.35).
 */
export const onlyDigits: Formatter = (value, mask) => {
  if (typeof value !== 'string') return asWire(value);
  return mask?.holds === 'code' ? mask.plain(value) : keepDigits(value);
};
