/** The text without accents: 'São Luís' -> 'Sao Luis'. Other letters stay. */
export const removeAccents = (text: string): string =>
  // The test saves time: a large form has a thousand keys and labels, and most of them are plain ASCII (14.3).
  PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

const PLAIN = /^[ -~]*$/;
