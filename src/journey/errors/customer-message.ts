import { displayTextOf } from '#shared/display-text-of.ts';
import { hasMachineText, markMachineText } from './machine-text.ts';

declare const checked: unique symbol;

/**
 * The service's message to a person about a failure, without machine text (8.11). Only this file creates such texts.
 */
export type CustomerMessage = string & { readonly [checked]: true };

/**
 * Longer messages are cut off, because the search for machine text tries dozens of patterns on each sentence. The
 * longest known message of a service has 12,399 characters. Characters.
 */
const MAX_LENGTH = 20_000;

/** Tags with which people format what they write. Their text stays; the app never parses markup. */
const FORMATTING = /<\/?(?:b|strong|i|em|u|small|span|font|mark)(?:\s[^<>]*)?>/gi;
/** Tags that end a line. */
const BLOCKS = /<\/?(?:p|div|ul|ol|li)(?:\s[^<>]*)?>/gi;

const SENTENCE_END = /(?<=[.!?…\ue000])(\s+)|(?<=[.!?…])(?=\ue000)/u;
// The run of blanks before a separator is tried from its first blank only; from each of them it would take quadratic
// time. The blanks after a line's end belong to the next line: taken here, they would hide a second separator.
const LINE_END = /(?<!\s)\s*(<br\s*\/?>|\r?\n|[\u2028\u2029])/i;
/** Of several separators with nothing between them the last one counts. */
const PART_END = /(?<!\s)(?:\s*\|)*(\s*\|\s*)/;

/** 8.11: a message that contains this text is replaced as a whole. */
const WRITE_CONFLICT = /write\s?conflict/i;

/**
 * A program begins with its status. After words of a person the same number may be an amount or a count of instalments.
 */
const LEADING_STATUS = /^\W*[45]\d\d\W*?(?:(?:\||<br\s*\/?>|\n)\s*|$)/i;

/**
 * Says only that the call worked, in English: alone, of a thing, or 'successfully'. The app has its own words for that.
 */
const ACKNOWLEDGEMENT =
  /^\W*(?:ok|(?:[a-z-]+ )?(?:success\w*|done|(?:creat|updat|sav|accept|complet)ed|(?:re)?sent)(?: success\w*)?)\W*$/i;
/** A word with which an acknowledgement says the opposite, or that not everything has worked: 'No success'. */
const DENIAL =
  /\b(?:no|not|never|none|nothing|nobody|neither|without|cannot|failed|partially|partly|hardly|nao|nunca|nada|sem)\b/i;

/** Splits a text at a separator (the only group of the pattern), cleans the pieces, and joins those that remain. */
function cleanPieces(text: string, separator: RegExp, cleanPiece: (piece: string) => string): string {
  const pieces = text.split(separator);
  let result = '';
  for (let index = 0; index < pieces.length; index += 2) {
    const cleaned = cleanPiece(pieces[index] ?? '');
    if (cleaned === '') continue;
    result += result === '' ? cleaned : `${pieces[index - 1] ?? ''}${cleaned}`;
  }
  return result;
}

const cleanSentence = (sentence: string): string => (hasMachineText(sentence) ? '' : sentence);
const cleanLine = (line: string): string => cleanPieces(line.trimStart(), SENTENCE_END, cleanSentence);
const cleanPart = (part: string): string => cleanPieces(part, LINE_END, cleanLine);

/**
 * Cleans the text of a failure. Of the parts between ' | ', their lines and their sentences it removes those with
 * positive evidence of machine text. The words of a lender's employee stay, whatever their length. If nothing remains,
 * the result is empty and the error catalogue uses its own sentence.
 */
export function toCustomerMessage(original: string): CustomerMessage {
  const text = displayTextOf(original.slice(0, MAX_LENGTH));
  const message = WRITE_CONFLICT.test(text)
    ? ''
    : cleanPieces(markMachineText(withoutTags(text)), PART_END, cleanPart)
        .trim()
        .replace(LEADING_STATUS, '')
        .replace(ACKNOWLEDGEMENT, match => (DENIAL.test(match) ? match : ''));
  return message as CustomerMessage; // the brand exists only for the type checker; this is the check
}

const withoutTags = (text: string): string =>
  text.includes('<')
    ? text
        .replace(FORMATTING, '')
        .replace(BLOCKS, '<br/>')
        .replace(/^(?:<br\/>)+|(?<!<br\/>)(?:<br\/>)+$/g, '')
    : text;

export const NO_MESSAGE = '' as CustomerMessage; // an empty text contains no machine text
