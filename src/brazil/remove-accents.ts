/** The same text without its accents: 'São Luís' -> 'Sao Luis'. Letters that are no accented ones stay. */
export const removeAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
