import type { Faker } from '@faker-js/faker';
import {
  moveDate,
  randomCity,
  randomCnpj,
  randomCpf,
  randomDigitsLike,
  randomDistrict,
  randomEmail,
  randomIp,
  randomLettersLike,
  randomNamePart,
  randomPhone,
  randomRenavam,
  randomStreet,
} from './fictitious-values.ts';
import { seededFaker } from './seeded-faker.ts';

/** Kinds of personal data; each has its own pseudonyms. */
export type PseudonymKind =
  | 'cpf'
  | 'cnpj'
  | 'name'
  | 'email'
  | 'phone'
  | 'cep'
  | 'date'
  | 'street'
  | 'district'
  | 'city'
  | 'renavam'
  | 'ip'
  | 'digits'
  | 'token'
  /** A part of an address that may be an ordinary word: in other texts it stays. */
  | 'addressPart'
  | 'text';

/**
 * Fictitious replacements of a session. The same value has the same pseudonym in all spellings, and the original
 * cannot be derived from it.
 */
export interface Pseudonyms {
  /** The pseudonym in the original's spelling: with or without mask, in capitals, in the same date format. */
  pseudonymOf(kind: PseudonymKind, original: string): string;
  /** Sets the pseudonym of a value instead of drawing one. */
  setPseudonym(kind: PseudonymKind, original: string, pseudonym: string): void;
  /** Every replaced value, with its kind. */
  originals(): readonly { kind: PseudonymKind; original: string }[];
}

export const keepDigits = (text: string): string => text.replace(/\D/g, '');

export const comparableText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

export const base64Of = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The normalised form of a value. */
function canonicalForm(kind: PseudonymKind, text: string): string {
  if (kind === 'cpf' || kind === 'cep' || kind === 'renavam') return keepDigits(text);
  if (kind === 'phone') return keepDigits(text).replace(/^55(?=\d{10,11}$)/, '');
  if (kind === 'cnpj') return text.replace(/[^0-9a-z]/gi, '').toUpperCase();
  if (kind === 'token') return text;
  return comparableText(text);
}

export function createPseudonyms(seed: number): Pseudonyms {
  const faker = seededFaker(seed);
  const pseudonymByKey = new Map<string, string>();
  const usedPseudonyms = new Set<string>();
  const keepPseudonym = (key: string, pseudonym: string): void => {
    pseudonymByKey.set(key, pseudonym);
    usedPseudonyms.add(pseudonym);
  };
  const usedOriginals = new Map<string, { kind: PseudonymKind; original: string }>();

  /** The pseudonym of a value: the one that it already has, or a new one. */
  const pseudonymFor = (kind: PseudonymKind, value: string): string => {
    const key = `${kind} ${value}`;
    const knownPseudonym = pseudonymByKey.get(key);
    if (knownPseudonym !== undefined) return knownPseudonym;
    let pseudonym = value;
    // Short values (a house number, one letter) may have no unused pseudonyms left; then a used one is allowed.
    for (
      let attempt = 0;
      pseudonym === value || (usedPseudonyms.has(pseudonym) && attempt < 50);
      attempt += 1
    ) {
      pseudonym = drawPseudonym(kind, value, faker);
      if (attempt > 200) break;
    }
    keepPseudonym(key, pseudonym);
    return pseudonym;
  };

  const pseudonymForName = (text: string): string => {
    let partIndex = 0;
    return text.replace(/[\p{L}'’]+/gu, word => {
      const comparableWord = comparableText(word);
      if (['de', 'da', 'do', 'das', 'dos', 'e'].includes(comparableWord)) return word;
      const kind = partIndex === 0 ? 'firstName' : 'lastName';
      partIndex += 1;
      const key = `name part ${comparableWord}`;
      const pseudonym =
        pseudonymByKey.get(key) ?? randomNamePart(kind, comparableWord, usedPseudonyms, faker);
      keepPseudonym(key, pseudonym);
      return applyCaseOf(pseudonym, word);
    });
  };

  return {
    pseudonymOf(kind, original) {
      if (original.trim() === '') return original;
      usedOriginals.set(`${kind} ${original}`, { kind, original });
      const fixedPseudonym = pseudonymByKey.get(`fixed ${kind} ${comparableText(original)}`);
      if (fixedPseudonym !== undefined) return fixedPseudonym;
      if (kind === 'name') return pseudonymForName(original);
      if (kind === 'date')
        return moveDate(original, key => pseudonymFor('digits', key), faker, pseudonymByKey);
      const pseudonym = pseudonymFor(kind, canonicalForm(kind, original));
      if (kind === 'cpf' || kind === 'cep' || kind === 'renavam' || kind === 'phone' || kind === 'cnpj')
        return applyMaskOf(pseudonym, original);
      return kind === 'token' || kind === 'email' ? pseudonym : applyCaseOf(pseudonym, original);
    },
    setPseudonym: (kind, original, pseudonym) =>
      keepPseudonym(`fixed ${kind} ${comparableText(original)}`, pseudonym),
    originals: () => [...usedOriginals.values()],
  };
}

function drawPseudonym(kind: PseudonymKind, value: string, faker: Faker): string {
  switch (kind) {
    case 'cpf':
      return randomCpf(faker);
    case 'cnpj':
      return randomCnpj(faker);
    case 'renavam':
      return randomRenavam(faker);
    case 'email':
      return randomEmail(faker);
    case 'phone':
      return randomPhone(value, faker);
    case 'cep':
      return `0${faker.number.int({ min: 1, max: 9 })}${randomDigitsLike('000000', faker)}`;
    case 'street':
      return randomStreet(faker);
    case 'district':
      return randomDistrict(faker);
    case 'city':
      return randomCity(faker);
    case 'ip':
      return randomIp(faker);
    case 'digits':
      return randomDigitsLike(value, faker);
    default:
      return randomLettersLike(value, faker);
  }
}

/**
 * Puts the characters of the pseudonym into the mask of the original, from the right, so that a prefix (+55)
 * stays.
 */
function applyMaskOf(pseudonym: string, original: string): string {
  const characters = [...pseudonym];
  return [...original]
    .reverse()
    .map(character => (/[0-9a-z]/i.test(character) ? (characters.pop() ?? character) : character))
    .reverse()
    .join('');
}

function applyCaseOf(pseudonym: string, original: string): string {
  if (original === original.toUpperCase() && /\p{Lu}{2}/u.test(original)) return pseudonym.toUpperCase();
  if (original === original.toLowerCase() && /\p{Ll}/u.test(original)) return pseudonym.toLowerCase();
  return pseudonym;
}
