import fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from '#tests/support/vectors.json' with { type: 'json' };
import {
  instantOf,
  isoDayAt,
  momentInSaoPaulo,
  parseDate,
  parseLooseDate,
  readDay,
  readWireDay,
  toBrazilian,
  toIso,
  yearsBefore,
} from './date.ts';

const rewriteDate = (text: string): string | null => {
  const day = parseLooseDate(text);
  return day ? toBrazilian(day) : null;
};

test.each(vectors.helpers.dateHelper.cases)('[5.22] the date $in is $out', row => {
  expect(rewriteDate(row.in)).toBe(row.out);
});

test.each([
  ['20121012', '12/10/2012'],
  ['10122012', '10/12/2012'],
  ['20191919', null],
  ['01011000', '01/01/1000'],
  ['10000101', '01/01/1000'],
  ['', null],
  ['3112199', null],
  ['31.12.1999', null],
])('[5.22] the 8 digits %s are %s', (text, expected) => {
  expect(rewriteDate(text)).toBe(expected);
});

test('[5.26] [9.33] a date has leading zeros in both formats', () => {
  const day = parseDate('0987-02-03');
  expect(day && [toBrazilian(day), toIso(day)]).toEqual(['03/02/0987', '0987-02-03']);
});

test('[9.33] unit tests run in a time zone fourteen hours ahead of UTC, with test:full in that of São Paulo', () => {
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(process.env.FULL ? 3 * 60 : -14 * 60);
});

test('[9.33] today is the current date in São Paulo, three hours behind UTC', () => {
  expect(isoDayAt(Date.UTC(2026, 10, 22, 1, 30))).toBe('2026-11-21');
  expect(isoDayAt(Date.UTC(2026, 10, 22, 3, 0))).toBe('2026-11-22');
});

test('[9.33] in summers with daylight saving time the day began an hour earlier', () => {
  expect(isoDayAt(Date.UTC(2018, 11, 22, 2, 0))).toBe('2018-12-22');
});

test.each([
  ['2026-11-21T01:30:00Z', '2026-11-20', '22:30'],
  ['2026-11-21T00:00:00.000Z', '2026-11-20', '21:00'],
  ['2026-11-21T00:00:00-03:00', '2026-11-21', '00:00'],
  ['2026-11-21T00:00:00', '2026-11-21', '00:00'],
  ['2026-11-21 23:59', '2026-11-21', '23:59'],
  ['21/11/2026 10:20', '2026-11-21', '10:20'],
])('[9.33] the moment %s is %s %s in São Paulo', (text, day, time) => {
  const moment = momentInSaoPaulo(text);
  expect(moment && [toIso(moment.day), moment.time]).toEqual([day, time]);
});

test.each([
  ['1985-03-12T00:00:00Z', '1985-03-12'],
  ['1985-03-12T00:00:00.000Z', '1985-03-12'],
  ['1985-03-12T00:00Z', '1985-03-12'],
  ['1985-03-12 00:00:00+00:00', '1985-03-12'],
  ['1985-03-12T00:00:00 +0000', '1985-03-12'],
  ['1985-03-11T21:00:00-03:00', '1985-03-12'],
  ['0001-01-01T00:00:00Z', '0001-01-01'],
  ['1985-03-12T00:00:00.001Z', '1985-03-11'],
  ['1985-03-12T00:00:01Z', '1985-03-11'],
  ['1985-03-12T02:59:59Z', '1985-03-11'],
  ['1985-03-12T03:00:00Z', '1985-03-12'],
  ['1985-03-12T00:00:00', '1985-03-12'],
  ['1985-03-12T00:00:00-03:00', '1985-03-12'],
  ['12/03/1985 00:00', '1985-03-12'],
  ['1985-03-12', '1985-03-12'],
  ['12031985', '1985-03-12'],
])('[5.26] [9.33] the text %s is the date %s', (text, day) => {
  const date = readDay(text);
  expect(date && toIso(date)).toBe(day);
});

test.each([
  ['1980-05-03', '1980-05-03'],
  ['1980-05-03T00:00:00Z', '1980-05-03'],
  ['1980/05/03', '1980-05-03'],
  ['1980.5.3', '1980-05-03'],
  ['03-05-1980', '1980-05-03'],
  ['03.05.1980', '1980-05-03'],
  ['3/5/1980', '1980-05-03'],
  ['31/02/1980', undefined],
  ['05/31/1980', undefined],
  ['03-05/1980', undefined],
  ['326160000000', '1980-05-03'],
  ['326170800000', '1980-05-03'],
  ['326160000', '1980-05-03'],
  ['-315619200000', '1960-01-01'],
  ['99999999999999', undefined],
  ['19800503', '1980-05-03'],
  ['3 de maio', undefined],
])('[5.26] the day that a service writes as %s is %s', (text, expected) => {
  const day = readWireDay(text);
  expect(day && toIso(day)).toBe(expected);
});

const days = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

