import { maskNameOf } from '../fields/mask-name-of.ts';
import { tidyText } from '../fields/text-of.ts';
import { masks } from '../masks/index.ts';
import type { Field } from '../model/field.ts';

/** The number of characters in a field's text, for bounds and rules (5.6, 5.8, 5.9). */
export interface TextLength {
  /** Without the characters of the mask. */
  readonly typed: number;
  /** With the characters of the mask. */
  readonly shown: number;
  /** The most characters that the mask lets the visitor type. */
  readonly capacity: number;
}

export function textLengthOf(field: Field, shownText: string): TextLength {
  const text = tidyText(shownText);
  const length = masks.find(maskNameOf(field))?.lengthOf(text);
  return length ? { ...length, shown: text.length } : plainLengthOf(text);
}

/** The length of a text without a mask, or of a list. */
export const plainLengthOf = ({ length }: string | readonly unknown[]): TextLength => ({
  typed: length,
  shown: length,
  capacity: Number.POSITIVE_INFINITY,
});

/**
 * The length to compare with a bound. Characters of the mask do not count (assumption 3.23), unless the bound exceeds
 * the capacity of the mask: a CPF of at least 14 characters includes its dots.
 */
export const lengthToCompare = ({ typed, shown, capacity }: TextLength, bound: number): number =>
  bound > capacity ? shown : typed;
