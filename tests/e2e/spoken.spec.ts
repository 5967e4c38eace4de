import { readFileSync, writeFileSync } from 'node:fs';
import { scenarios } from '#scenarios/index.ts';
import { playSpoken } from './spoken/play-spoken.ts';
import { walkToTheEnd } from './spoken/walk-to-the-end.ts';
import { expect, test } from './test.ts';

const USUAL = ['credito-pessoal'];

/** Its happy path is a scenario; the visitor of the others answers each screen as it comes. */
const HAPPY = 'credito-pessoal';

/** The walks of parts of a journey, after the journey to the final page: other answers, offers and errors. */
const partsOf = (product: string): readonly string[] =>
  product === HAPPY
    ? ['happy-path']
    : scenarios
        .filter(
          one => one.product === product && one.tags?.some(tag => tag === 'produto' || tag === 'simulação'),
        )
        .map(({ id }) => id);

const products = [...new Set(scenarios.map(({ product }) => product))].filter(
  product => partsOf(product).length > 0,
);
const isWriting = process.env.SPOKEN === 'write';
const playedProducts = isWriting || process.env.FULL ? products : USUAL;

for (const product of playedProducts)
  test(`[13.2] the screens of ${product} are spoken as docs/spoken says`, async ({ play, page }) => {
    const leave = async (): Promise<void> => {
      await page.context().clearCookies();
      await page.goto('about:blank');
    };
    test.setTimeout(product === HAPPY ? 60_000 : 400_000);
    const lines: string[] = [];
    if (product !== HAPPY) {
      lines.push(...(await walkToTheEnd(await play(`start-${product}`), page)));
      await leave();
    }
    for (const id of partsOf(product)) {
      lines.push(...(await playSpoken(await play(id), page)));
      await leave();
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
