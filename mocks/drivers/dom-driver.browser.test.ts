import { afterEach, expect, test } from 'vitest';
import { createDomDriver } from './dom-driver.ts';

const driver = createDomDriver({
  document: () => document,
  open: () => Promise.resolve(),
  reload: () => Promise.resolve(),
  setOffline: () => undefined,
  forbid: () => undefined,
  path: () => '/',
  advance: () => Promise.resolve(),
  consoleLines: () => [],
  timeLimit: 50,
});

afterEach(() => document.body.replaceChildren());

test("a missing element is reported in one line, without the page's markup", async () => {
  await expect(driver.press('Avançar')).rejects.toThrow(/^there is no button "Avançar"$/);
});

test('a choice in place of a text field is reported, with the fitting actions', async () => {
  const choice = document.createElement('fieldset');
  choice.setAttribute('role', 'radiogroup');
  choice.setAttribute('aria-label', 'Sexo');
  document.body.append(choice);
  await expect(driver.waitForValue('Sexo', 'Feminino')).rejects.toThrow(
    /it is a group\. Use choose.*expectChoice/,
  );
});

test('waitForChoice accepts the chosen option of a group and of a list, and reports any other', async () => {
  document.body.innerHTML = `
    <fieldset role="radiogroup" aria-label="Sexo">
      <label><input type="radio" name="sex" checked>Feminino</label>
      <label><input type="radio" name="sex">Masculino</label>
    </fieldset>
    <select aria-label="UF"><option>SC</option><option selected>SP</option></select>`;
  await driver.waitForChoice('Sexo', 'Feminino');
  await driver.waitForChoice('UF', 'SP');
  await expect(driver.waitForChoice('Sexo', 'Masculino')).rejects.toThrow(
    '"Masculino" is not chosen in "Sexo"',
  );
  await expect(driver.waitForChoice('UF', 'SC')).rejects.toThrow('"SC" is not chosen in "UF"');
  await expect(driver.waitForChoice('Banco', 'Aurora')).rejects.toThrow('there is no field labelled "Banco"');
});

test('waitForChecked accepts the actual state of a box, and reports the other', async () => {
  document.body.innerHTML = `
    <label><input type="checkbox" checked>Li e aceito</label>
    <span role="checkbox" aria-checked="false" aria-label="Receber avisos"></span>`;
  await driver.waitForChecked('Li e aceito', true);
  await driver.waitForChecked('Receber avisos', false);
  await expect(driver.waitForChecked('Li e aceito', false)).rejects.toThrow('"Li e aceito" is checked');
  await expect(driver.waitForChecked('Receber avisos', true)).rejects.toThrow(
    '"Receber avisos" is not checked',
  );
});

test('waitForAbsence waits for a text that disappears, and reports one that stays', async () => {
  document.body.innerHTML = '<p>Confira os dados.</p>';
  setTimeout(() => document.body.replaceChildren(), 20);
  await driver.waitForAbsence('Confira os dados.');
  document.body.innerHTML = '<p>Confira os dados.</p>';
  await expect(driver.waitForAbsence('Confira os dados.')).rejects.toThrow(
    '"Confira os dados." is on the screen',
  );
});
