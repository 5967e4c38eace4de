import type { Page } from '@playwright/test';
import { hashOf } from '#scenarios/hash-of.ts';
import { groupsOfFirstForm } from '../../tools/file-groups.ts';
import { APP_FILES, delayAnswers, START_FILE } from './delay-answers.ts';
import { sampleForRun } from './sample-for-run.ts';
import { expect, test } from './test.ts';

/** Records every layout shift from the first paint on. */
const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        // An entry type of Chromium that TypeScript's libraries do not describe.
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const movedElements = sources.map(({ node, previousRect, currentRect }) => {
          const previousBox = [previousRect.x, previousRect.y, previousRect.width, previousRect.height];
          const currentBox = [currentRect.x, currentRect.y, currentRect.width, currentRect.height];
          return `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${previousBox} -> ${currentBox}`;
        });
        shifts.push(`${value.toFixed(4)}: ${movedElements.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * The shifts that the font causes depend on the fonts of the machine. steadiness.spec.ts judges them with known fonts.
 */
const abortFonts = (page: Page): Promise<unknown> => page.route('**/*.woff2', route => route.abort());

/** Records the colour of the wave in every frame, from the first in which the app shows it. */
const recordWaveColours = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const waveColours: string[] = [];
    Object.assign(globalThis, { waveColours });
    const record = (): void => {
      const wave = document.querySelector('header > [data-wave]');
      if (wave) waveColours.push(getComputedStyle(wave).backgroundColor);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });

/** The sum of the differences of the channels of two computed colours. */
function distanceBetween(first = '', second = ''): number {
  const [channels, others] = [first, second].map(color => (color.match(/\d+/g) ?? []).map(Number));
  return (channels ?? []).reduce(
    (sum, channel, index) => sum + Math.abs(channel - (others?.[index] ?? 0)),
    0,
  );
}

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The position and size of the first element of each selector, by the name of the selector. */
async function boxesOf(page: Page, selectors: Record<string, string>): Promise<Record<string, Box>> {
  return page.evaluate(selectors => {
    const boxes: Record<string, Box> = {};
    for (const [name, selector] of Object.entries(selectors)) {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`Nothing matches ${selector}`);
      const { top, left, width, height } = element.getBoundingClientRect();
      boxes[name] = { top, left, width, height };
    }
    return boxes;
  }, selectors);
}

/** Reads the texts of the panel beside the form; none on a phone, which has no panel. */
const readPanelTexts = async (page: Page): Promise<string[]> =>
  (await page.locator('aside span, aside p').filter({ visible: true }).allInnerTexts()).filter(
    text => text !== '',
  );

const SHELL_SELECTORS = {
  header: '.shell-header',
  title: '.shell-form .shell-title',
  input: '.shell-form .shell-input',
  progress: '.shell-track',
  text: '.shell-message',
};
const SKELETON_SELECTORS = {
  header: 'header',
  title: '[data-skeleton=title]',
  input: '[data-skeleton=field] > :nth-child(2)',
  progress: '[role=progressbar]',
  text: '[role=status] + p',
};
const FORM_SELECTORS = { header: 'header', title: 'form h1', input: 'form input' };

/** A product with phases on its wave, and one without. */
const WAVE_SCENARIOS = ['credito-conta-de-luz-comeco', 'credito-boleto-comeco'];

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const viewport of sampleForRun(SIZES, { every: 2, keyOf: ({ width }) => `shell at ${width}` })) {
  const size = `${viewport.width}x${viewport.height}`;
  test.describe(`at ${size}`, () => {
    test.use({ viewport });

    test(`[14.1a] [14.4] the shell is painted before any file has loaded, and nothing moves when the form replaces it, at ${size}`, async ({
      page,
      play,
    }) => {
      const { scenario, driver } = await play('happy-path');
      await abortFonts(page);
      await recordShifts(page);
      const release = await delayAnswers(page, APP_FILES);
      const path = '/dados-pessoais';
      // The page's `load` waits for the files.
      const navigation = driver.open({ hash: hashOf(scenario), path, query: {} });
      await expect(page.getByRole('status')).toHaveText('Preparando sua proposta');
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      const shell = await boxesOf(page, SHELL_SELECTORS);
      release();
      await navigation;
      await page.getByRole('textbox').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const form = await boxesOf(page, FORM_SELECTORS);
      expect(form.header).toEqual(shell.header);
      expect(form.title?.top).toBeCloseTo(shell.title?.top ?? 0, 0);
      expect(form.title?.left).toBeCloseTo(shell.title?.left ?? 0, 0);
      expect(form.title?.height).toBeCloseTo(shell.title?.height ?? 0, 0);
      expect(form.input).toEqual(shell.input);
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
    });

    for (const id of WAVE_SCENARIOS)
      test(`[2.53] [14.4] on a repeat visit the shell of ${id} has the wave header, and nothing moves on any visit, at ${size}`, async ({
        page,
        play,
      }) => {
        const { scenario, driver } = await play(id);
        await abortFonts(page);
        await recordShifts(page);
        await driver.open({ hash: hashOf(scenario), path: '/dados-pessoais', query: {} });
        await page.getByRole('textbox').first().waitFor();
        await page.waitForLoadState('networkidle');
        const readShifts = (): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'shifts'));
        expect(await readShifts(), 'first visit').toEqual([]);
        const release = await delayAnswers(page, APP_FILES);
        const reload = page.reload();
        await expect(page.getByRole('status')).toHaveText('Preparando sua proposta');
        const shell = await boxesOf(page, { ...SHELL_SELECTORS, wave: '.shell-wave' });
        const color = await page
          .locator('.shell-header')
          .evaluate(header => getComputedStyle(header, '::before').backgroundColor);
        release();
        await reload;
        await page.getByRole('textbox').first().waitFor();
        const form = await boxesOf(page, { ...FORM_SELECTORS, wave: 'header [data-wave] > svg' });
        expect(form.header).toEqual(shell.header);
        expect(form.wave).toEqual(shell.wave);
        expect(form.title?.top).toBeCloseTo(shell.title?.top ?? 0, 0);
        const band = page.locator('header > [data-wave]');
        expect(await band.evaluate(element => getComputedStyle(element).backgroundColor)).toBe(color);
        await page.waitForLoadState('networkidle');
        expect(await readShifts(), 'repeat visit').toEqual([]);
      });

    test(`[2.53] [15.6] on a first visit the wave fades in over the plain header, on a repeat visit it stands at once, at ${size}`, async ({
      page,
      play,
    }) => {
      const { scenario, driver } = await play('credito-boleto-comeco');
      await recordWaveColours(page);
      const readColours = (): Promise<string[]> =>
        page.evaluate(() => Reflect.get(globalThis, 'waveColours'));
      const wave = page.locator('header > [data-wave]');
      const readWaveColour = () => wave.evaluate(element => getComputedStyle(element).backgroundColor);
      await driver.open({ hash: hashOf(scenario), path: '/dados-pessoais', query: {} });
      await page.getByRole('textbox').first().waitFor();
      await page.waitForTimeout(600);
      const waveColour = await readWaveColour();
      const firstColours = await readColours();
      expect(
        distanceBetween(firstColours[0], waveColour),
        'begins in the colour of the header',
      ).toBeGreaterThan(200);
      expect(new Set(firstColours).size, 'passes through colours between').toBeGreaterThan(2);
      expect(firstColours.at(-1)).toBe(waveColour);
      await page.reload();
      await page.getByRole('textbox').first().waitFor();
      await page.waitForTimeout(600);
      expect(new Set(await readColours()), 'repeat visit').toEqual(new Set([waveColour]));
    });

    test(`[14.4] the shell has the dimensions of the app's opening screen, at ${size}`, async ({
      page,
      visit,
    }) => {
      await visit('no-steps', '/dados-pessoais');
      await page.getByText('Tentar Novamente').waitFor();
      const release = await delayAnswers(page, /\/system$/);
      await page.getByText('Tentar Novamente').click();
      await page.getByRole('heading', { name: 'Abrindo sua proposta' }).waitFor();
      const skeleton = await boxesOf(page, SKELETON_SELECTORS);
      await page.reload();
      const shell = await boxesOf(page, SHELL_SELECTORS);
      release();
      // The shell has the fallback font, whose sentence may be a little wider. Browsers count no shift of less than 3
      // px.
      const { text, ...boxes } = shell;
      const { text: skeletonText, ...skeletonBoxes } = skeleton;
      expect(boxes).toEqual(skeletonBoxes);
      expect([text?.top, text?.height]).toEqual([skeletonText?.top, skeletonText?.height]);
      expect(Math.abs((text?.left ?? 0) - (skeletonText?.left ?? 0))).toBeLessThan(2);
    });
  });
}

