import { existsSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { workbenchStorageKey } from '#mocks/workbench/forget-visitor.ts';
import { scenarios } from '#scenarios/index.ts';
import { searchScenarios } from '#scenarios/search-scenarios.ts';
import { axeFindings } from './axe-findings.ts';
import { playInTurn, sampleForRun } from './sample-for-run.ts';
import { startStaticSite } from './static-site.ts';
import { expect as anyExpect, test as base, withoutMotion } from './test.ts';

/**
 * Longer than usual, because the workbench loads every scenario and starts the app in its frame, which takes long on a
 * busy machine.
 */
const expect = anyExpect.configure({ timeout: 30_000 });

interface Workbench {
  page: Page;
  app: FrameLocator;
}

/** The workbench of the QA build, on a static host. */
const test = base.extend<{
  open: (query: string, options?: { pace: number }) => Promise<Workbench>;
  site: string;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  site: async ({}, use) => {
    if (!existsSync('dist-qa/bancada/index.html'))
      throw new Error('dist-qa has no workbench: run `npm run build:qa` first.');
    const site = await startStaticSite('dist-qa');
    await use(site.url);
    site.close();
  },
  open: async ({ page, site }, use) => {
    // The default pace is 0 ms: a walk that waits after each action lasts four times as long.
    await use(async (query, { pace } = { pace: 0 }) => {
      await page.addInitScript(
        ([key, settings]) => {
          if (window === window.top) localStorage.setItem(key, localStorage.getItem(key) ?? settings);
        },
        [workbenchStorageKey, JSON.stringify({ pace })] as const,
      );
      await page.goto(`${site}/bancada/${query}`);
      return { page, app: page.frameLocator('iframe') };
    });
  },
});

test.use(withoutMotion);
playInTurn(5);

const verdictOf = (page: Page) => page.getByRole('region', { name: 'Veredito' });
const callsOf = (page: Page) => page.getByRole('region', { name: 'Chamadas', exact: true });
const playWalk = (page: Page) => page.getByRole('button', { name: 'Tocar', exact: true }).click();

