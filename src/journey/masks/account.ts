import { defineBankNumber } from './define-bank-number.ts';
import { DIGIT } from './mask.ts';

const CHECK_DIGIT = /[\dXx]/;
const MAX_CHARACTERS_WITHOUT_HYPHEN = 15;

/**
 * A bank account: digits with a hyphen before the last character, which may be an X. The hyphen moves during typing.
 */
export const account = defineBankNumber({
  mask: ({ value }) => {
    const length = value.replace(/[^\dXx]/g, '').replace(/[Xx](?=.)/g, '').length;
    const digits = Math.min(Math.max(length, 1), MAX_CHARACTERS_WITHOUT_HYPHEN) - 1;
    return digits === 0 ? [DIGIT] : [...Array<RegExp>(digits).fill(DIGIT), '-', CHECK_DIGIT];
  },
  words: 'contas?\\b|c[./]?[cp]\\b',
  maxCharacters: MAX_CHARACTERS_WITHOUT_HYPHEN,
});
