import { expect, test } from 'vitest';
import { estimateProgress } from './upload.ts';

test('[7.10] the progress of an upload has the number of the current file and the percentage of all bytes', () => {
  const progress = [0, 50, 100, 101, 250, 399, 400].map(sent => estimateProgress(sent, 400, [100, 300]));
  expect(progress).toEqual([
    { fileNumber: 1, fileCount: 2, percent: 0 },
    { fileNumber: 1, fileCount: 2, percent: 12 },
    { fileNumber: 2, fileCount: 2, percent: 25 },
    { fileNumber: 2, fileCount: 2, percent: 25 },
    { fileNumber: 2, fileCount: 2, percent: 62 },
    { fileNumber: 2, fileCount: 2, percent: 99 },
    { fileNumber: 2, fileCount: 2, percent: 100 },
  ]);
});

test('a body of unknown length is at 0 percent, and the progress never exceeds 100 percent', () => {
  expect(estimateProgress(10, 0, [5])).toEqual({ fileNumber: 1, fileCount: 1, percent: 0 });
  expect(estimateProgress(900, 400, [5])).toEqual({ fileNumber: 1, fileCount: 1, percent: 100 });
});
