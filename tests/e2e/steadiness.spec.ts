import type { Locator, Page } from '@playwright/test';
import { delayAnswers } from './delay-answers.ts';
import { personalFields } from './personal-fields.ts';
import { playInTurn } from './sample-for-run.ts';
import { fallbackFontFamilies, loadDeviceFont, setDeviceFont } from './set-device-font.ts';
import { expect, test } from './test.ts';

// On the average each test plays on one of the two devices.
playInTurn(2);

/** An entry type of Chromium that TypeScript's libraries do not describe. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Records layout shifts that the visitor did not cause. @returns a function that reads them. */
async function recordShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await waitTwoFrames(page);
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as LayoutShift; // the observer observes only this type
        if (hadRecentInput || value === 0) continue;
        const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
        shifts.push(`${value.toFixed(4)}: ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });
  return async () => {
    await waitTwoFrames(page);
    return page.evaluate(() => (globalThis as unknown as { shifts: readonly string[] }).shifts); // set above
  };
}

const waitForFonts = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.fonts.ready.then(() => undefined));

/**
 * Tops and heights of all elements that are no part of a line. A text that breaks into more lines changes some of them.
 */
const readLines = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'))
      .filter(element => getComputedStyle(element).display !== 'inline')
      .map(element => {
        const { top, height } = element.getBoundingClientRect();
        return `${element.tagName} "${element.textContent?.slice(0, 20)}" ${top.toFixed(1)} ${height.toFixed(1)}`;
      }),
  );

/**
 * The largest sum of the shifts. An amount on the right begins some pixels earlier or later, because the digits of no
 * device have the widths of Montserrat's. 0.1 is the limit of a good page.
 */
const MAX_FONT_SHIFT = 0.002;

/** Two frames later the observer has reported every layout shift. */
const waitTwoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise(resolve =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  );

const getHeading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });

interface DelayedContent {
  name: string;
  scenario: string;
  /** Addresses of the calls whose answers the test delays. */
  delayedCalls: RegExp;
  /** An element that is visible during the delay, and one that appears after it. */
  elementDuringDelay: (page: Page) => Locator;
  elementAfterDelay: (page: Page) => Locator;
}

const getBankHeading = (page: Page): Locator => getHeading(page, 'Dados bancários');
const bankListCall = /\/resource\/banks/;

const delayedContents: readonly DelayedContent[] = [
  {
    name: 'a list',
    scenario: 'resume',
    delayedCalls: bankListCall,
    elementDuringDelay: getBankHeading,
    elementAfterDelay: page => page.getByRole('combobox', { name: 'Banco' }),
  },
  {
    name: 'an empty list',
    scenario: 'empty-list',
    delayedCalls: bankListCall,
    elementDuringDelay: getBankHeading,
    elementAfterDelay: page => page.getByText('Nenhuma item encontrado'),
  },
  {
    name: 'a list that fails',
    scenario: 'list-failed',
    delayedCalls: bankListCall,
    elementDuringDelay: getBankHeading,
    elementAfterDelay: page => page.getByText('Não foi possível carregar os dados'),
  },
  {
    name: 'an offer',
    scenario: 'simulacao-fgts',
    delayedCalls: /simulation-calculator\/fgts/,
    elementDuringDelay: page => getHeading(page, 'Quantos saques antecipar'),
    elementAfterDelay: page => page.getByText('Saques que você antecipa'),
  },
];

/** Screens with text on the left, in the middle and on the right, and the last element that appears on them. */
const screens = [
  {
    name: 'the landing page',
    scenario: 'happy-path',
    path: '/inicio',
    lastElement: page => page.getByRole('button', { name: 'Começar' }),
  },
  {
    name: 'a form',
    scenario: 'happy-path',
    path: '/dados-pessoais',
    lastElement: page => page.getByRole('textbox'),
  },
  {
    name: 'an offer',
    scenario: 'simulacao-fgts',
    path: '/',
    lastElement: page => page.getByText('Saques que você antecipa'),
  },
] satisfies { name: string; scenario: string; path: string; lastElement: (page: Page) => Locator }[];

for (const [device, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const { name, scenario, delayedCalls, elementDuringDelay, elementAfterDelay } of delayedContents)
      test(`[14.4] ${name} moves no other element when it appears`, async ({ page, visit }) => {
        const releaseAnswers = await delayAnswers(page, delayedCalls);
        await visit(scenario);
        await elementDuringDelay(page).first().waitFor();
        await waitForFonts(page);
        const readShifts = await recordShifts(page);
        releaseAnswers();
        await elementAfterDelay(page).first().waitFor();
        expect(await readShifts()).toEqual([]);
      });

    for (const family of fallbackFontFamilies)
      for (const { name, scenario, path, lastElement } of screens)
        test(`[14.4] ${name} keeps its lines when the file of Montserrat arrives after "${family}"`, async ({
          page,
          visit,
        }) => {
          await setDeviceFont(page, family);
          const releaseFont = await delayAnswers(page, /montserrat.*\.woff2$/);
          // The page's `load` waits for the file.
          const opened = visit(scenario, path);
          await lastElement(page).first().waitFor();
          await loadDeviceFont(page, family);
          const readShifts = await recordShifts(page);
          const lines = await readLines(page);
          releaseFont();
          await opened;
          await waitForFonts(page);
          expect(await page.evaluate(() => document.fonts.check('1rem Montserrat'))).toBe(true);
          const shifts = await readShifts();
          expect(await readLines(page)).toEqual(lines);
          const sum = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
          expect(sum, shifts.join('\n')).toBeLessThan(MAX_FONT_SHIFT);
        });

    test('[15.6b] [14.4] a new step does not move the header, the progress or the dock', async ({
      page,
      visit,
    }) => {
      const releaseAnswers = await delayAnswers(page, /create-proposal/);
      const { driver } = await visit('happy-path', '/dados-pessoais');
      for (const [name, text] of personalFields) await driver.fill(name, text);
      await page.getByRole('button', { name: 'Continuar' }).click();
      // The browser does not count shifts in the half second after a press.
      await page.waitForTimeout(700);
      await waitForFonts(page);
      const shifts = await recordShifts(page);
      releaseAnswers();
      await getHeading(page, 'Endereço').waitFor();
      await page.getByRole('textbox', { name: 'CEP' }).waitFor();
      expect(await shifts()).toEqual([]);
    });
  });
