import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { realClock } from '#mocks/clock.ts';
import { startHttpHost } from '#mocks/hosts/http.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { listenLocally } from '../../tools/listen-locally.ts';
import { test as base, expect, withoutMotion } from './test.ts';

interface Embedded {
  /** The field for a search in the partner's page. It has the focus at the start. */
  search: Locator;
  app: FrameLocator;
}

/** Opens a page of a partner, which is another origin, with a search field, and with the app in a frame. */
const test = base.extend<{ embed: (id: string, attributes?: string, path?: string) => Promise<Embedded> }>({
  embed: async ({ page, context }, use) => {
    // Without the policy of production, which forbids every frame.
    const host = await startHttpHost({});
    let frame = '';
    const partner = createServer((_, response) =>
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(`<!doctype html><title>Loja</title><input aria-label="Busca" autofocus>${frame}`),
    );
    const port = await listenLocally(partner);
    await use(async (id, attributes = '', path = '/') => {
      const scenario = scenarioById(id);
      const session = host.sessions.play(scenario, randomUUID(), plain, realClock);
      await context.addCookies([{ name: 'mock_session', value: session, url: host.url }]);
      const url = `${host.url}${path}?agx_hash=${hashOf(scenario)}`;
      frame = `<iframe title="Proposta" width="400" height="800" src="${url}" ${attributes}></iframe>`;
      await page.goto(`http://127.0.0.1:${port}`, { waitUntil: 'commit' });
      return { search: page.getByRole('textbox', { name: 'Busca' }), app: page.frameLocator('iframe') };
    });
    partner.closeAllConnections();
    partner.close();
    await host.close();
  },
});
test.use(withoutMotion);

/** Types letter by letter until the app shows this. Returns the typed text. */
async function typeUntil(page: Page, shown: Locator): Promise<string> {
  let typed = '';
  while (!(await shown.isVisible())) {
    await page.keyboard.type('a');
    typed += 'a';
  }
  return typed;
}

test("[13.4] [1.6] the app takes no focus from a partner's page in which the visitor types, and shows where it is to one who enters it", async ({
  page,
  embed,
}) => {
  const { search, app } = await embed('completion-resumed');
  const heading = app.getByRole('heading', { level: 1, name: 'Proposta enviada' });
  const typed = await typeUntil(page, heading);
  await page.keyboard.type('b');
  await expect(search).toHaveValue(`${typed}b`);
  await expect(search).toBeFocused();
  await app.locator('main').click({ position: { x: 2, y: 2 } });
  await expect(heading).toBeFocused();
});

test("[13.4] [13.2] a dialog takes no focus from a partner's page, and gets it when the visitor enters the frame", async ({
  page,
  embed,
}) => {
  const { search, app } = await embed('polling-failure');
  const dialog = app.getByRole('alertdialog').or(app.getByRole('dialog'));
  const typed = await typeUntil(page, dialog);
  await expect(search).toHaveValue(typed);
  await page.keyboard.press('Tab');
  await expect(app.locator('[aria-modal=true]:focus-within')).toBeVisible();
});

test("[2.26] [13.5] in a partner's frame without popups a link leaves the journey in place, and the visitor gets the address", async ({
  embed,
}) => {
  const { app } = await embed(
    'assinatura-do-contrato',
    'sandbox="allow-scripts allow-same-origin allow-forms"',
    '/sign-proposal',
  );
  await app.getByRole('button', { name: 'Ler e assinar' }).first().click();
  await app.getByRole('button', { name: 'Abrir link' }).click();
  await expect(app.getByRole('heading', { name: 'Abra este endereço em outra aba' })).toBeVisible();
  await expect(app.getByText(/https:\/\/assinatura\./)).toBeVisible();
  // The partner has not allowed the clipboard either.
  await app.getByRole('button', { name: 'Copiar endereço' }).click();
  await expect(app.getByRole('heading', { name: 'O endereço não foi copiado' })).toBeVisible();
  await app.getByRole('button', { name: 'Fechar' }).click();
  await expect(app.getByRole('button', { name: 'Ler e assinar' }).first()).toBeVisible();
});
