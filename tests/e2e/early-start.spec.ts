import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { deploymentOf } from '#mocks/hosts/http/deployment.ts';
import type { HttpHost } from '#mocks/hosts/http.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { APP_FILES, delayAnswers, START_FILE } from './delay-answers.ts';
import { configureNginx, findFreePort, nginx, startNginx } from './nginx.ts';
import { expect, test } from './test.ts';

/** The requests of the page to the service and the IP services. */
function watchCalls(page: Page) {
  const calls: Request[] = [];
  page.on('request', request => calls.push(request));
  const callsMatching = (pattern: RegExp) => calls.filter(request => pattern.test(request.url()));
  return { systemCalls: () => callsMatching(/\/system$/), ipCalls: () => callsMatching(/ipify|geojs/) };
}

const firstInputOf = (page: Page) => page.getByRole('textbox').first();
const addressOf = (url: string, hash: string, parameters = '') =>
  `${url}/dados-pessoais?agx_hash=${hash}${parameters}`;

test('[14.1b] [12.1a] [2.22] before any script file has loaded, the address has no tokens, and the app has called the service (with the tokens) and an IP service once', async ({
  page,
  play,
  host,
}) => {
  const { scenario } = await play('happy-path');
  const { systemCalls, ipCalls } = watchCalls(page);
  const release = await delayAnswers(page, APP_FILES);
  const navigation = page.goto(
    addressOf(host.url, hashOf(scenario), '&token=segredo-123&userOfficeToken=loja-7'),
  );
  await expect.poll(() => systemCalls().length).toBe(1);
  await expect.poll(() => ipCalls().length).toBe(1);
  expect(page.url()).not.toContain('segredo');
  const headers = await systemCalls()[0]?.allHeaders();
  expect(headers).toMatchObject({
    'x-access-token': 'segredo-123',
    userofficetoken: 'loja-7',
    version: 'v2',
  });
  release();
  await navigation.catch(() => undefined);
  await firstInputOf(page).waitFor();
  expect(systemCalls()).toHaveLength(1);
  expect(ipCalls()).toHaveLength(1);
});

test('[11.3] before the app has loaded, the secure storage has its key', async ({ page, play, host }) => {
  const { scenario } = await play('happy-path');
  const release = await delayAnswers(page, START_FILE);
  const navigation = page.goto(addressOf(host.url, hashOf(scenario)));
  const countKeys = () =>
    page.evaluate(async () => {
      const isThere = (await indexedDB.databases()).some(({ name }) => name === 'sealed-entries');
      if (!isThere) return 0;
      return new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sealed-entries');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('keys').objectStore('keys').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      });
    });
  await expect.poll(() => page.url()).toContain(host.url);
  await expect.poll(countKeys).toBe(1);
  release();
  await navigation.catch(() => undefined);
  await firstInputOf(page).fill('Marina Alves');
  await page.reload();
  await expect(firstInputOf(page)).toHaveValue('Marina Alves');
});

test('[1.2] [3.17] a reload, a return by the back button, and a tab without a hash in its address send at most one system request each', async ({
  page,
  play,
  host,
}) => {
  const { scenario } = await play('happy-path');
  const { systemCalls } = watchCalls(page);
  await page.goto(addressOf(host.url, hashOf(scenario)));
  await firstInputOf(page).waitFor();
  expect(systemCalls()).toHaveLength(1);
  await page.reload();
  await firstInputOf(page).waitFor();
  expect(systemCalls()).toHaveLength(2);
  await page.goto(`${host.url}/pixels/index.json`);
  await page.goBack();
  await firstInputOf(page).waitFor();
  expect(systemCalls().length).toBeLessThanOrEqual(3);
  const countBefore = systemCalls().length;
  await page.goto(`${host.url}/`);
  await firstInputOf(page)
    .or(page.getByRole('button', { name: 'Começar' }))
    .first()
    .waitFor();
  expect(systemCalls()).toHaveLength(countBefore + 1);
});

