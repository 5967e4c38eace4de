/** A text of ordinary Latin characters and blanks needs no cleaning; most texts are like this. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u00ff]*$/;

/** Zero-width characters and marks of writing direction; address books put them around numbers. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A run of blanks that contains a special one: no-break, tab, line break, ideographic ... */
const OTHER_BLANKS = / *[^\S ]\s*/g;

/** Full-width letters and digits of East Asian keyboards, and digits of mathematical alphabets. */
const FULL_WIDTH = /[\uff00-\uffef]+|[\u{1d7ce}-\u{1d7ff}]+/gu;

/**
 * Typed, pasted or autofilled text as one plain line (5.11): every blank becomes an ordinary one, so that 'Maria' and
 * 'Silva' on two lines stay two words; full-width digits become digits; a letter and its accent become one character.
 * Not NFKC, which would turn 1º into 1o. Outer blanks stay, or nobody could type one.
 */
export const plainText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(UNSEEN, '')
        .replace(FULL_WIDTH, character => character.normalize('NFKC'))
        .normalize('NFC')
        .replace(OTHER_BLANKS, ' ');
