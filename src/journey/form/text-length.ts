import { maskNameOf } from '../fields/mask-name-of.ts';
import { tidyText } from '../fields/plain-object.ts';
import { masks } from '../masks/index.ts';
import type { Field } from '../model/field.ts';

/** How long the text of a field is: bounds and rules all ask this (5.6, 5.8, 5.9). */
export interface TextLength {
  /** Without what the mask adds. */
  readonly typed: number;
  /** With it. */
  readonly shown: number;
  /** How much the mask takes of what is typed. */
  readonly room: number;
}

export function textLengthOf(field: Field, shownText: string): TextLength {
  const text = tidyText(shownText);
  const length = masks.find(maskNameOf(field))?.lengthOf(text);
  return length ? { ...length, shown: text.length } : plainLength(text);
}

/** The length of a text without a mask. */
export const plainLength = (text: string): TextLength => ({
  typed: text.length,
  shown: text.length,
  room: Number.POSITIVE_INFINITY,
});

/**
 * The length to hold against a lower bound. What a mask adds is not counted (assumption 3.23), but a bound that the mask
 * could never reach has counted it: a CPF of at least 14 means the one with its dots.
 */
export const lengthAgainst = ({ typed, shown, room }: TextLength, bound: number): number =>
  bound > room ? shown : typed;
