import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ErrorPage } from '#journey/model/next-action.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { changedSystem } from '#scenarios/products/building-blocks/changed-system.ts';
import { cartaoNio } from '#scenarios/products/cartao-nio.ts';
import { creditoBoleto } from '#scenarios/products/credito-boleto.ts';
import { creditoContaDeLuz } from '#scenarios/products/credito-conta-de-luz.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { homeEquity } from '#scenarios/products/home-equity.ts';
import type { CatalogueProduct } from '#scenarios/products/index.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';
import { scenarioWith } from '#tests/support/scenario-with.ts';

let stage: ScenarioStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** The whole app on a product, open at its first step. */
async function open(product: CatalogueProduct, plan: Plan, heading: string): Promise<void> {
  stage = setUpStage(scenarioWith({ product: product.id, plan }));
  await stage.controls.open({ hash: product.hashId, path: '/', query: {} });
  await expect.element(page.getByRole('heading', { name: heading }), { timeout: 8000 }).toBeVisible();
}

const colors = { primary: '#0A6E5C', secondary: '#F2A33A' };
const readCssVariable = (name: string): string => document.documentElement.style.getPropertyValue(name);
const styleOf = (element: Element | null | undefined): CSSStyleDeclaration => {
  if (!element) throw new Error('It is not on the page.');
  return getComputedStyle(element);
};

test('[3.14b] [3.14d] [3.14e] [9.37] the page has font, text colour, wave and theme of the configuration', async () => {
  const plan = changedSystem(creditoPessoal, {
    display: {
      colors: {
        ...colors,
        textColor: '#2B1055',
        theme: 'light',
        extra: { 'font-family': 'Nunito Sans, sans-serif', 'wave-color': '#1F2A44' },
      },
    },
  });
  await open(creditoPessoal, plan, 'Dados pessoais');
  const heading = styleOf(page.getByRole('heading', { name: 'Dados pessoais' }).element());
  expect(heading.color).toBe('rgb(43, 16, 85)');
  expect(heading.fontFamily).toMatch(/^"Nunito Sans", Montserrat/);
  expect(readCssVariable('--brand-wave')).toBe('#1f2a44');
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('[3.15c] [3.15d] [3.15e] each picture of the configuration is at its place: logo, landing page, background beside the form', async () => {
  const address = (name: string): string => `https://imagens.exemplo.com.br/${name}.png`;
  // No server answers at these addresses, so a picture disappears at once: the test records where it was.
  const parentBySource = new Map<string, string>();
  const observer = new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[src^="https://imagens.exemplo"]'))
      parentBySource.set(
        image.src,
        image.closest('header, main, aside, [data-brand-panel]')?.localName ?? '',
      );
  });
  observer.observe(document, { subtree: true, childList: true });
  await page.viewport(1280, 800);
  const images = {
    desktopBackground: address('fundo'),
    home: address('inicio'),
    logo: address('logo'),
    miniLogo: address('mini'),
  };
  const plan = changedSystem(cartaoNio, { display: { images } });
  await open(cartaoNio, plan, 'O cartão que começa com sim');
  await expect.poll(() => parentBySource.get(address('inicio'))).toBe('main');
  await expect.poll(() => [...parentBySource.keys()]).toContain(address('logo'));
  await page.getByRole('button', { name: 'Pedir meu Nio' }).click();
  await expect.poll(() => parentBySource.get(address('fundo'))).toBe('aside');
  await page.viewport(414, 896);
  await expect.poll(() => parentBySource.get(address('mini'))).toBe('header');
  observer.disconnect();
});

const PICTURE = 'https://imagens.exemplo.com.br/figura.png';
const LATE = 'https://imagens.exemplo.com.br/nunca.png';
const FAILING = 'https://127.0.0.1:9/falha.png';

/** Resolves once the picture has failed. Call it before the page opens: before it is drawn, there is none, too. */
const awaitFailure = (): Promise<void> =>
  new Promise(resolve => {
    const onError = ({ target }: Event): void => {
      if (!(target instanceof HTMLImageElement) || target.src !== FAILING) return;
      document.removeEventListener('error', onError, true);
      resolve();
    };
    // The event does not bubble.
    document.addEventListener('error', onError, true);
  });

