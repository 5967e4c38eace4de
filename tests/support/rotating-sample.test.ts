import { expect, test } from 'vitest';
import { rotatingSample } from './rotating-sample.ts';

const items = Array.from({ length: 31 }, (_, index) => `scenario-${index}`);
const sampleOf = (seed: string) => rotatingSample(items, { seed, every: 3, keyOf: item => item });

test('a sample has one in three items, the same for the same seed and others for another', () => {
  expect(sampleOf('a')).toHaveLength(11);
  expect(new Set(sampleOf('a')).size).toBe(11);
  expect(sampleOf('a')).toEqual(sampleOf('a'));
  expect(sampleOf('a')).not.toEqual(sampleOf('b'));
});

test('over many seeds every item is selected', () => {
  const selectedItems = new Set(Array.from({ length: 40 }, (_, index) => sampleOf(`commit-${index}`)).flat());
  expect(selectedItems.size).toBe(items.length);
});