test('[10.7b] a walk plays in the live app, and the verdict turns green', async ({ open }) => {
  const { page, app } = await open('?scenario=happy-path');
  await expect(app.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  await playWalk(page);
  await expect(verdictOf(page).getByRole('status')).toHaveText(/^Veredito verde/, { timeout: 40_000 });
  await expect(app.getByRole('heading', { name: 'Proposta enviada' })).toBeVisible();
  await callsOf(page).getByText('createProposal').click();
  const body = callsOf(page).getByText('"nome": "Marina Alves de Souza"').first();
  await expect(body).toBeVisible();
  // However long an address or a body is, the column keeps its width.
  const box = await callsOf(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
});

test('[10.7] [15.1] at 1280 px top bar and controls take one row each, with the longest title of all scenarios', async ({
  open,
}) => {
  const [scenario] = scenarios.toSorted((a, b) => b.title.length - a.title.length);
  const { page } = await open(`?scenario=${scenario?.id}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  const rows = page.locator('.top, .tools').filter({ visible: true });
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(50);
  const frame = await page.locator('iframe').boundingBox();
  expect(frame?.height).toBeGreaterThan(600);
});

test('[10.7] what testers seldom need is in a menu, which closes after a choice', async ({ open }) => {
  const { page } = await open('?scenario=happy-path');
  const shortcuts = page.getByRole('button', { name: 'Atalhos' });
  await expect(shortcuts).toBeHidden();
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Link da bancada' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Atlas' })).toHaveAttribute('href', '/atlas/');
  await shortcuts.click();
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Atlas' })).toBeHidden();
});

test('[10.7] [13.1] the menu gives the focus back to its button, and closes when the tester works in the app', async ({
  open,
}) => {
  const { page, app } = await open('?scenario=happy-path');
  await expect(app.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  const menuButton = page.getByRole('button', { name: 'Mais', exact: true });
  await menuButton.press('Enter');
  await page.getByRole('button', { name: 'Atalhos' }).press('Enter');
  await page.getByRole('dialog', { name: 'Atalhos do teclado' }).press('Escape');
  await expect(menuButton).toBeFocused();
  await menuButton.click();
  await expect(page.getByRole('link', { name: 'Atlas' })).toBeVisible();
  await page.locator('iframe').click();
  await expect(page.getByRole('link', { name: 'Atlas' })).toBeHidden();
});

test('[10.7] the results of a search are played one after another, and each gets a green mark', async ({
  open,
}) => {
  test.setTimeout(120_000);
  const { page } = await open('?scenario=happy-path');
  await page.getByRole('searchbox').fill('vazia');
  const results = searchScenarios('vazia').scenarios;
  await expect(page.getByText(`${results.length} cenários`)).toBeVisible();
  await page.getByRole('button', { name: 'Tocar todos' }).click();
  const greenOutcomes = page.getByRole('navigation', { name: 'Cenários' }).locator('[data-outcome="green"]');
  await expect(greenOutcomes).toHaveCount(results.length, { timeout: 100_000 });
});

test('[10.7, 10.8] an answer of the contract is played by HTTP calls alone, or tried by hand in the app', async ({
  open,
}) => {
  const { page, app } = await open('?scenario=happy-path');
  const contractAnswers = page.getByRole('button', { name: /^Respostas do contrato/ });
  await expect(contractAnswers).toHaveAttribute('aria-expanded', 'false');
  await contractAnswers.click();
  await page.getByRole('button', { name: 'getSystem: 500', exact: true }).click();
  await expect(app.getByText('Instabilidade na comunicação')).toBeVisible();
  await playWalk(page);
  await expect(verdictOf(page).getByRole('status')).toHaveText(/^Veredito verde/, { timeout: 20_000 });
  await expect(app.getByText('Este cenário fala só HTTP')).toBeVisible();
  await expect(callsOf(page).getByText('getSystem').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Respostas do contrato/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('[10.7] the catalogue lists the products, and each opens at its start', async ({ open }) => {
  const { page, app } = await open('?scenario=resume');
  await page.getByRole('button', { name: /^Produtos, do começo/ }).click();
  await page.getByRole('button', { name: /^Crédito pessoal(?! com foto)/ }).click();
  await expect(app.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  expect(page.url()).toContain('scenario=start-credito-pessoal');
});

test('[1.5] [10.7c] the journal lists the rules that the app applies, each with its evidence', async ({
  open,
}) => {
  const { page } = await open('?scenario=start-saque-aniversario-fgts');
  await expect(callsOf(page).getByText('fgts-anniversary (reconhecida pelo nome')).toBeVisible();
});

test('[10.7] one of two pending faults can be cancelled, and the other one stays', async ({ open }) => {
  const { page, app } = await open(
    '?scenario=resume&mock_break=updateStep:500&mock_break=updateStep:networkError',
  );
  await expect(app.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
  const pending = page.getByRole('list', { name: 'Vão quebrar' });
  await expect(pending.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Não quebrar updateStep: 500' }).click();
  await expect(pending.getByRole('listitem')).toHaveText([/conexão cai/]);
  expect(await page.getByRole('link', { name: /Abrir/ }).getAttribute('href')).not.toContain('%3A500');
});

test('[10.7d] a broken call makes the walk fail where it breaks, and the verdict red', async ({ open }) => {
  const { page, app } = await open('?scenario=resume');
  await expect(app.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Quebrar a próxima' }).selectOption('updateStep');
  await page.getByRole('combobox', { name: 'com', exact: true }).selectOption('500');
  await page.getByRole('button', { name: 'Quebrar', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Vão quebrar' })).toHaveText('updateStep: 500');
  await playWalk(page);
  await expect(app.getByText('Instabilidade na comunicação')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Vão quebrar' })).toHaveCount(0);
  await expect(verdictOf(page).getByRole('status')).toHaveText(/^Veredito vermelho/, { timeout: 30_000 });
  await expect(page.getByText('não há título “Termos”')).toBeVisible();
});

test('[10.7b] step by step: one action at a time, then up to a chosen one', async ({ open }) => {
  const { page, app } = await open('?scenario=resume');
  await expect(app.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
  const walkRegion = page.getByRole('region', { name: 'Passeio' });
  await page.getByRole('button', { name: 'Passo', exact: true }).click();
  await expect(walkRegion.getByText('1/9')).toBeVisible();
  await walkRegion.getByRole('button', { name: /preencher "Agência"/ }).click();
  await expect(app.getByLabel('Agência')).toHaveValue('0001', { timeout: 20_000 });
  await expect(walkRegion.getByText('4/9')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
});

test('[10.7f] the clock of the app goes on to the next poll, by 15 s, and past the time limit of 150 s without a real wait', async ({
  open,
}) => {
  test.setTimeout(150_000);
  const { page, app } = await open('?scenario=polling-success');
  await expect(app.getByRole('heading', { name: /analisando/ })).toBeVisible();
  await page.getByRole('button', { name: 'próxima consulta', exact: true }).click();
  await expect(page.getByText('O app consultou mais uma vez.')).toBeVisible();
  await page.getByRole('button', { name: '+15 s' }).click();
  await expect(app.getByRole('heading', { name: /Proposta enviada|finalizando/ })).toBeVisible();

  await page.goto(`${new URL(page.url()).origin}/bancada/?scenario=resume&mock_break=updateStep:hang`);
  const walk = page.getByRole('region', { name: 'Passeio' });
  await expect(app.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
  await walk.getByRole('button', { name: /tocar em "Continuar"/ }).click();
  // Selects the write, because the list of banks may still be loading.
  const write = callsOf(page).getByRole('listitem').filter({ hasText: 'updateStep' });
  await expect(write.getByText('espera', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'estourar 150 s' }).click();
  // All timers of the 150 s run one after the other, which takes longer on a busy machine.
  await expect(page.getByText('O relógio do app andou 150 s.')).toBeVisible({ timeout: 60_000 });
  await expect(app.getByRole('heading', { name: 'A conexão falhou' })).toBeVisible();
});

test('[10.7e] [10.7i] offline, theme and width of the frame are set from outside', async ({ open }) => {
  const { page, app } = await open('?scenario=happy-path&width=360');
  await expect(app.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  await page.getByRole('button', { name: 'escuro' }).click();
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '1280' }).click();
  await expect.poll(() => app.locator('html').evaluate(() => window.innerWidth)).toBe(1280);
  await page.getByLabel('Sem internet').check();
  expect(await app.locator('html').evaluate(() => navigator.onLine)).toBe(false);
  await page.getByRole('button', { name: 'Reiniciar' }).click();
  await expect(page.getByLabel('Sem internet')).not.toBeChecked();
  await expect(app.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
});

test('[10.7h] [10.7i] the theme that the tester chooses in the app is in the links of the workbench', async ({
  open,
}) => {
  // A frame of another width may be made smaller, and Playwright would click beside the button.
  const { page, app } = await open('?scenario=resume&width=0');
  await expect(app.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
  await app.getByRole('button', { name: 'Usar tema escuro' }).click();
  await expect(page.getByRole('button', { name: 'escuro' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: /Abrir/ })).toHaveAttribute('href', /mock_theme=dark/);
});

test('[10.7] a report opens the app at the reported moment: after a walk by its link, after use by hand by its file', async ({
  open,
  context,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, app } = await open('?scenario=resume&mock_dialect=nulls');
  const walk = page.getByRole('region', { name: 'Passeio' });
  const writeReport = async (note: string, button: string): Promise<void> => {
    await page.getByRole('button', { name: 'Relatar' }).click();
    await page.getByLabel('O que você viu, e o que esperava?').fill(note);
    await page.getByRole('button', { name: button }).click();
  };
  const openedReport = page.getByRole('region', { name: 'Relato aberto' });
  await walk.getByRole('button', { name: /preencher "Agência"/ }).click();
  await expect(app.getByLabel('Agência')).toHaveValue('0001', { timeout: 20_000 });
  await writeReport('A agência some.', 'Copiar o link do relato');
  await expect(page.getByText('Link do relato copiado.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(openedReport.getByText('A agência some.')).toBeVisible();
  await expect(app.getByLabel('Agência')).toHaveValue('0001', { timeout: 20_000 });
  await expect(walk.getByText('4/9')).toBeVisible();
  expect(page.url()).toContain('dialect=nulls');

  await page.getByRole('button', { name: 'Fechar o relato' }).click();
  await walk
    .getByRole('button', { name: /tocar em "Continuar"/ })
    .first()
    .click();
  await expect(app.getByRole('heading', { name: 'Termos' })).toBeVisible({ timeout: 20_000 });
  // A key of a person, which marks the app as used by hand.
  await app.getByRole('heading', { name: 'Termos' }).press('Shift');
  const download = page.waitForEvent('download');
  await writeReport('Vim até os termos.', 'Salvar em arquivo');
  const file = await (await download).path();
  await page.goto(`${new URL(page.url()).origin}/bancada/?scenario=happy-path`);
  await page.getByRole('button', { name: 'Relatar' }).click();
  await page.getByLabel('Abrir um relato em arquivo').setInputFiles(file);
  await expect(openedReport.getByText('Vim até os termos.')).toBeVisible();
  await expect(app.getByRole('heading', { name: 'Termos' })).toBeVisible({ timeout: 20_000 });
  await openedReport.getByText('O que foi visto').click();
  await expect(openedReport.getByText(/^Versão .+, visto em .+Chrome/)).toBeVisible();
  await expect(openedReport.getByText(/^updateStep/).first()).toBeVisible();
});

test('[10.7g] a reset clears the typed values, a reload of the workbench keeps the scenario and its screen', async ({
  open,
}) => {
  const { page, app } = await open('?scenario=resume');
  await page.getByRole('button', { name: /^Sem oferta no-offer/ }).click();
  await expect(app.getByRole('heading', { name: 'Termos' })).toBeVisible();
  expect(page.url()).toContain('scenario=no-offer');
  await page.reload();
  await expect(app.getByRole('heading', { name: 'Termos' })).toBeVisible();
  await page.getByRole('button', { name: /Tudo dá certo/ }).click();
  await app.getByLabel('Nome completo').fill('Quem esteve aqui antes');
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: 'Reiniciar' }).click();
  await expect(app.getByLabel('Nome completo')).toHaveValue('');
});

test('[10.7] by keyboard alone: search, open, play, pause, and the focus stays at the workbench', async ({
  open,
}) => {
  const { page, app } = await open('?scenario=happy-path', { pace: 300 });
  await expect(app.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  // The app in the frame may be moving the focus to its first heading at this moment and take the key.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.type('no-offer');
  // The input shows the letters first; the list follows in a later render.
  await expect(page.locator('.entries .entry').first()).toContainText('no-offer');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Sem oferta no-offer/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.getByRole('heading', { name: 'Termos' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sem oferta no-offer/ })).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByText('1/6')).toBeVisible();
  await page.keyboard.press('p');
  await expect(verdictOf(page).getByRole('status')).toHaveText(/^Veredito verde/, { timeout: 20_000 });
  await page.keyboard.press('p');
  await expect(page.locator('iframe')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
});

test('[10.6] an unknown scenario shows the nearest names', async ({ open }) => {
  const { page, app } = await open('?scenario=no-ofer');
  await page.getByRole('alert').getByRole('button', { name: 'no-offer', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'Termos' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[10.7h] the copied link opens the same situation without the workbench', async ({
  open,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
  const { page, app } = await open('?scenario=resume&theme=dark&mock_break=updateStep:500');
  await expect(app.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
  await page.getByRole('button', { name: 'Copiar link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get('mock_break')).toBe('updateStep:500');
  const appPage = await context.newPage();
  await appPage.goto(link);
  await expect(appPage.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
  await expect(appPage.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(appPage.getByRole('link', { name: /bancada/ })).toHaveAttribute(
    'href',
    /bancada\/\?scenario=resume/,
  );
});

test('[10.7i] the simulated host gets the messages of the app', async ({ open }) => {
  const { page, app } = await open('?scenario=happy-path&host=webview');
  await expect(app.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  await page.getByRole('button', { name: 'escuro' }).click();
  await expect(page.getByText('"darkTheme"')).toBeVisible();
});

for (const host of ['webview', 'parent'])
  test(`[3.44, 4.40, 12.8] the app keeps the space of the bars of ${host} free and sends the hash on request`, async ({
    open,
  }) => {
    const { page, app } = await open(`?scenario=happy-path&host=${host}`);
    await expect(app.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible({ timeout: 30_000 });
    await expect
      .poll(() => app.locator('html').evaluate(root => root.style.getPropertyValue('--inset-top')))
      .toBe('24px');
    const headerTop = await app.getByRole('banner').evaluate(header => header.getBoundingClientRect().top);
    expect(headerTop).toBeGreaterThanOrEqual(24);
    await page.getByRole('button', { name: 'pedir o hash' }).click();
    await expect(page.getByText(/"copyHash","detail":"6650c1f2a4b3d90012e7f001"/)).toBeVisible();
  });

/** `npm run test:full` shows each size in both colour schemes, any other run one size in one of them. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
];
const LOOKS = SIZES.flatMap(size =>
  (['light', 'dark'] as const).map(colorScheme => ({ ...size, colorScheme })),
);
for (const { width, height, colorScheme } of sampleForRun(LOOKS, {
  every: LOOKS.length,
  keyOf: look => `workbench ${look.width} ${look.colorScheme}`,
}))
  test(`the workbench has no accessibility problem and nothing cut off: ${width} px, ${colorScheme}`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const { app } = await open('?scenario=resume');
    await expect(app.getByRole('heading', { name: 'Dados bancários' })).toBeVisible();
    expect(await axeFindings(page)).toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width !== 360) return;
    for (const name of ['Cenários', 'Passeio', 'Chamadas']) {
      await page.getByRole('navigation', { name: 'Partes da bancada' }).getByRole('button', { name }).click();
      expect(await axeFindings(page)).toBe('');
    }
  });
