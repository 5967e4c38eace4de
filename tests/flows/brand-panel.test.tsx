import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Scenario, StartingWorld } from '#scenarios/define-scenario.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { productOf } from '#scenarios/products/index.ts';
import { openInPage } from '#tests/flows/open-in-page.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';
import { scenarioWith } from '#tests/support/scenario-with.ts';

let stage: ScenarioStage | undefined;
beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  stage?.close();
  stage = undefined;
  await page.viewport(1280, 800);
});

/** Opens the whole app with a product, at the proposal's current step. */
async function open(
  id: Scenario['product'],
  world: StartingWorld,
  heading: string,
  path = '/',
  { hash = '', query = {} }: { hash?: string; query?: Record<string, string> } = {},
): Promise<void> {
  const product = productOf(id);
  stage = setUpStage(
    scenarioWith({
      product: id,
      world,
    }),
  );
  await stage.controls.open({ hash: hash || product.hashId, path, query });
  await expect.element(page.getByRole('heading', { name: heading }), { timeout: 8000 }).toBeVisible();
}

const getPanel = () => page.getByRole('complementary', { name: 'Sobre a proposta' });
const readPanelText = (): string => getPanel().element().textContent.replaceAll('\u00a0', ' ');

test('[15.2] [9.16] before the simulation the panel gives three reasons to trust; below 992 px there is no panel', async () => {
  await open('credito-pessoal', {}, 'Dados pessoais');
  expect(getPanel().getByRole('listitem').elements()).toHaveLength(3);
  await page.viewport(991, 800);
  expect(page.getByRole('complementary').elements()).toHaveLength(0);
  const mainBox = document.querySelector('main')?.getBoundingClientRect();
  expect(mainBox?.width).toBe(document.documentElement.clientWidth);
});

test('[15.2] during a simulation the panel follows the choice: amount, instalment, rate, total', async () => {
  const answers = { 'dados-pessoais': { nomeCompleto: 'Caio Prado', cpf: '52998224725' } };
  await open('consignado-inss', { proposal: { currentStep: 'simulacao', answers } }, 'Escolha a sua oferta');
  const summary = getPanel().getByRole('region', { name: 'Sua simulação' });
  await expect.element(summary.getByText('R$ 12.000,00')).toBeVisible();
  await page.getByRole('radio', { name: /84 parcelas/ }).click();
  await expect.element(summary.getByText('R$ 274,90')).toBeVisible();
  await expect.poll(readPanelText).toMatch(/Prazo84 parcelas.*Juros1,66% ao mêsTotal a pagarR\$ 23\.091,60/);
  await page.getByRole('radio', { name: /36 parcelas/ }).click();
  await expect.element(summary.getByText('R$ 459,30')).toBeVisible();
  // The card is as far from its last line as from its first one.
  const card = summary.element();
  const texts = [...card.querySelectorAll('p, dd')].map(text => text.getBoundingClientRect());
  const { top, bottom } = card.getBoundingClientRect();
  expect(bottom - (texts.at(-1)?.bottom ?? 0)).toBeCloseTo((texts[0]?.top ?? 0) - top, 0);
});

test('[15.2] the panel counts the withdrawals of FGTS in the same words during the simulation as after it', async () => {
  const scenario = scenarioById('simulacao-fgts');
  stage = setUpStage(scenario);
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await expect.poll(readPanelText).toMatch(/Antecipação10 saquesJuros/);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(getPanel().getByRole('region', { name: 'Sua escolha' })).toBeVisible();
  await expect.poll(readPanelText).toMatch(/Antecipação10 saquesJuros/);
});

