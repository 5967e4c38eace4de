import { expect, test } from 'vitest';
import { createDomDriver } from './dom-driver.ts';

test("a missing element is reported in one line, without the page's markup", async () => {
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
  await expect(driver.press('Avançar')).rejects.toThrow(/^there is no button "Avançar"$/);
});
