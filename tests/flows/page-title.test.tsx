import { expect, onTestFinished, test } from 'vitest';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';

function openStage(id: string) {
  const scenario = scenarioById(id);
  const stage = setUpStage(scenario);
  onTestFinished(stage.close);
  const driver = createDomDriver(stage.controls);
  const open = () => driver.open({ hash: hashOf(scenario), path: '/', query: {} });
  return { driver, open, title: () => stage.platform().title() };
}

test('[13.3] [13.4] the title of the page begins with "Erro" while a refused form is shown', async () => {
  const { driver, open, title } = openStage('happy-path');
  await open();
  await driver.waitForHeading('Dados pessoais');
  await expect.poll(title).toMatch(/^Dados pessoais · /);
  await driver.press('Continuar');
  await expect.poll(title).toMatch(/^Erro: Dados pessoais · /);
  await driver.fill('Nome completo', marina.name);
  expect(title()).toMatch(/^Erro: Dados pessoais · /);
});