test('[15.2] during a simulation without an offer the panel gives the reasons to trust, and announces no simulation', async () => {
  const scenario = scenarioById('participantes-nao-vieram');
  stage = setUpStage(scenario);
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await expect.element(page.getByText('Escolha um ou mais contratos para portar.')).toBeVisible();
  await expect.poll(() => getPanel().getByRole('listitem').elements().length).toBe(3);
  expect(getPanel().getByRole('region', { name: 'Sua simulação' }).elements()).toHaveLength(0);
  await page.getByRole('checkbox').first().click();
  await expect
    .element(getPanel().getByRole('region', { name: 'Sua simulação' }).getByText('R$ 14.679,19'))
    .toBeVisible();
  expect(getPanel().getByRole('listitem').elements()).toHaveLength(0);
});

test('[8.48] [15.2] after a failed simulation the panel shows no offer of the previous request', async () => {
  const scenario = scenarioById('simulacao-funcao');
  const unavailable = { kind: 'reply', status: 503, body: { code: 503, message: 'Indisponível.' } } as const;
  stage = setUpStage({
    ...scenario,
    plan: {
      simulateFuncao: { kind: 'sequence', answers: [{ kind: 'world' }, unavailable], afterLast: 'repeat' },
    },
  });
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await expect.element(getPanel().getByText('R$ 1.500,00')).toBeVisible();
  await page.getByRole('textbox', { name: 'Valor', exact: true }).fill('1.000,00');
  await expect.element(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expect.poll(() => getPanel().getByRole('listitem').elements().length).toBe(3);
  expect(getPanel().getByRole('region', { name: 'Sua simulação' }).elements()).toHaveLength(0);
  expect(readPanelText()).not.toMatch(/1\.500,00|Escolha uma opção/);
});

test('[8.48] [15.2] while a failed simulation is requested again, the panel shows a placeholder and no figures of the old offer', async () => {
  const scenario = scenarioById('simulacao-funcao');
  const unavailable = { kind: 'reply', status: 503, body: { code: 503, message: 'Indisponível.' } } as const;
  stage = setUpStage({
    ...scenario,
    plan: {
      simulateFuncao: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, unavailable, { kind: 'latency', ms: 1500 }],
        afterLast: 'worldAnswers',
      },
    },
  });
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await expect.element(getPanel().getByText('R$ 1.500,00')).toBeVisible();
  await page.getByRole('textbox', { name: 'Valor', exact: true }).fill('1.000,00');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.poll(() => stage?.app()?.state.simulation.status).toBe('loading');
  await expect.poll(() => getPanel().element().querySelectorAll('[aria-busy=true]').length).toBe(1);
  expect(readPanelText()).not.toContain('1.500,00');
  for (const option of page.getByRole('radio').elements()) expect(option).toBeDisabled();
  await expect.element(getPanel().getByText('R$ 1.000,00')).toBeVisible();
});

test('[15.2] beside a status screen the panel lists the steps with the current one marked, and at the end those that are done', async () => {
  await open(
    'credito-pessoal',
    {
      proposal: { currentStep: 'analise-de-credito', answers: {} },
      checks: { 'analise-de-credito': { polls: 1000, ends: 'success' } },
    },
    'Estamos analisando seu crédito',
  );
  await expect.element(getPanel().getByRole('heading', { name: 'Etapas da proposta' })).toBeVisible();
  // The analysis is the last step: nothing follows.
  expect(
    getPanel()
      .getByRole('listitem')
      .elements()
      .map(item => item.getAttribute('aria-current')),
  ).toEqual([null, null, null, null, 'step']);
  expect(getPanel().getByRole('listitem').first().element().textContent).toBe('1 etapa anterior');
  stage?.close();
  await open('credito-pessoal', { proposal: { currentStep: 'finalizado', answers: {} } }, 'Proposta enviada');
  await expect.element(getPanel().getByRole('heading', { name: 'Etapas concluídas' })).toBeVisible();
  expect(getPanel().getByRole('listitem').elements()).toHaveLength(5);
});

