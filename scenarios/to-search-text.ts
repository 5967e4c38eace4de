/** A text in lower case without accents, for comparing what people type. */
export const toSearchText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
