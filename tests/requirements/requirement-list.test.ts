import { expect, test } from 'vitest';
import { lineCounts } from '#scenarios/is-requirement.ts';
import { answeredByAssumption } from './answered-by-assumption.ts';
import { chapters, LAST_STRICT_CHAPTER } from './chapters.ts';
import { clauses } from './clauses.ts';
import { judgedByMeasurement } from './judged-by-measurement.ts';
import { listErrors } from './list-errors.ts';

const chapter = (number: number, numbers: string[]) => ({
  number,
  title: 'x',
  requirements: numbers.map(line => ({ number: line, text: 'a line' })),
});
const assumption = (number: string) => ({ number, decision: 'x', place: `docs/x.md#line-${number}` });

test('the list has the 330 requirements of chapters 1 to 9, chapter by chapter', () => {
  const product = chapters.filter(({ number }) => number <= LAST_STRICT_CHAPTER);
  expect(product.map(({ requirements }) => requirements.length)).toEqual([8, 61, 52, 42, 34, 5, 40, 49, 39]);
});

test('the list has the 63 requirements of chapters 10 to 16', () => {
  const furtherChapters = chapters.filter(({ number }) => number > LAST_STRICT_CHAPTER);
  expect(furtherChapters.map(({ requirements }) => requirements.length)).toEqual([14, 10, 12, 8, 7, 8, 9]);
});

test('scenarios can only name lines that the list has', () => {
  expect(lineCounts).toEqual(chapters.map(({ requirements }) => requirements.length));
});

test('the numbers of the list have no mistake', () => {
  expect(listErrors(chapters, answeredByAssumption, () => true, clauses, judgedByMeasurement)).toEqual([]);
});

test('the mistakes of a list are reported', () => {
  const errors = listErrors(
    [chapter(1, ['1.1', '1.1', '1.4'])],
    [assumption('1.1'), assumption('1.1'), assumption('2.1')],
    place => place !== 'docs/x.md#line-2.1',
  );
  expect(errors).toEqual([
    '1.1 occurs twice in the requirement list.',
    '1.4 is in the place of 1.3.',
    '1.1 is answered by assumption twice.',
    '2.1 is answered by assumption but is no requirement.',
    '2.1 points to docs/x.md#line-2.1, which does not exist.',
  ]);
});

test('a text that is empty or has two lines is reported', () => {
  const requirements = [
    { number: '1.1', text: ' ' },
    { number: '1.2', text: 'two\nlines' },
  ];
  expect(listErrors([{ number: 1, title: 'x', requirements }], [], () => true)).toEqual([
    '1.1 needs a text of one line.',
    '1.2 needs a text of one line.',
  ]);
});

test('a clause of no line, and one out of order, are reported', () => {
  const list = [chapter(1, ['1.1'])];
  const clausesOf = (...numbers: string[]) => numbers.map(number => ({ number, text: 'a clause' }));
  expect(listErrors(list, [], () => true, clausesOf('1.1a', '1.1b'))).toEqual([]);
  expect(listErrors(list, [], () => true, clausesOf('1.1a', '1.1c', '2.1a'))).toEqual([
    '1.1c is in the place of 1.1b.',
    '2.1a is a clause of no requirement.',
  ]);
});

test('a measurement of no clause, and one without a record, are reported', () => {
  const measurements = ['1.1a', '1.1b'].map(number => ({
    number,
    isMet: true,
    place: `docs/x.md#m-${number}`,
  }));
  const errors = listErrors(
    [chapter(1, ['1.1'])],
    [],
    place => place !== 'docs/x.md#m-1.1a',
    [{ number: '1.1a', text: 'x' }],
    measurements,
  );
  expect(errors).toEqual([
    '1.1a points to docs/x.md#m-1.1a, which does not exist.',
    '1.1b is judged by measurement but is no clause.',
  ]);
});
