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

test('a choice in the place of a text field is reported as one, with the actions that fit', async () => {
  const choice = document.createElement('fieldset');
  choice.setAttribute('role', 'radiogroup');
  choice.setAttribute('aria-label', 'Sexo');
  document.body.append(choice);
  await expect(driver.waitForValue('Sexo', 'Feminino')).rejects.toThrow(/it is a group\. Use choose/);
});
