import type { MaskitoPreprocessor } from '@maskito/core';
import { rewriteInput } from './mask.ts';

/** The words before the number of a branch or of an account. */
const LABELS = { branch: /\bag(?:\b|[eê]nc)/i, account: /\bcontas?\b|\bc[./]?[cp]\b/i };

/** A number with its separators and its check digit. */
const NUMBER = /(\d[\d ./–-]*(?:[Xx](?!\p{L}))?)/u;

/**
 * Finds the number after its own word in a line such as 'Ag 1234 Conta 12345-6', whose digits the mask would join. A text
 * without such a word stays unchanged.
 */
export const findAccountPart =
  (part: keyof typeof LABELS) =>
  (text: string): string => {
    const pieces = text.split(NUMBER);
    const numbers = pieces.filter((_, index) => {
      const words = pieces[index - 1] ?? '';
      const labels = Object.entries(LABELS).filter(([, label]) => label.test(words));
      return index % 2 === 1 && labels.length === 1 && labels[0]?.[0] === part;
    });
    return numbers.length === 1 ? (numbers[0] ?? text) : text;
  };

/** A branch and an account: the mask would join them to another number. */
const SEVERAL_NUMBERS = /\d{4}(?:-[\dXx])?(?![.-]\d)\D+\d{4}/;

/** Drops a text with several numbers: nobody can tell which of them is meant. */
export const refuseSeveralNumbers: MaskitoPreprocessor = rewriteInput(text =>
  SEVERAL_NUMBERS.test(text) ? '' : text,
);
