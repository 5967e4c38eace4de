import { expect, test } from 'vitest';
import { createDomDriver } from './dom-driver.ts';

test('what is not there is told in one line, without a print of the page', async () => {
  const driver = createDomDriver({
    document: () => document,
    open: () => Promise.resolve(),
    reload: () => Promise.resolve(),
    setOffline: () => undefined,
    forbid: () => undefined,
    path: () => '/',
    advance: () => Promise.resolve(),
    consoleLines: () => [],
    patience: 50,
  });
  await expect(driver.press('Avançar')).rejects.toThrow(/^there is no button "Avançar"$/);
});
