import { foldText } from './folded-text.ts';

/** The words of a name in lower case without accents: `nomeDaMae` and `nome-da-mae` have the same three. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .folded.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
