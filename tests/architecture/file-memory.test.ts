import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createFileMemory } from './file-memory.ts';

const wordsOf = (_path: string, source: string): readonly string[] => source.split(' ');

test('a file is read again by another run only if its path, its text or the code of the rules has changed', () => {
  const folder = createTemporaryFolder('file-memory-');
  const countReads = (version: string, path: string, source: string): number => {
    const reader = vi.fn(wordsOf);
    const { rememberPerFile, store } = createFileMemory(folder, () => version);
    const words = rememberPerFile('words', reader);
    expect(words(path, source)).toEqual(source.split(' '));
    expect(words(path, source)).toEqual(source.split(' '));
    store();
    return reader.mock.calls.length;
  };
  expect(countReads('1', 'a.ts', 'two words')).toBe(1);
  expect(countReads('1', 'a.ts', 'two words')).toBe(0);
  expect(countReads('1', 'a.ts', 'other words')).toBe(1);
  expect(countReads('1', 'b.ts', 'two words')).toBe(1);
  expect(countReads('1', 'a.ts', 'two words')).toBe(0);
  expect(countReads('2', 'a.ts', 'two words')).toBe(1);
});

test('a damaged file of stored results is ignored', () => {
  const folder = createTemporaryFolder('file-memory-');
  const { rememberPerFile, store } = createFileMemory(folder, () => '1');
  rememberPerFile('words', wordsOf)('a.ts', 'two words');
  store();
  expect(readdirSync(folder)).toEqual(['words.json']);
  writeFileSync(join(folder, 'words.json'), '{"version":"1","res');
  const laterRun = createFileMemory(folder, () => '1');
  expect(laterRun.rememberPerFile('words', wordsOf)('a.ts', 'two words')).toEqual(['two', 'words']);
});
