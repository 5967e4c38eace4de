import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { ENDLESS } from '#scenarios/check.ts';
import type { Scenario, StartingWorld, StepStatus } from '#scenarios/define-scenario.ts';
import { lenders } from '#scenarios/lenders.ts';
import { changedSystem } from '#scenarios/products/building-blocks/changed-system.ts';
import { creditoContaDeLuz } from '#scenarios/products/credito-conta-de-luz.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { productOf } from '#scenarios/products/index.ts';
import { scenarioUnder } from '#scenarios/scenario-under.ts';
import { dockAtRest } from '#tests/support/dock-at-rest.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';
import { scenarioWith } from '#tests/support/scenario-with.ts';

let stage: ScenarioStage | undefined;
afterEach(async () => {
  stage?.close();
  stage = undefined;
  await page.viewport(1280, 800);
});

interface ScreenOptions {
  product: Scenario['product'];
  world?: StartingWorld;
  plan?: Scenario['plan'];
  heading: string;
  lender?: (typeof lenders)[number];
  path?: string;
}

/** The whole app at one screen of a product. */
async function open({
  product,
  world = {},
  plan = {},
  heading,
  lender,
  path = '/',
}: ScreenOptions): Promise<void> {
  const scenario = scenarioWith({
    product,
    world,
    plan,
  });
  stage = setUpStage(scenarioUnder(scenario, lender));
  await stage.controls.open({ hash: productOf(product).hashId, path, query: {} });
  await expect.element(page.getByRole('heading', { name: heading }), { timeout: 8000 }).toBeVisible();
}

const boxOf = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element.getBoundingClientRect();
};

/** The text of the lender's name in the header, and its visible part. */
function wordmark(): { isWhole: boolean; box: DOMRect } {
  const element = document.querySelector('header [data-wordmark]');
  if (!(element instanceof HTMLElement)) throw new Error('The header has no name.');
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return {
    isWhole: scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1,
    box: element.getBoundingClientRect(),
  };
}

const worldAtDocuments: StartingWorld = { proposal: { currentStep: 'documentoDeIdentidade', answers: {} } };

