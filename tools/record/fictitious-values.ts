import type { Faker } from '@faker-js/faker';
import { isCnpj } from '#brazil/cnpj.ts';
import { isCpf } from '#brazil/cpf.ts';
import { isRenavam } from '#brazil/renavam.ts';

/** Makers of pseudonyms, by kind. All persons are fictitious. */

const digits = (length: number, faker: Faker): string => faker.string.numeric(length);
const upTo = (max: number, faker: Faker): number => faker.number.int({ min: 1, max });

/** Finds valid check digits by trying, so that the app's own rule decides. */
function withCheckDigits(stem: string, ends: number, isValid: (text: string) => boolean): string {
  for (let end = 0; end < 10 ** ends; end += 1) {
    const candidate = stem + String(end).padStart(ends, '0');
    if (isValid(candidate)) return candidate;
  }
  return '';
}

function until(make: () => string): string {
  for (;;) {
    const candidate = make();
    if (candidate !== '') return candidate;
  }
}

export const cpf = (faker: Faker): string => until(() => withCheckDigits(digits(9, faker), 2, isCpf));
export const cnpj = (faker: Faker): string =>
  until(() => withCheckDigits(`${digits(8, faker)}0001`, 2, isCnpj));
export const renavam = (faker: Faker): string =>
  until(() => withCheckDigits(digits(10, faker), 1, isRenavam));

const areas = ['11', '21', '31', '41', '51', '61', '71', '81', '91'] as const;

/** 8 or 9 digits after the area code, as the original has them. */
export const phone = (original: string, faker: Faker): string => {
  const isMobile = original.length >= 11 || original.length === 9;
  const area = original.length >= 10 ? faker.helpers.arrayElement(areas) : '';
  return `${area}${isMobile ? '99' : '3'}${digits(7, faker)}`;
};

export const email = (faker: Faker): string => `pessoa.${digits(6, faker)}@exemplo.com.br`;
export const ip = (faker: Faker): string => `203.0.113.${upTo(254, faker)}`;

/** Street names from plants: faker uses names of persons, and one might be the visitor's. */
const flowers = [
  'Acácias',
  'Azaleias',
  'Begônias',
  'Camélias',
  'Dálias',
  'Gardênias',
  'Hortênsias',
  'Lírios',
  'Magnólias',
  'Orquídeas',
  'Palmas',
  'Tulipas',
  'Verbenas',
  'Violetas',
] as const;
const trees = [
  'Aroeira',
  'Cedro',
  'Figueira',
  'Ipê',
  'Jatobá',
  'Jequitibá',
  'Oliveiras',
  'Peroba',
  'Pinheiro',
  'Salgueiro',
] as const;

export const street = (faker: Faker): string =>
  `Rua das ${faker.helpers.arrayElement(flowers)} ${upTo(90, faker)}`;
export const district = (faker: Faker): string =>
  `Vila ${faker.helpers.arrayElement(trees)} ${upTo(90, faker)}`;
export const city = (faker: Faker): string => `Nova ${faker.helpers.arrayElement(trees)} ${upTo(90, faker)}`;

/** Changes every digit and nothing else; the first digit is only zero if it was before. */
export const account = (original: string, faker: Faker): string =>
  original.replace(/\d/g, (digit, place: number) =>
    place === 0 && digit !== '0' ? String(upTo(9, faker)) : digits(1, faker),
  );

const vowels = 'aeiou';
const consonants = 'bcdfglmnprstvz';

/**
 * Keeps length and kinds of characters. Vowels stay vowels, so that a word can be pronounced. Hexadecimal
 * stays hexadecimal.
 */
export function letters(original: string, faker: Faker): string {
  const pick = (characters: string): string => faker.helpers.arrayElement([...characters]);
  if (/^[0-9a-f-]+$/.test(original) && /\d/.test(original) && original.length >= 8)
    return original.replace(/[0-9a-f]/g, () => pick('0123456789abcdef'));
  return original.replace(/[\p{L}\d]/gu, character => {
    if (/\d/.test(character)) return pick('0123456789');
    const base = character.normalize('NFD').charAt(0).toLowerCase();
    const letter = pick(vowels.includes(base) ? vowels : consonants);
    return character === character.toLowerCase() ? letter : letter.toUpperCase();
  });
}

/** An unused part of a name; random letters when faker has none left. */
export function namePart(
  kind: 'firstName' | 'lastName',
  original: string,
  used: ReadonlySet<string>,
  faker: Faker,
): string {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const name = faker.person[kind]();
    if (/^\p{L}+$/u.test(name) && !used.has(name) && plainName(name) !== original) return name;
  }
  return `Ana${letters('lena', faker)}`;
}

const plainName = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * DD/MM/AAAA, DDMMAAAA, AAAA-MM-DD (a time after it stays): another day of the previous year, so that age
 * limits still hold.
 */
export function date(
  original: string,
  replace: (text: string) => string,
  faker: Faker,
  used: Map<string, string>,
): string {
  const brazilian = /^(\d{2})([/.-]?)(\d{2})\2(\d{4})$/.exec(original);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(T.*)?$/.exec(original);
  const [day, month, year] = brazilian
    ? [brazilian[1], brazilian[3], brazilian[4]]
    : [iso?.[3], iso?.[2], iso?.[1]];
  if (day === undefined || month === undefined || year === undefined) return replace(original);
  const key = `date ${year}-${month}-${day}`;
  const pseudonym = used.get(key) ?? `${Number(year) - 1}-${pad(upTo(12, faker))}-${pad(upTo(28, faker))}`;
  used.set(key, pseudonym);
  const [newYear = '', newMonth = '', newDay = ''] = pseudonym.split('-');
  const separator = brazilian?.[2] ?? '';
  return brazilian
    ? [newDay, newMonth, newYear].join(separator)
    : `${newYear}-${newMonth}-${newDay}${iso?.[4] ?? ''}`;
}
