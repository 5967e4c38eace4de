import { readFileSync, writeFileSync } from 'node:fs';
import { scenarios } from '#scenarios/index.ts';
import { playSpoken } from './spoken/play-spoken.ts';
import { expect, test } from './test.ts';

/**
 * A journey to the final page, by product. Products without one have the walks of their parts; `npm run test:full` plays
 * all.
 */
const WHOLE: Readonly<Record<string, readonly string[]>> = { 'credito-pessoal': ['happy-path'] };
const USUAL = ['credito-pessoal'];

const walksOf = (product: string): readonly string[] =>
  WHOLE[product] ??
  scenarios
    .filter(one => one.product === product && one.tags?.some(tag => tag === 'produto' || tag === 'simulação'))
    .map(({ id }) => id);

const products = [...new Set(scenarios.map(({ product }) => product))].filter(
  product => walksOf(product).length > 0,
);
const isWriting = process.env.SPOKEN === 'write';
const played = isWriting || process.env.FULL ? products : USUAL;

for (const product of played)
  test(`[13.2] the screens of ${product} are spoken as docs/spoken says`, async ({ play, page }) => {
    test.setTimeout(180_000);
    const lines: string[] = [];
    for (const id of walksOf(product)) {
      lines.push(...(await playSpoken(await play(id), page)));
      await page.context().clearCookies();
      await page.goto('about:blank');
    }
    const file = new URL(`../../docs/spoken/${product}.txt`, import.meta.url);
    const text = `${lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`;
    if (isWriting) return writeFileSync(file, text);
    expect(text, 'What is spoken has changed: run `npm run spoken`, review docs/spoken and commit it.').toBe(
      readFileSync(file, 'utf8'),
    );
  });
