import type { Locator, Page } from '@playwright/test';
import type { Driver } from '#mocks/drivers/driver.ts';
import {
  attachIn,
  createPlaywrightDriver,
  filePayloadsOf,
  type PlaywrightStage,
} from '#mocks/drivers/playwright-driver.ts';
import { checkInView, hasFocus, maxArrowPresses, tabTo, waitUntil } from './tab-to.ts';

type Role = Parameters<Page['getByRole']>[0];

/**
 * Drives the app in a real page by keyboard only: every control is reached by Tab and used with the keys of
 * its role (13.2). It reads the page in the same way as the Playwright driver.
 */
export function createKeyboardDriver(stage: PlaywrightStage): Driver {
  const { page } = stage;
  const keys = page.keyboard;
  // Playwright replaces the browser's file dialog while there is a listener, and needs a moment to begin: a key pressed
  // just after the first listener was added would open the browser's own dialog.
  page.on('filechooser', () => undefined);
  const anyOf = (name: string, ...roles: Role[]): Locator =>
    roles.map(role => page.getByRole(role, { name, exact: true })).reduce((all, next) => all.or(next));
  const getOption = (label: string): Locator =>
    page.getByRole('option').filter({ has: page.getByText(label, { exact: true }) });

  /** Replaces the content of the focused field. */
  const type = async (text: string) => {
    await keys.press('ControlOrMeta+A');
    await keys.press('Delete');
    await keys.type(text);
  };

  /** Chooses by arrow keys, because Tab stops only once in a group of radio buttons. */
  const chooseRadio = async (group: Locator, target: Locator, description: string) => {
    await tabTo(page, group, description);
    for (let presses = 0; presses < maxArrowPresses; presses += 1) {
      await checkInView(page);
      if (await hasFocus(target)) {
        if (!(await target.isChecked())) await keys.press('Space');
        if (!(await waitUntil(page, () => target.isChecked(), 10_000)))
          throw new Error(`${description} is not checked`);
        return;
      }
      await keys.press('ArrowDown');
    }
    throw new Error(`the arrows do not reach ${description}`);
  };

  const chooseFromSelect = async (field: Locator, option: string) => {
    const readChosenText = () =>
      field.evaluate(element =>
        element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : '',
      );
    await field.getByRole('option', { name: option, exact: true }).waitFor({ state: 'attached' });
    await keys.press('Home');
    for (let presses = 0; presses < maxArrowPresses; presses += 1) {
      if ((await readChosenText()) === option) return;
      await keys.press('ArrowDown');
    }
    throw new Error(`the list offers no "${option}"`);
  };

  const chooseFromList = async (field: Locator, name: string, option: string) => {
    const optionRow = getOption(option);
    const isShown = (milliseconds: number) =>
      waitUntil(page, () => optionRow.first().isVisible(), milliseconds);
    if (await field.evaluate(element => element instanceof HTMLInputElement)) await type(option);
    else await keys.press('Enter');
    // A long list renders only visible options. Its search finds the others, and takes the keys wherever the list has
    // put the focus.
    if (!(await isShown(1000))) await keys.type(option);
    if (!(await isShown(15_000))) throw new Error(`"${name}" offers no "${option}"`);
    for (let presses = 0; presses < maxArrowPresses; presses += 1) {
      if (await waitUntil(page, () => isActiveOption(optionRow), 150)) {
        await keys.press('Enter');
        if (await waitUntil(page, async () => !(await optionRow.first().isVisible()), 5000)) return;
        throw new Error(`"${name}" does not close with "${option}"`);
      }
      await keys.press('ArrowDown');
    }
    throw new Error(`the arrows do not reach "${option}" in "${name}"`);
  };

  return {
    ...createPlaywrightDriver(stage),
    async fill(name, text) {
      await tabTo(page, anyOf(name, 'textbox', 'spinbutton', 'combobox'), `field "${name}"`);
      await type(text);
      await keys.press('Tab');
    },
    async choose(name, option) {
      const control = anyOf(name, 'radiogroup', 'group', 'combobox', 'button').first();
      await control.waitFor();
      const kind = await control.evaluate(
        element => `${element.tagName} ${element.getAttribute('role') ?? ''}`,
      );
      if (/^FIELDSET|radiogroup$|group$/.test(kind)) {
        const radio = control.getByRole('radio', { name: option, exact: true });
        return chooseRadio(control.getByRole('radio'), radio, `option "${option}" of "${name}"`);
      }
      const field = anyOf(name, 'combobox', 'button');
      await tabTo(page, field, `list "${name}"`);
      return kind.startsWith('SELECT')
        ? chooseFromSelect(control, option)
        : chooseFromList(field.first(), name, option);
    },
    async check(name) {
      const checkbox = anyOf(name, 'checkbox', 'switch', 'radio').first();
      await checkbox.waitFor();
      if (await checkbox.isChecked()) return;
      const groupName = await checkbox.evaluate(element =>
        element instanceof HTMLInputElement ? element.name : '',
      );
      const isRadio = await checkbox.evaluate(element => element.matches('[type=radio], [role=radio]'));
      if (isRadio && groupName !== '')
        return chooseRadio(
          page.locator(`input[type=radio][name="${groupName}"]`),
          checkbox,
          `option "${name}"`,
        );
      await tabTo(page, checkbox, `box "${name}"`);
      await keys.press('Space');
      if (!(await waitUntil(page, () => checkbox.isChecked(), 10_000)))
        throw new Error(`"${name}" is not checked`);
    },
    attach: (name, files) =>
      attachIn(page, name, files, async input => {
        await tabTo(page, input, `file of "${name}"`);
        const fileChooser = page.waitForEvent('filechooser');
        await keys.press('Enter');
        await (await fileChooser).setFiles(filePayloadsOf(files));
      }),
    async press(name) {
      const button = anyOf(name, 'button', 'link');
      await tabTo(page, button, `button "${name}"`);
      // A button that counts down, or that works, keeps the focus. A person waits for it, as Playwright's click does.
      await waitUntil(page, () => button.first().isEnabled());
      await keys.press('Enter');
    },
  };
}

/** True if Enter would choose the option: it has the focus, or the focused element names it as active. */
const isActiveOption = (option: Locator): Promise<boolean> =>
  option.evaluateAll(elements => {
    const activeId = document.activeElement?.getAttribute('aria-activedescendant');
    return elements.some(
      element => element === document.activeElement || (activeId && element.id === activeId),
    );
  });