/** Gives images of `PICTURE` pixels, and keeps those of `LATE` waiting, because no server answers there. */
function servePictures(): void {
  const serve = (image: HTMLImageElement): void => {
    if (image.src === PICTURE)
      image.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"/>')}`;
    if (image.src === LATE) image.removeAttribute('src');
  };
  const observer = new MutationObserver(() => {
    for (const image of document.querySelectorAll('img')) serve(image);
  });
  observer.observe(document, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
}
const imagesWith = (images: object) => ({
  desktopBackground: '',
  home: '',
  logo: '',
  miniLogo: '',
  ...images,
});

for (const [product, heading, hasWave] of [
  [creditoPessoal, 'Dados pessoais', false],
  [creditoBoleto, 'Seus dados', true],
] as const)
  for (const lenderTheme of ['', 'light', 'dark'] as const)
    test(`[15.2] [15.7] the logo of ${product.id}, theme '${lenderTheme}', stands on the surface of its own theme where the page has the other one`, async () => {
      await page.viewport(414, 896);
      servePictures();
      const display = { colors: { ...colors, theme: lenderTheme }, images: imagesWith({ logo: PICTURE }) };
      await open(product, changedSystem(product, { display }), heading);
      const plate = lenderTheme === 'dark' ? 'rgb(22, 31, 41)' : 'rgb(255, 255, 255)';
      for (const theme of ['light', 'dark'] as const) {
        Object.assign(stage?.app()?.state ?? {}, { themeChoice: theme });
        await expect.poll(() => document.documentElement.dataset.theme).toBe(theme);
        const isOwnTheme = theme === (lenderTheme || 'light');
        await expect
          .poll(() => styleOf(document.querySelector('header img')).backgroundColor)
          .toBe(isOwnTheme && !hasWave ? 'rgba(0, 0, 0, 0)' : plate);
      }
      await page.viewport(1280, 800);
    });

test('[3.4a] [3.15] the name of the lender stands in the header until the logo has arrived', async () => {
  await page.viewport(414, 896);
  servePictures();
  const bank = { id: 'b-1', name: 'Banco da Prova', slug: 'banco-da-prova', image: '' };
  const openWith = (logo: string) =>
    open(
      creditoPessoal,
      changedSystem(creditoPessoal, { display: { images: imagesWith({ logo }) }, system: { bank } }),
      'Dados pessoais',
    );
  await openWith(LATE);
  await expect.element(page.getByRole('banner').getByText('Banco da Prova')).toBeVisible();
  stage?.close();
  await openWith(PICTURE);
  await expect.element(page.getByRole('banner').getByRole('img', { name: 'Banco da Prova' })).toBeVisible();
  expect(page.getByRole('banner').getByText('Banco da Prova').elements()).toEqual([]);
  await page.viewport(1280, 800);
});

for (const product of [cartaoNio, homeEquity])
  test(`[14.4] [3.15] on the landing page of ${product.id} the title stands at one place before the picture has arrived, after it, and if it fails`, async () => {
    await page.viewport(360, 740);
    servePictures();
    const topWith = async (home: string): Promise<number | undefined> => {
      stage?.close();
      const failure = home === FAILING ? awaitFailure() : undefined;
      stage = setUpStage(
        scenarioWith({
          product: product.id,
          plan: changedSystem(product, { display: { images: imagesWith({ home }) } }),
        }),
      );
      await stage.controls.open({ hash: product.hashId, path: '/inicio', query: {} });
      await expect.poll(() => document.querySelector('[data-dock]'), { timeout: 8000 }).not.toBeNull();
      await failure;
      const isShown = () => {
        const image = document.querySelector('main img');
        return image === null
          ? 'failed'
          : image.checkVisibility({ visibilityProperty: true })
            ? 'shown'
            : 'late';
      };
      await expect.poll(isShown).toBe(home === PICTURE ? 'shown' : home === LATE ? 'late' : 'failed');
      await document.fonts.ready;
      return document.querySelector('main h1')?.getBoundingClientRect().top;
    };
    const top = await topWith(LATE);
    expect(top).toBeGreaterThan(200);
    expect(await topWith(PICTURE)).toBe(top);
    expect(await topWith(FAILING)).toBe(top);
    await page.viewport(1280, 800);
  });

test('[14.4] the picture of a step keeps its space if it fails', async () => {
  await page.viewport(360, 740);
  const failure = awaitFailure();
  const steps = creditoPessoal.steps.map((step, index) => (index === 0 ? { ...step, image: FAILING } : step));
  await open(creditoPessoal, changedSystem(creditoPessoal, { system: { steps } }), 'Dados pessoais');
  await failure;
  await expect.poll(() => document.querySelector('main img')).toBeNull();
  const heading = page.getByRole('heading', { name: 'Dados pessoais' }).element();
  expect(heading.nextElementSibling?.getBoundingClientRect().height).toBe(160);
  await page.viewport(1280, 800);
});

test("[13.6] over a lender's picture the name in the panel has the text colour, and the wave a veil of its own", async () => {
  servePictures();
  await page.viewport(1280, 800);
  const display = {
    colors: { primary: '#00843D', secondary: '#F2A33A', theme: 'light' },
    images: imagesWith({ desktopBackground: PICTURE }),
  };
  await open(creditoPessoal, changedSystem(creditoPessoal, { display }), 'Dados pessoais');
  const name = document.querySelector('aside [data-wordmark]');
  expect(styleOf(name).color).toBe(
    styleOf(page.getByRole('heading', { name: 'Dados pessoais' }).element()).color,
  );
  stage?.close();
  await open(creditoBoleto, changedSystem(creditoBoleto, { display }), 'Seus dados');
  const veil = document.querySelector('aside img')?.nextElementSibling;
  const plain = `color-mix(in srgb, ${readCssVariable('--brand-wave-veil')} 86%, transparent)`;
  const probe = document.createElement('i');
  probe.style.backgroundColor = plain;
  document.body.append(probe);
  expect(styleOf(veil).backgroundColor).toBe(styleOf(probe).backgroundColor);
  expect(readCssVariable('--brand-wave-veil')).not.toBe(readCssVariable('--brand-wave'));
  probe.remove();
});

test('[3.44] [15.1] the panel of a wide web view begins below the bar of the app, and ends with the window', async () => {
  await page.viewport(1180, 760);
  await open(creditoPessoal, {}, 'Dados pessoais');
  document.documentElement.style.setProperty('--inset-top', '60px');
  const getBox = () => document.querySelector('aside')?.getBoundingClientRect();
  expect(getBox()).toMatchObject({ top: 60, bottom: 760 });
  document.documentElement.style.removeProperty('--inset-top');
  await page.viewport(1280, 800);
});

test('[3.4a] without a logo the picture of the bank is in the header, and without either the name of the bank', async () => {
  await page.viewport(414, 896);
  const picture = 'https://imagens.exemplo.com.br/banco.png';
  const altTexts: string[] = [];
  // No server answers there, so the picture disappears at once and the name takes its place.
  const observer = new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>(`header img[src="${picture}"]`))
      altTexts.push(image.alt);
  });
  observer.observe(document, { subtree: true, childList: true });
  const images = { desktopBackground: '', home: '', logo: '', miniLogo: '' };
  const bank = { id: 'b-1', name: 'Banco da Prova', slug: 'banco-da-prova', image: picture };
  await open(
    creditoPessoal,
    changedSystem(creditoPessoal, { display: { images }, system: { bank } }),
    'Dados pessoais',
  );
  await expect.poll(() => altTexts).toContain('Banco da Prova');
  await expect.element(page.getByRole('banner').getByText('Banco da Prova')).toBeVisible();
  observer.disconnect();
});

