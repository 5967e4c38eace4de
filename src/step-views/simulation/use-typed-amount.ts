import { type KeyboardEvent, useState } from 'react';
import { formatCents } from '#brazil/money.ts';
import { clampCents } from '#journey/fields/money-bounds.ts';
import { adjustmentTextOf } from '#journey/form/describe-adjustment.ts';
import type { Mask } from '#journey/masks/mask.ts';
import { centsInInput, moneyMaskFor } from '#journey/masks/money.ts';
import { isOfEarlierAmount } from '#journey/simulation/input-errors.ts';
import type { Limits } from '#journey/simulation/offer.ts';

/** An amount that the visitor may change, in cents. */
export interface OfferedAmount {
  label: string;
  /** The amount; `undefined` until the visitor or the service gives one. */
  cents: number | undefined;
  limits: Limits | undefined;
  error: string | undefined;
  /** Says that the service offers `cents` instead of the typed amount; '' if it does not. Announced with the offer. */
  counterOffer?: string;
  onChange: (cents: number) => void;
}

/** The text of an amount while the visitor types it, its error, and why it was corrected (5.24). */
export function useTypedAmount({ label, cents, limits, error, counterOffer = '', onChange }: OfferedAmount) {
  /** The text while the visitor types. Meanwhile a new `cents` must not replace it. */
  const [typedText, setTypedText] = useState<string | undefined>(undefined);
  /** The error when the visitor typed the last key: it is about the amount before. */
  const [earlierError, setEarlierError] = useState<string | undefined>(undefined);
  /** Why the mask refused the last key, or why the amount was adjusted, and to which; '' for neither. */
  const [correction, setCorrection] = useState<{ mask?: Mask; adjusted?: number; reason: string }>({
    reason: '',
  });
  // The same text may come again as the error of the new amount.
  if (earlierError !== undefined && error === undefined) setEarlierError(undefined);
  const mask = moneyMaskFor(limits?.max);
  // Another input may have changed the maximum or the amount since.
  const isCurrent =
    correction.mask === mask && (correction.adjusted === undefined || correction.adjusted === cents);
  const typedCents = typedText === undefined ? undefined : centsInInput(typedText);
  // The first digit of R$ 1.000,00 is typed as one cent. That is too little, but not an error yet.
  const isIncomplete = typedText !== undefined && limits !== undefined && (typedCents ?? 0) < limits.min;
  // The input is empty, or the service has offered another amount.
  const isOther = typedText !== undefined && cents !== undefined && typedCents !== cents;
  // The code that validates is loaded at first, so the error of a typed amount may come after its correction.
  const isOutdated =
    error !== undefined && limits && cents !== undefined && isOfEarlierAmount(error, cents, limits);
  const text = typedText ?? (cents === undefined ? '' : formatCents(cents));

  /** A press, or a text that means the same amount, changes nothing: the offer for it is on the screen already. */
  function changeTo(newCents: number | undefined): void {
    if (newCents !== undefined && newCents !== cents) onChange(newCents);
  }
  /** @param refusal why the mask refused the last key; '' if it did not. */
  function type(next: string, refusal: string): void {
    setTypedText(next);
    if (next !== text) setEarlierError(error);
    setCorrection({ mask, reason: refusal });
    changeTo(centsInInput(next));
  }
  /** Takes the typed amount, or the nearest one within the limits. */
  function finish(): void {
    if (typedText === undefined) return;
    setTypedText(undefined);
    setEarlierError(undefined);
    const shownCents = typedCents ?? cents;
    // The service does not offer the typed amount: the input shows the offered one and asks for nothing.
    if (counterOffer !== '') return;
    if (!limits || shownCents === undefined) return;
    const bounds = { minValue: limits.min, maxValue: limits.max };
    const adjusted = clampCents(shownCents, bounds, []);
    if (adjusted !== shownCents) {
      const shown = formatCents(adjusted);
      const reason = adjustmentTextOf({ name: label, typed: shownCents, adjusted, shown, bounds });
      setCorrection({ mask, adjusted, reason });
    }
    changeTo(adjusted);
  }
  /**
   * Enter in an amount that is not the offered one corrects it, as leaving the input does, instead of submitting it.
   */
  function finishOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(isIncomplete || isOther)) return;
    event.preventDefault();
    finish();
  }
  /** Takes another amount in place of the typed one. */
  function replaceBy(newCents: number): void {
    setTypedText(undefined);
    setEarlierError(undefined);
    setCorrection({ reason: '' });
    changeTo(newCents);
  }

  return {
    mask,
    text,
    isTyping: typedText !== undefined,
    error: isIncomplete || isOutdated || error === earlierError ? undefined : error,
    note: counterOffer || (isCurrent ? correction.reason : ''),
    type,
    finish,
    finishOnEnter,
    replaceBy,
  };
}