for (const lender of [undefined, ...lenders])
  test(`[15.1] [3.15] ${lender?.name ?? 'CREFAZ'}: its name is whole beside a chevron and five actions on a phone of 360 px`, async () => {
    await page.viewport(360, 740);
    await open({
      product: 'credito-conta-de-luz',
      world: worldAtDocuments,
      heading: 'Documento com foto',
      ...(lender && { lender }),
    });
    const actions = [...document.querySelectorAll('header button, header a')]
      .map(element => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .sort((left, right) => left.left - right.left);
    expect(actions).toHaveLength(6);
    for (const { width, height } of actions) {
      expect(width).toBeGreaterThanOrEqual(40);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    // The name stands between the chevron and the first action.
    await expect.poll(() => wordmark().box.left).toBeGreaterThanOrEqual(actions[0]?.right ?? 0);
    const { isWhole, box } = wordmark();
    expect(isWhole).toBe(true);
    expect(box.right).toBeLessThanOrEqual(actions[1]?.left ?? 0);
    expect(actions.at(-1)?.right).toBeLessThanOrEqual(360);
  });

/** The number of lines of a text, and the width of its last line as a share of the widest one. */
function linesOf(element: Element): { count: number; lastShare: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const widths = new Map<number, number>();
  for (const { bottom, width } of range.getClientRects())
    widths.set(Math.round(bottom), (widths.get(Math.round(bottom)) ?? 0) + width);
  const all = [...widths.values()];
  return { count: all.length, lastShare: (all.at(-1) ?? 0) / Math.max(...all) };
}

test('[15.8] [3.15] on the narrowest phone a short name of a lender has one line beside a chevron and four actions', async () => {
  await page.viewport(320, 640);
  await open({
    product: 'consignado-inss',
    world: { proposal: { currentStep: 'endereco', answers: {} } },
    heading: 'Endereço',
  });
  await document.fonts.ready;
  await expect.element(page.getByRole('button', { name: 'Voltar' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Situação da proposta' })).toBeVisible();
  const name = document.querySelector('header [data-wordmark]');
  expect(name?.textContent).toBe('Banco PAN');
  await expect.poll(() => name && linesOf(name).count).toBe(1);
});

test('[11.4] [15.8] on the narrowest phone no word of the offer to erase the data stands alone in its line', async () => {
  await page.viewport(320, 640);
  await open({
    product: 'credito-pessoal',
    world: { proposal: { currentStep: 'finalizado', answers: {} } },
    heading: 'Proposta enviada',
  });
  await document.fonts.ready;
  const label = 'Apagar meus dados deste aparelho';
  const link = page.getByRole('button', { name: label }).element();
  expect(linesOf(link)).toEqual({ count: 2, lastShare: expect.closeTo(1, 0) });
  await page.getByRole('button', { name: 'Ajuda' }).click();
  const entry = page.getByRole('dialog').getByRole('button', { name: label });
  await expect.element(entry).toBeVisible();
  expect(linesOf(entry.element())).toEqual({ count: 2, lastShare: expect.closeTo(1, 0) });
});

const LOGO = 'https://imagens.exemplo.com.br/logo.svg';

/** Gives each image with the address of the logo the pixels of one of this size, because no server answers there. */
function serveLogo(width: number, height: number): void {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  const observer = new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>(`img[src="${LOGO}"]`))
      image.src = `data:image/svg+xml,${encodeURIComponent(logo)}`;
  });
  observer.observe(document, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
}

for (const product of [creditoPessoal, creditoContaDeLuz])
  for (const [width, height] of [
    [200, 60],
    [900, 60],
    [60, 60],
  ] as const)
    for (const phone of [320, 360])
      test(`[15.2] [3.15] a logo of ${width} by ${height} is legible in the header of ${product.id}, clear of the actions, on a phone of ${phone} px`, async () => {
        await page.viewport(phone, 740);
        serveLogo(width, height);
        const images = { desktopBackground: '', home: '', logo: LOGO, miniLogo: '' };
        await open({
          product: product.id,
          plan: changedSystem(product, {
            display: { images },
            proposal: { _id: 'p-1', currentStep: 'endereco', selfContract: {}, situation: 'em-analise' },
          }),
          heading: 'Endereço',
        });
        await expect
          .poll(() => document.querySelector('header img')?.checkVisibility({ visibilityProperty: true }))
          .toBe(true);
        expect(boxOf('header img').width).toBeGreaterThan(0);
        const chevron = page.getByRole('button', { name: 'Voltar' }).element().getBoundingClientRect();
        // The logo moves aside for the chevron.
        await expect.poll(() => boxOf('header img').left).toBeGreaterThanOrEqual(chevron.right);
        const logo = boxOf('header img');
        expect(logo.width).toBeGreaterThanOrEqual(Math.min(64, width / 2));
        expect(logo.right).toBeLessThanOrEqual(phone);
        expect(logo.top).toBeGreaterThanOrEqual(8);
        const actions = [...document.querySelectorAll('header button, header a')].map(element =>
          element.getBoundingClientRect(),
        );
        for (const { left, right, top, bottom } of actions)
          expect(left >= logo.right || right <= logo.left || top >= logo.bottom || bottom <= logo.top).toBe(
            true,
          );
      });

for (const [width, height] of [
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`[15.1] [2.45] on the wave the lender's name is whole and stands at the column of the form, at ${width}x${height}`, async () => {
    await page.viewport(width, height);
    await open({ product: 'credito-conta-de-luz', world: worldAtDocuments, heading: 'Documento com foto' });
    await expect.poll(() => wordmark().box.left).toBeCloseTo(boxOf('main h1').left, 0);
    expect(wordmark().isWhole).toBe(true);
  });

test('[15.1] [2.45] a plain header has its logo at the column of the form on a tablet, as a wave has', async () => {
  await page.viewport(768, 1024);
  await open({ product: 'credito-pessoal', heading: 'Dados pessoais', path: '/dados-pessoais' });
  await expect
    .poll(() => boxOf('header [data-wordmark], header img').left)
    .toBeCloseTo(boxOf('main h1').left, 0);
});

/** A plain header and a wave, each with the notices, the support and the help. */
const THREE_ACTIONS = [
  ['credito-crefisa', 'endereco'],
  ['credito-boleto', 'endereco'],
] as const;

for (const [product, currentStep] of THREE_ACTIONS)
  for (const width of [1024, 1280, 1920])
    test(`[15.1] the actions in the header of ${product} end on the line of the page's margin, at ${width} px`, async () => {
      await page.viewport(width, 800);
      await open({ product, world: { proposal: { currentStep, answers: {} } }, heading: 'Endereço' });
      const actions = [...document.querySelectorAll('header button, header a')]
        .map(element => element.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      expect(actions.length).toBeGreaterThanOrEqual(4);
      expect(Math.max(...actions.map(({ right }) => right))).toBeCloseTo(width - 48, 0);
    });

const endlessAnalysis = { 'analise-de-credito': { polls: ENDLESS, ends: 'success' } } as const;

const unknownStep = scenarioById('unknown-step-type');
/**
 * A waiting screen with everything that it can have: picture, title, sentence, changing sentence, card. The check does
 * not end.
 */
const fullWait: ScreenOptions = {
  product: 'credito-pessoal',
  world: {
    ...unknownStep.world,
    checks: endlessAnalysis,
  },
  plan: unknownStep.plan,
  heading: 'Esta etapa está em andamento',
};

test('[15.1] [15.3] on a phone of 360x740 the card with what happens next is whole above the dock', async () => {
  await page.viewport(360, 740);
  await open(fullWait);
  const card = [...document.querySelectorAll('h2')].find(
    ({ textContent }) => textContent === 'O que acontece agora',
  )?.parentElement;
  const dock = boxOf('[data-dock], main [data-status-screen] > :last-child');
  expect(card?.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.top);
});

test("[15.1] [4.12] on a phone of 360x740 'Minhas Propostas' is whole between the card of a wait and the dock", async () => {
  await page.viewport(360, 740);
  const scenario = scenarioById('minhas-propostas');
  stage = setUpStage(scenario);
  const toTheWait = scenario.walk.findIndex(
    action => action.do === 'press' && action.button === 'Minhas Propostas',
  );
  const walk = scenario.walk.slice(0, toTheWait);
  await playWalk({ ...scenario, walk }, createDomDriver(stage.controls), stage.engine);
  const link = page.getByRole('button', { name: 'Minhas Propostas' });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(boxOf('[data-dock]').top);
});

for (const [width, height] of [
  [768, 1024],
  [834, 1112],
] as const)
  test(`[15.3] [15.6] a waiting screen leaves no empty quarter above the dock of a tablet of ${width}x${height}`, async () => {
    await page.viewport(width, height);
    await open(fullWait);
    const parts = [...(document.querySelector('[data-status-screen] > :first-child')?.children ?? [])];
    const above = (parts[0]?.getBoundingClientRect().top ?? 0) - boxOf('header').bottom;
    const below = boxOf('[data-dock]').top - (parts.at(-1)?.getBoundingClientRect().bottom ?? 0);
    expect(below / height).toBeLessThan(0.25);
    expect(above / (above + below)).toBeGreaterThan(0.35);
    expect(above / (above + below)).toBeLessThan(0.5);
  });

const analysisIn = (status: StepStatus): Pick<ScreenOptions, 'product' | 'world'> => ({
  product: 'credito-pessoal',
  world: {
    proposal: {
      currentStep: 'analise-de-credito',
      answers: {},
      stepStatus: { 'analise-de-credito': status },
    },
    checks: endlessAnalysis,
  },
});

/** Status screens with little text: a step that begins, a success, a failure, an error page. */
const SHORT_SCREENS: readonly ScreenOptions[] = [
  { ...analysisIn('init'), heading: 'Vamos analisar seu crédito' },
  { ...analysisIn('success'), heading: 'Análise concluída' },
  { ...analysisIn('failed'), heading: 'Não conseguimos concluir a análise' },
  {
    product: 'credito-pessoal',
    plan: { getSystem: { kind: 'reply', status: 404, body: { code: 404 } } },
    heading: 'Link de acesso é inválido',
  },
];

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  for (const screen of SHORT_SCREENS)
    test(`[15.3] [15.6] "${screen.heading}" stands in the optical centre above the dock of a phone of ${width}x${height}`, async () => {
      await page.viewport(width, height);
      await open(screen);
      const column = document.querySelector('[data-status-screen] > :first-child');
      // The picture has no text; another part without text is free space.
      const parts = [...(column?.children ?? [])]
        .filter(({ textContent }, index) => index === 0 || textContent !== '')
        .map(part => part.getBoundingClientRect());
      const top = parts[0]?.top ?? 0;
      const bottom = parts.at(-1)?.bottom ?? 0;
      const above = top - boxOf('header').bottom;
      const below = boxOf('[data-dock]').top - bottom;
      // Less above than below, and no empty third of the window.
      expect(above / (above + below)).toBeGreaterThan(0.4);
      expect(above / (above + below)).toBeLessThan(0.5);
      expect(below / height).toBeLessThan(0.25);
      expect(parts[0]?.height).toBeGreaterThanOrEqual(height * 0.22);
      // The drawing is as high as its place, and covers no text.
      expect(boxOf('[data-status-screen] svg').height).toBeCloseTo(parts[0]?.height ?? 0, 0);
      expect(dockAtRest(document)).toEqual({ bottomDistance: 20, height: 56 });
    });

test('[15.6] on a large desktop the primary button rests where it rests at 1280x800, near a short form', async () => {
  const restingPlace = async (width: number, height: number): Promise<number> => {
    await page.viewport(width, height);
    await open({ product: 'credito-pessoal', heading: 'Dados pessoais', path: '/dados-pessoais' });
    const { bottom } = boxOf('[data-dock] button[type=submit], [data-dock] button:last-of-type');
    stage?.close();
    return bottom;
  };
  expect(await restingPlace(1280, 800)).toBe(780);
  expect(await restingPlace(1920, 1080)).toBe(780);
});

test('[15.7] at night a link of a navy brand has the colour of the lender, not a grey that looks disabled', async () => {
  await page.viewport(1280, 800);
  const lender = lenders.find(({ slug }) => slug === 'facta');
  await open({
    product: 'credito-pessoal',
    world: { proposal: { currentStep: 'endereco', answers: {} } },
    heading: 'Endereço',
    ...(lender && { lender }),
  });
  await page.getByRole('button', { name: 'Usar tema escuro' }).click();
  const link = page.getByRole('button', { name: 'Voltar' }).element();
  expect(getComputedStyle(link).color).toBe('rgb(25, 181, 165)');
  await page.getByRole('button', { name: 'Usar tema claro' }).click();
  expect(getComputedStyle(link).color).toBe('rgb(11, 42, 91)');
});

test('[15.2] the texts of the desktop panel end above its ornament, also in their longest form', async () => {
  await page.viewport(1280, 800);
  await open({ product: 'consignado-inss', heading: 'Dados do beneficiário', path: '/dados-pessoais' });
  const texts = [...document.querySelectorAll('aside li p')].map(element => element.getBoundingClientRect());
  expect(texts.length).toBeGreaterThan(0);
  expect(Math.max(...texts.map(({ bottom }) => bottom))).toBeLessThanOrEqual(boxOf('aside > svg').top);
});

test('[15.1] on a desktop a short field without a neighbour is half as wide as the row', async () => {
  await page.viewport(1280, 800);
  await open({ product: 'credito-pessoal', heading: 'Dados pessoais', path: '/dados-pessoais' });
  const widthOf = (name: string): number =>
    page.getByRole('textbox', { name }).element().getBoundingClientRect().width;
  expect(widthOf('Data de nascimento')).toBeLessThan(widthOf('Nome completo') / 2);
  // The calendar's button takes a part of the row.
  expect(Math.abs(widthOf('Data de nascimento') - widthOf('CPF'))).toBeLessThan(60);
});

for (const [width, height] of [
  [768, 1024],
  [834, 1112],
] as const)
  test(`[15.6] the primary button rests at the foot of a tablet of ${width}x${height}`, async () => {
    await page.viewport(width, height);
    await open({ product: 'credito-pessoal', heading: 'Dados pessoais', path: '/dados-pessoais' });
    expect(dockAtRest(document)).toEqual({ bottomDistance: 20, height: 56 });
  });

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  test(`[15.3] [4.24] the choice of how to receive a code leaves no empty quarter above the dock of a phone of ${width}x${height}`, async () => {
    await page.viewport(width, height);
    await open({
      product: 'credito-pessoal',
      plan: { getSystem: { kind: 'reply', status: 401, body: { code: 401 } } },
      heading: 'Confirme que é você',
    });
    const choice = boxOf('main fieldset');
    expect((boxOf('[data-dock]').top - choice.bottom) / height).toBeLessThan(0.2);
    expect(dockAtRest(document)).toEqual({ bottomDistance: 20, height: 56 });
  });

test('[15.3] [2.23] on a phone of 360x740 both ways to receive a code are whole above the dock, under a wave, too', async () => {
  await page.viewport(360, 740);
  await open({
    product: 'credito-conta-de-luz',
    world: {
      proposal: { currentStep: 'confirmacao', answers: {}, stepStatus: { confirmacao: 'init' } },
      checks: { confirmacao: { polls: ENDLESS, ends: 'success', begins: 'init', stays: true } },
    },
    heading: 'Confirme sua proposta',
  });
  const choice = boxOf('main fieldset');
  expect(document.querySelectorAll('main fieldset input')).toHaveLength(2);
  expect(choice.bottom).toBeLessThanOrEqual(boxOf('[data-dock]').top);
  expect(boxOf('[data-status-screen] svg').height).toBeGreaterThanOrEqual(112);
  expect(boxOf('[data-status-screen] svg').bottom).toBeLessThanOrEqual(boxOf('main h1').top);
});

test('[15.3] [2.36] a simulation without an offer leaves no empty quarter above the dock of a phone of 360x740', async () => {
  await page.viewport(360, 740);
  const scenario = scenarioById('simulacao-nao-encontrada');
  await open({
    product: 'auxilio-brasil',
    world: scenario.world,
    plan: scenario.plan,
    heading: 'Simulação',
  });
  await expect.element(page.getByText('Simulação não encontrada').first()).toBeVisible();
  const frame = document
    .querySelector('main form svg')
    ?.parentElement?.parentElement?.getBoundingClientRect();
  const below = boxOf('[data-dock]').top - (frame?.bottom ?? 0);
  expect(below / 740).toBeLessThan(0.25);
  expect(dockAtRest(document)).toEqual({ bottomDistance: 20, height: 56 });
});

test('[13.2] [15.6] with text of 200% a focused control stands wholly above the dock of a phone of 360x740', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  await open({ product: 'seguro-celular', heading: 'Seu celular' });
  const hint = page.getByRole('button', { name: 'Sobre IMEI' }).element();
  if (!(hint instanceof HTMLElement)) throw new Error('The field has no hint.');
  // It stands behind the upper part of the dock.
  scrollBy(0, hint.getBoundingClientRect().bottom - 640);
  hint.focus();
  expect(boxOf('[data-dock]').height).toBeGreaterThan(100);
  expect(hint.getBoundingClientRect().bottom).toBeLessThanOrEqual(boxOf('[data-dock]').top);
});

test('[15.3] [2.14] the landing page of a tablet has no empty quarter above the button', async () => {
  await page.viewport(768, 1024);
  await open({ product: 'saque-aniversario-fgts', heading: 'Antecipe até 10 saques' });
  const parts = [...document.querySelectorAll('main [data-moves] > *')].map(part =>
    part.getBoundingClientRect(),
  );
  const bottom = Math.max(...parts.map(part => part.bottom));
  expect((boxOf('[data-dock]').top - bottom) / 1024).toBeLessThan(0.25);
  expect(dockAtRest(document)).toEqual({ bottomDistance: 20, height: 56 });
});

/** The drawing, the lowest part of the content, and the free height between it and the dock. */
function measureContent(): { picture: number; free: number } {
  const column = document.querySelector('[data-moves]');
  const bottoms = [...(column?.children ?? [])]
    .filter(({ textContent }) => textContent !== '')
    .map(part => part.getBoundingClientRect().bottom);
  return { picture: boxOf('main svg').height, free: boxOf('[data-dock]').top - Math.max(...bottoms) };
}

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [1280, 800],
] as const)
  test(`[15.3] [2.3] the picture of a final page without figures is as large as the room allows, at ${width}x${height}`, async () => {
    await page.viewport(width, height);
    await open({
      product: 'credito-pessoal',
      world: { proposal: { currentStep: 'finalizado', answers: {} } },
      heading: 'Proposta enviada',
    });
    const { picture, free } = measureContent();
    expect(picture).toBeGreaterThan(130);
    expect(free).toBeGreaterThanOrEqual(0);
    // Of full size, or nothing but the padding is free.
    expect(picture >= 160 || free <= 28).toBe(true);
    expect(dockAtRest(document)).toEqual({ bottomDistance: 20, height: 56 });
  });

test('[15.2] [2.12] the follow-up page shows the steps around the current one, and leaves no empty sixth above the dock of a desktop', async () => {
  await page.viewport(1280, 800);
  const scenario = scenarioById('acompanhamento-da-proposta');
  await open({
    product: 'consignado-inss',
    world: scenario.world,
    plan: scenario.plan,
    heading: 'Acompanhe sua proposta',
    path: '/acompanhamento',
  });
  await expect.element(page.getByRole('heading', { name: 'Etapas da proposta' })).toBeVisible();
  const entries = [...document.querySelectorAll('main ol li')];
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    '8 etapas anteriores',
    'Documento com foto',
    'Prova de vida',
    'Assinatura do contrato',
    'Averbação no INSS',
  ]);
  expect(entries.map(entry => entry.getAttribute('aria-current'))).toEqual([null, null, null, null, 'step']);
  const progress = page.getByRole('progressbar', { name: 'Progresso da proposta' }).element();
  expect(progress.getAttribute('aria-valuetext')).toBe('Passo 12 de 12');
  const { free } = measureContent();
  expect(free).toBeGreaterThanOrEqual(0);
  expect(free / 800).toBeLessThan(1 / 6);
});

