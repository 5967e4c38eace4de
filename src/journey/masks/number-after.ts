import type { MaskitoPreprocessor } from '@maskito/core';
import { rewriteInput } from './mask.ts';

/** The text between a word and its number, then the number with its separators and its check digit. */
const NUMBER = '(?:(?!\\bag|\\bconta)\\D){0,40}(\\d[\\d .,;/|–-]*(?:x(?!\\p{L}))?)';

/** The words before a check digit that a hyphen usually precedes: 'Conta 12345 dígito 6'. */
const CHECK_DIGIT_WORDS = /(?<=\d)[ ,:(–-]*\b(?:d[ií]g(?:ito)?|dv)\b[ .:–-]*(?=[\dx]\b)/gi;

/**
 * Finds the number after its word in a line such as 'Ag 1234 Conta 12345-6', whose digits the mask would join. A text
 * without such a word stays unchanged.
 */
export function numberAfter(words: string): (text: string) => string {
  const pattern = new RegExp(`\\b(?:${words})${NUMBER}`, 'iu');
  return text => pattern.exec(text.replace(CHECK_DIGIT_WORDS, '-'))?.[1] ?? text;
}

/** A branch and an account, or an account and a date: the mask would join them to another number. */
const SEVERAL_NUMBERS = /\d{4}(?:-[\dXx])?(?![.-]\d)\D+\d[\d/.]{3}/;

/** Drops a text with several numbers: nobody can tell which of them is meant. */
export const refuseSeveralNumbers: MaskitoPreprocessor = rewriteInput(text =>
  SEVERAL_NUMBERS.test(text) ? '' : text,
);
