import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { datesReadByHand } from './dates-read-by-hand.ts';
import { isCode, isGenerated, isTestCode, listRepositoryFiles, readSource } from './repository-files.ts';

/** Files outside src/brazil that read a date by themselves, with the reason. */
const READERS: Readonly<Record<string, string>> = {
  'src/api/retry-after.ts':
    'A header has a date of HTTP (Sat, 21 Nov 2026 12:00:00 GMT), which is no Brazilian value.',
};

test('[9.33] [5.26] only src/brazil reads a date', () => {
  const checkedFiles = listRepositoryFiles().filter(
    path =>
      /^src\/(?!brazil\/)/.test(path) &&
      isCode(path) &&
      !isGenerated(path) &&
      !isTestCode(path) &&
      !path.includes('/testing/'),
  );
  const breachesOf = (path: string) => datesReadByHand(path, readSource(path));
  expectNoBreaches(checkedFiles.filter(path => !(path in READERS)).flatMap(breachesOf), {
    rule: 'A date is read by src/brazil/date.ts alone: midnight UTC is a calendar day, every other moment is read in São Paulo.',
    remedy:
      'Call the named function. If the text is no date, name it so; a file that has to read one itself is listed in tests/architecture/dates-read-by-hand.test.ts with its reason.',
  });
  expect(Object.keys(READERS).filter(path => breachesOf(path).length === 0)).toEqual([]);
});

test.each([
  "export const at = new Date('2026-11-21');",
  'export const at = new Date(typed);',
  'export const at = new Date(2026, 10, 21);',
  'export const at = Date.parse(typed);',
  'export const at = Date.UTC(2026, 10, 21);',
  "const [year, month, day] = typed.split('-');",
  "export const shown = typed.split('-').reverse().join('/');",
  "export const year = birthDate.split('/')[2];",
  "export const day = Number(typed.split('-')[2]);",
  'export const parts = isoDay.split(/[-T]/);',
  'export const day = new Date(clock.now()).toISOString().slice(0, 10);',
  'export const isDay = /^\\d{4}-\\d{2}-\\d{2}$/;',
  'export const isDay = /(\\d{2})\\/(\\d{2})\\/(\\d{4})/;',
])('[9.33] the rule finds a date that is read by hand: %s', source => {
  expect(datesReadByHand('a.ts', source)).toHaveLength(1);
});

test.each([
  'export const time = new Date(clock.now()).toISOString();',
  'export const year = new Date().getFullYear();',
  "export const parts = address.split('/');",
  "export const words = slug.split('-');",
  'export const isPhone = /^\\d{4}-\\d{4}$/;',
  'export const day = readDay(typed);',
])('[9.33] the rule allows what reads no date: %s', source => {
  expect(datesReadByHand('a.ts', source)).toEqual([]);
});
