/**
 * Latin letters with and without accents. The signs × and ÷ and the clicks ǀ to ǃ lie between them and are left out.
 */
export const NAME_LETTERS = 'A-Za-zÀ-ÖØ-öø-ƿǄ-ɏḀ-ỿ';

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

const ACRONYMS: ReadonlySet<string> = new Set(
  'CCB CDC CEP CLT CNH CNIS CNPJ CPF CRLV DDD FGTS FIPE INSS IOF IPTU IPVA IR LGPD NIS PDF PIS PIX QR RG RNE SIAPE SMS UF'.split(
    ' ',
  ),
);

// Not by locale: Portuguese has the usual capitals, and the first use of a locale loads its data (14.1).
const hasCapitalLetter = (text: string): boolean => text !== text.toLowerCase();
const hasSmallLetter = (text: string): boolean => text !== text.toUpperCase();
const toLower = (text: string): string => text.toLowerCase();

/** The longest word that is read as an abbreviation in a name that is all capitals: PAN, but not BANCO. */
const MAX_ABBREVIATION = 4;

/**
 * The words of a name that have a spelling of their own, such as AJCred, NIO or CREFAZ; the others are ordinary words,
 * which a name contains, too ('Crédito na conta de luz'). The only word of a name is one in every spelling: agibank.
 */
function ownWordsOf(name: string): string[] {
  const words = name.trim().split(/\s+/);
  return words.filter(
    word =>
      words.length === 1 ||
      (hasCapitalLetter(word.slice(1)) && (hasSmallLetter(name) || word.length <= MAX_ABBREVIATION)),
  );
}

/**
 * 'DADOS DO CPF' -> 'Dados do CPF': capitalises a title that is all capitals or has none; de, da, do become small
 * (5.23). A title with capitals and small letters stays as its author wrote it. Blanks and words with digits stay, too;
 * acronyms become capitals (assumption 5.23).
 * @param names names of lenders and products; the title spells their own words as they do.
 */
export function capitalizeTitle(text: string, names: readonly string[] = []): string {
  if (hasCapitalLetter(text) && hasSmallLetter(text)) return text;
  const spellings = new Map(names.flatMap(ownWordsOf).map(word => [toLower(word), word]));
  return text.replace(/[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu, word => {
    const lowerCased = toLower(word);
    if (SMALL_WORDS.has(lowerCased)) return lowerCased;
    const acronym = word.toUpperCase();
    if (ACRONYMS.has(acronym)) return acronym;
    if (/\p{N}/u.test(word)) return word;
    return spellings.get(lowerCased) ?? lowerCased.replace(/./u, letter => letter.toUpperCase());
  });
}

/**
 * 'CCB_ASSINADA' and 'ccb assinada' -> 'CCB assinada': a sentence of words without a case of their own, with the
 * acronyms in capitals. A text with blanks, capitals and small letters is the sentence of an author and keeps all but
 * its first letter.
 */
export function capitalizeSentence(text: string): string {
  const trimmed = text.trim();
  const isWritten = /\s/.test(trimmed) && hasCapitalLetter(trimmed) && hasSmallLetter(trimmed);
  const words = isWritten
    ? [trimmed]
    : trimmed
        .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .split(/[-_\s]+/)
        .map(word => (ACRONYMS.has(word.toUpperCase()) ? word.toUpperCase() : toLower(word)));
  return words.join(' ').replace(/./u, letter => letter.toUpperCase());
}
