import { isCnpj } from '#brazil/cnpj.ts';
import { isCpf } from '#brazil/cpf.ts';
import { escapePattern } from '#mocks/escape-pattern.ts';
import { foldText } from './folded-text.ts';
import type { KnownFields } from './known-fields.ts';
import { minNamePartLength, nameParticles } from './name-particles.ts';
import { prefixTree } from './prefix-tree.ts';
import { base64Of, keepDigits, type PseudonymKind, type Pseudonyms } from './pseudonyms.ts';
import { isoDayOf, spelledDay, writeDayLike } from './spelled-day.ts';
import { spelledDigits } from './spelled-digits.ts';

export interface TextAnonymiser {
  /** Replaces known and personal-looking data in a text. */
  replaceInText(text: string): string;
  /** Replaces only ids and tokens in a text, and keeps other identifiers of the service. */
  replaceTokens(text: string): string;
}

const patterns = {
  // A link to sign or to send a document grants access by itself: any part of its path may be the secret.
  addressPart: /(?<=[a-z]:\/\/[^\s"'<>]*[/#])[^\s"'<>/?#&=]+(?!=)/,
  jwt: /eyJ[\w-]+\.[\w-]+\.[\w-]*/,
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  query: /(?<=[?&#][\w.[\]-]+=)[^&#\s"'<>]+/,
  uuid: /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/,
  hex: /\b[0-9a-f]{24,}\b/,
  bearer: /(?<=\bBearer )\S+/,
  cpf: /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|\b\d{11}\b/,
  maskedCpf: /(?<![\w*])(?:\d{3}|[*x]{3})\.(?:\d{3}|[*x]{3})\.(?:\d{3}|[*x]{3})-(?:\d{2}|[*x]{2})(?![\w*])/,
  cnpj: /\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b|\b\d{14}\b/,
  houseNumber: /(?<=(?<!\p{L})(?:n[º°.]|n[uú]mero|casa|apto\.?|apartamento)[ :]{0,2})\d{1,6}\b/u,
  phone:
    /(?<![\d.,])(?:\+?55[ .-]?)?(?:\(\d{2}\) ?9?[ .-]?\d{4}[ .-]?\d{4}|[1-9]\d[ .-]9?[ .-]?\d{4}[ .-]?\d{4}|[1-9]\d9\d{4}-?\d{4}|9\d{4}-\d{4})(?!\d)/,
  ip: /\b(?:\d{1,3}\.){3}\d{1,3}\b/,
} as const satisfies Record<string, RegExp>;

/** Shorter values and parts of addresses are often particles, such as `da`. */
const minWordLength = 4;
/** Shorter numbers are common: amounts, years. */
const minNumberLength = 6;
/** Kinds that are recognised by their digits, with any separators between them. */
const digitKinds: ReadonlySet<PseudonymKind> = new Set(['cpf', 'cnpj', 'phone', 'cep', 'renavam', 'digits']);
const minSpelledDigits = 8;
const minHouseNumberLength = 3;
/** Shorter parts of an address are often common words, such as `Alto`. */
const minAddressPartLength = 6;
const commonAddressWords = new Set([
  'avenida',
  'travessa',
  'alameda',
  'rodovia',
  'estrada',
  'jardim',
  'parque',
  'centro',
  'bairro',
  'conjunto',
  'residencial',
  'condominio',
  'loteamento',
  'quadra',
]);
/** Shorter texts in base64 are common words. */
const BASE64 = /(?<![\w+/=-])[\w+/-]{16,}={0,2}(?![\w+/=-])/g;

/** True for a text that is no word: it has digits, or capitals within. */
const looksSecret = (text: string): boolean => /\d/.test(text) || /\p{Ll}\p{Lu}/u.test(text);

type KnownWords = ReadonlyMap<string, { kind: PseudonymKind; original: string }>;

/** The words that stand for something personal, in lower case and without accents: values, parts of them, secrets. */
function knownWordsOf(
  knownFields: KnownFields,
  pseudonyms: Pseudonyms,
  secrets: readonly string[],
): KnownWords {
  const originalByWord = new Map<string, { kind: PseudonymKind; original: string }>();
  const listTexts = new Set(
    [...knownFields.lists.values()].flatMap(list => list.flatMap(({ value, label }) => [value, label])),
  );
  const addWord = (kind: PseudonymKind, word: string, minLength = minWordLength): void => {
    const { folded } = foldText(word);
    if (folded.trim().length >= (/^\d+$/.test(folded) ? minNumberLength : minLength) && !listTexts.has(word))
      originalByWord.set(folded.toLowerCase(), { kind, original: word });
  };
  for (const { kind, original } of pseudonyms.originals()) {
    if (kind === 'city' || kind === 'addressPart') continue;
    addWord(kind, original);
    if (kind === 'name') {
      const nameParts = original.split(/\s+/);
      for (const namePart of nameParts)
        if (!nameParticles.has(namePart.toLowerCase())) addWord('name', namePart, minNamePartLength);
      // As in the name of a file.
      if (nameParts.length > 1) addWord('name', nameParts.join(''));
    }
    if (kind === 'street' || kind === 'district')
      for (const [addressPart] of original.matchAll(/\p{L}+/gu))
        if (
          addressPart.length >= minAddressPartLength &&
          !commonAddressWords.has(foldText(addressPart).folded.toLowerCase())
        )
          addWord('name', addressPart);
    if (['cpf', 'cnpj', 'phone', 'cep'].includes(kind)) addWord(kind, keepDigits(original));
  }
  for (const secret of secrets) addWord('token', secret);
  return originalByWord;
}

/** The personal numbers that are recognised with any separators, as digits. */
function knownNumbersOf(pseudonyms: Pseudonyms): ReadonlyMap<string, PseudonymKind> {
  const numbers = new Map<string, PseudonymKind>();
  for (const { kind, original } of pseudonyms.originals()) {
    const digits = keepDigits(original);
    if (!digitKinds.has(kind) || !/^[\d\s().\-/+]+$/.test(original)) continue;
    if (digits.length >= minSpelledDigits) numbers.set(digits, kind);
    // The same phone without country code and area code, and as it was before phones got a ninth digit.
    if (kind === 'phone' && digits.length >= 10) {
      numbers.set(digits.slice(-9).replace(/^[^9]/, ''), 'digits');
      numbers.set(digits.slice(-8), 'digits');
    }
    // A house number or an agency.
    if (kind === 'digits' && digits.length >= minHouseNumberLength && digits.length < minSpelledDigits)
      numbers.set(digits, kind);
  }
  return numbers;
}

/** @param secrets values from headers, addresses and bodies; each is replaced in all texts. */
export function createTextAnonymiser(
  knownFields: KnownFields,
  pseudonyms: Pseudonyms,
  secrets: readonly string[],
): TextAnonymiser {
  const originalByWord = knownWordsOf(knownFields, pseudonyms, secrets);
  const numbers = knownNumbersOf(pseudonyms);
  const days = new Set(
    pseudonyms
      .originals()
      .flatMap(({ kind, original }) => (kind === 'date' ? [isoDayOf(original) ?? []].flat() : [])),
  );
  const dayPatterns = [...days].map(day => ({ day, pattern: new RegExp(`^(?:${spelledDay(day)})$`, 'i') }));
  const knownDays = `(?<day>(?<!\\d)(?:${[...days].map(spelledDay).join('|') || '(?!)'})(?!\\d))`;
  const wordPattern = prefixTree(originalByWord.keys(), escapePattern);
  // Matches a separate word that is neither an amount nor a percentage.
  const knownNumbers = `(?<number>(?<![\\d,.]|R\\$ ?)(?:\\+?55[ .-]?)?\\(?${spelledDigits(...numbers.keys())}(?!\\d|[.,]\\d|%| %))`;
  const { addressPart, ...otherPatterns } = patterns;
  const groups = Object.entries(otherPatterns).map(([name, { source }]) => `(?<${name}>${source})`);
  const allPatterns = new RegExp(
    `(?<addressPart>${addressPart.source})|(?<own>(?<![\\p{L}\\d])${wordPattern}(?![\\p{L}\\d]))|${knownDays}|${knownNumbers}|${groups.join('|')}`,
    'giu',
  );
  const tokenPattern = new RegExp(
    [patterns.jwt, patterns.uuid, patterns.hex].map(({ source }) => source).join('|'),
    'gi',
  );

  const replaceMatch = (match: string, kind: string | undefined): string => {
    if (kind === 'addressPart')
      return pseudonyms.pseudonymOf(looksSecret(match) ? 'token' : 'addressPart', match);
    if (kind === 'own') {
      const word = originalByWord.get(match.toLowerCase());
      return word ? pseudonyms.pseudonymOf(word.kind, word.kind === 'token' ? word.original : match) : match;
    }
    if (kind === 'number') {
      const digits = keepDigits(match);
      return pseudonyms.pseudonymOf(
        numbers.get(digits) ?? numbers.get(digits.replace(/^55/, '')) ?? 'digits',
        match,
      );
    }
    if (kind === 'day') {
      const day = dayPatterns.find(({ pattern }) => pattern.test(match))?.day;
      return day === undefined ? match : writeDayLike(match, pseudonyms.pseudonymOf('date', day));
    }
    if (kind === 'maskedCpf') return pseudonyms.pseudonymOf('digits', match);
    if (kind === 'houseNumber') return pseudonyms.pseudonymOf('digits', match);
    if (kind === 'cpf') {
      if (/^[1-9]\d9\d{8}$/.test(match) && !isCpf(match)) return pseudonyms.pseudonymOf('phone', match);
      return isCpf(match) && !/^(\d)\1+$/.test(keepDigits(match))
        ? pseudonyms.pseudonymOf('cpf', match)
        : match;
    }
    if (kind === 'cnpj') return isCnpj(match) ? pseudonyms.pseudonymOf('cnpj', match) : match;
    if (kind === 'phone')
      return /^0+$/.test(keepDigits(match)) ? match : pseudonyms.pseudonymOf('phone', match);
    if (kind === 'email') return pseudonyms.pseudonymOf('email', match);
    if (kind === 'ip') return pseudonyms.pseudonymOf('ip', match);
    return pseudonyms.pseudonymOf('token', match);
  };

  const replaceSpellings = (text: string): string => {
    const { folded, startOf, endOf } = foldText(text);
    let replaced = '';
    let position = 0;
    for (const { 0: match, index, groups: foundGroups = {} } of matchesOf(allPatterns, folded)) {
      const kind = Object.entries(foundGroups).find(([, value]) => value !== undefined)?.[0];
      const pseudonym = replaceMatch(match, kind);
      if (pseudonym === match) continue;
      const [start, end] = [startOf(index), endOf(index + match.length - 1)];
      const isInAddress = /%[\da-f]{2}/i.test(text.slice(start, end));
      replaced += text.slice(position, start) + (isInAddress ? encodeURIComponent(pseudonym) : pseudonym);
      position = end;
    }
    return replaced + text.slice(position);
  };

  return {
    replaceInText: text =>
      replaceSpellings(text).replace(BASE64, token => {
        const content = textInBase64(token);
        const replacedContent = content === undefined ? undefined : replaceSpellings(content);
        return replacedContent === undefined || replacedContent === content
          ? token
          : base64Of(replacedContent);
      }),
    replaceTokens: text => text.replace(tokenPattern, match => pseudonyms.pseudonymOf('token', match)),
  };
}

/** Like `matchAll`, which would compile a copy of this long expression for each text. */
function* matchesOf(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) yield match;
}

/** The text that a token contains in base64, or undefined if it contains none. */
function textInBase64(token: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(token.replaceAll('-', '+').replaceAll('_', '/')), letter =>
      letter.charCodeAt(0),
    );
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /\p{Cc}/u.test(text.replace(/\s/g, '')) ? undefined : text;
  } catch {
    return undefined; // neither base64 nor a text
  }
}
