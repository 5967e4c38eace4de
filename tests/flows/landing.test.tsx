import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { productOf } from '#scenarios/products/index.ts';
import { openInPage } from '#tests/flows/open-in-page.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';
import { scenarioWith } from '#tests/support/scenario-with.ts';

let stage: ScenarioStage | undefined;
afterEach(async () => {
  stage?.close();
  stage = undefined;
  await page.viewport(1280, 800);
});

/** Opens the landing page of a product, or the page of another path. */
async function open(
  id: Scenario['product'],
  { path = '/inicio', world = {} }: { path?: string; world?: Scenario['world'] } = {},
): Promise<void> {
  stage = setUpStage(
    scenarioWith({
      product: id,
      world,
    }),
  );
  await stage.controls.open({ hash: productOf(id).hashId, path, query: {} });
  // The opening screen has a heading, too, but no button.
  await expect.poll(() => document.querySelector('[data-dock]'), { timeout: 8000 }).not.toBeNull();
  await document.fonts.ready;
}

const boxOf = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element.getBoundingClientRect();
};

/** The sentences of a part of the page that are visible, each once. */
function sentencesIn(selector: string): string[] {
  const leaves = [...document.querySelectorAll(`${selector} *`)].filter(
    element => element.childElementCount === 0 && element.checkVisibility() && element.textContent !== '',
  );
  const sentences = leaves.flatMap(({ textContent }) => (textContent ?? '').split(/(?<=[.!?:])\s+/));
  return [...new Set(sentences.map(sentence => sentence.replaceAll('\u00a0', ' ').trim()))];
}

/** Few steps and no offer; a question; a wave with an offer, documents and eleven steps; the new landing page. */
const PRODUCTS = [
  'credito-pessoal',
  'home-equity',
  'credito-conta-de-luz',
  'credito-boleto',
  'saque-aniversario-fgts',
] as const;

for (const product of PRODUCTS) {
  test(`[2.13] [15.2] beside the panel the landing page of ${product} repeats no sentence of the panel`, async () => {
    await page.viewport(1280, 800);
    await open(product);
    const panelSentences = new Set(sentencesIn('aside'));
    expect(panelSentences.size).toBeGreaterThan(5);
    expect(sentencesIn('main').filter(sentence => panelSentences.has(sentence))).toEqual([]);
  });

  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const)
    test(`[2.13] [15.6] at ${width}x${height} the landing page of ${product} is whole above the button, and leaves no empty quarter of it`, async () => {
      await page.viewport(width, height);
      await open(product);
      const parts = [...document.querySelectorAll('main [data-moves] > *')]
        .map(part => part.getBoundingClientRect())
        .filter(part => part.height > 0);
      const { top } = boxOf('[data-dock]');
      const bottom = Math.max(...parts.map(part => part.bottom));
      expect(bottom).toBeLessThanOrEqual(top);
      // The column is as high as in a window of 800 px.
      expect((top - bottom) / 800).toBeLessThan(0.25);
    });
}

test('[2.13] beside the panel the landing page names the steps of the configuration in their order; a phone has their number only', async () => {
  await page.viewport(1280, 800);
  await open('credito-pessoal');
  const list = page.getByRole('region', { name: '5 etapas' }).getByRole('listitem');
  const names = list.elements().map(({ textContent }) => textContent?.replace(/^\d+/, ''));
  expect(names).toEqual(['Dados pessoais', 'Endereço', 'Dados bancários', 'Termos', 'Análise de crédito']);
  await page.viewport(360, 740);
  await expect.element(page.getByRole('region', { name: '5 etapas' })).not.toBeInTheDocument();
  await expect.element(page.getByText('5 etapas').first()).toBeVisible();
});

const finishedWorld = { proposal: { currentStep: 'finalizado', answers: {} } } as const;

test('[3.11] [2.13] the landing page after the final page has a button that leads back to the result, and says so', async () => {
  await open('credito-pessoal', { path: '/', world: finishedWorld });
  const title = page.getByRole('heading', { level: 1, name: 'Proposta enviada' });
  await expect.element(title).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao início' }).click();
  await page.getByRole('button', { name: 'Ver resultado' }).click();
  await expect.element(title).toBeVisible();
});

