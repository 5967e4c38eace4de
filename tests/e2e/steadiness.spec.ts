import type { Locator, Page } from '@playwright/test';
import { delayAnswers } from './delay-answers.ts';
import { personalFields } from './personal-fields.ts';
import { expect, test } from './test.ts';

/** An entry type of Chromium that TypeScript's libraries do not describe. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Records layout shifts that the visitor did not cause. @returns a function that reads them. */
async function recordShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => document.fonts.ready);
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
        const readShifts = await recordShifts(page);
        releaseAnswers();
        await elementAfterDelay(page).first().waitFor();
        expect(await readShifts()).toEqual([]);
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
      const shifts = await recordShifts(page);
      releaseAnswers();
      await getHeading(page, 'Endereço').waitFor();
      await page.getByRole('textbox', { name: 'CEP' }).waitFor();
      expect(await shifts()).toEqual([]);
    });
  });
