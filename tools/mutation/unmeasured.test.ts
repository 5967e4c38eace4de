import { expect, test } from 'vitest';
import { listUnmeasured, measuredFilesOf } from './unmeasured.ts';

const paths = ['src/flows/a.ts', 'src/flows/b.ts', 'src/flows/b.test.ts', 'src/ui/c.tsx', 'src/ui/d.tsx'];

test('a subject measures what its patterns name, without what they leave out and without tests', () => {
  expect(measuredFilesOf(['src/flows/*.ts', '!src/flows/b.ts'], paths)).toEqual(['src/flows/a.ts']);
});

test('what no subject measures: single files of folders with a subject, and whole layers', () => {
  expect(listUnmeasured(paths, [{ files: ['src/flows/*.ts', '!src/flows/b.ts'] }])).toEqual([
    'src/flows: b',
    'src/ui: all',
  ]);
});
