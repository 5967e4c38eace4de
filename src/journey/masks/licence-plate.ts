import { keyboards } from '../fields/keyboards.ts';
import { ANYTHING, defineMask, pattern, upperCased } from './mask.ts';

const LETTERS = 3;
const pictures = Array.from({ length: LETTERS + 1 }, (_, letters) => pattern(`${'@'.repeat(letters)}#*##`));

/** The number of letters before the first digit; all of them without a digit. */
function lettersOf(text: string): number {
  const [letters = ''] = /^[A-Za-z]*/.exec(text.replace(/[^0-9A-Za-z]/g, '')) ?? [];
  return letters.length < LETTERS && /\d/.test(text) ? letters.length : LETTERS;
}

/**
 * ABC1D23 or ABC1234: 7 characters (9.26); the hyphen of an old plate is dropped. While a letter is deleted and typed
 * again, the rest stays.
 */
export const licencePlate = defineMask(
  { mask: ({ value }) => pictures[lettersOf(value)] ?? ANYTHING, postprocessors: [upperCased] },
  {
    keyboard: keyboards.code,
    width: 'half',
    content: 'none',
    picture: 'car',
    isWellFormed: text => lettersOf(text) === LETTERS,
  },
);