test('[11.4] a hash id that only the cookie has is not requested before the visitor has answered', async ({
  page,
  play,
  host,
  context,
}) => {
  const { scenario } = await play('happy-path');
  await context.addCookies([{ name: 'agx_hash', value: hashOf(scenario), url: host.url }]);
  const { systemCalls } = watchCalls(page);
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Continuar' }).waitFor();
  expect(systemCalls()).toHaveLength(0);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.poll(() => systemCalls().length).toBe(1);
});

test('[8.3] [4.28] the opening fails with its early request, and the retry sends a new request', async ({
  page,
  play,
  host,
}) => {
  const { scenario, engine } = await play('happy-path');
  engine.breakNext('getSystem', { kind: 'networkError' });
  const { systemCalls } = watchCalls(page);
  await page.goto(addressOf(host.url, hashOf(scenario)));
  await page.getByRole('button', { name: /Tentar novamente/i }).click();
  await firstInputOf(page).waitFor();
  expect(systemCalls()).toHaveLength(2);
});

test.describe('under the policy of nginx', () => {
  test.skip(!nginx, 'nginx is not on this machine and cannot be installed');

  /** The production build behind nginx, with the service on another origin, which plays the happy path. */
  async function serveHappyPath(host: HttpHost) {
    const scenario = scenarioById('happy-path');
    const session = host.sessions.play(scenario, randomUUID());
    const port = await findFreePort();
    const { status, output, folder } = configureNginx(
      { LISTEN: `127.0.0.1:${port}` },
      deploymentOf(`${host.url}/`, session),
    );
    if (status !== 0) throw new Error(output);
    const url = `http://127.0.0.1:${port}`;
    const changePage = (change: (body: string) => string): void => {
      const file = path.join(folder, 'index.html');
      writeFileSync(file, change(readFileSync(file, 'utf8')));
      // Removes the compressed copies, which still contain the unchanged page.
      for (const name of readdirSync(folder)) if (/\.(?:gz|br)$/.test(name)) rmSync(path.join(folder, name));
    };
    const stop = await startNginx(folder, `${url}/-/health`);
    return { address: addressOf(url, hashOf(scenario)), stop, changePage };
  }

  test('[12.9] [14.1] the policy allows the inline script by its hash and no other; without that script the app starts by itself', async ({
    page,
    host,
  }) => {
    const { address, stop, changePage } = await serveHappyPath(host);
    try {
      const violations: string[] = [];
      page.on('console', message => {
        if (/Content Security Policy/.test(message.text())) violations.push(message.text());
      });
      const { systemCalls } = watchCalls(page);
      const release = await delayAnswers(page, APP_FILES);
      const navigation = page.goto(address);
      await expect.poll(() => systemCalls().length).toBeGreaterThan(0);
      await expect(page.locator('.shell-input').first()).toHaveCSS('height', '42px');
      release();
      await navigation;
      await firstInputOf(page).waitFor();
      expect(violations).toEqual([]);
      const methods = systemCalls().map(request => request.method());
      expect(methods.filter(method => method === 'GET')).toHaveLength(1);

      // One more blank changes the hash of the inline script. Neither that script nor an injected one runs.
      changePage(body =>
        body
          .replace('<script>(', '<script> (')
          .replace('<body>', '<body><script>window.injectedScriptRan = true</script>'),
      );
      const countBefore = systemCalls().length;
      await page.goto(address);
      await firstInputOf(page).waitFor();
      expect(violations).toHaveLength(2);
      expect(await page.evaluate(() => Reflect.get(window, 'injectedScriptRan'))).toBeUndefined();
      expect(systemCalls().length).toBeGreaterThan(countBefore);
    } finally {
      stop();
    }
  });

  test('[8.29] [12.9] where the policy blocks the inline script and the file with its code is missing, the shell says so', async ({
    page,
    host,
  }) => {
    const { address, stop, changePage } = await serveHappyPath(host);
    try {
      changePage(body => body.replace('<script>(', '<script> ('));
      await page.route(/\/page-start-/, route => route.abort());
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'A página não carregou' })).toBeAttached();
      await page.unroute(/\/page-start-/);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await firstInputOf(page).waitFor();
    } finally {
      stop();
    }
  });
});
