import { readFileSync, writeFileSync } from 'node:fs';
import { plain } from '#scenarios/dialects/plain.ts';
import { scenarios } from '#scenarios/index.ts';
import { playInTurn } from './sample-for-run.ts';
import { createClockedDriver } from './spoken/clocked-driver.ts';
import { playSpoken } from './spoken/play-spoken.ts';
import { createVisitClock } from './spoken/visit-clock.ts';
import { walkToTheEnd } from './spoken/walk-to-the-end.ts';
import { expect, type Played, test } from './test.ts';

playInTurn(3);

const SAMPLE_PRODUCTS = ['credito-pessoal'];

/**
 * The product whose whole journey is a scenario. For the other products `walkToTheEnd` answers each screen as it comes.
 */
const HAPPY_PATH_PRODUCT = 'credito-pessoal';

/**
 * The scenarios that are spoken. For most products they play parts of a journey, with other answers, offers and errors.
 */
const scenarioIdsOf = (product: string): readonly string[] =>
  product === HAPPY_PATH_PRODUCT
    ? ['happy-path']
    : scenarios
        .filter(
          scenario =>
            scenario.product === product &&
            scenario.tags?.some(tag => tag === 'produto' || tag === 'simulação'),
        )
        .map(({ id }) => id);

const products = [...new Set(scenarios.map(({ product }) => product))].filter(
  product => scenarioIdsOf(product).length > 0,
);
const isWriting = process.env.SPOKEN === 'write';
const playedProducts = isWriting || process.env.FULL ? products : SAMPLE_PRODUCTS;

for (const product of playedProducts)
  test(`[13.2] the screens of ${product} are spoken as docs/spoken says`, async ({ play, page, host }) => {
    // A walk may end with choices that the next visit of the same proposal would restore.
    const endVisit = async (): Promise<void> => {
      await page.goto('about:blank');
      await page.context().clearCookies();
      const session = await page.context().newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: host.url, storageTypes: 'all' });
      await session.detach();
    };
    test.setTimeout(product === HAPPY_PATH_PRODUCT ? 60_000 : 400_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const clock = createVisitClock(page);
    await clock.install();
    const playWithClock = async (id: string): Promise<Played> => {
      // The driver moves the clock of the visit, also where a walk lets much time pass.
      const played = await play(
        id,
        stage => createClockedDriver({ ...stage, movesClock: false }, clock),
        plain,
        clock.mockClock,
      );
      clock.setEngine(played.engine);
      return played;
    };
    const lines: string[] = [];
    if (product !== HAPPY_PATH_PRODUCT) {
      lines.push(...(await walkToTheEnd(await playWithClock(`start-${product}`), page, clock)));
      await endVisit();
    }
    for (const id of scenarioIdsOf(product)) {
      lines.push(...(await playSpoken(await playWithClock(id), page, clock)));
      await endVisit();
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
