import { expect, test } from 'vitest';
import { isCep } from './cep.ts';
import { formatCnpj, isCnpj } from './cnpj.ts';
import { momentInSaoPaulo, parseDate, parseLooseDate, toIso } from './date.ts';
import { parseDecimal, parseRate, shiftDecimalPoint } from './decimal.ts';
import { centsFromDigits, centsFromWire, formatCents, MAX_CENTS } from './money.ts';
import { isFullName } from './names.ts';
import { formatPercent, percentFromDigits } from './percent.ts';
import { phoneWithoutCountryCode } from './phone.ts';
import { isPlate } from './plate.ts';
import { isRenavam } from './renavam.ts';

test('blanks around a typed or pasted code are ignored', () => {
  expect(isCep(' 01310-100 ')).toBe(true);
  expect(isCnpj(' 12.abc.345/01de-35 ')).toBe(true);
  expect(isCnpj('\u00a012.ABC.345/01DE-35\n')).toBe(true);
  expect(isPlate(' abc1d23 ')).toBe(true);
  expect(isRenavam(' 12345678900 ')).toBe(true);
  expect(isFullName(' Maria Silva ')).toBe(true);
});

test.each(['x01310-100', '01310-100x', '01310-1000', 'ABC1234x', 'xABC1234', 'AABC1234', 'ABC12345'])(
  'a CEP or a plate with other characters around it is invalid: %s',
  text => {
    expect([isCep(text), isPlate(text)]).toEqual([false, false]);
  },
);

test('[9.25] a text of another length than a CNPJ stays unchanged', () => {
  for (const text of ['1122233300018', '112223330001811']) expect(formatCnpj(text)).toBe(text);
});

test.each([
  'x01/01/2024',
  '01/01/2024x',
  '01/01/20240',
  'x2024-01-01',
  '2024-01-01x',
  '2024-01-011',
  '01/01/',
  '-01-01',
  '1/1/2024',
])('[5.17] %s is not a date', text => {
  expect(parseDate(text)).toBeUndefined();
});

test.each([
  ['30/04/2024', true],
  ['31/04/2024', false],
  ['29/02/2023', false],
  ['29/03/2023', true],
  ['31/01/2023', true],
  ['29/02/1900', false],
  ['29/02/2000', true],
  ['00/01/2024', false],
  ['01/00/2024', false],
])('[5.17] whether the calendar has the day %s: %s', (text, isReal) => {
  expect(parseDate(text) !== undefined).toBe(isReal);
});

test.each([
  // Both orders make a day: a year from 1900 to 2100 decides, both ends included.
  ['19001212', '1900-12-12'],
  ['21001212', '2100-12-12'],
  ['20121012', '2012-10-12'],
  ['10121900', '1900-12-10'],
  ['10122100', '2100-12-10'],
  // The years of both orders are plausible, or those of neither: the day comes first.
  ['12101012', '1012-10-12'],
  ['18991212', '1899-12-12'],
  ['20012001', '2001-01-20'],
])('[5.22] the eight digits %s are the day %s', (text, iso) => {
  const day = parseLooseDate(text);
  expect(day && toIso(day)).toBe(iso);
});

test('[5.22] more or fewer than eight digits are not a date', () => {
  for (const text of ['311219990', '3112199', '31121999x']) expect(parseLooseDate(text)).toBeUndefined();
});

test.each([
  ['2026-11-21T02:59:00Z', '2026-11-20', '23:59'],
  ['2026-11-21 02:59:00Z', '2026-11-20', '23:59'],
  ['2026-11-21T23:59', '2026-11-21', '23:59'],
  ['21/11/2026 00:00', '2026-11-21', '00:00'],
  ['2026-11-21T00:00:00.123-03:00', '2026-11-21', '00:00'],
])('[9.33] %s is %s at %s in São Paulo', (text, iso, time) => {
  const moment = momentInSaoPaulo(text);
  expect(moment && [toIso(moment.day), moment.time]).toEqual([iso, time]);
});

test.each([
  'x2026-11-21T10:00',
  '2026-11-21T10:00x',
  '2026-11-21T24:00',
  '2026-11-21T10:60',
  '2026-11-31T10:00',
  '',
])('[9.33] %j is not a moment', text => {
  expect(momentInSaoPaulo(text)).toBeUndefined();
});

test('[5.20] Brazilian and plain decimals are read completely or not at all', () => {
  expect([parseDecimal('1.234,56'), parseDecimal('1234.56'), parseDecimal(',5'), parseDecimal('5,')]).toEqual(
    [1234.56, 1234.56, 0.5, 5],
  );
  expect([parseDecimal('1.234'), parseRate('1.234'), parseDecimal('-1,5')]).toEqual([1234, 1.234, -1.5]);
  for (const text of ['x1.5', '1.5x', '1,2,3', '', ',', '1.23.4'])
    expect(parseDecimal(text), text).toBeUndefined();
});

test('[9.30] numbers of any size are rounded by their printed decimals', () => {
  expect([
    shiftDecimalPoint(1.005, 2),
    shiftDecimalPoint(-1.005, 2),
    shiftDecimalPoint(1e-7, 2),
    shiftDecimalPoint(1.5e21, 2),
    shiftDecimalPoint(0, 2),
  ]).toEqual([101, -101, 0, 1.5e23, 0]);
});

test('[5.24] an amount has at most 15 digits of cents', () => {
  expect(centsFromDigits('1234567890123456')).toBe(123_456_789_012_345);
  expect(centsFromWire(MAX_CENTS / 100)).toBe(MAX_CENTS);
  expect(centsFromWire('10.000.000.000.000,00')).toBeUndefined();
  expect(percentFromDigits('1234567890123456')).toBe(1_234_567_890_123.45);
});

test('[9.30] amounts and percentages show two decimals, no more and no fewer', () => {
  expect([formatCents(123_456), formatCents(100)]).toEqual(['R$\u00a01.234,56', 'R$\u00a01,00']);
  expect([formatPercent(12.5), formatPercent(7), formatPercent(0.125)]).toEqual([
    '% 12,50',
    '% 7,00',
    '% 0,13',
  ]);
});

test.each([
  ['5511987654321', '11987654321'],
  ['551138765432', '1138765432'],
  ['555511987654321', '555511987654321'],
  ['15511987654321', '15511987654321'],
  ['55119876543', '55119876543'],
  ['5520987654321', '5520987654321'],
])('[5.16] %s without its country code is %s', (text, expected) => {
  expect(phoneWithoutCountryCode(text)).toBe(expected);
});