test('[15.8] beside an error page the panel does not claim that typed values are saved', async () => {
  const savedSentence = 'Preencha com calma: o que você digita fica salvo.';
  await open('cartao-nio', {}, 'O cartão que começa com sim');
  expect(readPanelText()).toContain(savedSentence);
  stage?.close();
  await open('cartao-nio', {}, 'Link de acesso é inválido', '/', { hash: '000000000000000000000000' });
  expect(readPanelText()).not.toContain(savedSentence);
});

test('[15.2] [2.6] beside the status of a proposal that is over the panel lists the steps that are done, and asks nobody to fill in', async () => {
  const proposal = { currentStep: 'finalizado', answers: {} };
  await open('cartao-nio', { proposal }, 'Situação da proposta', '/proposal-status');
  await expect.element(page.getByRole('button', { name: 'Ver resultado' })).toBeVisible();
  expect(readPanelText()).toContain('Etapas concluídas');
  expect(readPanelText()).not.toContain('No seu tempo');
  const state = stage?.app()?.state;
  if (!state?.config) throw new Error('The app has no configuration.');
  const { display } = state.config;
  // The app has a text of its own for a lender without one.
  state.config = {
    ...state.config,
    display: { ...display, homePage: { ...display.homePage, topSubText: '' } },
  };
  await expect.poll(readPanelText).not.toContain(display.homePage.topSubText);
  expect(readPanelText()).not.toContain('Preencha');
});

test('[4.26] [15.2] after an external redo the panel lists as finished only the steps before that of the proposal', async () => {
  const proposal = { currentStep: 'dados-bancarios', externalRedoStep: 'endereco', answers: {} };
  await open('credito-pessoal', { proposal }, 'Proposta enviada');
  const readSteps = () =>
    getPanel()
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(readSteps).toEqual(['Dados pessoais', 'Endereço']);
});

test('[4.26] [15.8] beside the form of an external redo the panel says that typed values are saved, although the proposal is further', async () => {
  const proposal = { currentStep: 'dados-bancarios', externalRedoStep: 'endereco', answers: {} };
  await open('credito-pessoal', { proposal }, 'Endereço', '/', { query: { redo_step: 'endereco' } });
  const state = stage?.app()?.state;
  if (!state?.config) throw new Error('The app has no configuration.');
  const { display } = state.config;
  state.config = {
    ...state.config,
    display: { ...display, homePage: { ...display.homePage, topSubText: '' } },
  };
  await expect.poll(readPanelText).toContain('Preencha com calma: o que você digita fica salvo.');
});

test('[11.5] where the browser stores nothing, the panel does not claim that typed values are saved or protected', async () => {
  await open('cartao-nio', {}, 'O cartão que começa com sim');
  expect(readPanelText()).toMatch(/fica salvo.*é salvo com segurança/);
  const state = stage?.app()?.state;
  if (!state) throw new Error('The app has not started.');
  state.isStorageDegraded = true;
  await expect.poll(readPanelText).not.toContain('salvo');
  expect(readPanelText()).toContain('Preencha com calma.');
  expect(readPanelText()).not.toContain('protegidos');
});

test('[3.5] [15.1] the steps beside the form are completely visible at 1280x800, and the current one is in view', async () => {
  await open('financiamento-imobiliario', {}, 'Quem vai comprar');
  const list = getPanel().getByRole('navigation', { name: 'Etapas da proposta' }).element();
  const box = list.getBoundingClientRect();
  expect(list.scrollHeight).toBeLessThanOrEqual(list.clientHeight + 1);
  expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  const currentStepBox = list.querySelector('[aria-current=step]')?.getBoundingClientRect();
  expect(currentStepBox?.bottom).toBeLessThanOrEqual(box.bottom);
});

const homeAnswers = {
  'dados-pessoais': { nome: 'Marina Duarte', cpf: '52998224725' },
  imovel: { valorDoImovel: 480_000 },
};
const chosenOffer = { valor: 384_000, prazo: 240, taxa: 0.0089, valorDaParcela: 3880.32 };

