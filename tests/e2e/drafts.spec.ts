import type { Page } from '@playwright/test';
import { marina } from '#scenarios/cast/personas.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['camera'] });

const nameInputOf = (page: Page) => page.getByRole('textbox', { name: 'Nome completo' });
const emailInputOf = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
const DAY = 24 * 60 * 60 * 1000;

for (const [departure, leavePage] of [
  ['the tab is closed', (page: Page) => page.close()],
  ['another page is opened', (page: Page) => page.goto('about:blank')],
  ['the page is reloaded', (page: Page) => page.reload({ waitUntil: 'commit' })],
] as const)
  test(`[11.3] a value typed as soon as the input shows is kept if ${departure} at once`, async ({
    page,
    context,
    host,
    play,
  }) => {
    const { scenario } = await play('happy-path');
    const address = `${host.url}/?agx_hash=${hashOf(scenario)}`;
    await page.goto(address, { waitUntil: 'commit' });
    await nameInputOf(page).focus();
    await page.keyboard.insertText('Marina Alves');
    await leavePage(page);
    // The page that was reloaded is still open, and a second tab would show the notice about it (11.7).
    const isOpen = !page.isClosed() && page.url() !== 'about:blank';
    const nextPage = isOpen ? page : await context.newPage();
    if (!isOpen) await nextPage.goto(address);
    await expect(nameInputOf(nextPage)).toHaveValue('Marina Alves');
  });

test('[11.3] a visitor who leaves while the stored draft is still being decrypted keeps it, and what was typed meanwhile, also twice in a row', async ({
  page,
  context,
  host,
  play,
}) => {
  const { scenario } = await play('happy-path');
  const address = `${host.url}/?agx_hash=${hashOf(scenario)}`;
  await page.goto(address);
  await nameInputOf(page).fill('Marina');
  await emailInputOf(page).fill('marina@exemplo.com.br');
  await page.goto('about:blank');
  const makeDecryptionSlow = () => {
    const { encrypt } = SubtleCrypto.prototype;
    const never = new Promise<ArrayBuffer>(() => undefined);
    SubtleCrypto.prototype.decrypt = () => never;
    // The last draft of a page that was left is decrypted with a short key stream, which is made of zeros (`seal.ts`).
    SubtleCrypto.prototype.encrypt = function (algorithm, key, data) {
      const bytes = new Uint8Array(data as ArrayBuffer); // The app passes arrays only, which are copied.
      const isShortStream = bytes.length < 65_536 && bytes.every(byte => byte === 0);
      return isShortStream ? never : encrypt.call(this, algorithm, key, data);
    };
    // The storage gives up after five seconds; this visit is shorter.
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (effect: () => void, delay = 0) => setTimeout(effect, delay === 5000 ? 600_000 : delay),
    });
  };
  for (const [inputOf, otherInputOf, value] of [
    [nameInputOf, emailInputOf, 'Marina Alves'],
    [emailInputOf, nameInputOf, 'alves@exemplo.com.br'],
  ] as const) {
    const slowPage = await context.newPage();
    await slowPage.addInitScript(makeDecryptionSlow);
    await slowPage.goto(address);
    await inputOf(slowPage).fill(value);
    await expect(otherInputOf(slowPage)).toHaveValue('');
    await slowPage.goto('about:blank');
  }
  const nextPage = await context.newPage();
  await nextPage.goto(address);
  await expect(nameInputOf(nextPage)).toHaveValue('Marina Alves');
  await expect(emailInputOf(nextPage)).toHaveValue('alves@exemplo.com.br');
});

