import { queries, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { bytesOf } from '#scenarios/cast/documents.ts';
import type { LaunchAddress } from '#scenarios/launch-address.ts';
import type { Forbidden } from '#scenarios/walk.ts';
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

/** Controls of the page in which the app runs: address, reload, connection, time. */
export interface PageControls {
  /** The document of the app; read again after every reload. */
  document(): Document;
  open(launchAddress: LaunchAddress): Promise<void>;
  reload(): Promise<void>;
  setOffline(offline: boolean): Promise<void> | void;
  /** Denies a browser feature to the page. */
  forbid(feature: Forbidden): void;
  path(): string;
  advance(milliseconds: number): Promise<void>;
  consoleLines(): readonly string[];
  /** How long a search may take, in ms. */
  timeLimit?: number;
}

/** Drives the app through its document with testing-library: in a Vitest browser test, or in the workbench's frame. */
export function createDomDriver(controls: PageControls): Driver {
  const waitOptions = { timeout: controls.timeLimit ?? 10_000, interval: 30 };
  const createUser = () => userEvent.setup({ document: controls.document(), delay: null });
  const getScreen = () => within(controls.document().body, queries);
  const eventually = async <Found>(find: () => Found) => {
    // Lets React's effects run before the next action, as they would for a person.
    await new Promise(resolve => setTimeout(resolve));
    return waitFor(find, {
      ...waitOptions,
      container: controls.document().documentElement,
      // Without this, the library adds a copy of the page to the error.
      onTimeout: problem => problem,
    });
  };

  const findTextField = (name: string) => {
    const candidates = fieldRoles.flatMap(role => getScreen().queryAllByRole(role, { name }));
    const groups = groupRoles.flatMap(role => getScreen().queryAllByRole(role, { name }));
    return firstOrThrow(
      candidates,
      groups.length === 0
        ? `a field labelled "${name}"`
        : `a text field or list labelled "${name}": it is a group. Use choose, check or attach to answer it, and expectChoice to check it`,
    );
  };

  const findBox = (name: string) =>
    firstOrThrow(
      boxRoles.flatMap(role => getScreen().queryAllByRole(role, { name })),
      `a box labelled "${name}"`,
    );
  const findGroup = (name: string) =>
    getScreen().queryByRole('radiogroup', { name }) ?? getScreen().queryByRole('group', { name });

  const isChosen = (name: string, option: string): boolean => {
    const group = findGroup(name);
    if (!group) return displayedValueOf(findTextField(name)) === option;
    return within(group).queryAllByRole('radio', { name: option, checked: true }).length > 0;
  };

  /** Finds an option by its label, without the second line under it. */
  const findOption = (label: string) =>
    waitFor(
      () => {
        const options = getScreen().queryAllByRole('option');
        const rows = options.filter(row => within(row).queryAllByText(label).length > 0);
        return firstOrThrow(rows, `an option "${label}"`);
      },
      { timeout: 700, interval: 30, container: controls.document().documentElement },
    ).catch(() => undefined);

  /** Picks an option of a list. Tries again, because the list is rendered anew when its options load. */
  const pickFromList = async (name: string, option: string, user: ReturnType<typeof createUser>) => {
    let hasSearched = false;
    for (const end = Date.now() + waitOptions.timeout; Date.now() < end; ) {
      const opener =
        getScreen().queryByRole('combobox', { name }) ?? getScreen().queryByRole('button', { name });
      if (opener && opener.getAttribute('aria-expanded') !== 'true') await user.click(opener);
      const optionElement = await findOption(option);
      if (optionElement) return user.click(optionElement);
      // A long list renders only visible options. Typing filters them; the list decides which element has the
      // focus.
      if (!hasSearched) await user.keyboard(option);
      hasSearched = true;
    }
    throw new Error(`"${name}" offers no "${option}"`);
  };

  return {
    open: launchAddress => controls.open(launchAddress),
    reload: () => controls.reload(),
    advance: milliseconds => controls.advance(milliseconds),
    goOffline: async () => controls.setOffline(true),
    goOnline: async () => controls.setOffline(false),
    forbid: async feature => controls.forbid(feature),
    async fill(name, text) {
      const field = await eventually(() => requireUncovered(findTextField(name)));
      await createUser().click(field);
      setText(field, text);
      await createUser().tab();
    },
    async choose(name, option) {
      const user = createUser();
      const control = await eventually(() => {
        const group = findGroup(name);
        const groupOrList = group ?? getScreen().queryByRole('combobox', { name });
        const candidates = groupOrList ? [groupOrList] : getScreen().queryAllByRole('button', { name });
        return requireUncovered(firstOrThrow(candidates, `a choice labelled "${name}"`));
      });
      if (control instanceof windowOf(control).HTMLSelectElement) {
        await eventually(() => within(control).getByRole('option', { name: option }));
        await user.selectOptions(control, within(control).getByRole('option', { name: option }));
        return;
      }
      if (groupRoles.some(role => role === (control.getAttribute('role') ?? 'group'))) {
        const radio = await eventually(() => {
          const optionRadio = within(control).getByRole('radio', { name: option });
          if (optionRadio.matches(':disabled')) throw new Error(`"${option}" is disabled`);
          return optionRadio;
        });
        await user.click(radio);
        return;
      }
      await pickFromList(name, option, user);
    },
    async check(name) {
      const box = await eventually(() => findBox(name));
      if (!isChecked(box)) await createUser().click(box);
    },
    async attach(name, files) {
      const group = () =>
        firstOrThrow(getScreen().queryAllByRole('group', { name }), `field for files "${name}"`);
      const countAttached = () => within(group()).queryAllByRole('button', { name: removeButtonName }).length;
      const input = await eventually(() =>
        firstOrThrow(
          within(group()).queryAllByLabelText(fileInputName),
          `a way to choose a file in "${name}"`,
        ),
      );
      const countBefore = countAttached();
      const { File } = windowOf(input);
      await createUser().upload(
        input,
        files.map(file => new File([bytesOf(file)], file.name, { type: file.type })),
      );
      await eventually(() => {
        if (countAttached() !== countBefore + files.length)
          throw new Error(`"${name}" has not accepted every file`);
      });
    },
    async press(name) {
      const button = await eventually(() => {
        const candidates = ['button', 'link'].flatMap(role => getScreen().queryAllByRole(role, { name }));
        // A button that waits for the service (Retry-After) is pressed once it is enabled.
        const pressable = candidates.filter(candidate => !candidate.matches('[disabled], [data-paused]'));
        return requireUncovered(firstOrThrow(pressable, `a button "${name}"`));
      });
      await createUser().click(button);
    },
    async pressNow(name) {
      const enabledButton = getScreen().queryAllByRole('button', { name }).find(isEnabled);
      if (enabledButton) await createUser().click(enabledButton);
      return enabledButton !== undefined;
    },
    async pressKey(key) {
      await createUser().keyboard(`{${key}}`);
    },
    async waitForText(text) {
      await eventually(() => {
        if (!shows(controls.document(), text)) throw new Error(`"${text}" is not on the screen`);
      });
    },
    async waitForHeading(name) {
      await eventually(() =>
        firstOrThrow(getScreen().queryAllByRole('heading', { name }), `a heading "${name}"`),
      );
    },
    async waitForValue(name, value) {
      await eventually(() => {
        // Looked up every time, because a loading list replaces its field for a while.
        const currentValue = displayedValueOf(findTextField(name));
        if (currentValue !== value) throw new Error(`"${name}" holds "${currentValue}", not "${value}"`);
      });
    },
    async waitForChoice(name, option) {
      await eventually(() => {
        if (!isChosen(name, option)) throw new Error(`"${option}" is not chosen in "${name}"`);
      });
    },
    async waitForChecked(name, expected) {
      await eventually(() => {
        if (isChecked(findBox(name)) !== expected)
          throw new Error(`"${name}" is ${expected ? 'not ' : ''}checked`);
      });
    },
    async waitForAbsence(text) {
      await eventually(() => {
        if (shows(controls.document(), text)) throw new Error(`"${text}" is on the screen`);
      });
    },
    sees: async text => shows(controls.document(), text),
    focus: async () => describeFocus(controls.document()),
    headings: async () => getScreen().queryAllByRole('heading').map(textOf),
    path: async () => controls.path(),
    consoleLines: () => controls.consoleLines().filter(line => !isBrowserNetworkLine(line)),
  };
}

/**
 * Sets the text of a field at once, as a browser's autofill does; masks and React react to the input event.
 * Hosts with a real keyboard type the keys instead.
 */
function setText(field: HTMLElement, text: string): void {
  const { HTMLInputElement, HTMLTextAreaElement, InputEvent } = windowOf(field);
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const setter = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
  if (!(field instanceof kind) || !setter) throw new Error('this field takes no text');
  setter.call(field, text);
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
  );
}

