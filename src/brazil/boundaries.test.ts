import { expect, test } from 'vitest';
import { isCep } from './cep.ts';
import { formatCnpj, isCnpj } from './cnpj.ts';
import { momentInSaoPaulo, parseDate, parseLooseDate, toIso } from './date.ts';
import { parseDecimal, shiftDecimalPoint } from './decimal.ts';
import { isEmail } from './email.ts';
import { centsFromWire, MAX_CENTS } from './money.ts';
import { capitalizeTitle, isFullName } from './names.ts';
import { MAX_PERCENT } from './percent.ts';
import { isCellphone, phoneWithoutCountryCode } from './phone.ts';
import { isPlate } from './plate.ts';
import { removeAccents } from './remove-accents.ts';

const padToTwoDigits = (value: number): string => String(value).padStart(2, '0');

test('[5.17] each month has its last day and not the one after it', () => {
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  for (const [index, length] of lengths.entries()) {
    const month = padToTwoDigits(index + 1);
    expect(parseDate(`${length}/${month}/2023`), month).toEqual({
      year: 2023,
      month: index + 1,
      day: length,
    });
    expect(parseDate(`2023-${month}-${length + 1}`), month).toBeUndefined();
  }
  expect([parseDate('29/02/2024')?.day, parseDate('30/02/2024')]).toEqual([29, undefined]);
});

test.each([
  ['19011212', '1901-12-12'],
  ['20121012', '2012-10-12'],
  // Years outside 1900 to 2100: the day comes first.
  ['18121212', '1212-12-18'],
  ['21011212', '1212-01-21'],
  // Only one order makes a day, whatever the year.
  ['18991231', '1899-12-31'],
  ['31129999', '9999-12-31'],
])('[5.22] the eight digits %s are the date %s, in the likelier order', (text, iso) => {
  const day = parseLooseDate(text);
  expect(day && toIso(day)).toBe(iso);
});

test.each([
  ['2026-11-21T10:00:00+03:00', '2026-11-21', '04:00'],
  ['2026-11-21T01:00:00-0100', '2026-11-20', '23:00'],
  ['2026-11-21 02:59:59Z', '2026-11-20', '23:59'],
  ['21/11/2026 02:59Z', '2026-11-20', '23:59'],
])('[9.33] the moment %s with its offset is %s %s in São Paulo', (text, day, time) => {
  const moment = momentInSaoPaulo(text);
  expect(moment && [toIso(moment.day), moment.time]).toEqual([day, time]);
});

test.each([
  '2026-11-21T10:00:00.Z',
  '2026-11-21T10:00+99:99',
  '9999-12-31T23:59-12:00',
  '2026-11-21T10:00*03:00',
])('[9.33] %s is not a moment', text => {
  expect(momentInSaoPaulo(text)).toBeUndefined();
});

test.each([
  ['+1,5', 1.5],
  ['+1.5', 1.5],
  ['-,5', -0.5],
  ['12.345,6', 12345.6],
  ['123.456', 123456],
  ['0', 0],
  ['1234.567,89', undefined],
  ['1.2345', 1.2345],
  ['.5', undefined],
  ['5.', undefined],
  ['-', undefined],
  ['*1,5', undefined],
  ['0.123', 0.123],
  ['1.234.56', undefined],
])('[5.20] the decimal %s is %d', (text, number) => {
  expect(parseDecimal(text)).toBe(number);
});

test('[9.30] a number that prints without an exponent is shifted like one with it', () => {
  expect([shiftDecimalPoint(12, 2), shiftDecimalPoint(1.2e-7, 8), shiftDecimalPoint(-2.5, 0)]).toEqual([
    1200, 12, -3,
  ]);
});

test('[5.24] the largest amount has 15 digits of cents, the largest percentage is 100', () => {
  expect([centsFromWire('9.999.999.999.999,99'), MAX_CENTS]).toEqual([
    999_999_999_999_999, 999_999_999_999_999,
  ]);
  expect([centsFromWire(Number.POSITIVE_INFINITY), centsFromWire(Number.NaN)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(MAX_PERCENT).toBe(100);
});

test('[9.24] a CEP may be digits only, have a hyphen, or a dot and a hyphen', () => {
  expect(['01310100', '01310-100', '01.310-100', '01.310100'].map(isCep)).toEqual([true, true, true, true]);
  for (const text of ['01310 100', '01310--100', '0131-0100', '013.10-100', '٠١٣١٠١٠٠'])
    expect(isCep(text), text).toBe(false);
});

test('[9.25] an incomplete CNPJ stays unchanged', () => {
  expect(formatCnpj('12.abc')).toBe('12.abc');
});

test.each([
  ['ABC-1D23', true],
  ['abc 1234', true],
  ['ABC.1234', true],
  ['ABC--1234', false],
  ['ABC12-34', false],
  ['ABC12D4', false],
  ['ABÇ1234', false],
])('[9.26] whether the plate %s is valid: %s', (text, isValid) => {
  expect(isPlate(text)).toBe(isValid);
});

test.each([
  ['ana@GMAIL.COM.br', true],
  ['ana@GMAIL.co', false],
  ['ana@Hotmail.com.brr', false],
  ['ana@gmail.com.ar', false],
  ['ana@outlook', false],
  ['ana@mygmail.net', true],
  ['ana@gmail.com@uol.com.br', false],
  ['ana@empresa.com.', false],
  ['ana maria@uol.com.br', false],
  ['ana.@uol.com.br', false],
  ['ana@-uol.com.br', false],
  ['ana+cartas@gmail.com', true],
])('[5.15] whether the address %s is valid: %s', (text, isValid) => {
  expect(isEmail(text)).toBe(isValid);
});

test.each([
  ['119876543210', false],
  ['(11) 98765-43210', false],
  ['011987654321', false],
  ['(20) 98765-4321', false],
  ['(11)98765-4321', true],
  ['11 9 8765 4321', true],
])('[5.16] whether the mobile phone %s is valid: %s', (text, isValid) => {
  expect(isCellphone(text)).toBe(isValid);
});

test('[5.16] a number longer than country code, area code and phone stays unchanged', () => {
  expect(phoneWithoutCountryCode('55119876543210')).toBe('55119876543210');
});

test.each([
  ['Ana\u00a0Maria\u00a0Souza', true],
  ['Joa\u0303o Silva', true],
  ['Maria  da  Silva', true],
  ['Tuĩra Kayapó', true],
  ['Łukasz Ștefan Lőrinc', true],
  ['Nguyễn Văn An', true],
  ['İbrahim Yılmaz', true],
  ["D'Ávila Souza", false],
  ['Maria ÷Silva', false],
  ['Maria ǃSilva', false],
  ['Μαρία Σίλβα', false],
  ['ab ºc', false],
])('[5.14] whether the name %s is valid: %s', (text, isValid) => {
  expect(isFullName(text)).toBe(isValid);
});

test('[5.23] a word that begins like "da" or "do" gets a capital as its first letter', () => {
  expect(capitalizeTitle('DEBORA DO AMARAL DOMINGOS')).toBe('Debora do Amaral Domingos');
});

test('[3.35] composed letters without an accent stay as they are', () => {
  expect(removeAccents('한국 São')).toBe('한국 Sao');
});

test('[9.25] a CNPJ contains no letters or digits of other alphabets, at any position', () => {
  for (const text of [
    'ı2.ABC.345/01DE-35',
    '12.ABC.345/01DE-３５',
    '12.ABÇ.345/01DE-35',
    '12.ABC.345/01DE-35ª',
  ])
    expect(isCnpj(text), text).toBe(false);
});