test('[5.17] [5.26] every spelling of a date gives the same date', () => {
  fc.assert(
    fc.property(days, iso => {
      const day = parseDate(iso);
      if (!day) throw new Error(iso);
      expect(parseDate(toBrazilian(day))).toEqual(day);
      for (const text of [iso, `${iso}T00:00:00Z`, `${iso}T00:00:00.000+00:00`, `${iso} 12:00`])
        expect(readDay(text)).toEqual(day);
      expect(toIso(day)).toBe(iso);
    }),
  );
});

test('[5.17] only a date of the calendar is valid', () => {
  const randomDigits = (length: number) =>
    fc.integer({ min: 0, max: 10 ** length - 1 }).map(n => String(n).padStart(length, '0'));
  fc.assert(
    fc.property(randomDigits(4), randomDigits(2), randomDigits(2), (year, month, day) => {
      const date = new Date(0);
      date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
      const isReal =
        Number(year) > 0 && date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
      expect(parseDate(`${year}-${month}-${day}`) !== undefined).toBe(isReal);
      expect(parseDate(`${day}/${month}/${year}`) !== undefined).toBe(isReal);
    }),
  );
});

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:01Z'],
  ['2026-11-21', '2026-11-21T03:00:01Z'],
  ['21/11/2026 10:20', '2026-11-21T13:20:01Z'],
])('[2.10] %s comes before %s', (one, other) => {
  expect(instantOf(one)).toBeLessThan(instantOf(other) ?? 0);
});

test.each(['2026-11-21', '2026-02-30T10:00:00Z', '2026-11-21T24:00:00Z', '2026-11-21T10:60:00Z', 'hoje', ''])(
  '[9.33] "%s" is not a moment',
  text => {
    expect(momentInSaoPaulo(text)).toBeUndefined();
  },
);

test.each([
  ['2026-11-21', 18, '2008-11-21'],
  ['2024-02-29', 1, '2023-02-28'],
  ['2024-02-29', 4, '2020-02-29'],
  ['2026-11-21', 0, '2026-11-21'],
])('[3.30] %s, %i years back, is %s', (text, years, expected) => {
  const day = parseDate(text);
  expect(day && toIso(yearsBefore(day, years))).toBe(expected);
});

test.each([
  ['2026-11-21T10:20:00Z', Date.UTC(2026, 10, 21, 10, 20)],
  ['2026-11-21t10:20:00z', Date.UTC(2026, 10, 21, 10, 20)],
  ['2026-11-21T10:20:00-03', Date.UTC(2026, 10, 21, 13, 20)],
  ['2026-11-21T10:20:00-0330', Date.UTC(2026, 10, 21, 13, 50)],
  ['2026-11-21T10:20:00+05:30', Date.UTC(2026, 10, 21, 4, 50)],
  ['2026-11-21T10:20:00+23:59', Date.UTC(2026, 10, 20, 10, 21)],
  ['2026-11-21T10:20:30.5Z', Date.UTC(2026, 10, 21, 10, 20, 30, 500)],
  ['2026-11-21T10:20', Date.UTC(2026, 10, 21, 13, 20)],
  ['2026-11-21', Date.UTC(2026, 10, 21, 3)],
  ['21112026', Date.UTC(2026, 10, 21, 3)],
])('[2.10] [9.33] the text %s is this instant', (text, instant) => {
  expect(instantOf(text)).toBe(instant);
});

test.each([
  '2026-11-21T10:20:00+24:00',
  '2026-11-21T10:20:00+10:60',
  '2026-11-21T10:20:60Z',
  '2026-02-30',
  'hoje',
  '',
])('[9.33] the text "%s" is no instant and no date', text => {
  expect([instantOf(text), readDay(text), momentInSaoPaulo(text)]).toEqual([undefined, undefined, undefined]);
});

test('[9.33] a calendar has the years 1 to 9999 in São Paulo, too', () => {
  const dayOf = (text: string): string | undefined => {
    const moment = momentInSaoPaulo(text);
    return moment && toIso(moment.day);
  };
  expect(dayOf('0001-01-02T00:00:00Z')).toBe('0001-01-01');
  expect(dayOf('0001-01-01T00:00:00+05:00')).toBeUndefined();
  expect(dayOf('9999-12-31T23:59:59Z')).toBe('9999-12-31');
  expect(dayOf('9999-12-31T23:59:59-03:00')).toBeUndefined();
  expect(readDay('9999-12-31T23:59:59-03:00')).toBeUndefined();
});

test('[9.33] [16.2] a moment may be a timestamp in seconds or milliseconds; other numbers are no moments', () => {
  const instant = Date.UTC(2026, 10, 24, 12);
  for (const text of [String(instant), String(instant / 1000)]) {
    expect(instantOf(text)).toBe(instant);
    expect(momentInSaoPaulo(text)).toEqual(momentInSaoPaulo('2026-11-24T12:00:00Z'));
  }
  for (const text of ['52998224725', '123456789012', '2026', '99999999999999'])
    expect([instantOf(text), momentInSaoPaulo(text)], text).toEqual([undefined, undefined]);
});
