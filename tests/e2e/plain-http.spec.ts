import { existsSync } from 'node:fs';
import { PHONE_HOST } from './phone-host.ts';
import { type StaticSite, startStaticSite } from './static-site.ts';
import { test as base, expect } from './test.ts';

const HASH = '6650c1f2a4b3d90012e7f001';

const test = base.extend<{ site: StaticSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  site: async ({}, use) => {
    if (!existsSync('dist-qa/index.html'))
      throw new Error('dist-qa is missing: run `npm run build:qa` first.');
    const site = await startStaticSite('dist-qa');
    await use({ ...site, url: site.url.replace('127.0.0.1', PHONE_HOST) });
    site.close();
  },
});

test('[10.6] without a secure context interceptors play the scenario, and a reload continues it', async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/unauth/')) requests.push(request.url());
  });
  await page.goto(`${site.url}/?agx_hash=${HASH}&scenario=resume`);
  const step = page.getByRole('heading', { level: 1, name: 'Dados bancários' });
  await expect(step).toBeVisible();
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await page.reload();
  await expect(step).toBeVisible();
  expect(requests, 'no call of the service leaves the page').toEqual([]);
  expect(await page.evaluate(() => window.__mocks?.journal.map(({ operation }) => operation))).toContain(
    'getSystem',
  );
});
