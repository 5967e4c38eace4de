import { cleanText } from '#shared/clean-text.ts';
import { codeIn } from './code-in.ts';

/** The digits that were added to a box with one digit: before it or behind it, wherever the caret was. */
function addedDigits(text: string, knownDigit: string): string {
  const digits = cleanText(text).replace(/\D/g, '');
  if (digits.length < 2 || knownDigit === '') return digits;
  if (digits.startsWith(knownDigit)) return digits.slice(1);
  return digits.endsWith(knownDigit) ? digits.slice(0, -1) : digits;
}

/**
 * The digit of each box of a code, '' for none. A whole code in any box is the code. Several digits in one box belong
 * to it and to the boxes after it, unless those have changed as well.
 * @param texts what the boxes contain now: a visitor has changed one of them, a program any number of them.
 * @param knownDigits the digits that the boxes had before.
 * @returns also the index of the box after the last digit that was added, `undefined` if nothing has changed.
 */
export function digitsInBoxes(
  texts: readonly string[],
  knownDigits: readonly string[],
): { digits: string[]; end: number | undefined } {
  const digits = texts.map((_, index) => knownDigits[index] ?? '');
  let end: number | undefined;
  for (const [index, text] of texts.entries()) {
    const knownDigit = knownDigits[index] ?? '';
    if (text === knownDigit) continue;
    const added = addedDigits(text, knownDigit);
    const code = codeIn(text, texts.length) ?? codeIn(added, texts.length);
    if (code !== undefined) return { digits: [...code], end: texts.length };
    digits.splice(index, Math.max(added.length, 1), ...(added === '' ? [''] : added));
    end = index + added.length;
  }
  return { digits: digits.slice(0, texts.length), end };
}
