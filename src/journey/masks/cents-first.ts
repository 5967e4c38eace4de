import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core';
import { onlyDigits } from '#brazil/digits.ts';
import { MAX_CENTS } from '#brazil/money.ts';
import { ANYTHING } from './mask.ts';

interface CentsFirst {
  /** The largest number of hundredths that can be typed. */
  max: number;
  /** Hundredths -> the text shown. */
  format(hundredths: number): string;
}

/** A number typed from the right, its last two digits the decimals (5.24). */
export function centsFirst({ max, format }: CentsFirst): MaskitoOptions {
  const limit = Math.min(max, MAX_CENTS);

  const written: MaskitoPostprocessor = ({ value, selection }, before) => {
    const digits = onlyDigits(value);
    if (digits === '') return { value: '', selection: [0, 0] };
    const typed = Number(digits);
    const grows = value !== before.value && typed > Number(onlyDigits(before.value));
    if (typed > limit && grows) return before;
    const shown = format(Number(digits.slice(0, 15)));
    const caret = caretBefore(shown, onlyDigits(value.slice(selection[1])).length);
    return { value: shown, selection: [caret, caret] };
  };

  return { mask: ANYTHING, preprocessors: [erased], postprocessors: [written] };
}

/** The caret keeps the number of digits that stand to its right. */
function caretBefore(shown: string, digitsToTheRight: number): number {
  let caret = shown.length;
  for (let passed = 0; caret > 0 && passed < digitsToTheRight; caret--)
    if (/\d/.test(shown[caret - 1] ?? '')) passed++;
  return caret;
}

/**
 * A deletion that would take only a separator takes the digit behind it as well, and one that leaves
 * nothing but zeros empties the input: otherwise a typed amount could never be deleted.
 */
const erased: MaskitoPreprocessor = ({ elementState, data }, action) => {
  if (action !== 'deleteBackward' && action !== 'deleteForward') return { elementState, data };
  const { value } = elementState;
  let [from, to] = elementState.selection;
  while (onlyDigits(value.slice(from, to)) === '') {
    if (action === 'deleteBackward' && from > 0) from--;
    else if (action === 'deleteForward' && to < value.length) to++;
    else break;
  }
  const left = onlyDigits(value.slice(0, from) + value.slice(to));
  return { elementState: { value, selection: Number(left) === 0 ? [0, value.length] : [from, to] }, data };
};