/** @throws while another element covers this one: a dialog that closes still covers the page. */
function requireUncovered<Found extends HTMLElement>(element: Found): Found {
  if (windowOf(element).getComputedStyle(element).pointerEvents === 'none')
    throw new Error('another element covers it');
  return element;
}

const isChecked = (box: HTMLElement): boolean =>
  'checked' in box ? box.checked === true : box.getAttribute('aria-checked') === 'true';

const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The window of the element's document; a frame has its own constructors. */
const windowOf = (element: Element): Window & typeof globalThis =>
  element.ownerDocument.defaultView ?? window;

/** Whether a button is enabled. A button that counts down is disabled by aria-disabled only. */
const isEnabled = (button: HTMLElement): boolean =>
  !button.hasAttribute('disabled') && button.getAttribute('aria-disabled') !== 'true';

function firstOrThrow(elements: readonly HTMLElement[], description: string): HTMLElement {
  const [firstElement] = elements;
  if (!firstElement) throw new Error(`there is no ${description.replace(/^an? /, '')}`);
  return firstElement;
}

function displayedValueOf(field: HTMLElement): string {
  const { HTMLSelectElement, HTMLInputElement, HTMLTextAreaElement } = windowOf(field);
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  return textOf(field);
}

/**
 * Reads the page while it has no skipped rows: the browser leaves the text of rows far from the view out of
 * `innerText`.
 */
function withSkippedRows(document: Document, read: () => boolean): boolean {
  const groups = [...document.querySelectorAll<HTMLElement>('form div')].filter(
    element => getComputedStyle(element).contentVisibility === 'auto',
  );
  if (groups.length === 0) return false;
  for (const { style } of groups) style.setProperty('content-visibility', 'visible');
  const result = read();
  for (const { style } of groups) style.removeProperty('content-visibility');
  return result;
}

/** Whether a text is on the page, in one element or across several. Hidden elements do not count. */
function shows(document: Document, text: string): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: a person sees the rendered text
  const isShown = (): boolean => document.body.innerText.replace(/\s+/g, ' ').includes(text);
  return isShown() || withSkippedRows(document, isShown);
}
