/** The Latin letters with their accents; the signs of multiplication and division between them are left out. */
export const NAME_LETTERS = 'A-Za-zÀ-ÖØ-öø-ÿ';

const FULL_NAME = new RegExp(`^[${NAME_LETTERS}]{2,}( +[${NAME_LETTERS}]{2,})+$`);

/** Letters, accents and blanks only; two words or more, each of two letters or more (5.14). */
export const isFullName = (text: string): boolean =>
  FULL_NAME.test(
    text
      .normalize('NFC')
      .replace(/\u00a0/g, ' ')
      .trim(),
  );

const SMALL_WORDS: ReadonlySet<string> = new Set(['de', 'da', 'do']);

/** 'MARIA DA SILVA' -> 'Maria da Silva': every word capitalised but de, da, do (5.23). Blanks stay as they are. */
export const capitalizeTitle = (text: string): string =>
  text
    .toLocaleLowerCase('pt-BR')
    .replace(/\S+/g, word =>
      SMALL_WORDS.has(word) ? word : word.replace(/./u, first => first.toLocaleUpperCase('pt-BR')),
    );
