import { playWalk } from '#mocks/play-walk.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { expect, test } from './test.ts';

const PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test('[2.54] without a hash the production build says that the link is invalid', async ({ page, host }) => {
  await page.goto(host.url);
  await expect(page.getByRole('heading', { name: 'Link de acesso é inválido' })).toBeVisible();
  await expect(page).toHaveTitle(/^Link de acesso é inválido/);
});

test('[2.57] the ornament is in the brand colour, and red while an error shows', async ({ page, visit }) => {
  const readOrnamentColour = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-ornament').toLowerCase());
  await visit('resume');
  await page.getByText(/^Passo \d de \d$/).waitFor();
  const brandColour = await page.evaluate(() =>
    document.documentElement.style.getPropertyValue('--brand-primary'),
  );
  expect(await readOrnamentColour()).toBe(brandColour.toLowerCase());
  await visit('no-steps');
  await page.getByText('Tentar Novamente').waitFor();
  expect(await readOrnamentColour()).toBe('#b3261e');
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_USER_AGENT, viewport: { width: 360, height: 740 }, hasTouch: true });

  test('[2.19, 2.13] a new visitor sees the landing page first, and starts from there', async ({
    page,
    visit,
  }) => {
    await visit('happy-path');
    await expect(page).toHaveURL(/\/inicio\?/);
    await page.getByRole('button', { name: 'Começar' }).click();
    await expect(page.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  });

  test('[15.1a] [15.1b] [15.1d] [9.19] inputs are 56 px high, the one button is in view, and "Passo n de total" is shown', async ({
    page,
    visit,
  }) => {
    await visit('resume');
    await page.getByText(/^Passo \d de \d$/).waitFor();
    expect((await page.getByRole('textbox').first().boundingBox())?.height).toBe(56);
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeInViewport();
  });
});

test('[9.19, 2.38] a desktop shows inputs of 42 px height and the progress of the visitor', async ({
  page,
  visit,
}) => {
  await visit('unauthorized');
  await expect(page.getByText('Passo 2 de 5')).toBeVisible();
  expect((await page.getByRole('textbox', { name: 'CEP' }).boundingBox())?.height).toBe(42);
});

test('[1.2c] [1.2, 4.21] a reload on every screen resumes at the step of the service', async ({
  page,
  play,
}) => {
  test.slow();
  const { scenario, driver, engine } = await play('happy-path');
  const resumedSteps: string[] = [];
  await playWalk(scenario, driver, engine, {
    after: async (_, action) => {
      if (action.do !== 'waitFor' || !('heading' in action)) return;
      await page.reload();
      await driver.waitForHeading(action.heading);
      resumedSteps.push(action.heading);
    },
  });
  expect(resumedSteps).toEqual([
    'Dados pessoais',
    'Endereço',
    'Dados bancários',
    'Termos',
    'Proposta enviada',
  ]);
  expect(engine.report().effects.proposals).toBe(1);
});

test('[2.15] a typed address of a later step leads back to the step of the service', async ({
  page,
  visit,
}) => {
  await visit('unauthorized', '/termos');
  await expect(page.getByRole('heading', { name: 'Endereço' })).toBeVisible();
  await expect(page).toHaveURL(/\/endereco\?/);
});

test('[12.1, 2.22] tokens leave the address and the history, and the hash stays', async ({
  page,
  play,
  host,
}) => {
  const { scenario } = await play('resume');
  await page.goto(`${host.url}/?agx_hash=${hashOf(scenario)}&token=segredo-123&jwtToken=segredo-456`);
  await page.getByText(/^Passo \d de \d$/).waitFor();
  expect(page.url()).not.toContain('segredo');
  expect(page.url()).toContain(hashOf(scenario));
  const navigationEntries = await page.evaluate(() =>
    JSON.stringify(performance.getEntriesByType('navigation')),
  );
  expect(navigationEntries).not.toContain('segredo');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'cookiesAccessToken')?.value).toBe('segredo-123');
});

test('[12.10] no storage and no console line contains typed values', async ({ page, visit }) => {
  const consoleLines: string[] = [];
  page.on('console', message => consoleLines.push(message.text()));
  await visit('happy-path');
  await page.getByRole('textbox', { name: 'Nome completo' }).fill(marina.name);
  await page.getByRole('textbox', { name: 'CPF' }).fill(marina.cpf);
  await page.waitForTimeout(1500);
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const secret of [marina.name, marina.cpf, '52998224725']) {
    expect(storedText).not.toContain(secret);
    expect(consoleLines.join('\n')).not.toContain(secret);
  }
});

test('an invalid deployment configuration shows a screen, and the console names the mistake', async ({
  page,
  host,
}) => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.route(`${host.url}/`, async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(id="deployment">)[^<]*/,
      '$1{"serviceUrl":"ftp://errado"}',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${host.url}/`);
  await expect.poll(() => errors.join()).toContain('"serviceUrl" must be an http(s) address');
  await expect(page.getByRole('heading')).toHaveText('Configuração do aplicativo inválida');
});

test('[4.41, 2.18] a missing file reloads the page once without loss; then the page continues without the file, a press requests it again, and a retry reloads the page again', async ({
  page,
  visit,
}) => {
  const loadedUrls: string[] = [];
  page.on('framenavigated', frame => loadedUrls.push(frame.url()));
  await page.route('**/assets/simulation-*', route => route.abort());
  await visit('company-lookup-failed');
  const input = page.getByRole('textbox', { name: 'Dia do pagamento' });
  await input.fill('10');
  const loadCount = loadedUrls.length;
  await page.getByRole('button', { name: 'Não sei o CNPJ: buscar pelo nome' }).click();
  await expect.poll(() => loadedUrls.length).toBe(loadCount + 1);
  await expect(input).toHaveValue('10');

  await page.getByRole('button', { name: 'Não sei o CNPJ: buscar pelo nome' }).click();
  const failureDialog = page.getByRole('alertdialog', {
    name: 'Uma parte da página não carregou',
  });
  await failureDialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.poll(() => loadedUrls.length).toBe(loadCount + 2);
  await expect(input).toHaveValue('10');

  await page.getByRole('button', { name: 'Não sei o CNPJ: buscar pelo nome' }).click();
  await expect(failureDialog).toBeVisible();
  await page.unroute('**/assets/simulation-*');
  await failureDialog.getByRole('button', { name: 'Voltar' }).click();
  await expect(failureDialog).toBeHidden();
  await expect(input).toHaveValue('10');
  await page.getByRole('button', { name: 'Não sei o CNPJ: buscar pelo nome' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome da empresa' })).toBeVisible();
  expect(loadedUrls.length).toBe(loadCount + 2);
});
