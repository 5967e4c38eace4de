/** Characters that command a terminal or change the direction of a text; line ends and tabs are none of them. */
const INVISIBLE = /[^\P{Cc}\n\t]|[\p{Cf}\u2028\u2029]/gu;

/**
 * Writes invisible characters as in JSON: a recording must not command the terminal, nor hide code in a scenario file.
 */
export const escapeInvisible = (text: string): string =>
  text.replace(INVISIBLE, character =>
    [...Array(character.length).keys()]
      .map(index => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
