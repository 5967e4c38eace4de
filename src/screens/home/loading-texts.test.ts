import { expect, test } from 'vitest';
import { loadingCycleAt, TICK_TIME } from '#ui/loading-cycle.tsx';
import { createOpeningTexts, LOADING_TEXTS } from './loading-texts.ts';

test('[9.10a] [2.17b] [2.17, 9.10] the loading texts change every 2 s in a cycle', () => {
  expect(TICK_TIME).toBe(2000);
  const { texts } = createOpeningTexts()({ config: undefined, loading: { isResuming: false } });
  const shown = Array.from({ length: texts.length + 1 }, (_, tick) => loadingCycleAt(texts, tick).text);
  expect(shown).toEqual([...LOADING_TEXTS, LOADING_TEXTS[0]]);
  expect(new Set(LOADING_TEXTS).size).toBe(LOADING_TEXTS.length);
});

test('[9.10b] the bar grows by ten percent per change and never reaches 100', () => {
  expect([0, 1, 2].map(tick => loadingCycleAt(LOADING_TEXTS, tick).percent)).toEqual([10, 20, 30]);
  expect(loadingCycleAt(LOADING_TEXTS, 500).percent).toBe(90);
});

test('[4.21] the texts say that a proposal is resumed when the device knows it, and stay when the answer of the service finds one', () => {
  const textsOf = createOpeningTexts();
  const headings = [
    { config: undefined, loading: { isResuming: false } },
    { config: undefined, loading: { isResuming: true } },
    { config: {}, loading: { isResuming: false } },
  ].map(state => textsOf(state).heading);
  expect(headings).toEqual(['Abrindo sua proposta', 'Retomando sua proposta', 'Retomando sua proposta']);
});
