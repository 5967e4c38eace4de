import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';

/** Notes the files of the page; calls of the service and its lists are not counted (14.1). */
function countFiles(page: Page): { all: () => string[] } {
  const asked: string[] = [];
  page.on('request', request => {
    const path = new URL(request.url()).pathname;
    if (request.resourceType() === 'document' || path.includes('/assets/')) asked.push(path);
  });
  return { all: () => asked };
}

test('[14.1] a first visit asks for at most 12 files before the form, and for none that the page itself did not name', async ({
  page,
  visit,
}) => {
  // What would be preloaded later is not wanted: this visit shows what the form itself asks for.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const files = countFiles(page);
  await visit('happy-path');
  await page.getByRole('textbox', { name: 'Data de nascimento' }).waitFor();
  await page.getByRole('button', { name: 'Continuar' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(files.all().length).toBeLessThanOrEqual(12);
  const named = await page.evaluate(() =>
    [...document.querySelectorAll('head script[src], head link[href]')].map(element =>
      (element.getAttribute('src') ?? element.getAttribute('href') ?? '').replace(location.origin, ''),
    ),
  );
  const scripts = files.all().filter(path => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter(path => !named.includes(path))).toEqual([]);
});

test('[14.1] a first visit asks for at most 30 files in all', async ({ page, visit }) => {
  const files = countFiles(page);
  await visit('happy-path');
  await page.getByRole('textbox', { name: 'Data de nascimento' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(files.all().length).toBeLessThanOrEqual(30);
});
