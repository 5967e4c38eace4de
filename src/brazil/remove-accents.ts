/** The text without accents: 'São Luís' -> 'Sao Luis'. Other letters stay. */
export const removeAccents = (text: string): string =>
  // Most keys and many labels are plain ASCII, and a large form has a thousand of them (14.3).
  PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

const PLAIN = /^[ -~]*$/;