for (const [device, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('[15.4a] [14.4] on a first visit the shell has the shape of the landing page, with its picture and title in place', async ({
      page,
      play,
    }) => {
      const { scenario, driver } = await play('happy-path');
      const release = await delayAnswers(page, APP_FILES);
      const navigation = driver.open({ hash: hashOf(scenario), path: '/inicio', query: {} });
      await page.getByRole('status').waitFor();
      await expect(page.locator('.shell-form')).toBeHidden();
      const shell = await boxesOf(page, { picture: '.shell-drawing', title: '.shell-landing .shell-title' });
      release();
      await navigation;
      await page.getByRole('heading', { level: 1, name: 'Crédito pessoal sem sair de casa' }).waitFor();
      const landing = await boxesOf(page, { picture: 'main svg', title: 'main h1' });
      expect(shell.picture).toEqual(landing.picture);
      expect([shell.title?.left, shell.title?.top]).toEqual([landing.title?.left, landing.title?.top]);
    });
  });

test("[14.1] the shell has the texts that the app's panel has before the configuration is known", async ({
  page,
  host,
  visit,
}) => {
  // The panel shows the sentence about saved values beside a journey, and name and title where there is no
  // configuration.
  await visit('start-saque-aniversario-fgts');
  await page.getByRole('button', { name: 'Consultar meu saldo' }).waitFor();
  const textsBesideJourney = await readPanelTexts(page);
  await page.context().clearCookies();
  await page.goto(host.url);
  await expect(page.getByRole('heading', { name: 'Link de acesso é inválido' })).toBeVisible();
  const appTexts = [...textsBesideJourney, ...(await readPanelTexts(page))];
  const release = await delayAnswers(page, APP_FILES);
  const reloaded = page.reload();
  await page.getByRole('status').waitFor();
  const shellTexts = await readPanelTexts(page);
  release();
  await reloaded;
  expect(shellTexts.length).toBe(3);
  expect(appTexts).toEqual(expect.arrayContaining(shellTexts));
});

