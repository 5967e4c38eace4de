import { expect, test } from 'vitest';
import { changedFiles, readFileStamps } from './changed-files.ts';

const storedStamps = { configuration: 'c', files: { 'a.ts': '1', 'b.ts': '2', 'gone.ts': '3' } };

test('new and changed files are checked again, deleted and unchanged ones are not', () => {
  const currentStamps = { configuration: 'c', files: { 'a.ts': '1', 'b.ts': '4', 'new.ts': '5' } };
  expect(changedFiles(storedStamps, currentStamps)).toEqual(['b.ts', 'new.ts']);
});

test('after a changed configuration, or without a stored result, every file is checked', () => {
  expect(changedFiles(storedStamps, { ...storedStamps, configuration: 'd' })).toBeUndefined();
  expect(changedFiles(undefined, storedStamps)).toBeUndefined();
});

test.each([
  [undefined, undefined],
  ['v20 [] 17ab', undefined],
  ['null', undefined],
  ['{"configuration":"c"}', undefined],
  [JSON.stringify(storedStamps), storedStamps],
])('the stored text %j gives the stamps %j', (text, stamps) => {
  expect(readFileStamps(text)).toEqual(stamps);
});