test('[2.17d] [2.13] a link to the landing page of a proposal under way has a button that continues the proposal, and says so', async () => {
  await open('credito-pessoal', { world: { proposal: { currentStep: 'endereco', answers: {} } } });
  await page.getByRole('button', { name: 'Continuar proposta' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Endereço' })).toBeVisible();
});

test('[2.12] the button of the follow-up leads from a finished proposal to its result, and says so', async () => {
  await open('credito-pessoal', { path: '/acompanhamento', world: finishedWorld });
  await page.getByRole('button', { name: 'Ver resultado' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Proposta enviada' })).toBeVisible();
});

test('[4.26] [2.12] [2.6] a proposal that an external redo hands on without a situation is under way in the follow-up and on the status page', async () => {
  const proposal = {
    currentStep: 'dados-bancarios',
    externalRedoStep: 'endereco',
    answers: {},
    situation: '',
  };
  await open('credito-pessoal', { path: '/acompanhamento', world: { proposal } });
  await expect.element(page.getByText('Em andamento', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ver situação da proposta' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Situação da proposta' })).toBeVisible();
  await expect.element(page.getByText('Em andamento', { exact: true })).toBeVisible();
});

test('[2.12] [2.6] a finished proposal without a situation is finished in the follow-up and on the status page', async () => {
  const world = { proposal: { ...finishedWorld.proposal, situation: '' } };
  await open('credito-pessoal', { path: '/acompanhamento', world });
  await expect.element(page.getByText('Finalizada', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ver situação da proposta' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Situação da proposta' })).toBeVisible();
  await expect.element(page.getByText('Finalizada', { exact: true })).toBeVisible();
});

test('[2.20] [2.14] the landing page of early withdrawals has the picture of savings, that of a card has a card', async () => {
  const readDrawing = (): string => document.querySelector('main [data-moves] svg')?.innerHTML ?? '';
  await open('cartao-nio');
  const card = readDrawing();
  stage?.close();
  await open('saque-aniversario-fgts');
  await expect.poll(readDrawing).not.toBe('');
  expect(readDrawing()).not.toBe(card);
});

test('[15.1] [2.14] the box of the new landing page fills a phone, and its text begins where the other text begins', async () => {
  await page.viewport(360, 740);
  await open('cartao-nio');
  const box = document.querySelector('main h1')?.parentElement?.parentElement?.getBoundingClientRect();
  expect(box?.left).toBe(0);
  expect(box?.right).toBe(360);
  expect(boxOf('main h1').left).toBe(20);
});

for (const width of [600, 740])
  test(`[15.1] [2.14] in a window of ${width} px the box of the new landing page is a card as wide as the button`, async () => {
    await page.viewport(width, 740);
    await open('cartao-nio');
    const hero = document.querySelector('main h1')?.parentElement?.parentElement;
    if (!hero) throw new Error('There is no box.');
    const box = hero.getBoundingClientRect();
    const button = boxOf('[data-dock] button');
    expect([box.left, box.right]).toEqual([button.left, button.right]);
    expect(box.top).toBeGreaterThan(boxOf('header').bottom);
    expect(getComputedStyle(hero).borderTopLeftRadius).not.toBe('0px');
  });

test.each([768, 1280])(
  '[15.1] [12.7] the question about partners is in line with the fields, in a window of %i px',
  async width => {
    await page.viewport(width, 800);
    await openInPage('parceiros-permitidos', 3);
    await expect.element(page.getByRole('button', { name: 'Permitir', exact: true })).toBeVisible();
    const column = boxOf('main input[autocomplete="name"]');
    const question = boxOf('section[aria-label="Privacidade"] p');
    expect(question.left).toBeCloseTo(column.left, 0);
    const line = boxOf('section[aria-label="Privacidade"]');
    expect(Math.min(question.top - line.top, line.bottom - question.bottom)).toBeGreaterThanOrEqual(8);
    const actions = boxOf('section[aria-label="Privacidade"] > div');
    expect(actions.right).toBeLessThanOrEqual(column.right + 4);
  },
);

test('[15.1] [12.7] the answers to the question about partners begin where the question begins', async () => {
  await page.viewport(360, 740);
  await openInPage('parceiros-permitidos', 3);
  const permit = page.getByRole('button', { name: 'Permitir', exact: true });
  await expect.element(permit).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(permit.element());
  expect(range.getBoundingClientRect().left).toBeCloseTo(boxOf('section[aria-label=Privacidade] p').left, 0);
});

test("[2.13] no line of the lender's texts ends with 'R$'", async () => {
  await open('consorcio');
  const text = document.querySelector('main')?.textContent ?? '';
  expect(text).toContain('R$\u00a0120 mil');
  expect(text).not.toMatch(/R\$ \d/);
});