test('[2.3] [15.2] the card of a receipt without an amount has as much space over its first line as under its last', async () => {
  await page.viewport(360, 740);
  await open({
    product: 'credito-pessoal',
    world: { proposal: { currentStep: 'finalizado', answers: {} } },
    heading: 'Proposta enviada',
  });
  const caption = page.getByText(/^(Número|Código) da proposta$/).element();
  const card = caption.parentElement?.parentElement?.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(page.getByRole('button', { name: 'Copiar resumo' }).element());
  const above = caption.getBoundingClientRect().top - (card?.top ?? 0);
  const below = (card?.bottom ?? 0) - text.getBoundingClientRect().bottom;
  expect(Math.abs(below - above)).toBeLessThanOrEqual(4);
});

test('[2.12] [15.2] the card of the follow-up page has as much space under its link as over its first line', async () => {
  await page.viewport(360, 740);
  const { world, plan } = scenarioById('acompanhamento-da-proposta');
  const heading = 'Acompanhe sua proposta';
  await open({ product: 'consignado-inss', world, plan, heading, path: '/acompanhamento' });
  const caption = page.getByRole('heading', { name: heading }).element();
  const card = caption.parentElement?.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(page.getByRole('button', { name: 'Ver situação da proposta' }).element());
  const above = caption.getBoundingClientRect().top - (card?.top ?? 0);
  const below = (card?.bottom ?? 0) - text.getBoundingClientRect().bottom;
  expect(Math.abs(below - above)).toBeLessThanOrEqual(4);
});

