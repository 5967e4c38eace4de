/** The entity names of the characters U+00A0 to U+00FF, in this order. */
const LATIN_ENTITY_NAMES =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const FIRST_LATIN_CODE = 0xa0;

/** The entity names of other characters in Portuguese texts. */
const OTHER_ENTITIES: readonly (readonly [name: string, character: string])[] = [
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
  ['trade', '™'],
];

const createCharacters = (): ReadonlyMap<string, string> =>
  new Map([
    ...LATIN_ENTITY_NAMES.split(' ').map(
      (name, index) => [name, String.fromCharCode(FIRST_LATIN_CODE + index)] as const,
    ),
    ...OTHER_ENTITIES,
  ]);

// Marked as pure, so that the script in index.html, which decodes no entities, does not contain the names.
const CHARACTERS = /* @__PURE__ */ createCharacters();

const ENTITY = /&(?:#(\d{2,7})|#[xX]([\da-fA-F]{2,6})|([A-Za-z]{2,6}[1-4]{0,2}));/g;

const LAST_CODE_POINT = 0x10ffff;

/** The character of a code point; `undefined` for a control character, half a surrogate pair and invalid numbers. */
const characterOf = (code: number): string | undefined =>
  code < 0x20 || code > LAST_CODE_POINT || (code >= 0xd800 && code <= 0xdfff)
    ? undefined
    : String.fromCodePoint(code);

/**
 * Replaces the HTML entities in a text by their characters. Some services store texts escaped for HTML ('N&atilde;o');
 * the app shows texts as they are, so a visitor would read the escapes (8.20). Unknown entities stay.
 */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        ENTITY,
        (entity, decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined) =>
          (name === undefined
            ? characterOf(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal))
            : CHARACTERS.get(name)) ?? entity,
      )
    : text;
