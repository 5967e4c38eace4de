import type { Page } from '@playwright/test';
import { hashOf } from '#scenarios/hash-of.ts';
import { groupsOfFirstForm } from '../../tools/file-groups.ts';
import { delayAnswers } from './delay-answers.ts';
import { personalFields } from './personal-fields.ts';
import { switchPreloadingOff } from './switch-preloading-off.ts';
import { expect, test } from './test.ts';

/** Records the files of the page. Calls of the service are not recorded (14.1). */
function recordFiles(page: Page): { all: () => string[] } {
  const paths: string[] = [];
  page.on('request', request => {
    const path = new URL(request.url()).pathname;
    if (request.resourceType() === 'document' || path.includes('/assets/')) paths.push(path);
  });
  return { all: () => paths };
}

test('[14.1c] a first visit requests at most 12 files before the form, all of them named by the page', async ({
  page,
  visit,
}) => {
  // Switches preloading off, so that the page requests only the files of the form.
  await switchPreloadingOff(page);
  const files = recordFiles(page);
  await visit('happy-path');
  await page.getByRole('textbox', { name: 'Data de nascimento' }).waitFor();
  await page.getByRole('button', { name: 'Continuar' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(files.all().length).toBeLessThanOrEqual(12);
  const namedFiles = await page.evaluate(() =>
    [...document.querySelectorAll('head script[src], head link[href]')].map(element =>
      (element.getAttribute('src') ?? element.getAttribute('href') ?? '').replace(location.origin, ''),
    ),
  );
  const scripts = files.all().filter(path => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter(path => !namedFiles.includes(path))).toEqual([]);
});

test('[14.1c] a first visit requests at most 30 files in total', async ({ page, visit }) => {
  const files = recordFiles(page);
  await visit('happy-path');
  await page.getByRole('textbox', { name: 'Data de nascimento' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(files.all().length).toBeLessThanOrEqual(30);
});

const EARLY_SCRIPTS = [...groupsOfFirstForm, 'rolldown-runtime', 'integrations'];
const LATER_SCRIPT = new RegExp(`/assets/(?!${EARLY_SCRIPTS.join('|')})[^/]*\\.js$`);

/** The scripts that index.html does not name, without the integrations (partners, data layer). */
const laterScriptsIn = (paths: readonly string[]): string[] => paths.filter(path => LATER_SCRIPT.test(path));

test('[14.1] with data saving nothing is preloaded', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const files = recordFiles(page);
  await visit('happy-path');
  await page.getByRole('textbox', { name: 'Data de nascimento' }).waitFor();
  // Integrations start when the place is complete, before any preloading.
  await expect.poll(() => files.all().some(path => path.includes('/integrations-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(laterScriptsIn(files.all())).toEqual([]);
});

test('[14.1d] preloading starts after the lists of the form have loaded', async ({ play, page }) => {
  const { driver, scenario } = await play('unauthorized');
  const files = recordFiles(page);
  const lists = /\/resource\//;
  const release = await delayAnswers(page, lists);
  const listRequest = page.waitForRequest(lists);
  await driver.open({ hash: hashOf(scenario), path: '/', query: {} });
  await page.getByRole('textbox', { name: 'CEP' }).waitFor();
  await listRequest;
  await page.waitForTimeout(1500);
  expect(laterScriptsIn(files.all())).toEqual([]);
  release();
  await expect.poll(() => laterScriptsIn(files.all()).join()).toMatch(/\/journey-/);
});

test('[14.1d] on a slow line a press waits for the file that it needs, and not for preloaded files', async ({
  play,
  page,
}) => {
  const { driver, scenario, engine } = await play('happy-path');
  const files = recordFiles(page);
  // The preload of the journey's file never gets an answer.
  const release = await delayAnswers(page, /\/journey-[^/]*\.js$/);
  await driver.open({ hash: hashOf(scenario), path: '/', query: {} });
  for (const [name, text] of personalFields) await driver.fill(name, text);
  await expect.poll(() => laterScriptsIn(files.all()).length).toBe(1);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForTimeout(500);
  expect(laterScriptsIn(files.all()), 'the press asks for no second file').toHaveLength(1);
  release();
  await page.getByRole('heading', { name: 'Endereço' }).waitFor();
  expect(engine.report().effects.proposals).toBe(1);
});
