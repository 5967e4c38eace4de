import type { Page } from '@playwright/test';
import type { Driver } from '#mocks/drivers/driver.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { fillPersonalData } from '#scenarios/products/credito-pessoal.walk.ts';
import { expect, test } from './test.ts';

/**
 * Presses the button of that name ten times within 200 ms, also after it has been replaced; a press without such a
 * button does nothing.
 */
async function pressTenTimes(page: Page, name: string): Promise<void> {
  await page.evaluate(async buttonName => {
    for (let count = 0; count < 10; count += 1) {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(button => button.textContent.trim() === buttonName)?.click();
      await new Promise(resolve => setTimeout(resolve, 18));
    }
  }, name);
}

async function typePersonalData(driver: Driver): Promise<void> {
  for (const action of fillPersonalData(marina)) {
    if (action.do === 'fill') await driver.fill(action.field, action.with);
  }
}

const nameInputOf = (page: Page) => page.getByRole('textbox', { name: 'Nome completo' });

test('[11.1] ten clicks in 200 ms create one proposal', async ({ page, visit }) => {
  const { driver, engine } = await visit('happy-path');
  await typePersonalData(driver);
  await pressTenTimes(page, 'Continuar');
  await expect(page.getByRole('heading', { name: 'Endereço' })).toBeVisible();
  expect(engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 1 });
});

test('[11.7] only one of two tabs on a proposal works, and typed values move from tab to tab', async ({
  page,
  context,
  visit,
}) => {
  const { engine } = await visit('happy-path');
  await nameInputOf(page).fill(marina.name);
  const secondTab = await context.newPage();
  await secondTab.goto(page.url());
  const openElsewhereHeading = { name: 'Esta proposta está aberta em outra aba' };
  await expect(secondTab.getByRole('heading', openElsewhereHeading)).toBeVisible();
  await secondTab.getByRole('button', { name: 'Continuar nesta aba' }).click();
  await expect(nameInputOf(secondTab)).toHaveValue(marina.name);
  await expect(page.getByRole('heading', openElsewhereHeading)).toBeVisible();
  await secondTab.reload();
  await expect(nameInputOf(secondTab)).toHaveValue(marina.name);
  await expect(page.getByRole('heading', openElsewhereHeading)).toBeVisible();
  await secondTab.close();
  await expect(nameInputOf(page)).toHaveValue(marina.name);
  expect(engine.report().effects.proposals).toBe(0);
});

/**
 * The first request for a matching file gets a 404, as after a deployment.
 * @returns a function that counts the loaded pages.
 */
async function failFileOnce(page: Page, pattern: RegExp): Promise<() => number> {
  let documentCount = 0;
  page.on('request', request => {
    if (request.resourceType() === 'document') documentCount += 1;
  });
  let isMissing = true;
  await page.route(pattern, route => {
    if (!isMissing) return route.continue();
    isMissing = false;
    return route.fulfill({ status: 404, body: '' });
  });
  return () => documentCount;
}

test('[4.41] a screen whose file is missing after a deploy reloads the page once', async ({
  page,
  visit,
}) => {
  const countPages = await failFileOnce(page, /\/side-pages-[^/]*\.js$/);
  await visit('passo-a-passo', '/steps-tutorial');
  await expect.poll(countPages).toBe(2);
  await expect(page.getByRole('heading', { name: /^Passo a passo/ })).toBeVisible();
});

test('[4.41] a wait whose file is missing after a deploy reloads the page once, and polls again by itself', async ({
  page,
  visit,
}) => {
  const countPages = await failFileOnce(page, /\/journey-[^/]*\.js$/);
  await visit('polling-success');
  await expect(page.getByRole('heading', { name: 'Proposta enviada' })).toBeVisible({ timeout: 40_000 });
  expect(countPages()).toBe(2);
});

test('[11.9e] [14.7b] [4.29] 30 minutes of waiting send 120 polls, one at a time, with constant memory', async ({
  page,
  visit,
}) => {
  test.slow();
  await page.clock.install();
  let openPolls = 0;
  let maxConcurrent = 0;
  let pollCount = 0;
  page.on('request', request => {
    if (!request.url().includes('/update-step/')) return;
    pollCount += 1;
    openPolls += 1;
    maxConcurrent = Math.max(maxConcurrent, openPolls);
  });
  page.on('requestfinished', request => {
    if (request.url().includes('/update-step/')) openPolls -= 1;
  });
  const devtools = await page.context().newCDPSession(page);
  const readHeapSize = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const { engine } = await visit('etapa-aguardando-politica-empresa-waiting');
  await expect.poll(() => pollCount).toBe(1);
  const expectAnswered = (times: number) =>
    expect.poll(() => pollCount === times && openPolls === 0).toBe(true);
  await expectAnswered(1);
  let heapBefore = 0;
  for (let poll = 1; poll <= 120; poll += 1) {
    await page.clock.runFor(15_000);
    await expectAnswered(poll + 1);
    if (poll === 20) heapBefore = await readHeapSize();
  }
  expect(maxConcurrent).toBe(1);
  expect((await readHeapSize()) - heapBefore).toBeLessThan(1_000_000);
  expect(engine.report().effects.savedSteps).toBe(0);
});