for (const [currentStep, heading, name] of [
  ['ofertas', 'Ofertas dos bancos', 'Sua simulação'],
  ['endereco', 'Endereço', 'Sua escolha'],
] as const)
  for (const height of [800, 768])
    test(`[3.5] [15.1] in a window of 1280x${height} the panel has space for '${name}', the current step and the note below them`, async () => {
      await page.viewport(1280, height);
      const answers = name === 'Sua escolha' ? { ...homeAnswers, ofertas: chosenOffer } : homeAnswers;
      await open('financiamento-imobiliario', { proposal: { currentStep, answers } }, heading);
      const card = getPanel().getByRole('region', { name });
      await expect.element(card.getByText('R$ 384.000,00')).toBeVisible();
      if (currentStep === 'ofertas') {
        await page.getByRole('radio', { name: /Bradesco/ }).click();
        await expect.element(card.getByText('Total')).toBeVisible();
      }
      const steps = getPanel().getByRole('navigation', { name: 'Etapas da proposta' });
      const currentStepBox = steps.element().querySelector('[aria-current=step]')?.getBoundingClientRect();
      const noteBox = getPanel().getByText('Dados protegidos').element().getBoundingClientRect();
      expect(currentStepBox?.top).toBeGreaterThan(card.element().getBoundingClientRect().bottom);
      expect(steps.element().getBoundingClientRect().bottom).toBeLessThan(noteBox.top);
      expect(noteBox.bottom).toBeLessThanOrEqual(height - 40);
      // Only the current step, until the visitor asks for all.
      expect(steps.getByRole('listitem').elements()).toHaveLength(1);
      // All steps scroll in their list, above the note.
      await steps.getByRole('button', { name: 'Ver as 10 etapas' }).click();
      expect(steps.getByRole('listitem').elements()).toHaveLength(10);
      expect(getPanel().getByText('Dados protegidos').element().getBoundingClientRect().bottom).toBe(
        noteBox.bottom,
      );
    });

test('[3.5] [15.1] all steps beside the form scroll in their list; the name of the lender stays in view', async () => {
  await open('financiamento-imobiliario', {}, 'Quem vai comprar');
  const steps = getPanel().getByRole('navigation', { name: 'Etapas da proposta' });
  expect(steps.getByRole('listitem').elements()).toHaveLength(3);
  await steps.getByRole('button', { name: 'Ver as 10 etapas' }).click();
  expect(steps.getByRole('listitem').elements()).toHaveLength(10);
  expect(steps.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect.element(getPanel().getByText('Itaú', { exact: true })).toBeInViewport();
  await steps.getByRole('button', { name: 'Mostrar menos etapas' }).click();
  expect(steps.getByRole('listitem').elements()).toHaveLength(3);
});

test('[2.39] the reason of a step that comes later is read by screen readers, and not printed below the list', async () => {
  await open('financiamento-imobiliario', {}, 'Quem vai comprar');
  const reason = 'Disponível depois das etapas anteriores';
  const laterStep = getPanel().getByRole('button', { name: 'O imóvel' });
  await expect.element(laterStep).toHaveAccessibleDescription(reason);
  await expect.element(getPanel().getByText(reason)).not.toBeVisible();
});

test('[15.2] the panel beside a review, which is no step of its own, calls the finished steps finished', async () => {
  const proposal = { currentStep: 'revisao', answers: {}, stepStatus: { revisao: 'init' } } as const;
  await open('car-equity', { proposal }, 'Revise sua proposta');
  await expect.element(getPanel().getByRole('heading', { name: 'Etapas concluídas' })).toBeVisible();
  expect(readPanelText()).not.toContain('Etapas da proposta');
});

test('[15.8] [2.20] the panel of early withdrawals speaks of withdrawals, not of instalments', async () => {
  await openInPage('simulacao-fgts', 8);
  await expect.poll(readPanelText).toContain('Antecipação7 saques');
  expect(readPanelText()).toContain('Total descontado');
  expect(readPanelText()).not.toContain('Prazo');
});
