import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findMarkupMistakes } from '#tests/support/find-markup-mistakes.ts';
import { axeFindings } from './axe-findings.ts';
import { RESTS, restsInRun, sampleForRun } from './sample-for-run.ts';
import { startStaticSite } from './static-site.ts';
import { test as base, expect, withoutMotion } from './test.ts';

const basePath = '/credito/propostas/';
const HASH = '6650c1f2a4b3d90012e7f001';

interface Site {
  /** Address of the folder, with a slash at the end. */
  url: string;
  folder: string;
}

/** The folder of the QA build for the base path. It is built once, because the tests of this file run in one worker. */
const folder = join(tmpdir(), `qa-${process.pid}`);
/** A static host that serves only the build, under the base path. */
const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  site: async ({}, use) => {
    const site = await startStaticSite(folder, basePath);
    await use({ url: `${site.url}${basePath}`, folder });
    site.close();
  },
});
test.use(withoutMotion);
// All of the file or nothing: its build is the most expensive part.
test.skip(restsInRun('qa-base.spec.ts', 5), RESTS);
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  test.setTimeout(240_000);
  const mapsFile = 'dist-qa/atlas/maps.json';
  const command = ['tsx', 'tools/build.ts', 'qa', '--base', basePath, '--out', folder, '--maps', mapsFile];
  const { status, stderr } = spawnSync('npx', command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The QA build under ${basePath} failed: ${stderr}`);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The requests that neither the host nor the worker answers: they would leave the machine. */
function watchOutsideRequests(page: Page, site: Site): string[] {
  const outsideRequests: string[] = [];
  page.on('response', response => {
    const { origin } = new URL(response.url());
    const isOurs = origin === new URL(site.url).origin || response.url().startsWith('data:');
    if (!isOurs && !response.fromServiceWorker()) outsideRequests.push(response.url());
  });
  page.on('requestfailed', request => {
    // A reload aborts open requests; that is no failure.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    if (!request.url().startsWith(site.url)) outsideRequests.push(`${request.url()} failed`);
  });
  return outsideRequests;
}

test('[10.6] a link opens under the base path, and 404.html answers the reload of a deep link', async ({
  page,
  site,
}) => {
  const outsideRequests = watchOutsideRequests(page, site);
  await page.goto(`${site.url}?agx_hash=${HASH}&scenario=resume`);
  await expect(page.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/credito\/propostas\/./);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
  expect(outsideRequests).toEqual([]);
});

test('[15.5] the catalogue under the base path leads to the app, the workbench and the atlas', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  for (const [name, heading] of [
    ['Bancada', /Tudo dá certo/],
    ['Atlas', 'Atlas'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goto(site.url);
  }
  await page.getByRole('link', { name: 'Retomada de onde parou', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
});

test('[10.7b] [10.7i] the workbench under the base path plays a walk to a green verdict, also with another bank', async ({
  page,
  site,
}) => {
  const outsideRequests = watchOutsideRequests(page, site);
  await page.goto(`${site.url}bancada/?scenario=no-offer`);
  const app = page.frameLocator('iframe');
  await expect(app.getByRole('heading', { name: 'Termos' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Banco' }).selectOption('girassol');
  await expect(app.getByText('Banco Girassol').filter({ visible: true }).first()).toBeVisible();
  expect(page.url()).toContain('bank=girassol');
  await page.getByRole('button', { name: 'Tocar', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Veredito' }).getByRole('status')).toHaveText(
    /^Veredito verde/,
    { timeout: 40_000 },
  );
  const link = await page.getByRole('link', { name: /Abrir/ }).getAttribute('href');
  expect(link).toContain(`${basePath}?`);
  await page.goto(new URL(link ?? '', page.url()).href);
  await expect(page.getByText('Banco Girassol').filter({ visible: true }).first()).toBeVisible();
  expect(outsideRequests).toEqual([]);
});

test('[10.14b] [10.14c] the atlas shows screens and coverage maps; a cell opens its scenarios, by keyboard', async ({
  page,
  site,
}) => {
  const outsideRequests = watchOutsideRequests(page, site);
  await page.goto(`${site.url}atlas/`);
  const table = page.getByRole('region', { name: 'Operações × respostas: tabela' });
  await expect(table.getByRole('rowheader', { name: /7\.8 getSystem/ })).toBeVisible();
  const cell = table.getByRole('button', { name: /^7\.8 getSystem: 404/ });
  await cell.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '7.8 getSystem: 404' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: /: abrir o app$/ })).not.toHaveCount(0);
  expect(await axeFindings(page)).toBe('');
  expect(await findMarkupMistakes(await page.content())).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cell).toBeFocused();

  await page.getByRole('searchbox', { name: 'Filtrar Catálogo de erros × cenários' }).fill('8.34');
  await expect(
    page
      .getByRole('region', { name: 'Catálogo de erros × cenários: tabela' })
      .getByRole('rowheader', { name: /^8\.34/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Dados bancários/ }).click();
  await page.getByRole('link', { name: 'Retomada de onde parou: abrir o app' }).click();
  await expect(page.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
  expect(outsideRequests).toEqual([]);
});

/** `npm run test:full` shows each width in both colour schemes, any other run one width in one of them. */
const LOOKS = [390, 1280].flatMap(width =>
  (['light', 'dark'] as const).map(colorScheme => ({ width, colorScheme })),
);
for (const { width, colorScheme } of sampleForRun(LOOKS, {
  every: LOOKS.length,
  keyOf: look => `atlas ${look.width} ${look.colorScheme}`,
}))
  test(`[10.14, 15.5] atlas and catalogue: no accessibility problem, nothing cut off: ${width} px, ${colorScheme}`, async ({
    page,
    site,
  }) => {
    test.skip(restsInRun('axe on the atlas', 2), RESTS);
    test.slow(); // axe needs most of a minute for the atlas on a busy machine
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const pagePath of ['atlas/', '']) {
      await page.goto(site.url + pagePath);
      await expect(page.getByRole('heading', { name: /^Telas da jornada|^Produtos/ })).toBeVisible();
      if (pagePath !== '') await expect(page.getByRole('table').first()).toBeVisible();
      expect(await axeFindings(page)).toBe('');
      expect(await findMarkupMistakes(await page.content())).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

test('the pages of the QA build name only addresses under the base path', ({ site }) => {
  const pages = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(html|css)$/.test(name),
  );
  expect(pages).toEqual(expect.arrayContaining(['404.html', 'bancada/index.html', 'atlas/index.html']));
  const foreignAddresses = pages.flatMap(name =>
    [...readFileSync(join(site.folder, name), 'utf8').matchAll(/(?:src|href)="([^"]*)"|url\(([^)]*)\)/g)]
      .map(([, attribute, style]) => (attribute ?? style ?? '').replaceAll(/["']/g, ''))
      .filter(address => !/^(data:|#|\.|\/credito\/propostas\/)/.test(address))
      .map(address => `${name}: ${address}`),
  );
  expect(foreignAddresses).toEqual([]);
});
