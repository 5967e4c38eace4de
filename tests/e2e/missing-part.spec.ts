import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { playWalk } from '#mocks/play-walk.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { delayAnswers } from './delay-answers.ts';
import { switchPreloadingOff } from './switch-preloading-off.ts';
import { expect, test } from './test.ts';

const ROUNDS = process.env.FULL ? 10 : 2;

/** The file with the screens that offer a credit. */
const SIMULATION_FILE = /\/simulation-[^/]*\.js$/;
/** The file with the code for everything after the first form, including the help. */
const JOURNEY_FILE = /\/journey-[^/]*\.js$/;

const nameInputOf = (page: Page) => page.getByRole('textbox', { name: 'Nome completo' });
const emailInputOf = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });

/**
 * Records the value of the field in the page at each input, because the page may reload before the test can read the
 * field.
 */
async function recordTyping(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.labels?.[0]?.textContent.startsWith('Nome'))
          sessionStorage.setItem('test:typed', target.value);
      },
      { capture: true },
    );
  });
}

/**
 * Holds back the journey's file of the first page. `failAfter` makes all lazy files of that page fail at once, and the
 * held one after this many milliseconds. The second page gets every file.
 */
async function blockLazyFiles(
  page: Page,
): Promise<{ countDocuments: () => number; failAfter: (delay: number) => void }> {
  let documentCount = 0;
  let isBlocking = false;
  page.on('request', request => {
    if (request.resourceType() === 'document') documentCount += 1;
  });
  await page.route(/\.js$/, route =>
    documentCount < 2 && isBlocking ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const release = await delayAnswers(page, JOURNEY_FILE);
  return {
    countDocuments: () => documentCount,
    failAfter(delay) {
      isBlocking = true;
      void sleep(delay).then(release);
    },
  };
}

/**
 * Opens the help, whose code is held back, and goes on with the form: a first letter is typed, however early the reload
 * comes.
 */
async function openHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajuda' }).click();
  await nameInputOf(page).focus();
  await page.keyboard.type('D');
}

/** Types until the page reloads. @returns the last value of the field before the reload. */
async function typeUntilReload(page: Page, countDocuments: () => number): Promise<string> {
  for (const letter of marina.name) {
    if (countDocuments() > 1) break;
    await page.keyboard.type(letter);
  }
  await expect.poll(countDocuments).toBe(2);
  await expect(nameInputOf(page)).toBeVisible();
  const typedValue = await page.evaluate(() => sessionStorage.getItem('test:typed') ?? '');
  expect(typedValue).not.toBe('');
  return typedValue;
}

for (let round = 1; round <= ROUNDS; round += 1)
  test(`[11.3] [4.41] every lazy file is missing from the moment the first input shows: the page reloads once, and the inputs keep their values (${round})`, async ({
    page,
    visit,
  }) => {
    const { countDocuments, failAfter } = await blockLazyFiles(page);
    await recordTyping(page);
    await visit('happy-path');
    await openHelp(page);
    // Sets the value without an event, as some password managers do.
    await emailInputOf(page).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, marina.email);
    // The reload comes at another moment of the typing in each round.
    failAfter((round - 1) * 37);
    const typedValue = await typeUntilReload(page, countDocuments);
    await expect(nameInputOf(page)).toHaveValue(typedValue);
    await expect(emailInputOf(page)).toHaveValue(marina.email);
    expect(countDocuments()).toBe(2);
  });

test('[11.3] [4.41] a lazy file is missing before the storage is open: the reload waits for the storage, and typed values are kept', async ({
  page,
  visit,
}) => {
  const { countDocuments, failAfter } = await blockLazyFiles(page);
  await recordTyping(page);
  await page.addInitScript(() => {
    const { generateKey } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.generateKey = async function (this: SubtleCrypto, ...parameters: unknown[]) {
      await new Promise(resolve => setTimeout(resolve, 2500));
      return Reflect.apply(generateKey, this, parameters);
    };
  });
  await visit('happy-path');
  await openHelp(page);
  failAfter(150);
  const typedValue = await typeUntilReload(page, countDocuments);
  await expect(nameInputOf(page)).toHaveValue(typedValue);
  expect(countDocuments()).toBe(2);
});

test('[8.2] the file of the first screen is missing because the connection is: the page says so, and shows the screen when the connection is back', async ({
  page,
  play,
}) => {
  await switchPreloadingOff(page);
  const { scenario, driver } = await play('consentimento-primeiro');
  // The connection ends with the request for the file.
  await page.route(JOURNEY_FILE, async route => {
    await page.context().setOffline(true);
    await route.abort();
  });
  await driver.open({ hash: hashOf(scenario), path: '/', query: {} });
  await expect(page.getByRole('heading', { name: 'Você está sem internet' })).toBeVisible();
  await page.unroute(JOURNEY_FILE);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Seus dados, suas escolhas' })).toBeVisible();
});

test('[13.2] while the file of the next screen is loading, "Carregando" has the focus, then the heading of the screen', async ({
  page,
  play,
}) => {
  const release = await delayAnswers(page, SIMULATION_FILE);
  const { scenario, driver, engine } = await play('emprestimo-fgts-completo');
  const consent = scenario.walk.findIndex(
    action => action.do === 'press' && action.button === 'Concordar e continuar',
  );
  await playWalk({ ...scenario, walk: scenario.walk.slice(0, consent + 1) }, driver, engine);
  await expect(page.getByRole('heading', { name: 'Carregando' })).toBeFocused();
  release();
  await expect(page.getByRole('heading', { name: 'Quanto você pode pedir' })).toBeFocused();
});

test('[15.4] [8.29] [4.41] presses whose code stalls show at once that it is loading; after 30 s the page reloads without loss', async ({
  page,
  visit,
}) => {
  let documentCount = 0;
  page.on('request', request => {
    if (request.resourceType() === 'document') documentCount += 1;
  });
  await page.clock.install();
  await switchPreloadingOff(page);
  const release = await delayAnswers(page, JOURNEY_FILE);
  await visit('happy-path');
  await nameInputOf(page).fill(marina.name);
  await page.getByRole('button', { name: 'Ajuda' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Continuar' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(29_000);
  expect(documentCount).toBe(1);
  await page.clock.runFor(1_500);
  await expect.poll(() => documentCount).toBe(2);
  release();
  await expect(nameInputOf(page)).toHaveValue(marina.name);
  await expect(button).not.toHaveAttribute('aria-busy');
});
