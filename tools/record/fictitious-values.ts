import type { Faker } from '@faker-js/faker';
import { isCnpj } from '#brazil/cnpj.ts';
import { isCpf } from '#brazil/cpf.ts';
import { isRenavam } from '#brazil/renavam.ts';

// One function for each kind of pseudonym. All persons are fictitious.

const randomDigits = (length: number, faker: Faker): string => faker.string.numeric(length);
const randomUpTo = (max: number, faker: Faker): number => faker.number.int({ min: 1, max });

/** Tries all check digits until the app's own validator accepts one; '' if it accepts none. */
function withCheckDigits(stem: string, checkDigitCount: number, isValid: (text: string) => boolean): string {
  for (let end = 0; end < 10 ** checkDigitCount; end += 1) {
    const candidate = stem + String(end).padStart(checkDigitCount, '0');
    if (isValid(candidate)) return candidate;
  }
  return '';
}

function repeatUntilFound(make: () => string): string {
  for (;;) {
    const candidate = make();
    if (candidate !== '') return candidate;
  }
}

export const randomCpf = (faker: Faker): string =>
  repeatUntilFound(() => withCheckDigits(randomDigits(9, faker), 2, isCpf));
export const randomCnpj = (faker: Faker): string =>
  repeatUntilFound(() => withCheckDigits(`${randomDigits(8, faker)}0001`, 2, isCnpj));
export const randomRenavam = (faker: Faker): string =>
  repeatUntilFound(() => withCheckDigits(randomDigits(10, faker), 1, isRenavam));

const areaCodes = ['11', '21', '31', '41', '51', '61', '71', '81', '91'] as const;

/** 8 or 9 digits after the area code, as the original has them. */
export const randomPhone = (original: string, faker: Faker): string => {
  const isMobile = original.length >= 11 || original.length === 9;
  const area = original.length >= 10 ? faker.helpers.arrayElement(areaCodes) : '';
  return `${area}${isMobile ? '99' : '3'}${randomDigits(7, faker)}`;
};

export const randomEmail = (faker: Faker): string => `pessoa.${randomDigits(6, faker)}@exemplo.com.br`;
export const randomIp = (faker: Faker): string => `203.0.113.${randomUpTo(254, faker)}`;

/** Streets are named after plants, because faker names them after persons, and one might be the visitor. */
const flowerNames = [
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
const treeNames = [
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

export const randomStreet = (faker: Faker): string =>
  `Rua das ${faker.helpers.arrayElement(flowerNames)} ${randomUpTo(90, faker)}`;
export const randomDistrict = (faker: Faker): string =>
  `Vila ${faker.helpers.arrayElement(treeNames)} ${randomUpTo(90, faker)}`;
export const randomCity = (faker: Faker): string =>
  `Nova ${faker.helpers.arrayElement(treeNames)} ${randomUpTo(90, faker)}`;

/** Changes every digit and nothing else; the first digit is only zero if it was before. */
export const randomDigitsLike = (original: string, faker: Faker): string =>
  original.replace(/\d/g, (digit, place: number) =>
    place === 0 && digit !== '0' ? String(randomUpTo(9, faker)) : randomDigits(1, faker),
  );

const vowels = 'aeiou';
const consonants = 'bcdfglmnprstvz';

/**
 * Replaces each letter and digit, and keeps the length. A vowel becomes a vowel, so that a word can be pronounced; a
 * hexadecimal text stays hexadecimal. No word stays as it is, because a short one may be a name.
 */
export function randomLettersLike(original: string, faker: Faker): string {
  const pick = (characters: string): string => faker.helpers.arrayElement([...characters]);
  if (/^[0-9a-f-]+$/.test(original) && /\d/.test(original) && original.length >= 8)
    return original.replace(/[0-9a-f]/g, () => pick('0123456789abcdef'));
  const randomCharacterLike = (character: string): string => {
    if (/\d/.test(character)) return pick('0123456789');
    const base = character.normalize('NFD').charAt(0).toLowerCase();
    const letter = pick(vowels.includes(base) ? vowels : consonants);
    return character === character.toLowerCase() ? letter : letter.toUpperCase();
  };
  return original.replace(/[\p{L}\d]+/gu, word =>
    repeatUntilFound(() => {
      const candidate = word.replace(/[\p{L}\d]/gu, randomCharacterLike);
      return normaliseName(candidate) === normaliseName(word) ? '' : candidate;
    }),
  );
}

/** An unused part of a name; random letters when faker has none left. */
export function randomNamePart(
  kind: 'firstName' | 'lastName',
  original: string,
  used: ReadonlySet<string>,
  faker: Faker,
): string {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const name = faker.person[kind]();
    if (/^\p{L}+$/u.test(name) && !used.has(name) && normaliseName(name) !== original) return name;
  }
  return `Ana${randomLettersLike('lena', faker)}`;
}

const normaliseName = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * Replaces a date by another day of the previous year, so that age limits still hold. Formats: DD/MM/YYYY, DDMMYYYY,
 * YYYY-MM-DD; a time after the date stays.
 */
export function moveDate(
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
  const pseudonym =
    used.get(key) ?? `${Number(year) - 1}-${pad(randomUpTo(12, faker))}-${pad(randomUpTo(28, faker))}`;
  used.set(key, pseudonym);
  const [newYear = '', newMonth = '', newDay = ''] = pseudonym.split('-');
  const separator = brazilian?.[2] ?? '';
  return brazilian
    ? [newDay, newMonth, newYear].join(separator)
    : `${newYear}-${newMonth}-${newDay}${iso?.[4] ?? ''}`;
}
