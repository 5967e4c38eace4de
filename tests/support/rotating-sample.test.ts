import { expect, test } from 'vitest';
import { isInTurn, rotatingSample } from './rotating-sample.ts';

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

test('about one in three items is in turn, the same for the same seed, and each for some seed', () => {
  const turnsOf = (seed: string) => items.filter(item => isInTurn(item, { seed, every: 3 }));
  expect(turnsOf('a')).toEqual(turnsOf('a'));
  const turns = Array.from({ length: 40 }, (_, index) => turnsOf(`commit-${index}`));
  expect(new Set(turns.flat()).size).toBe(items.length);
  const share = turns.flat().length / (40 * items.length);
  expect(share).toBeGreaterThan(0.28);
  expect(share).toBeLessThan(0.39);
  expect(items.filter(item => isInTurn(item, { seed: 'a', every: 1 }))).toEqual(items);
});
