/** Latin letters with their accents, without the multiplication and division signs between them. */
export const NAME_LETTERS = 'A-Za-zÀ-ÖØ-öø-ÿ';

const FULL_NAME = new RegExp(`^[${NAME_LETTERS}]{2,}( +[${NAME_LETTERS}]{2,})+$`);

/** Only letters, accents and blanks; at least two words of at least two letters (5.14). */
export const isFullName = (text: string): boolean =>
  FULL_NAME.test(
    text
      .normalize('NFC')
      .replace(/\u00a0/g, ' ')
      .trim(),
  );

const SMALL_WORDS: ReadonlySet<string> = new Set(['de', 'da', 'do']);

/** 'MARIA DA SILVA' -> 'Maria da Silva': capitalises every word except de, da, do (5.23). Blanks stay unchanged. */
export const capitalizeTitle = (text: string): string =>
  text
    .toLocaleLowerCase('pt-BR')
    .replace(/\S+/g, word =>
      SMALL_WORDS.has(word) ? word : word.replace(/./u, first => first.toLocaleUpperCase('pt-BR')),
    );