test('[3.5e] the sidebar lists the steps beside the form on a desktop, if the configuration has it', async () => {
  await page.viewport(1280, 800);
  const sidebar = page.getByRole('navigation', { name: 'Etapas da proposta' });
  const planWithSidebar = (canShowSidebar: boolean) =>
    changedSystem(creditoPessoal, { system: { canShowSidebar } });
  await open(creditoPessoal, planWithSidebar(true), 'Dados pessoais');
  await expect.element(sidebar).toBeVisible();
  await expect.element(sidebar.getByText('Endereço')).toBeVisible();
  stage?.close();
  await open(creditoPessoal, planWithSidebar(false), 'Dados pessoais');
  expect(sidebar.elements()).toEqual([]);
  await page.viewport(414, 896);
});

test('[12.5] [2.39] a step with a name of thousands of characters has three lines in the list of steps, and all of them with the focus', async () => {
  await page.viewport(1280, 800);
  const name = 'Endereço de quem mora com você '.repeat(100).trim();
  const steps = creditoPessoal.steps.map(step => (step.slug === 'endereco' ? { ...step, name } : step));
  const plan = changedSystem(creditoPessoal, { system: { canShowSidebar: true, steps } });
  await open(creditoPessoal, plan, 'Dados pessoais');
  const sidebar = page.getByRole('navigation', { name: 'Etapas da proposta' });
  const row = sidebar.getByRole('button', { name: /^Endereço de quem/ }).element() as HTMLElement;
  expect(row.getBoundingClientRect().height).toBeLessThan(100);
  row.focus();
  expect(row.getBoundingClientRect().height).toBeGreaterThan(400);
  await page.viewport(414, 896);
});

