import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { marina } from '#scenarios/cast/personas.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { listenLocally } from '../../tools/listen-locally.ts';
import { personalFields } from './personal-fields.ts';
import { switchPreloadingOff } from './switch-preloading-off.ts';
import { expect, test } from './test.ts';

const errorDialogOf = (page: Page) => page.getByRole('alertdialog');

/** Every request fails from now on. With `isNoticed` the browser also knows that it is offline. */
async function breakConnection(page: Page, { isNoticed }: { isNoticed: boolean }): Promise<void> {
  await page.route('**/*', route => route.abort());
  if (isNoticed) await page.context().setOffline(true);
}

for (const isNoticed of [true, false]) {
  test(`[8.2] [8.3] the connection fails right after the first step shows, ${isNoticed ? 'and the browser knows' : 'unnoticed by the browser'}: the dialog shows, and typed values stay`, async ({
    play,
    page,
  }) => {
    const { driver, scenario, engine } = await play('happy-path');
    // Switches preloading off, so that the lazy files have not loaded when the connection breaks.
    await switchPreloadingOff(page);
    await driver.open({ hash: hashOf(scenario), path: '/', query: {} });
    await page.getByRole('textbox', { name: 'Data de nascimento' }).waitFor();
    await breakConnection(page, { isNoticed });
    for (const [name, text] of personalFields) await driver.fill(name, text);
    const requestedPaths: string[] = [];
    page.on('request', request => requestedPaths.push(new URL(request.url()).pathname));
    const submit = page.getByRole('button', { name: 'Continuar' });
    await submit.focus();
    await page.keyboard.press('Enter');
    const message = isNoticed
      ? 'Verifique sua conexão com a internet.'
      : 'Por favor, tente novamente recarregando a página.';
    await expect(errorDialogOf(page)).toContainText(message);
    // The press loads the code that submits a step; the code of the error dialog is loaded already.
    expect(requestedPaths.filter(path => !/\/journey-/.test(path) && path.includes('/assets/'))).toEqual([]);
    const email = page.getByRole('textbox', { name: 'E-mail', includeHidden: true });
    await expect(email).toHaveValue(marina.email);

    await page.unroute('**/*');
    if (isNoticed) await page.context().setOffline(false);
    else await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(errorDialogOf(page)).toBeHidden();
    await expect(submit).toBeFocused();
    await expect(email).toHaveValue(marina.email);
    expect(engine.report().effects.proposals, 'nothing is sent unasked').toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Endereço' }).waitFor();
    expect(engine.report().effects.proposals).toBe(1);
  });
}

test('[4.28] during a pause of the service the button counts down, keeps its name, and works afterwards', async ({
  play,
  page,
}) => {
  const { driver, scenario } = await play('busy-opening');
  await driver.open({ hash: hashOf(scenario), path: '/', query: {} });
  const button = page.getByRole('button', { name: 'Tentar Novamente', exact: true });
  await expect(button).toHaveText(/Tentar Novamente em \d+ s/);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.press('Enter');
  await driver.advance(30_000);
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.press('Enter');
  await page.getByRole('heading', { name: 'Dados pessoais' }).waitFor();
});

test('[12.1] [7.4] neither a read nor a write follows a redirect of the service to another host', async ({
  play,
  page,
}) => {
  const requests: string[] = [];
  const otherHost = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    response.end();
  });
  const port = await listenLocally(otherHost);
  const redirect = {
    kind: 'offContract',
    reason: 'the service never redirects; a wrong address in the configuration does',
    status: 307,
    body: null,
    headers: { location: `http://127.0.0.1:${port}/` },
  } as const;
  try {
    const { scenario, driver, engine } = await play('happy-path');
    engine.breakNext('getSystem', redirect);
    await driver.open({ hash: hashOf(scenario), path: '/', query: {} });
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByRole('textbox', { name: 'Data de nascimento' }).waitFor();
    for (const [name, text] of personalFields) await driver.fill(name, text);
    engine.breakNext('createProposal', redirect);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(errorDialogOf(page)).toContainText('A conexão falhou');
    expect(requests).toEqual([]);
  } finally {
    otherHost.close();
  }
});
