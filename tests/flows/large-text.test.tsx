import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { openInPage } from '#tests/flows/open-in-page.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

/** The whole app at the first heading of a scenario. */
async function openAt(id: string): Promise<void> {
  const scenario = scenarioById(id);
  const { controls, close } = setUpStage(scenario);
  onTestFinished(close);
  const driver = createDomDriver(controls);
  await driver.open({ hash: hashOf(scenario), path: '/', query: {} });
  await expect.poll(() => document.activeElement?.tagName, { timeout: 8000 }).toBe('H1');
}

/** Texts that end outside the window, with their right edge. */
const findTextsOutside = (): string[] =>
  [...document.querySelectorAll('header *, main *')]
    .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim()))
    .filter(element => !element.closest('[class*=sr_true]'))
    .filter(element => element.getBoundingClientRect().right > innerWidth + 0.5)
    .map(element => `${element.textContent}: ${Math.round(element.getBoundingClientRect().right)}`);

test('[13.1] at 200% text size the phases of the header stay inside a window of 360 px', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  await openAt('credito-conta-de-luz-endereco');
  await expect.element(page.getByRole('list', { name: 'Fases da proposta' })).toBeVisible();
  expect(findTextsOutside()).toEqual([]);
});

for (const id of ['perguntas-frequentes', 'credito-conta-de-luz-endereco'])
  test(`[13.1] [2.52] with the text spacing of WCAG 1.4.12 the counter of ${id} lies over no other phase in a window of 320 px`, async () => {
    await page.viewport(320, 640);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    onTestFinished(() => void document.adoptedStyleSheets.pop());
    await openAt(id);
    const current = document.querySelector('ol [aria-current=step]');
    const counter = [...(current?.children ?? [])].find(({ textContent }) => textContent.startsWith('Passo'));
    if (!counter) throw new Error('The current phase has no counter.');
    const text = document.createRange();
    text.selectNodeContents(counter);
    const nextPhase = current?.nextElementSibling?.getBoundingClientRect();
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(nextPhase?.left ?? 0);
  });

for (const [width, size] of [
  [320, '100%'],
  [320, '150%'],
  [320, '200%'],
  [360, '200%'],
  [412, '200%'],
] as const)
  test(`[13.1] [15.8] dates and amounts of the withdrawals are whole in a window of ${width} px with text of ${size}`, async () => {
    await page.viewport(width, 740);
    document.documentElement.style.fontSize = size;
    await openInPage('simulacao-fgts', 3);
    await expect.element(page.getByRole('table')).toBeVisible();
    await document.fonts.ready;
    expect(findTextsOutside()).toEqual([]);
  });

/** The lender's name in the header, and whether the header shows all of it. */
function readWordmark(): { name: string; isWhole: boolean } {
  const element = document.querySelector('header [data-wordmark]');
  if (!(element instanceof HTMLElement)) throw new Error('The header has no name.');
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return {
    name: element.textContent,
    isWhole: scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1,
  };
}