test('[2.40a] a step that allows a restart has the button, and a step that does not has none', async () => {
  const restart = page.getByRole('button', { name: 'Recomeçar' });
  const planWith = (enableProposalRestartAtThisStep: boolean) =>
    changedSystem(creditoPessoal, {
      proposal: { _id: 'p-1', currentStep: 'endereco', selfContract: {}, situation: 'em-analise' },
      system: {
        steps: creditoPessoal.steps.map(step => ({
          ...step,
          enableProposalRestartAtThisStep: enableProposalRestartAtThisStep && step.slug === 'endereco',
        })),
      },
    });
  await open(creditoPessoal, planWith(true), 'Endereço');
  await expect.element(restart).toBeVisible();
  stage?.close();
  await open(creditoPessoal, planWith(false), 'Endereço');
  expect(restart.elements()).toEqual([]);
});

test('[3.16d] the link to the status of the proposal is missing if the configuration hides it', async () => {
  const proposal = {
    _id: 'p-1',
    currentStep: 'endereco',
    selfContract: {},
    situation: 'em-analise',
  };
  const bell = page.getByRole('button', { name: 'Situação da proposta' });
  const planWith = (hideNotificationPageLink: boolean) =>
    changedSystem(creditoPessoal, { proposal, display: { hideNotificationPageLink } });
  await open(creditoPessoal, planWith(false), 'Endereço');
  await expect.element(bell).toBeVisible();
  stage?.close();
  await open(creditoPessoal, planWith(true), 'Endereço');
  expect(bell.elements()).toEqual([]);
});

test('[9.37d] [3.14] [12.6] no value of a hostile brand gets into the page: each part has its default', async () => {
  const plan = changedSystem(creditoPessoal, {
    display: {
      colors: {
        primary: 'red;}body{display:none',
        secondary: '#263659',
        theme: 'light',
        extra: { 'font-family': 'x"}*{display:none}', 'wave-color': 'url(https://mau.exemplo/x)' },
      },
    },
  });
  await open(creditoPessoal, plan, 'Dados pessoais');
  expect(readCssVariable('--brand-primary')).toBe('#1bafd8');
  expect(readCssVariable('--brand-secondary')).toBe('#263659');
  expect(readCssVariable('--brand-wave')).toBe('#1bafd8');
  expect(readCssVariable('--brand-font')).toBe('');
  expect(document.documentElement.style.cssText).not.toContain('mau.exemplo');
  expect(styleOf(document.body).fontFamily).toMatch(/^Montserrat/);
});

test('[2.55a] [2.55c] [2.57] an error page has an icon, its lines, a retry and the original words; the ornament is red meanwhile', async () => {
  const display = { colors: { ...colors, theme: 'light' } };
  await open(creditoPessoal, changedSystem(creditoPessoal, { display }), 'Dados pessoais');
  const readOrnamentColours = () =>
    [...document.querySelectorAll('svg[viewBox="0 0 480 400"]')].map(svg => styleOf(svg).color);
  await expect.poll(readOrnamentColours).toEqual(['rgb(10, 110, 92)', 'rgb(10, 110, 92)']);
  const errorPage: ErrorPage = {
    picture: 'brokenLink',
    title: 'Passo não encontrado',
    lines: ['Houve uma falha.', 'Volte mais tarde.'],
    technical: 'getSystem 500',
    action: { label: 'Tentar Novamente', recovery: 'reopen' },
    secondary: undefined,
    isError: true,
  };
  Object.assign(stage?.app()?.state ?? {}, { errorPage });
  await expect.poll(readOrnamentColours).toEqual(['rgb(179, 38, 30)', 'rgb(179, 38, 30)']);
  for (const text of [...errorPage.lines, errorPage.technical])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tentar Novamente' })).toBeVisible();
  expect(document.querySelector('[data-status-screen] svg')).not.toBeNull();
});

