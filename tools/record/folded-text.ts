import { decodeEntities } from '#shared/decode-entities.ts';

/** A text in one spelling, and the places in the original where each of its characters starts and ends. */
export interface FoldedText {
  folded: string;
  startOf(index: number): number;
  endOf(index: number): number;
}

/** A character, or what stands for one: UTF-8 in an address, an HTML entity, an escape of JSON. */
const CHARACTER =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|&(?:#x?[\da-f]+|[a-z]+\d*);|\\u[\da-f]{4}|[\s\S]/giu;

/** Letters and digits of double width, and every blank. */
const WIDE_CHARACTER = /[\uFF01-\uFF5E\u00A0\u2000-\u200A\u202F\u3000]/u;
const DASH = /[\u2010-\u2015\u2212]/u;
const DOT = /[·•∙]/u;

function foldCharacter(source: string): string {
  const character = decodeCharacter(source);
  if (WIDE_CHARACTER.test(character)) return character.normalize('NFKD');
  if (DASH.test(character)) return '-';
  if (DOT.test(character)) return '.';
  return character.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '');
}

function decodeCharacter(source: string): string {
  if (source.length === 1) return source;
  if (source.startsWith('\\u')) return String.fromCharCode(Number.parseInt(source.slice(2), 16));
  if (!source.startsWith('%')) return decodeEntities(source);
  try {
    return decodeURIComponent(source);
  } catch {
    return source; // not UTF-8
  }
}

/**
 * Removes from a text what distinguishes spellings of one value: accents, double width, invisible characters, kinds of
 * dashes and blanks, and escapes of addresses, HTML and JSON. Capitals stay.
 */
export function foldText(text: string): FoldedText {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, where only escapes are folded
  if (/^[\x00-\x7F]*$/.test(text) && !/[%&\\]/.test(text))
    return { folded: text, startOf: index => index, endOf: index => index + 1 };
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: source, index } of text.matchAll(CHARACTER)) {
    const foldedCharacter = foldCharacter(source);
    const end = index + source.length;
    // A combining accent belongs to the letter before it.
    if (foldedCharacter === '' && ends.length > 0) ends[ends.length - 1] = end;
    for (let unit = 0; unit < foldedCharacter.length; unit += 1) {
      starts.push(index);
      ends.push(end);
    }
    folded += foldedCharacter;
  }
  return {
    folded,
    startOf: index => starts[index] ?? text.length,
    endOf: index => ends[index] ?? text.length,
  };
}
