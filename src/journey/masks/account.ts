import { keyboards } from '../fields/keyboards.ts';
import { findAccountPart, refuseSeveralNumbers } from './find-account-part.ts';
import { DIGIT, defineMask, toUpperCase } from './mask.ts';

const CHECK_DIGIT = /[\dXx]/;
const MAX_CHARACTERS_WITHOUT_HYPHEN = 15;

/**
 * A bank account: digits with a hyphen before the last character, which may be an X. The hyphen moves during typing.
 */
export const account = defineMask(
  {
    mask: ({ value }) => {
      const length = value.replace(/[^\dXx]/g, '').replace(/[Xx](?=.)/g, '').length;
      const digits = Math.min(Math.max(length, 1), MAX_CHARACTERS_WITHOUT_HYPHEN) - 1;
      return digits === 0 ? [DIGIT] : [...Array<RegExp>(digits).fill(DIGIT), '-', CHECK_DIGIT];
    },
    preprocessors: [refuseSeveralNumbers],
    postprocessors: [toUpperCase],
  },
  {
    keyboard: keyboards.code,
    width: 'half',
    holds: 'code',
    content: 'account',
    picture: 'account',
    codeIn: findAccountPart('account'),
    maxCharacters: MAX_CHARACTERS_WITHOUT_HYPHEN,
  },
);
