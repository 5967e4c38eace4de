import { CNPJ_PATTERN } from './cnpj.ts';
import { defineMask, LETTER_OR_DIGIT, pattern, upperCased } from './mask.ts';

/** A CPF with room for one character more, which turns it into a CNPJ. */
const CPF_PATTERN = [...pattern('###.###.###-##'), LETTER_OR_DIGIT];

/** A CPF up to 11 digits; a CNPJ from the twelfth character or the first letter on. */
export const cpfcnpj = defineMask({
  mask: ({ value }) => {
    const characters = value.replace(/[^0-9A-Za-z]/g, '');
    return characters.length > 11 || /[A-Za-z]/.test(characters) ? CNPJ_PATTERN : CPF_PATTERN;
  },
  postprocessors: [upperCased],
});
