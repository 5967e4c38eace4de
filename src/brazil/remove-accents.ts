/** The text without accents: 'São Luís' -> 'Sao Luis'. Other letters stay. */
export const removeAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