function countActionsOverName(): number {
  const name = document.querySelector('header [data-wordmark]')?.getBoundingClientRect();
  if (!name) throw new Error('The header has no name.');
  return [...document.querySelectorAll('header button, header a')]
    .map(element => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .filter(
      ({ left, right, top, bottom }) =>
        left < name.right && right > name.left && top < name.bottom && bottom > name.top,
    ).length;
}

for (const [id, name] of [
  ['simulacao-funcao', 'AJCred'],
  ['simulacao-imovel-em-garantia', 'Vettore'],
] as const)
  test(`[13.1] [3.15] at 200% text size the name ${name} in the header is whole in a window of 360 px, clear of the actions`, async () => {
    await page.viewport(360, 740);
    document.documentElement.style.fontSize = '200%';
    await openAt(id);
    expect(readWordmark()).toEqual({ name, isWhole: true });
    // The name moves aside for the chevron.
    await expect.poll(countActionsOverName).toBe(0);
    expect(document.querySelectorAll('header button, header a').length).toBeGreaterThanOrEqual(4);
    expect(findTextsOutside()).toEqual([]);
  });

for (const [id, name] of [
  // The header has the status of the proposal, support and help.
  ['credito-contratado', 'Banco PAN'],
  // Only help.
  ['happy-path', 'CREFAZ'],
] as const)
  test(`[13.1] [3.15] at 200% text size in a window of 1280 px every action of ${id} is in view, and the name in the panel is whole`, async () => {
    await page.viewport(1280, 800);
    document.documentElement.style.fontSize = '200%';
    await openAt(id);
    const outside = [...document.querySelectorAll('header button, header a')]
      .map(element => ({ name: element.getAttribute('aria-label'), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.right > innerWidth || box.width === 0)
      .map(({ name: label }) => label);
    expect(outside).toEqual([]);
    expect(findTextsOutside()).toEqual([]);
    const panelName = document.querySelector('aside [data-wordmark]');
    expect(panelName?.textContent).toBe(name);
    expect(panelName?.clientHeight).toBeGreaterThanOrEqual((panelName?.scrollHeight ?? 0) - 1);
  });

test('[13.1] [3.15] in a window of 320 px the name is whole beside the way back and five actions', async () => {
  await page.viewport(320, 640);
  await openAt('credito-conta-de-luz-endereco');
  await expect.poll(() => document.querySelectorAll('header button, header a').length).toBe(6);
  expect(readWordmark()).toEqual({ name: 'CREFAZ', isWhole: true });
  await expect.poll(countActionsOverName).toBe(0);
});

/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING_CSS =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

for (const id of ['simulacao-escolher-valor', 'simulacao-imovel', 'simulacao-veiculo-em-garantia'])
  test(`[13.1] ${id}: amounts are whole at 320 px with the text spacing of WCAG 1.4.12`, async () => {
    await page.viewport(320, 640);
    const style = document.createElement('style');
    style.textContent = TEXT_SPACING_CSS;
    document.head.append(style);
    onTestFinished(() => style.remove());
    await openAt(id);
    const inputs = [...document.querySelectorAll('input')].filter(input => input.inputMode === 'numeric');
    const cutOffInputs = inputs
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ value, scrollWidth, clientWidth }) => `${value}: ${scrollWidth} in ${clientWidth} px`);
    expect(cutOffInputs).toEqual([]);
  });

for (const width of [320, 360, 1280])
  test(`[13.1] [7.37] [15.2] at 200% text size the amount of an offer is on one line in a window of ${width} px`, async () => {
    await page.viewport(width, 740);
    document.documentElement.style.fontSize = '200%';
    await openAt('simulacao-imovel');
    const amounts = page.getByText('R$ 384.000,00', { exact: true });
    // At 1280 px the panel shows it, too.
    await expect.poll(() => amounts.elements().length).toBe(width === 1280 ? 2 : 1);
    for (const amount of amounts.elements()) {
      const range = document.createRange();
      range.selectNodeContents(amount);
      expect(range.getClientRects()).toHaveLength(1);
    }
  });

test('[15.8] [13.1] the dates and amounts of early withdrawals stand on one line each, at 320 px', async () => {
  await page.viewport(320, 640);
  await openInPage('simulacao-fgts', 8);
  await expect.element(page.getByRole('table')).toBeVisible();
  await document.fonts.ready;
  const broken = [...document.querySelectorAll('table td')]
    .map(cell => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return { text: cell.textContent, lines: range.getClientRects().length };
    })
    .filter(({ lines }) => lines !== 1);
  expect(broken).toEqual([]);
  const table = document.querySelector('table')?.getBoundingClientRect();
  expect(table?.right).toBeLessThanOrEqual(300.5);
});

for (const [width, size] of [
  [320, ''],
  [360, '200%'],
] as const)
  test(`[15.1] [13.1] the name and the chevron share a line clear of the upper edge, at ${width} px with text of ${size || '100%'}`, async () => {
    await page.viewport(width, 640);
    document.documentElement.style.fontSize = size;
    await openAt('credito-conta-de-luz-endereco');
    await expect.poll(() => document.querySelectorAll('header button, header a').length).toBe(6);
    await document.fonts.ready;
    const name = document.querySelector('header [data-wordmark]')?.getBoundingClientRect();
    const chevron = page.getByRole('button', { name: 'Voltar' }).element().getBoundingClientRect();
    if (!name) throw new Error('The header has no name.');
    expect(name.top).toBeGreaterThanOrEqual(8);
    expect(Math.abs((name.top + name.bottom - chevron.top - chevron.bottom) / 2)).toBeLessThanOrEqual(1);
  });

test('[13.1] [15.2] at 200% text size no word of the title in the panel of a window of 1280 px is broken', async () => {
  await page.viewport(1280, 800);
  document.documentElement.style.fontSize = '200%';
  await openAt('simulacao-imovel');
  await document.fonts.ready;
  const text = [...document.querySelectorAll('aside p')].find(
    element => element.textContent === 'Financiamento imobiliário',
  )?.firstChild;
  if (!text) throw new Error('The panel has no title.');
  const countLines = (start: number, end: number): number => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return range.getClientRects().length;
  };
  expect(countLines(0, 'Financiamento'.length)).toBe(1);
});
