/** The texts that need no cleaning: only ordinary Latin characters and blanks. Most texts are like this. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u00ff]*$/;

/** Zero-width characters and marks of writing direction; address books put them around numbers. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * A run of blanks with at least one that is not U+0020: no-break space, tab, line break, ideographic space ... It is
 * tried from the first blank of the run only; from each of them it would take quadratic time.
 */
const SPECIAL_BLANKS = /(?<! ) *[^\S ]\s*/g;

/** Full-width letters and digits of East Asian keyboards, and digits of mathematical alphabets. */
const FULL_WIDTH = /[\uff00-\uffef]+|[\u{1d7ce}-\u{1d7ff}]+/gu;

/**
 * Typed, pasted or autofilled text as one plain line (5.11): line breaks and special blanks become ordinary blanks,
 * full-width digits become digits, and a letter and its accent become one character. The whole text is normalised by
 * NFC and not by NFKC, which would turn 1º into 1o. Outer blanks stay, because nobody could type a blank otherwise.
 */
export const cleanText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(INVISIBLE, '')
        .replace(FULL_WIDTH, character => character.normalize('NFKC'))
        .normalize('NFC')
        .replace(SPECIAL_BLANKS, ' ');
