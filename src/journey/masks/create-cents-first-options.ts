import {
  type MaskitoOptions,
  type MaskitoPlugin,
  type MaskitoPostprocessor,
  type MaskitoPreprocessor,
  maskitoUpdateElement,
} from '@maskito/core';
import { keepDigits } from '#brazil/keep-digits.ts';
import { MAX_CENTS } from '#brazil/money.ts';
import { ANYTHING } from './mask.ts';

/** The inputs whose last change the mask has refused, because the number would exceed the maximum. */
const refusingInputs = new WeakSet<EventTarget>();

/** Whether the last input was refused because the number would exceed the maximum. */
export const exceededMaximum = (element: EventTarget): boolean => refusingInputs.has(element);

interface CentsFirstOptions {
  /** The largest number that can be typed, in hundredths. */
  max: number;
  /** Hundredths -> the text shown. */
  format(hundredths: number): string;
  /** A whole text with separators -> hundredths; `undefined` if the separators do not say where the decimals are. */
  read(text: string): number | undefined;
}

/**
 * Options of a mask for numbers that are typed from the right: the last two digits are the decimals (5.24). Typed input
 * above the maximum is refused; a larger value from the service is shown, so that the visitor can correct it.
 */
export function createCentsFirstOptions({ max, format, read }: CentsFirstOptions): MaskitoOptions {
  const limit = Math.min(max, MAX_CENTS);
  // The separators of '2.000' and '10,5' in place of the whole number say where the decimals are.
  const readWhole = (text: string): number | undefined =>
    /\d[.,]|[.,]\d/.test(text) ? read(text) : undefined;
  const hundredthsOf = (text: string): number => readWhole(text) ?? hundredthsIn(text);
  const exceeds = (hundredths: number, before: string): boolean =>
    hundredths > Math.max(limit, hundredthsOf(before));
  /** The arriving text is composed: its digits are typed among those of the amount before. */
  let isComposed = false;

  const formatAmount: MaskitoPostprocessor = ({ value, selection: [, caret] }, before) => {
    if (exceeds(hundredthsIn(value), before.value)) return before;
    const digits = keepDigits(value);
    const formatted = digits === '' ? '' : format(Number(digits.slice(0, MAX_DIGITS)));
    const newCaret = caretBefore(formatted, keepDigits(value.slice(caret)).length);
    return { value: formatted, selection: [newCaret, newCaret] };
  };

  const readWholeText: MaskitoPreprocessor = ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const remaining = keepDigits(value.slice(0, selection[0]) + value.slice(selection[1]));
    if (action === 'insert' && remaining === '')
      return { elementState, data: String(readWhole(data) ?? data) };
    const hundredths = isComposed ? hundredthsIn(value) : hundredthsOf(value);
    isComposed = false;
    if (action !== 'validation' || hundredths === hundredthsIn(value)) return { elementState, data };
    const digits = String(hundredths);
    return { elementState: { value: digits, selection: [digits.length, digits.length] }, data };
  };

  // The library reports no refusal: this listener sees the text before the mask restores the one before.
  let isRestoring = false;
  const noteRefusals: MaskitoPlugin = element => {
    let previousText = element.value;
    const onBeforeInput = (): void => {
      previousText = element.value;
    };
    const onInput = (): void => {
      if (isRestoring || exceeds(hundredthsOf(element.value), previousText)) refusingInputs.add(element);
      else refusingInputs.delete(element);
    };
    element.addEventListener('beforeinput', onBeforeInput);
    element.addEventListener('input', onInput, { capture: true });
    return () => {
      element.removeEventListener('beforeinput', onBeforeInput);
      element.removeEventListener('input', onInput, { capture: true });
    };
  };

  // The mask runs only at the end of a composition, so the plugin remembers the text before it.
  const guardComposition: MaskitoPlugin = element => {
    let previousText = '';
    const onCompositionStart = (): void => {
      previousText = element.value;
    };
    const onCompositionEnd = (): void => {
      isComposed = true;
      if (!exceeds(hundredthsIn(element.value), previousText)) return;
      isRestoring = true;
      maskitoUpdateElement(element, previousText);
      isRestoring = false;
    };
    // During a composition the app gets no value: it would replace the composed letters by the formatted amount.
    const stopInput = (event: Event): void => {
      if ('isComposing' in event && event.isComposing) event.stopPropagation();
    };
    element.addEventListener('input', stopInput);
    element.addEventListener('compositionstart', onCompositionStart);
    element.addEventListener('compositionend', onCompositionEnd);
    return () => {
      element.removeEventListener('input', stopInput);
      element.removeEventListener('compositionstart', onCompositionStart);
      element.removeEventListener('compositionend', onCompositionEnd);
    };
  };

  return {
    mask: ANYTHING,
    preprocessors: [deleteDigit, readWholeText],
    postprocessors: [formatAmount],
    plugins: [guardComposition, noteRefusals],
  };
}

const MAX_DIGITS = String(MAX_CENTS).length;

const hundredthsIn = (text: string): number => Number(keepDigits(text));

/** The position of the caret with this number of digits to its right. */
function caretBefore(text: string, digitsToTheRight: number): number {
  let caret = text.length;
  while (caret > 0 && keepDigits(text.slice(caret)).length < digitsToTheRight) caret--;
  return caret;
}

/**
 * Deleting only a separator also deletes the next digit in that direction, and a remainder of only zeros empties the
 * input; otherwise a typed amount could never be deleted.
 */
const deleteDigit: MaskitoPreprocessor = ({ elementState, data }, action) => {
  if (action !== 'deleteBackward' && action !== 'deleteForward') return { elementState, data };
  const { value } = elementState;
  let [from, to] = elementState.selection;
  while (keepDigits(value.slice(from, to)) === '') {
    if (action === 'deleteBackward' && from > 0) from--;
    else if (action === 'deleteForward' && to < value.length) to++;
    else break;
  }
  const remaining = keepDigits(value.slice(0, from) + value.slice(to));
  return {
    elementState: { value, selection: Number(remaining) === 0 ? [0, value.length] : [from, to] },
    data,
  };
};