test.each([
  ['a step under a wave', 'token-da-proposta', 'Confirme sua proposta'],
  ['the access', 'happy-path', 'Confirme que é você'],
] as const)(
  '[13.2] [15.6] the input of the code of %s is wholly above the dock of a phone of 320x568 before it has the focus',
  async (name, id, heading) => {
    await page.viewport(320, 568);
    const scenario = scenarioById(id);
    const { product, world, plan } = scenario;
    const refusal = { getSystem: { kind: 'reply', status: 401, body: { code: 401 } } } as const;
    await open({ product, world, plan: name === 'the access' ? refusal : plan, heading });
    await page.getByRole('button', { name: 'Solicitar Token' }).click();
    const input = page.getByRole('textbox', { name: 'Código', exact: true });
    await expect.element(input).toBeVisible();
    scrollTo(0, 0);
    expect(input.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(boxOf('[data-dock]').top);
  },
);

for (const width of [320, 360, 768])
  test(`[15.6] [2.52] the header has one height in all three phases, at ${width} px`, async () => {
    await page.viewport(width, 740);
    const heights: number[] = [];
    for (const [currentStep, heading] of [
      ['documentoDeIdentidade', 'Documento com foto'],
      ['dados-bancarios', 'Dados bancários'],
      ['pagamento', 'Seu dinheiro está a caminho'],
    ] as const) {
      await open({
        product: 'credito-conta-de-luz',
        world: { proposal: { currentStep, answers: {} } },
        heading,
      });
      await document.fonts.ready;
      heights.push(boxOf('header').height);
      stage?.close();
    }
    expect(new Set(heights).size).toBe(1);
  });
