import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';
import { packedList, packNumbers, reportTable } from './report.ts';

const line = (number: string, state: 'passing' | 'missed' | 'none') => ({
  number,
  chapter: Number(number.split('.')[0]),
  text: `line ${number}`,
  state,
});
const chapters = [1, 2, 10].map(number => ({ number, title: `Chapter ${number}`, requirements: [] }));

test('three or more consecutive numbers become a range', () => {
  expect(packNumbers(['7.1', '7.2', '7.3', '7.9', '7.10', '7.12'])).toEqual([
    '7.1-7.3',
    '7.9',
    '7.10',
    '7.12',
  ]);
});

test('a list has the requirements by chapter, and is empty without requirements', () => {
  expect(packedList('None', [line('1.2', 'none'), line('2.1', 'none'), line('2.3', 'none')])).toBe(
    'None (3):\n  1.2\n  2.1 2.3',
  );
  expect(packedList('None', [])).toBe('');
});

test('a long list is wrapped at 110 columns and keeps every number', () => {
  const numbers = Array.from({ length: 80 }, (_, index) => `2.${index * 2 + 1}`);
  const rows = packedList(
    'None',
    numbers.map(number => line(number, 'none')),
  ).split('\n');
  expect(rows.every(row => row.length <= 110)).toBe(true);
  expect(rows.slice(1).join(' ').trim().split(/\s+/)).toEqual(numbers);
});

test('the report counts per chapter and sums the two parts separately', () => {
  const lines = [line('1.1', 'passing'), line('2.1', 'none'), line('10.1', 'missed')];
  const rows = reportTable(chapters, { lines, clauses: [], badCitations: [], citedAssumptions: [] }, 9)
    .split('\n')
    .map(row => row.trim().split(/\s{2,}/));
  expect(rows).toEqual([
    [
      'chapter',
      'lines',
      'passing',
      'failing',
      'named, not run',
      'measured',
      'missed',
      'by assumption',
      'none',
    ],
    ['1 Chapter 1', '1', '1', '0', '0', '0', '0', '0', '0'],
    ['2 Chapter 2', '1', '0', '0', '0', '0', '0', '0', '1'],
    ['together', '2', '1', '0', '0', '0', '0', '0', '1'],
    ['10 Chapter 10', '1', '0', '0', '0', '0', '1', '0', '0'],
  ]);
});

test.each([
  [[], { json: false, strict: false, chapter: undefined }],
  [['--json', '--strict'], { json: true, strict: true, chapter: undefined }],
  [['--chapter', '5'], { json: false, strict: false, chapter: 5 }],
  [['--chapter=10'], { json: false, strict: false, chapter: 10 }],
  [['--chapter', '99'], 'There is no chapter "99"; take one of 5 10.'],
  [['--chapter'], 'There is no chapter ""; take one of 5 10.'],
  [['--loud'], 'Unknown option "--loud".'],
])('the arguments %j are parsed', (parameters, options) => {
  expect(parseOptions(parameters, [5, 10])).toEqual(options);
});
