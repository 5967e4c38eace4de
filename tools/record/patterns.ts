import { isCnpj } from '#brazil/cnpj.ts';
import { isCpf } from '#brazil/cpf.ts';
import type { KnownFields } from './known-fields.ts';
import { onlyDigits, type PseudonymKind, type Pseudonyms } from './pseudonyms.ts';
import { spelledDigits } from './spelled-digits.ts';

export interface Patterns {
  /** Replaces known and personal-looking data in a text. */
  text(text: string): string;
  /** Replaces a name of the service only when it is an identifier or token. */
  opaque(text: string): string;
}

const patterns = {
  jwt: /eyJ[\w-]+\.[\w-]+\.[\w-]*/,
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  query: /(?<=[?&#][\w.[\]-]+=)[^&#\s"'<>]+/,
  uuid: /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/,
  hex: /\b[0-9a-f]{24,}\b/,
  bearer: /(?<=\bBearer )\S+/,
  cpf: /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|\b\d{11}\b/,
  cnpj: /\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b|\b\d{14}\b/,
  houseNumber: /(?<=(?<!\p{L})(?:n[º°.]|n[uú]mero|casa|apto\.?|apartamento)[ :]{0,2})\d{1,6}\b/u,
  phone:
    /(?<![\d.,])(?:\+?55[ .-]?)?(?:\(\d{2}\) ?9?[ .-]?\d{4}[ .-]?\d{4}|[1-9]\d[ .-]9?[ .-]?\d{4}[ .-]?\d{4}|[1-9]\d9\d{4}-?\d{4}|9\d{4}-\d{4})(?!\d)/,
  ip: /\b(?:\d{1,3}\.){3}\d{1,3}\b/,
} as const satisfies Record<string, RegExp>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Particles in names. */
const minNamePartLength = 4;
/** Shorter numbers are common: amounts, years. */
const minNumberLength = 6;
/** Kinds that are recognised by their digits, whatever stands between them. */
const spelledByDigits: ReadonlySet<PseudonymKind> = new Set([
  'cpf',
  'cnpj',
  'phone',
  'cep',
  'renavam',
  'digits',
]);
const minSpelledDigits = 8;
const minHouseNumberLength = 3;

/** @param secrets values from headers, addresses and bodies, which are replaced wherever they occur. */
export function createPatterns(
  knownFields: KnownFields,
  pseudonyms: Pseudonyms,
  secrets: readonly string[],
): Patterns {
  const originalByWord = new Map<string, { kind: PseudonymKind; original: string }>();
  const listTexts = new Set(
    [...knownFields.lists.values()].flatMap(list => list.flatMap(({ value, label }) => [value, label])),
  );
  const add = (kind: PseudonymKind, original: string, word = original): void => {
    if (
      word.trim().length >= (/^\d+$/.test(word) ? minNumberLength : minNamePartLength) &&
      !listTexts.has(word)
    )
      originalByWord.set(word.toLowerCase(), { kind, original: word });
  };
  for (const { kind, original } of pseudonyms.originals()) {
    if (kind === 'city') continue;
    add(kind, original);
    if (kind === 'name')
      for (const namePart of original.split(/\s+/))
        if (namePart.length >= minNamePartLength) add('name', namePart);
    if (['cpf', 'cnpj', 'phone', 'cep'].includes(kind)) add(kind, original, onlyDigits(original));
  }
  const numbers = new Map<string, PseudonymKind>();
  for (const { kind, original } of pseudonyms.originals()) {
    const digits = onlyDigits(original);
    if (!spelledByDigits.has(kind) || !/^[\d\s().\-/+]+$/.test(original)) continue;
    if (digits.length >= minSpelledDigits) numbers.set(digits, kind);
    // The same phone without country and area.
    if (kind === 'phone' && digits.length >= 10) numbers.set(digits.slice(-9).replace(/^[^9]/, ''), 'digits');
    // A house number or an agency.
    if (kind === 'digits' && digits.length >= minHouseNumberLength && digits.length < minSpelledDigits)
      numbers.set(digits, kind);
  }
  for (const secret of secrets) add('token', secret);
  const longestFirst = [...originalByWord.keys()].sort((left, right) => right.length - left.length);
  const ownPattern = longestFirst.length === 0 ? '(?!)' : longestFirst.map(escaped).join('|');
  const spelled = [...numbers.keys()]
    .sort((left, right) => right.length - left.length)
    .map(spelledDigits)
    .join('|');
  // A word of its own and no amount or percentage.
  const knownNumbers = `(?<number>(?<![\\d,.]|R\\$ ?)(?:\\+?55[ .-]?)?\\(?(?:${spelled || '(?!)'})(?!\\d|[.,]\\d|%| %))`;
  const groups = Object.entries(patterns).map(([name, { source }]) => `(?<${name}>${source})`);
  const allPatterns = new RegExp(
    `(?<own>(?<![\\p{L}\\d])(?:${ownPattern})(?![\\p{L}\\d]))|${knownNumbers}|${groups.join('|')}`,
    'giu',
  );
  const ids = new RegExp(
    [patterns.jwt, patterns.uuid, patterns.hex].map(({ source }) => source).join('|'),
    'gi',
  );

  const replacementOf = (match: string, kind: string | undefined): string => {
    if (kind === 'own') {
      const word = originalByWord.get(match.toLowerCase());
      return word ? pseudonyms.of(word.kind, word.kind === 'token' ? word.original : match) : match;
    }
    if (kind === 'number') {
      const digits = onlyDigits(match);
      return pseudonyms.of(numbers.get(digits) ?? numbers.get(digits.replace(/^55/, '')) ?? 'digits', match);
    }
    if (kind === 'houseNumber') return pseudonyms.of('digits', match);
    if (kind === 'cpf') {
      if (/^[1-9]\d9\d{8}$/.test(match) && !isCpf(match)) return pseudonyms.of('phone', match);
      return isCpf(match) && !/^(\d)\1+$/.test(onlyDigits(match)) ? pseudonyms.of('cpf', match) : match;
    }
    if (kind === 'cnpj') return isCnpj(match) ? pseudonyms.of('cnpj', match) : match;
    if (kind === 'phone') return /^0+$/.test(onlyDigits(match)) ? match : pseudonyms.of('phone', match);
    if (kind === 'email') return pseudonyms.of('email', match);
    if (kind === 'ip') return pseudonyms.of('ip', match);
    return pseudonyms.of('token', match);
  };

  return {
    text: text =>
      text.replace(allPatterns, (match: string, ...rest: unknown[]) => {
        const groupsFound = rest.at(-1);
        const kind =
          typeof groupsFound === 'object' && groupsFound !== null
            ? Object.entries(groupsFound).find(([, value]) => value !== undefined)?.[0]
            : undefined;
        return replacementOf(match, kind);
      }),
    opaque: text => text.replace(ids, match => pseudonyms.of('token', match)),
  };
}
