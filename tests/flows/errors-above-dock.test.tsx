import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { playWalk } from '#mocks/play-walk.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';

/** The smallest phone, with its dock over the form. */
beforeEach(() => page.viewport(320, 640));
let stage: ScenarioStage | undefined;
afterEach(async () => {
  stage?.close();
  stage = undefined;
  await page.viewport(1280, 800);
});

/** Plays the walk of a scenario up to the first action of a kind. */
async function playTo(id: string, isLast: (action: WalkAction) => boolean): Promise<void> {
  const scenario = scenarioById(id);
  const walk = scenario.walk.slice(0, scenario.walk.findIndex(isLast) + 1);
  expect(walk).not.toEqual([]);
  stage = setUpStage(scenario);
  await playWalk({ ...scenario, walk }, createDomDriver(stage.controls), stage.engine);
}

const dockTop = (): number => document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? 0;
const waitsFor =
  (text: string) =>
  (action: WalkAction): boolean =>
    action.do === 'waitFor' && 'text' in action && action.text === text;

test('[13.1] [7.10] the error that the service names is whole above the dock, and so is the summary that has the focus', async () => {
  await playTo('bank-account-refused', waitsFor('Agência inexistente.'));
  const error = page.getByText('Agência inexistente.', { exact: true });
  await expect.poll(() => error.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(dockTop());
  const summary = document.activeElement;
  expect(summary).toHaveTextContent('Confira 1 campo');
  expect(summary?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('[13.1] [13.3] the link of the summary shows the input and its error above the dock', async () => {
  await playTo('bank-account-refused', waitsFor('Agência inexistente.'));
  scrollTo(0, 0);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Agência' })).toHaveFocus();
  const error = page.getByText('Agência inexistente.', { exact: true }).element();
  expect(error.getBoundingClientRect().bottom).toBeLessThanOrEqual(dockTop());
});

test('[13.1] [7.24] a hint that arrives above the focused control does not push it under the dock', async () => {
  await playTo('placa-desconhecida', action => action.do === 'fill');
  const chip = page.getByRole('radio', { name: 'Carro' });
  chip.element().focus();
  await expect.element(page.getByText('Nenhum veículo foi encontrado com essa placa.')).toBeVisible();
  const label = chip.element().closest('label');
  await expect.poll(() => label?.getBoundingClientRect().bottom).toBeLessThanOrEqual(dockTop());
});
