import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { serveBuild } from '#mocks/hosts/http/static-files.ts';
import { listenLocally } from '../../tools/listen-locally.ts';
import { test as base, expect } from './test.ts';

const HASH = '6650c1f2a4b3d90012e7f001';

/** A static host that only serves files, as QA may use for `dist-qa`. */
const test = base.extend<{ qa: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  qa: async ({}, use) => {
    if (!existsSync('dist-qa/index.html'))
      throw new Error('dist-qa is missing: run `npm run build:qa` first.');
    const server: Server = createServer(async (request, response) => {
      const file = await serveBuild('dist-qa', new URL(request.url ?? '/', 'http://localhost').pathname, {});
      response.writeHead(file.status, file.headers).end(file.body);
    });
    const port = await listenLocally(server);
    await use(`http://127.0.0.1:${port}`);
    server.closeAllConnections();
    server.close();
  },
});

test('[15.5, 10.6] without a hash the QA build shows the catalogue, ready to click', async ({ page, qa }) => {
  await page.goto(qa);
  await expect(page.getByRole('heading', { name: 'Cenários' })).toBeVisible();
  await page
    .getByRole('link', { name: /Retomada/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cenários');
});

test('[10.5a] [10.6a] [10.6b] a link opens the situation in the worker, and a reload resumes', async ({
  page,
  qa,
}) => {
  await page.goto(`${qa}/?agx_hash=${HASH}&scenario=resume`);
  const step = page.getByRole('heading', { level: 1, name: 'Dados bancários' });
  await expect(step).toBeVisible();
  expect(page.url()).toContain('scenario=resume');
  await page.reload();
  await expect(step).toBeVisible();
});

test('[10.6a] a link opens its situation again in a tab that has played it to the end', async ({
  page,
  qa,
}) => {
  const link = `${qa}/?agx_hash=${HASH}&scenario=resume&mock_break=getSystem:503`;
  const isBroken = page.getByRole('button', { name: 'Tentar novamente' });
  await page.goto(link);
  await isBroken.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dados bancários' })).toBeVisible();
  await page.goto(link);
  await expect(isBroken).toBeVisible();
});

test('[10.6c] an unknown scenario shows the catalogue with the nearest names', async ({ page, qa }) => {
  await page.goto(`${qa}/?agx_hash=${HASH}&scenario=happy-pth`);
  await expect(page.getByRole('heading', { name: 'Cenários' })).toBeVisible();
  await expect(page.getByText('happy-path').first()).toBeVisible();
});

test('[10.7j] the app carries only a small tab to the workbench, never over the primary button', async ({
  page,
  qa,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${qa}/?agx_hash=${HASH}&scenario=unauthorized`);
  const tab = page.getByRole('link', { name: /bancada/i });
  await expect(tab).toBeVisible();
  const [tabBox, buttonBox] = [
    await tab.boundingBox(),
    await page.getByRole('button', { name: 'Continuar' }).boundingBox(),
  ];
  if (!tabBox || !buttonBox) throw new Error('the tab or the button has no box');
  expect(tabBox.width).toBeLessThanOrEqual(44);
  const areApart =
    tabBox.y + tabBox.height <= buttonBox.y ||
    tabBox.y >= buttonBox.y + buttonBox.height ||
    tabBox.x >= buttonBox.x + buttonBox.width;
  expect(areApart).toBe(true);
});
