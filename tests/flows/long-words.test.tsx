import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import type { CatalogueProduct } from '#scenarios/products/index.ts';
import { seguroAuto } from '#scenarios/products/seguro-auto.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';
import { scenarioWith } from '#tests/support/scenario-with.ts';

afterEach(() => page.viewport(1280, 800));

const ADDRESS = 'https://assinador.banco.exemplo.com.br/contratos/6650c1f2a4b3d90012e7f001';

/** The whole app on a phone, at a path of a proposal. */
async function openOnPhone(
  product: CatalogueProduct,
  path: string,
  currentStep: string,
  plan: Scenario['plan'] = {},
): Promise<void> {
  await page.viewport(360, 740);
  const scenario = scenarioWith({
    product: product.id,
    world: { proposal: { currentStep, answers: {} } },
    plan,
  });
  const { controls, close } = setUpStage(scenario, document.body, { product });
  onTestFinished(close);
  await controls.open({ hash: product.hashId, path, query: {} });
  await expect.element(page.getByText(ADDRESS).first(), { timeout: 8000 }).toBeVisible();
}

/** The right edges of the texts with the address that end outside the window. */
const findTextsOutside = (): string[] =>
  [...document.querySelectorAll('main *')]
    .filter(element => element.textContent.includes(ADDRESS))
    .map(element => Math.round(element.getBoundingClientRect().right))
    .filter(right => right > innerWidth)
    .map(right => `${right} px of ${innerWidth}`);

test('[13.1] [12.3] a consent whose label contains an address fits a phone', async () => {
  const steps = seguroAuto.steps.map(step =>
    step.slug === 'condicoes'
      ? { ...step, fields: step.fields?.map(field => ({ ...field, label: `Aceito o texto em ${ADDRESS}` })) }
      : step,
  );
  await openOnPhone({ ...seguroAuto, steps }, '/', 'condicoes');
  expect(findTextsOutside()).toEqual([]);
});

test('[13.1] [2.3] a final page whose description contains an address fits a phone', async () => {
  const { configuration } = creditoPessoal.system;
  const finalPage = { ...configuration?.display?.finalPage, description: `Acompanhe em ${ADDRESS}` };
  const display = { ...configuration?.display, finalPage };
  const system = { ...creditoPessoal.system, configuration: { ...configuration, display } };
  await openOnPhone({ ...creditoPessoal, system }, '/', 'finalizado');
  expect(findTextsOutside()).toEqual([]);
});

test('[13.1] [2.6] a status page whose history contains an address fits a phone', async () => {
  const event = { situation: 'emAnalise', description: `Assine em ${ADDRESS}`, date: '2026-11-20T10:00:00Z' };
  await openOnPhone(creditoPessoal, '/proposal-status', 'analise-de-credito', {
    proposalDetails: {
      kind: 'reply',
      status: 200,
      body: { data: { _id: 'p1', situation: 'emAnalise', history: [event] } },
    },
  });
  expect(findTextsOutside()).toEqual([]);
});
