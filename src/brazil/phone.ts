import { keepDigits } from './keep-digits.ts';

/** The 67 area codes in use; the other 14 between 11 and 99 without a 0 are the excluded list of 5.16. */
export const AREA_CODES: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 ' +
    '51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 ' +
    '91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

const MOBILE_NUMBER = /^9[1-9]\d{7}$/;

/** 11 digits after cleaning: an area code in use, a 9, then a digit other than 0 (5.16). */
export function isCellphone(text: string): boolean {
  const digits = keepDigits(text);
  return AREA_CODES.has(digits.slice(0, 2)) && MOBILE_NUMBER.test(digits.slice(2));
}

/**
 * Removes what may stand before an area code and a number: the country code 55, with or without 00, or the dialled 0,
 * with or without the code of a carrier. Returns any other text unchanged.
 */
export function phoneWithoutCountryCode(text: string): string {
  const [, number = ''] = /^(?:(?:00)?55|0(?:\d\d)?)(\d{10,11})$/.exec(keepDigits(text)) ?? [];
  return AREA_CODES.has(number.slice(0, 2)) ? number : text;
}
