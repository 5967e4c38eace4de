import type { Locator, Page } from '@playwright/test';
import { bytesOf, type SampleFile } from '#scenarios/cast/documents.ts';
import type { LaunchAddress } from '#scenarios/launch-address.ts';
import { describeFocus } from './describe-focus.ts';
import {
  boxRoles,
  type Driver,
  fieldRoles,
  fileInputName,
  groupRoles,
  isBrowserNetworkLine,
  removeButtonName,
} from './driver.ts';
import { forbidInPage } from './forbid-in-page.ts';

export interface PlaywrightStage {
  page: Page;
  /** Returns an address of the app on the host under test. */
  addressOf(launchAddress: LaunchAddress): string;
  /** True: the page gets a clock that `advance` moves. False: `advance` waits in real time. */
  movesClock?: boolean;
}

/** Drives the app in a real page, with real reloads and a real connection. */
export function createPlaywrightDriver({ page, addressOf, movesClock = false }: PlaywrightStage): Driver {
  let hasClock = false;
  /** While characters are typed, a press elsewhere would send the rest of them to another element. */
  let isTyping = false;
  /** The presses of `pressNow` that have begun. */
  let pressing: Promise<unknown> = Promise.resolve();
  const lines: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
  });
  page.on('pageerror', error => lines.push(String(error)));

  const findByRole = (name: string, ...roles: Parameters<Page['getByRole']>[0][]): Locator =>
    roles
      .map(role => page.getByRole(role, { name, exact: true }))
      .reduce((all, next) => all.or(next))
      .first();
  const pressEnabledButton = async (name: RegExp): Promise<boolean> => {
    if (isTyping) return false;
    const buttons = page.getByRole('button', { name, disabled: false }).filter({ visible: true });
    const [enabledButton] = await buttons.all();
    if (!enabledButton || isTyping) return false;
    await enabledButton.click({ timeout: 1000 });
    return true;
  };
  const findTextField = (name: string) => findByRole(name, ...fieldRoles);

  return {
    async open(launchAddress) {
      if (movesClock && !hasClock) await page.clock.install();
      hasClock = true;
      // A tab is recognised by its session storage only, so the app now treats the page as a new tab.
      if (launchAddress.newTab) await page.evaluate(() => sessionStorage.clear());
      await page.goto(addressOf(launchAddress));
    },
    async fill(name, text) {
      const field = findTextField(name);
      await field.fill('');
      isTyping = true;
      try {
        await pressing;
        await field.pressSequentially(text);
        await field.press('Tab');
      } finally {
        isTyping = false;
      }
    },
    async choose(name, option) {
      const control = findByRole(name, ...groupRoles, 'combobox', 'button');
      await control.waitFor();
      const tag = await control.evaluate(element => element.tagName);
      const role = await control.getAttribute('role');
      if (tag === 'SELECT') {
        await control.selectOption({ label: option });
      } else if (tag === 'FIELDSET' || groupRoles.some(groupRole => groupRole === role)) {
        const radio = control.getByRole('radio', { name: option, exact: true });
        await radio.and(page.locator(':enabled')).press('Space');
      } else {
        await control.click();
        const optionRow = page.getByRole('option').filter({ has: page.getByText(option, { exact: true }) });
        // A long list renders only visible options. Typing filters them; the list decides which element has the
        // focus.
        await optionRow.waitFor({ timeout: 1000 }).catch(() => page.keyboard.type(option));
        await optionRow.click();
      }
    },
    async check(name) {
      const box = findByRole(name, ...boxRoles);
      // By keyboard, because a neighbouring element may cover the checkbox.
      if (!(await box.isChecked())) await box.press('Space');
    },
    attach: (name, files) =>
      attachIn(page, name, files, async input => input.setInputFiles(filePayloadsOf(files))),
    press: name => findByRole(name, 'button', 'link').click(),
    pressNow(name) {
      const press = pressEnabledButton(name);
      pressing = Promise.allSettled([pressing, press]);
      return press;
    },
    pressKey: key => page.keyboard.press(key),
    // Adjacent texts count as one, whatever elements they are in.
    async waitForText(text) {
      for (const deadline = Date.now() + 15_000; !(await shows(page, text)); ) {
        if (Date.now() > deadline) throw new Error(`"${text}" is not on the screen`);
        await page.waitForTimeout(50);
      }
    },
    waitForHeading: name => page.getByRole('heading', { name, exact: true }).first().waitFor(),
    async waitForValue(name, value) {
      const field = findTextField(name);
      await field.waitFor();
      const deadline = Date.now() + 10_000;
      let currentValue = await displayedValueOf(field);
      while (currentValue !== value) {
        if (Date.now() > deadline) throw new Error(`"${name}" holds "${currentValue}", not "${value}"`);
        await page.waitForTimeout(50);
        currentValue = await displayedValueOf(field);
      }
    },
    async waitForChoice(name, option) {
      await findByRole(name, ...groupRoles, ...fieldRoles).waitFor();
      const group = findByRole(name, ...groupRoles);
      if ((await group.count()) === 0) return this.waitForValue(name, option);
      // A radio button may be drawn by its label alone.
      const chosenRadio = group.getByRole('radio', { name: option, exact: true, checked: true });
      return chosenRadio.first().waitFor({ state: 'attached' });
    },
    async waitForChecked(name, expected) {
      const box = findByRole(name, ...boxRoles);
      for (const deadline = Date.now() + 10_000; (await box.isChecked()) !== expected; ) {
        if (Date.now() > deadline) throw new Error(`"${name}" is ${expected ? 'not ' : ''}checked`);
        await page.waitForTimeout(50);
      }
    },
    async waitForAbsence(text) {
      for (const deadline = Date.now() + 15_000; await shows(page, text); ) {
        if (Date.now() > deadline) throw new Error(`"${text}" is on the screen`);
        await page.waitForTimeout(50);
      }
    },
    advance: milliseconds =>
      movesClock ? page.clock.fastForward(milliseconds) : page.waitForTimeout(milliseconds),
    async reload() {
      await page.reload();
    },
    goOffline: () => page.context().setOffline(true),
    goOnline: () => page.context().setOffline(false),
    async forbid(feature) {
      await page.addInitScript(forbidInPage, feature);
      await page.evaluate(forbidInPage, feature);
    },
    sees: text => shows(page, text),
    // A page that is being left has no focus.
    focus: () =>
      page
        .evaluateHandle(() => document)
        .then(handle => handle.evaluate(describeFocus))
        .catch(() => null),
    headings: async () =>
      (await page.getByRole('heading').allInnerTexts()).map(text => text.replace(/\s+/g, ' ').trim()),
    path: async () => decodeURIComponent(new URL(page.url()).pathname),
    consoleLines: () => lines.filter(line => !isBrowserNetworkLine(line)),
  };
}

