import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask, type Mask, rewriteInput, toUpperCase } from './mask.ts';

/** The text between a word and its number, then the number with its separators and its check digit. */
const NUMBER = '(?:(?!\\bag|\\bconta)\\D){0,40}(\\d[\\d .,;/|–-]*(?:x(?!\\p{L}))?)';

/** The words before a check digit that a hyphen usually precedes: 'Conta 12345 dígito 6'. */
const CHECK_DIGIT_WORDS = /(?<=\d)[ ,:(–-]*\b(?:d[ií]g(?:ito)?|dv)\b[ .:–-]*(?=[\dx]\b)/gi;

/**
 * Finds the number after its word in a line such as 'Ag 1234 Conta 12345-6', whose digits the mask would join. A text
 * without such a word stays unchanged.
 */
function numberAfter(words: string): (text: string) => string {
  const pattern = new RegExp(`\\b(?:${words})${NUMBER}`, 'iu');
  return text => pattern.exec(text.replace(CHECK_DIGIT_WORDS, '-'))?.[1] ?? text;
}

/** A branch and an account, or an account and a date: the mask would join them to another number. */
const SEVERAL_NUMBERS = /\d{4}(?:-[\dXx])?(?![.-]\d)\D+\d[\d/.]{3}/;

/** Drops a text with several numbers: nobody can tell which of them is meant. */
const refuseSeveralNumbers: MaskitoPreprocessor = rewriteInput(text =>
  SEVERAL_NUMBERS.test(text) ? '' : text,
);

interface BankNumber {
  mask: MaskitoOptions['mask'];
  /** A pattern of the words before the number in a line that names several. */
  words: string;
  /** The most characters that can be typed into a mask that grows with the text. */
  maxCharacters?: number;
}

/** A number of a bank, a branch or an account, whose last character may be an X. */
export const defineBankNumber = ({ mask, words, ...limit }: BankNumber): Mask =>
  defineMask(
    { mask, preprocessors: [refuseSeveralNumbers], postprocessors: [toUpperCase] },
    {
      keyboard: keyboards.code,
      width: 'half',
      holds: 'code',
      content: 'account',
      picture: 'account',
      codeIn: numberAfter(words),
      ...limit,
    },
  );