test('[11.3] values autofilled as soon as the inputs show are kept if the visitor leaves at once', async ({
  page,
  context,
  host,
  play,
}) => {
  const { scenario } = await play('happy-path');
  const address = `${host.url}/?agx_hash=${hashOf(scenario)}`;
  await page.addInitScript(() => {
    const fillIn = (labelText: string, value: string): boolean => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
        textContent?.startsWith(labelText),
      );
      const { control } = label ?? {};
      if (!(control instanceof HTMLInputElement)) return false;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    };
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('input')) return;
      if (!fillIn('E-mail', 'autofill@exemplo.com.br') || !fillIn('Nome completo', 'Marina Alves')) return;
      watcher.disconnect();
      location.href = 'about:blank';
    });
    if (location.protocol === 'http:') watcher.observe(document, { childList: true, subtree: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForURL('about:blank');
  const nextPage = await context.newPage();
  await nextPage.goto(address);
  await expect(nameInputOf(nextPage)).toHaveValue('Marina Alves');
  await expect(emailInputOf(nextPage)).toHaveValue('autofill@exemplo.com.br');
});

for (const [duration, milliseconds] of [
  ['half a minute', 30_000],
  ['a day', DAY],
] as const)
  test(`[11.3] a draft survives when the clock is set back by ${duration}`, async ({ page, visit }) => {
    await visit('happy-path');
    await emailInputOf(page).fill('marina@exemplo.com.br');
    await page.clock.setFixedTime(Date.now() - milliseconds);
    await page.reload();
    await expect(emailInputOf(page)).toHaveValue('marina@exemplo.com.br');
    await emailInputOf(page).fill('alves@exemplo.com.br');
    await page.reload();
    await expect(emailInputOf(page)).toHaveValue('alves@exemplo.com.br');
  });

test('[11.3] values and photos are restored after the operating system has ended the page while the camera is open', async ({
  page,
  context,
  visit,
}) => {
  const { engine } = await visit('documento-ja-enviado');
  const address = page.url();
  await page.getByRole('radio', { name: 'RG' }).check();
  await page.getByRole('group', { name: 'Frente do RG' }).getByRole('button', { name: 'Tirar foto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar foto' }).click();
  await page.getByRole('button', { name: 'Usar foto' }).click();
  await expect(page.getByRole('img', { name: /Prévia de/ })).toBeVisible();
  await page.getByRole('group', { name: 'Verso do RG' }).getByRole('button', { name: 'Tirar foto' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const devTools = await context.newCDPSession(page);
  const crash = page.waitForEvent('crash');
  // A crashed page does not answer the command.
  devTools.send('Page.crash').catch(() => undefined);
  await crash;
  const nextPage = await context.newPage();
  await nextPage.goto(address);
  await expect(nextPage.getByRole('radio', { name: 'RG' })).toBeChecked();
  const preview = nextPage.getByRole('img', { name: /Prévia de/ });
  await expect(preview).toBeVisible();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(engine.report().effects).toMatchObject({ savedSteps: 0, uploads: 0 });
});

test('[11.4, 12.10] no typed value is readable in the database of the browser', async ({ page, visit }) => {
  await visit('happy-path');
  await nameInputOf(page).fill(marina.name);
  await emailInputOf(page).fill(marina.email);
  const readStoredText = () =>
    page.evaluate(async () => {
      const answerOf = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const texts: string[] = [];
      const textOf = (value: unknown): string =>
        value instanceof Uint8Array
          ? new TextDecoder('latin1').decode(value)
          : typeof value === 'object' && value !== null
            ? Object.entries(value).flat().map(textOf).join(' ')
            : String(value);
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await answerOf(indexedDB.open(name));
        for (const store of database.objectStoreNames) {
          const entries = database.transaction(store).objectStore(store);
          texts.push(...(await answerOf(entries.getAllKeys())).map(String));
          texts.push(...(await answerOf(entries.getAll())).map(textOf));
        }
        database.close();
      }
      return texts.join('\n');
    });
  await expect.poll(readStoredText).toContain('drafts:');
  const text = await readStoredText();
  for (const secret of [marina.name, marina.email, marina.name.split(' ')[0] ?? ''])
    expect(text).not.toContain(secret);
});
