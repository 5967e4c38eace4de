import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hashOf } from '#scenarios/hash-of.ts';
import { findScenario } from '#scenarios/index.ts';
import { recordLiveRegions } from '#tests/support/live-region-recorder.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';

let stage: ScenarioStage | undefined;
afterEach(async () => {
  stage?.close();
  stage = undefined;
  await page.viewport(1280, 800);
});

test('[5.4] [13.3] a press on the button without agreeing focuses the unchecked box, and only the description of the box has the error', async () => {
  const scenario = findScenario('consentimento');
  if (!scenario) throw new Error('There is no scenario "consentimento".');
  stage = setUpStage(scenario);
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  const { breaches, stop } = recordLiveRegions(document);
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  const checkbox = page.getByRole('checkbox', { name: 'Autorizo a consulta do meu saldo do FGTS' });
  await expect.element(checkbox).toHaveFocus();
  await expect
    .element(checkbox)
    .toHaveAccessibleDescription('Os termos devem ser aceitos antes de continuar sua proposta.');
  expect(breaches()).toEqual([]);
  stop();
  await checkbox.click();
  await expect.element(checkbox).toHaveAccessibleDescription('');
});

test('[5.4] [15.1] on a phone the dock does not cover the message about a term that is not accepted', async () => {
  await page.viewport(360, 740);
  const scenario = findScenario('consentimento');
  if (!scenario) throw new Error('There is no scenario "consentimento".');
  stage = setUpStage(scenario);
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  const message = page.getByText('Os termos devem ser aceitos antes de continuar sua proposta.');
  await expect.element(message).toBeVisible();
  const dockTop = document.querySelector('[data-dock]')?.getBoundingClientRect().top;
  await expect.poll(() => message.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(dockTop ?? 0);
  await expect.element(page.getByRole('checkbox')).toBeInViewport({ ratio: 1 });
});

test('[7.19] [11.3] the boxes stay checked when the service rejects the consent', async () => {
  const scenario = findScenario('consentimento');
  if (!scenario) throw new Error('There is no scenario "consentimento".');
  stage = setUpStage(scenario);
  stage.engine.breakNext('updateStep', {
    kind: 'reply',
    status: 503,
    headers: { 'retry-after': '1' },
    body: { code: 503, message: 'Muitas solicitações. Aguarde alguns segundos.' },
  });
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  const checkbox = page.getByRole('checkbox', { name: 'Autorizo a consulta do meu saldo do FGTS' });
  await checkbox.click();
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  const openStage = stage;
  await expect.poll(() => openStage.controls.consoleLines().join()).toContain('updateStep: 503');
  // The app opens the journey again, and renders the step again.
  await expect
    .poll(() => openStage.engine.journal.filter(({ operation }) => operation === 'getSystem').length)
    .toBe(2);
  await expect.element(page.getByRole('heading', { name: 'Seus dados, suas escolhas' })).toBeVisible();
  await expect.element(checkbox).toBeChecked();
});