/** Files in the form that Playwright takes. */
export const filePayloadsOf = (files: readonly SampleFile[]) =>
  files.map(file => ({ name: file.name, mimeType: file.type, buffer: Buffer.from(bytesOf(file)) }));

/** Finds the file input of a field, lets `choose` fill it, and waits until the list shows every file. */
export async function attachIn(
  page: Page,
  name: string,
  files: readonly SampleFile[],
  choose: (input: Locator) => Promise<void>,
): Promise<void> {
  const group = page.getByRole('group', { name, exact: true }).first();
  const removeButtons = group.getByRole('button', { name: removeButtonName });
  const input = group.getByLabel(fileInputName).first();
  await input.waitFor({ state: 'attached' });
  const countBefore = await removeButtons.count();
  await choose(input);
  for (const deadline = Date.now() + 15_000; (await removeButtons.count()) !== countBefore + files.length; ) {
    if (Date.now() > deadline) throw new Error(`"${name}" has not accepted every file`);
    await page.waitForTimeout(50);
  }
}

async function shows(page: Page, text: string): Promise<boolean> {
  // A page that is being left has no text.
  // biome-ignore lint/performance/useDomNodeTextContent: a person sees the rendered text
  const visibleText = await page.evaluate(() => document.body?.innerText ?? '').catch(() => '');
  return visibleText.replace(/\s+/g, ' ').includes(text);
}

const displayedValueOf = (field: Locator): Promise<string> =>
  field.evaluate(element => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
    return (element.textContent ?? '').trim();
  });
