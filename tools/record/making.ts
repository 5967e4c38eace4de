import { isCnpj } from '#brazil/cnpj.ts';
import { isCpf } from '#brazil/cpf.ts';
import { isRenavam } from '#brazil/renavam.ts';
import type { Draws } from './draws.ts';

/** How twins are made, by what they stand for. Nobody of them is real. */

const digits = (length: number, draws: Draws): string =>
  Array.from({ length }, () => draws.below(10)).join('');

/** The check digits that make a number valid are looked for, not computed: the app's own rule says what is right. */
function checked(stem: string, ends: number, isRight: (text: string) => boolean): string {
  for (let end = 0; end < 10 ** ends; end += 1) {
    const whole = stem + String(end).padStart(ends, '0');
    if (isRight(whole)) return whole;
  }
  return '';
}

function until(make: () => string): string {
  for (;;) {
    const made = make();
    if (made !== '') return made;
  }
}

export const cpf = (draws: Draws): string => until(() => checked(digits(9, draws), 2, isCpf));
export const cnpj = (draws: Draws): string => until(() => checked(`${digits(8, draws)}0001`, 2, isCnpj));
export const renavam = (draws: Draws): string => until(() => checked(digits(10, draws), 1, isRenavam));

const areas = ['11', '21', '31', '41', '51', '61', '71', '81', '91'] as const;

/** 8 or 9 digits after the area code, as the original has them. */
export const phone = (original: string, draws: Draws): string => {
  const isCell = original.length >= 11 || original.length === 9;
  const area = original.length >= 10 ? draws.of(areas) : '';
  return `${area}${isCell ? '99' : '3'}${digits(7, draws)}`;
};

export const email = (draws: Draws): string => `pessoa.${digits(6, draws)}@exemplo.com.br`;
export const ip = (draws: Draws): string => `203.0.113.${1 + draws.below(254)}`;

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

export const street = (draws: Draws): string => `Rua das ${draws.of(flowers)} ${1 + draws.below(90)}`;
export const district = (draws: Draws): string => `Vila ${draws.of(trees)} ${1 + draws.below(90)}`;
export const city = (draws: Draws): string => `Nova ${draws.of(trees)} ${1 + draws.below(90)}`;

/** Every digit another, everything else as it was; the first digit is no zero unless it was one. */
export const account = (original: string, draws: Draws): string =>
  original.replace(/\d/g, (digit, place: number) =>
    place === 0 && digit !== '0' ? String(1 + draws.below(9)) : String(draws.below(10)),
  );

const vowels = 'aeiou';
const consonants = 'bcdfglmnprstvz';

/** The same length and kinds of signs; vowels stay vowels, so that a word can still be spoken. Hexadecimal stays hexadecimal. */
export function letters(original: string, draws: Draws): string {
  const from = (signs: string): string => signs.charAt(draws.below(signs.length));
  if (/^[0-9a-f-]+$/.test(original) && /\d/.test(original) && original.length >= 8)
    return original.replace(/[0-9a-f]/g, () => from('0123456789abcdef'));
  return original.replace(/[\p{L}\d]/gu, sign => {
    if (/\d/.test(sign)) return from('0123456789');
    const base = sign.normalize('NFD').charAt(0).toLowerCase();
    const drawn = from(vowels.includes(base) ? vowels : consonants);
    return sign === sign.toLowerCase() ? drawn : drawn.toUpperCase();
  });
}

export const names = {
  first: [
    'Amanda',
    'Bruno',
    'Cecília',
    'Davi',
    'Elisa',
    'Fábio',
    'Gabriela',
    'Heitor',
    'Iara',
    'Jonas',
    'Karina',
    'Lucas',
    'Mirela',
    'Nelson',
    'Olívia',
    'Paulo',
    'Quitéria',
    'Renato',
    'Sílvia',
    'Tiago',
  ],
  last: [
    'Amorim',
    'Barreto',
    'Cordeiro',
    'Drummond',
    'Esteves',
    'Fontes',
    'Guedes',
    'Holanda',
    'Itaboraí',
    'Jardim',
    'Lacerda',
    'Moura',
    'Neves',
    'Ornelas',
    'Paiva',
    'Queiroz',
    'Rangel',
    'Siqueira',
    'Teles',
    'Uchoa',
    'Valadares',
    'Xavier',
  ],
  /** A name of the list that no other part has; with a number of syllables when all are taken. */
  unused(list: readonly string[], taken: ReadonlySet<string>, original: string, draws: Draws): string {
    const begin = draws.below(list.length);
    const turned = [...list.slice(begin), ...list.slice(0, begin)];
    const free = turned.find(name => !taken.has(name) && plainName(name) !== original);
    return free ?? `${turned[0] ?? 'Ana'}${letters('lena', draws)}`;
  },
};

const plainName = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** DD/MM/AAAA, DDMMAAAA, AAAA-MM-DD (a time after it stays as it is): another day of the year before, so that no age limit is undercut. */
export function date(
  original: string,
  other: (text: string) => string,
  draws: Draws,
  made: Map<string, string>,
): string {
  const brazilian = /^(\d{2})([/.-]?)(\d{2})\2(\d{4})$/.exec(original);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(T.*)?$/.exec(original);
  const [day, month, year] = brazilian
    ? [brazilian[1], brazilian[3], brazilian[4]]
    : [iso?.[3], iso?.[2], iso?.[1]];
  if (day === undefined || month === undefined || year === undefined) return other(original);
  const key = `date ${year}-${month}-${day}`;
  const twin = made.get(key) ?? `${Number(year) - 1}-${pad(1 + draws.below(12))}-${pad(1 + draws.below(28))}`;
  made.set(key, twin);
  const [newYear = '', newMonth = '', newDay = ''] = twin.split('-');
  const sign = brazilian?.[2] ?? '';
  return brazilian
    ? [newDay, newMonth, newYear].join(sign)
    : `${newYear}-${newMonth}-${newDay}${iso?.[4] ?? ''}`;
}