/** Patterns of the files without which the app does not start or has no layout. */
const NEEDED_FILES = [...groupsOfFirstForm.map(file => `${file}-*.js`), 'start-*.css'];

for (const file of NEEDED_FILES) {
  test(`[8.29] the shell reports that the file "${file}" is missing, and loads the page again on request`, async ({
    page,
    play,
  }) => {
    const { scenario, driver } = await play('happy-path');
    const files = `**/assets/${file}`;
    await page.route(files, route => route.abort());
    await driver.open({ hash: hashOf(scenario), path: '/', query: {} });
    await expect(page.getByRole('status')).toHaveText('Verifique sua conexão e tente de novo.');
    await expect(page.getByRole('heading', { name: 'A página não carregou' })).toBeAttached();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByRole('textbox').first().waitFor();
  });
}

test('[8.29] the app starts although a style sheet of somebody else, such as of an extension of the browser, is missing', async ({
  page,
  play,
}) => {
  const { scenario, driver } = await play('happy-path');
  await page.route('**/extension.css', route => route.abort());
  await page.addInitScript(() => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '/extension.css';
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      document.body.append(sheet);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await driver.open({ hash: hashOf(scenario), path: '/', query: {} });
  await page.getByRole('textbox').first().waitFor();
  await expect(page.getByRole('heading', { name: 'A página não carregou' })).toHaveCount(0);
});

test('[8.29] the shell reports an app that has not started after a minute; if it starts later, it takes over', async ({
  page,
  play,
}) => {
  const { scenario, driver } = await play('happy-path');
  await page.clock.install();
  const release = await delayAnswers(page, START_FILE);
  const releaseSystem = await delayAnswers(page, /\/system$/);
  const navigation = driver.open({ hash: hashOf(scenario), path: '/', query: {} });
  const status = page.getByRole('status');
  await expect(status).toHaveText('Preparando sua proposta');
  // The time that passes by itself is added.
  await page.clock.runFor(50_000);
  await expect(status).toHaveText('Preparando sua proposta');
  await page.clock.runFor(10_000);
  await expect(status).toHaveText('Verifique sua conexão e tente de novo.');
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  release();
  await navigation;
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeHidden();
  await expect(page.getByRole('progressbar')).toBeVisible();
  releaseSystem();
  await page.getByRole('textbox').first().waitFor();
});

test('[8.29] the minute in which the app has to start leaves out the time in which the device was suspended', async ({
  page,
  play,
}) => {
  const { scenario, driver } = await play('happy-path');
  await page.clock.install();
  const release = await delayAnswers(page, START_FILE);
  const navigation = driver.open({ hash: hashOf(scenario), path: '/', query: {} });
  const status = page.getByRole('status');
  await expect(status).toHaveText('Preparando sua proposta');
  await page.clock.runFor(30_000);
  await page.clock.fastForward(600_000);
  await page.clock.runFor(20_000);
  await expect(status).toHaveText('Preparando sua proposta');
  await page.clock.runFor(10_000);
  await expect(status).toHaveText('Verifique sua conexão e tente de novo.');
  release();
  await navigation;
});

test('[13.5] [2.17b] screen readers hear one loading message: the shell has one status, whose text the app changes every 2 s in silence', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  const release = await delayAnswers(page, /\/system$/);
  await visit('happy-path', '/dados-pessoais');
  const status = page.getByRole('status');
  await expect(status).toHaveCount(1);
  await expect(status).toHaveText('Preparando sua proposta');
  await expect(page.locator('[data-shell]')).toHaveCount(1);
  await expect(status).not.toHaveAttribute('aria-live');
  await page.waitForLoadState();
  await page.clock.runFor(2100);
  await expect(status).toHaveText('Conferindo a segurança da conexão');
  await expect(status).toHaveAttribute('aria-live', 'off');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  await expect(page.getByRole('heading')).toHaveText(['Abrindo sua proposta']);
  release();
  await page.getByRole('textbox').first().waitFor();
  await expect(page.locator('[data-shell]')).toHaveCount(0);
});

