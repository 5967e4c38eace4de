/** A text of nothing but ordinary Latin characters and blanks is plain already: most are. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u00ff]*$/;

/** Characters without a width, or that only turn the direction of writing: address books put them around numbers. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A run of blanks that holds another than the ordinary one: no-break, tab, line break, ideographic ... */
const OTHER_BLANKS = / *[^\S ]\s*/g;

/** Full-width letters and digits of East Asian keyboards, and the digits of mathematical alphabets. */
const WIDE = /[\uff00-\uffef]+|[\u{1d7ce}-\u{1d7ff}]+/gu;

/**
 * What a person meant by what was typed, pasted or filled in, as a text of one line (5.11): every blank is an ordinary
 * one, so that 'Maria' and 'Silva' on two lines stay two words; full-width digits are digits; an accent and its letter
 * are one character. Not NFKC for the whole text: it would write 1º as 1o. Outer blanks stay, or nobody could type one.
 */
export const plainText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(UNSEEN, '')
        .replace(WIDE, wide => wide.normalize('NFKC'))
        .normalize('NFC')
        .replace(OTHER_BLANKS, ' ');
