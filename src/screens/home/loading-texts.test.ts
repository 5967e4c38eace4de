import { expect, test } from 'vitest';
import { LOADING_TEXTS, openingWords, TICK } from './loading-texts.ts';

test('[2.17, 9.10] the loading texts change every 2 s in a cycle', () => {
  expect(TICK).toBe(2000);
  const shown = Array.from({ length: LOADING_TEXTS.length + 1 }, (_, tick) => openingWords(tick, false).text);
  expect(shown).toEqual([...LOADING_TEXTS, LOADING_TEXTS[0]]);
  expect(new Set(LOADING_TEXTS).size).toBe(LOADING_TEXTS.length);
});

test('[9.10] the bar grows by ten percent per change and never reaches 100', () => {
  expect([0, 1, 2].map(tick => openingWords(tick, false).percent)).toEqual([10, 20, 30]);
  expect(openingWords(500, false).percent).toBe(90);
});