test('[14.1] [14.3] the shell has an invisible date input, so that the browser prepares its calendar while the scripts load', async ({
  page,
  visit,
}) => {
  await delayAnswers(page, /\/system$/);
  await visit('happy-path', '/dados-pessoais');
  const calendar = page.locator('[data-shell] input[type=date]');
  await expect(calendar).toHaveCount(1);
  await expect(calendar).toBeHidden();
  await calendar.evaluate(element => element.focus());
  await expect(calendar).not.toBeFocused();
});

test('[14.6b] on a repeat visit the first frame without the shell has the title and the labels', async ({
  page,
  play,
}) => {
  const { scenario, driver } = await play('happy-path');
  await driver.open({ hash: hashOf(scenario), path: '/dados-pessoais', query: {} });
  await page.getByRole('textbox').first().waitFor();
  await page.addInitScript(() => {
    const readTexts = () =>
      [...document.querySelectorAll('main h1, main label')].map(element => element.textContent);
    const recordFirstTexts = (): void => {
      const isApp = document.querySelector('#app > *') && !document.querySelector('.shell');
      if (isApp) Object.assign(globalThis, { firstTexts: readTexts(), texts: readTexts });
      else requestAnimationFrame(recordFirstTexts);
    };
    requestAnimationFrame(recordFirstTexts);
  });
  await page.reload();
  await page.getByRole('textbox').first().waitFor();
  // The input may be there before the frame in which the texts are recorded.
  await page.waitForFunction(() => 'firstTexts' in globalThis);
  const [firstTexts, finalTexts] = await page.evaluate(() => [
    Reflect.get(globalThis, 'firstTexts'),
    Reflect.get(globalThis, 'texts')(),
  ]);
  expect(finalTexts.length).toBeGreaterThan(3);
  expect(firstTexts).toEqual(finalTexts);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript, and shows nothing that seems to load', async ({
    page,
    host,
  }) => {
    await page.goto(host.url);
    // Playwright does not find the text of a noscript element, so this uses its class.
    await expect(page.locator('.shell-notice')).toBeVisible();
    await expect(page.getByText('Preparando sua proposta')).toBeHidden();
  });
});

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('[14.1] [15.2] the style sheet of the app does not change the colours of the dark shell', async ({
    page,
    play,
  }) => {
    const { scenario, driver } = await play('happy-path');
    const releaseScripts = await delayAnswers(page, /\/assets\/.*\.js/);
    const navigation = driver.open({ hash: hashOf(scenario), path: '/dados-pessoais', query: {} });
    await page.getByRole('status').waitFor();
    // A property that only the style sheet has.
    const readCanvas = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--colors-canvas'));
    await expect.poll(readCanvas).not.toBe('');
    await expect(page.locator('.shell-header .shell-name')).toHaveCSS('color', 'rgb(27, 175, 216)');
    releaseScripts();
    await navigation;
  });

  test("[15.2] [1.6] [14.1] the shell is dark on a dark device, light if this tab has chosen the light theme, and has the lender's colours on the second visit", async ({
    page,
    play,
  }) => {
    const { scenario, driver } = await play('happy-path');
    const launchAddress = { hash: hashOf(scenario), path: '/dados-pessoais', query: {} };
    const readColours = () =>
      page.locator('.shell').evaluate(shell => ({
        ground: getComputedStyle(shell).backgroundColor,
        name: getComputedStyle(shell.querySelector('.shell-name') ?? shell).color,
      }));
    const readShellColours = async (open: () => Promise<unknown>) => {
      const release = await delayAnswers(page, APP_FILES);
      const navigation = open();
      await page.getByRole('status').waitFor();
      const colours = await readColours();
      release();
      await navigation;
      await page.getByRole('textbox').first().waitFor();
      await page.unroute(APP_FILES);
      return colours;
    };
    expect(await readShellColours(() => driver.open(launchAddress))).toEqual({
      ground: 'rgb(15, 21, 27)',
      name: 'rgb(27, 175, 216)',
    });
    const readActiveTextColour = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-active-text'));
    const lenderColour = await readActiveTextColour();
    const asHex = (color: string): string =>
      `#${(color.match(/\d+/g) ?? []).map(channel => Number(channel).toString(16).padStart(2, '0')).join('')}`;
    const secondColours = await readShellColours(() => page.reload());
    expect([secondColours.ground, asHex(secondColours.name)]).toEqual([
      'rgb(15, 21, 27)',
      lenderColour.toLowerCase(),
    ]);

    // Colours that were checked on a dark background are not shown on a light one (13.6).
    await page.getByRole('button', { name: 'Usar tema claro' }).click();
    // Waits until the app has stored the light colours, because it would overwrite the entry that the test writes next.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('proposta:brand')))
      .toContain('"theme":"light"');
    const storeDarkColours = (link: string) =>
      page.evaluate(
        entry => localStorage.setItem('proposta:brand', entry),
        JSON.stringify({ link, theme: 'dark', colors: { '--brand-active-text': '#ffff00' } }),
      );
    await storeDarkColours(hashOf(scenario).slice(-6));
    expect(await readShellColours(() => page.reload())).toEqual({
      ground: 'rgb(245, 247, 250)',
      name: 'rgb(25, 118, 146)',
    });
  });
});