for (const [product, heading] of [
  [creditoPessoal, 'Dados pessoais'],
  [creditoBoleto, 'Seus dados'],
] as const)
  test(`[2.57] the ornament of ${product.id} is red behind an error dialog, and has its colour again after it`, async () => {
    const readOrnamentColours = () =>
      [...document.querySelectorAll('svg[viewBox="0 0 480 400"]')].map(svg => styleOf(svg).color);
    const display = { colors: { ...colors, theme: 'light' } };
    await open(product, changedSystem(product, { display }), heading);
    await expect.poll(() => new Set(readOrnamentColours()).size).toBe(1);
    const [colourBefore] = readOrnamentColours();
    const setDialog = (members: object): object =>
      Object.assign(stage?.app()?.state.dialog ?? {}, { title: 'Sem conexão', okText: 'OK', ...members });
    setDialog({ isOpen: true, type: 'error' });
    await expect.poll(() => new Set(readOrnamentColours())).toEqual(new Set(['rgb(179, 38, 30)']));
    setDialog({ isOpen: false });
    await expect.poll(() => new Set(readOrnamentColours())).toEqual(new Set([colourBefore]));
    // A question is no error.
    setDialog({ isOpen: true, type: 'warning' });
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(new Set(readOrnamentColours())).toEqual(new Set([colourBefore]));
  });

