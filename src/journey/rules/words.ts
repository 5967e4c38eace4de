import { removeAccents } from '#brazil/remove-accents.ts';

/** Words that only join others. The single 'e' is not among them, because 'e-worker' would lose it. */
const JOINING_WORDS = new Set(
  'a ao aos as com da das de do dos em na nas no nos o os para pela pelo por'.split(' '),
);

/**
 * The words of a name or slug in small letters, without accents and joining words: 'Cartão de Crédito' -> cartao,
 * credito.
 */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    removeAccents(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(word => word !== '' && !JOINING_WORDS.has(word)),
  );

/** Whether the words contain all words of the phrase; false for an empty phrase. */
export const containsWords = (words: ReadonlySet<string>, phrase: ReadonlySet<string>): boolean =>
  phrase.size > 0 && [...phrase].every(word => words.has(word));

/** Whether both consist of the same words; false if they are empty. */
export const hasSameWords = (words: ReadonlySet<string>, phrase: ReadonlySet<string>): boolean =>
  words.size === phrase.size && containsWords(words, phrase);
