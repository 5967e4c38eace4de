import { prefixTree } from './prefix-tree.ts';

/** Source of an expression for any of the numbers with any characters between their digits, as in `48 99711-3346`. */
export const spelledDigits = (...numbers: readonly string[]): string =>
  prefixTree(numbers, digit => digit, '[\\s().\\-/+]{0,3}');