test('[9.37b] a dialog has the colours of the lender; by default those of its layer, on a dark background', async () => {
  const homePage = { supportUrl: 'https://wa.me/5511999990000' };
  const dialogWith = async (brand: { primary: string; secondary: string }): Promise<HTMLElement> => {
    stage?.close();
    const display = { hideWhatsAppButton: false, homePage, colors: { ...brand, theme: 'dark' } };
    await open(creditoPessoal, changedSystem(creditoPessoal, { display }), 'Dados pessoais');
    await page.getByRole('link', { name: 'Falar no WhatsApp' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toBeVisible();
    return dialog.element() as HTMLElement; // rendered as an HTML element
  };
  const backgroundOf = (dialog: Element): string => {
    const confirm = [...dialog.querySelectorAll('button')].find(button => button.textContent !== 'Cancelar');
    return styleOf(confirm).backgroundColor;
  };
  const defaultDialog = await dialogWith({ primary: 'nada', secondary: 'url(x)' });
  expect(backgroundOf(defaultDialog)).toBe('rgb(86, 237, 155)');
  expect(styleOf(defaultDialog).getPropertyValue('--brand-secondary')).toBe('#f60078');
  expect(styleOf(defaultDialog).backgroundColor).toBe('rgb(22, 31, 41)');
  expect(backgroundOf(await dialogWith(colors))).toBe('rgb(10, 110, 92)');
});

test('[15.2] at night the accent of a picture in a dialog stands out as in a picture of the page, with a dark secondary colour', async () => {
  const homePage = { supportUrl: 'https://wa.me/5511999990000' };
  const display = {
    hideWhatsAppButton: false,
    homePage,
    colors: { primary: '#0A6E5C', secondary: '#1F2A44', theme: 'dark' },
  };
  await open(creditoPessoal, changedSystem(creditoPessoal, { display }), 'Dados pessoais');
  await page.getByRole('link', { name: 'Falar no WhatsApp' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  const readColour = (parent: Element, token: string): string => {
    const probe = document.createElement('i');
    probe.style.color = `var(--colors-brand-${token})`;
    parent.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  for (const token of ['accent', 'tint'])
    expect(readColour(dialog.element(), token), token).toBe(readColour(document.body, token));
});

test('[15.7] a dialog over a page without a known lender has the colours of that page', async () => {
  stage = setUpStage(
    scenarioWith({
      product: creditoPessoal.id,
      plan: { getSystem: { kind: 'hang' } },
    }),
  );
  await stage.controls.open({ hash: creditoPessoal.hashId, path: '/', query: {} });
  Object.assign(stage.app()?.state.dialog ?? {}, { isOpen: true, title: 'Sem conexão', okText: 'OK' });
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  expect(styleOf(dialog.getByRole('button', { name: 'OK' }).element()).backgroundColor).toBe(
    'rgb(27, 175, 216)',
  );
});

test('[2.53] boleto and energy credit have a wave header in its own colour with its own text; others have none', async () => {
  await open(creditoBoleto, {}, 'Seus dados');
  // The colour fades in.
  const band = document.querySelector('header [data-wave]');
  await expect.poll(() => styleOf(band).backgroundColor).toBe('rgb(123, 75, 166)');
  expect(styleOf(page.getByRole('button', { name: /^Usar tema/ }).element()).color).toBe(
    'rgb(255, 255, 255)',
  );
  await expect
    .poll(() => document.querySelector('header [data-wave] svg[preserveAspectRatio]'))
    .not.toBeNull();
  stage?.close();
  await open(creditoPessoal, {}, 'Dados pessoais');
  expect(document.querySelector('[data-wave]')).toBeNull();
});

test('[1.8] [2.45a] [2.52] energy credit has a logo, its questions and three phases in the header, with the first as the current one', async () => {
  await open(creditoContaDeLuz, {}, 'Vamos começar');
  const phases = page.getByRole('list', { name: 'Fases da proposta' });
  await expect.element(phases).toBeVisible();
  expect(phases.element().querySelector('[aria-current=step]')?.textContent).toContain('Simulação');
  expect(document.querySelector('header [data-wave]')?.textContent).toContain('CREFAZ');
  // One indicator of progress, not three: the counter stands with its phase, and there is no second bar.
  expect(document.querySelectorAll('header [data-segment]')).toHaveLength(3);
  expect(page.getByRole('progressbar', { name: 'Progresso da proposta' }).elements()).toEqual([]);
  expect(phases.element().querySelector('[aria-current=step]')?.textContent).toBe('SimulaçãoPasso 1 de 11');
  expect(page.getByText('Passo 1 de 11').elements()).toHaveLength(1);
  // On a desktop the logo begins where the phases and the form begin.
  await page.viewport(1280, 800);
  const leftEdgeOf = (selector: string): number =>
    Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN);
  await expect.poll(() => leftEdgeOf('header [data-wave] ol')).toBe(leftEdgeOf('form'));
  expect(
    Math.round(page.getByRole('banner').getByText('CREFAZ').element().getBoundingClientRect().left),
  ).toBe(leftEdgeOf('form'));
  await page.viewport(414, 896);
  await expect.element(page.getByRole('button', { name: 'Perguntas frequentes' })).toBeVisible();
});

test('[3.12c] [3.16a] help is a link to the support address, and missing if the configuration hides it', async () => {
  const homePage = { supportUrl: 'https://wa.me/5511999990000' };
  await open(
    creditoPessoal,
    changedSystem(creditoPessoal, { display: { hideWhatsAppButton: false, homePage } }),
    'Dados pessoais',
  );
  const help = page.getByRole('link', { name: 'Falar no WhatsApp' });
  await expect.element(help).toBeVisible();
  expect(help.element().getAttribute('href')).toBe('https://wa.me/5511999990000');
  await help.click();
  await expect.element(page.getByText('wa.me', { exact: false }).first()).toBeVisible();
  stage?.close();
  await open(
    creditoPessoal,
    changedSystem(creditoPessoal, { display: { hideWhatsAppButton: true, homePage } }),
    'Dados pessoais',
  );
  expect(page.getByRole('link', { name: 'Falar no WhatsApp' }).elements()).toEqual([]);
});

test('[2.38a] [2.38b] [3.16c] the progress bar and the step counter are each hidden by their own flag', async () => {
  const plan = changedSystem(creditoPessoal, { display: { hideProgressBar: true } });
  await open(creditoPessoal, plan, 'Dados pessoais');
  expect(page.getByRole('progressbar', { name: 'Progresso da proposta' }).elements()).toEqual([]);
  await expect.element(page.getByText('Passo 1 de 5')).toBeVisible();
  stage?.close();
  await open(
    creditoPessoal,
    changedSystem(creditoPessoal, { display: { hideStepAmount: true } }),
    'Dados pessoais',
  );
  await expect.element(page.getByRole('progressbar', { name: 'Progresso da proposta' })).toBeInTheDocument();
  expect(page.getByText('Passo 1 de 5').elements()).toEqual([]);
});

test.each([{}, { hideProgressBar: true, hideStepAmount: true }])(
  '[4.36] [2.38] the dock shows the share of the required fields that are filled, the header that of the steps alone (%o)',
  async display => {
    await open(creditoPessoal, changedSystem(creditoPessoal, { display }), 'Dados pessoais');
    const line = page.getByRole('progressbar', { name: 'Campos obrigatórios preenchidos' });
    const header = page.getByRole('progressbar', { name: 'Progresso da proposta' });
    const readHeader = () => header.elements().map(({ ariaValueNow }) => ariaValueNow);
    const readLine = () => {
      const { ariaValueNow, ariaValueMax, ariaValueText } = line.element();
      return [ariaValueNow, ariaValueMax, ariaValueText];
    };
    await expect.poll(readLine).toEqual(['0', '5', '0 de 5']);
    expect(line.element().closest('[aria-live], [role=status]')).toBeNull();
    const dock = document.querySelector('[data-dock]');
    const [headerBefore, dockTop] = [readHeader(), dock?.getBoundingClientRect().top];
    await page.getByRole('textbox', { name: 'Nome completo' }).fill('Marina Souza');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('marina@exemplo.com.br');
    await expect.poll(readLine).toEqual(['2', '5', '2 de 5']);
    expect(readHeader()).toEqual(headerBefore);
    expect(headerBefore).toHaveLength(display.hideProgressBar ? 0 : 1);
    // On the upper edge of the dock, which does not move.
    expect(line.element().getBoundingClientRect().top).toBe(dockTop);
    expect(dock?.getBoundingClientRect().top).toBe(dockTop);
    const filledShare = () => {
      const { left, width } = line.element().getBoundingClientRect();
      return ((line.element().firstElementChild?.getBoundingClientRect().right ?? Number.NaN) - left) / width;
    };
    await expect.poll(filledShare).toBeCloseTo(0.4, 2);
  },
);

test('[4.36] a form with one required field has no line in the dock', async () => {
  const steps = creditoPessoal.steps.map((step, index) =>
    index === 0 ? { ...step, fields: step.fields.slice(0, 1) } : step,
  );
  await open(creditoPessoal, changedSystem(creditoPessoal, { system: { steps } }), 'Dados pessoais');
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Marina Souza');
  await expect.element(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
  expect(page.getByRole('progressbar', { name: 'Campos obrigatórios preenchidos' }).elements()).toEqual([]);
});

test('[2.38a] [2.38b] [3.16c] the same flags hide the segments and the counter of the phases of energy credit', async () => {
  const getSegments = () => document.querySelectorAll('header [data-segment]').length;
  const readCurrentPhase = () => document.querySelector('header [aria-current=step]')?.textContent;
  const openWith = (display: { hideProgressBar?: true; hideStepAmount?: true }) =>
    open(creditoContaDeLuz, changedSystem(creditoContaDeLuz, { display }), 'Vamos começar');
  await openWith({ hideProgressBar: true });
  await expect.poll(readCurrentPhase).toBe('SimulaçãoPasso 1 de 14');
  expect(getSegments()).toBe(0);
  stage?.close();
  await openWith({ hideStepAmount: true });
  await expect.poll(getSegments).toBe(3);
  expect(readCurrentPhase()).toBe('Simulação');
});

test('beside the panel of the narrowest desktop neither the step counter nor a CPF is cut off', async () => {
  await page.viewport(992, 900);
  try {
    await open(creditoPessoal, {}, 'Dados pessoais');
    const counterBox = page.getByText('Passo 1 de 5').element().getBoundingClientRect();
    expect(counterBox.right).toBeLessThanOrEqual(document.documentElement.clientWidth - 40);
    const cpf = page.getByRole('textbox', { name: 'CPF' });
    await cpf.fill('529.982.247-25');
    await expect.element(cpf).toHaveValue('529.982.247-25');
    expect(cpf.element().scrollWidth).toBeLessThanOrEqual(cpf.element().clientWidth);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('[15.7] the hero of a nearly black brand has a border in the dark theme', async () => {
  const plan = changedSystem(cartaoNio, {
    display: { colors: { primary: '#101418', secondary: '#F2A33A', theme: 'dark', extra: {} } },
  });
  await open(cartaoNio, plan, 'O cartão que começa com sim');
  const heading = page.getByRole('heading', { name: 'O cartão que começa com sim' }).element();
  const hero = heading.parentElement?.parentElement;
  expect(styleOf(hero).backgroundColor).toBe(
    styleOf(document.body.querySelector('main [data-dock] button')).backgroundColor,
  );
  expect(styleOf(hero).borderBottomWidth).toBe('1px');
  expect(styleOf(hero).borderBottomColor).toBe(
    styleOf(document.body.querySelector('main [data-dock] button')).borderBottomColor,
  );
  expect(styleOf(hero).borderBottomColor).not.toBe('rgba(0, 0, 0, 0)');
});
