import { queries, within } from '@testing-library/dom';
import { bytesOf, type SampleFile } from '#scenarios/cast/documents.ts';
import { sleep } from '../../sleep.ts';
import { describeFocus } from '../describe-focus.ts';
import { boxRoles, fieldRoles, fileInputName, groupRoles, removeButtonName } from '../driver.ts';

/**
 * The part of the WebDriver driver that runs in the page. It finds elements by role and name and waits for
 * them there, so that one command takes one round trip. The front server adds it to every page as a script.
 */
const getScreen = () => within(document.body, queries);

const isDrawn = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
};
const isUsable = (element: Element): boolean =>
  !element.closest('[inert]') &&
  !element.matches(':disabled') &&
  element.getAttribute('aria-disabled') !== 'true';

/** The first element in document order that has the name and one of the roles. */
function findByName(name: string, roles: readonly string[]): HTMLElement | undefined {
  const candidates = roles.flatMap(role => getScreen().queryAllByRole(role, { name }));
  return candidates
    .filter(element => isDrawn(element) && isUsable(element))
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}

const CHOICE_ROLES = [...groupRoles, 'combobox', 'button'] as const;

const readShownText = (): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: a person sees the rendered text
  (document.body?.innerText ?? '').replace(/\s+/g, ' ');

function displayedValueOf(field: Element): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  return (field.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const isChecked = (box: Element): boolean =>
  'checked' in box ? box.checked === true : box.getAttribute('aria-checked') === 'true';

/** Repeats a query until it returns a value. Throws the message of the last attempt when the time is over. */
async function eventually<Found>(
  milliseconds: number,
  find: () => Found | undefined,
  description: string,
): Promise<Found> {
  for (const end = performance.now() + milliseconds; ; await sleep(25)) {
    const result = find();
    if (result !== undefined) return result;
    if (performance.now() > end) throw new Error(description);
  }
}

/** Whether nothing covers the middle of an element. A label around a control counts as part of the control. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return (
    hit !== null &&
    !isScrolledAway(element, x, y) &&
    (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true)
  );
}

/** Whether a point of an element lies outside a box around it that scrolls or cuts its content. */
function isScrolledAway(element: Element, x: number, y: number): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return true;
  }
  return false;
}

/** Whether an element or its ancestor has a running finite animation. */
const isMoving = (element: Element): boolean =>
  document.getAnimations().some(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
    return effect.target?.contains(element) === true && effect.getComputedTiming().endTime !== Infinity;
  });

/**
 * Waits until the browser has drawn a frame. On a busy machine WebKit draws none for a while: it then reports that an
 * animation has ended, but the boxes of its elements are still those of the last frame.
 */
const nextFrame = () =>
  Promise.race([new Promise(resolve => requestAnimationFrame(() => resolve(undefined))), sleep(2000)]);

/** Waits until an element stands still, is in view and is not covered, so that a click reaches it. */
async function waitForPressable(
  milliseconds: number,
  find: () => HTMLElement | undefined,
  description: string,
): Promise<HTMLElement> {
  const boxOf = (element: Element) => JSON.stringify(element.getBoundingClientRect());
  let previousBox = '';
  let problem = `there is no ${description}`;
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(40)) {
    await nextFrame();
    const element = find();
    if (!element) continue;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || !isUncovered(element))
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = boxOf(element);
    const isStill = box === previousBox && !isMoving(element);
    if (isStill && isUncovered(element)) return element;
    problem = isStill
      ? `another element covers the ${description}`
      : `the ${description} does not stand still`;
    previousBox = box;
  }
  throw new Error(problem);
}

const findOption = (label: string): HTMLElement | undefined =>
  getScreen()
    .queryAllByRole('option')
    .find(
      row =>
        isDrawn(row) && (displayedValueOf(row) === label || within(row).queryAllByText(label).length > 0),
    );

/** Roles whose elements get one line in an outline. The text inside them is their name or value. */
const OUTLINED_ROLES = ['heading', 'button', 'link', ...fieldRoles, ...boxRoles, 'option', 'slider', 'img'];
/** Roles whose content gets separate lines. */
const CONTAINER_ROLES = ['alert', 'status', 'dialog', 'alertdialog', ...groupRoles, 'listbox', 'navigation'];

/** Describes the screen: one line per element with role, name and value, or per text, in document order. */
function outlineOf(body: HTMLElement): string {
  const contents = new Map<Element, string>();
  for (const role of [...OUTLINED_ROLES, ...CONTAINER_ROLES]) {
    // The library passes the computed name to this matcher.
    const recordName = (computedName: string, element: Element): boolean => {
      const valueText = fieldRoles.some(field => field === role) ? `: ${displayedValueOf(element)}` : '';
      const states = `${element.matches(':disabled') ? ' (disabled)' : ''}${element === document.activeElement ? ' (focus)' : ''}`;
      contents.set(element, `- ${role} "${computedName}"${valueText}${states}`);
      return true;
    };
    within(body).queryAllByRole(role, { name: recordName });
  }
  const lines: string[] = [];
  const describeElement = (element: Element): void => {
    if (element.matches('script, style, noscript, template')) return;
    const content = contents.get(element);
    if (content !== undefined && isDrawn(element)) lines.push(content);
    if (content !== undefined && !CONTAINER_ROLES.some(role => content.startsWith(`- ${role} `))) return;
    for (const node of element.childNodes) {
      if (node instanceof Element) describeElement(node);
      else if (node instanceof Text && node.data.trim() !== '' && isDrawn(element))
        lines.push(`- text: ${node.data.replace(/\s+/g, ' ').trim()}`);
    }
  };
  describeElement(body);
  return lines.slice(0, 80).join('\n');
}

/** The number of files in the list of a field. */
function countAttached(name: string): number {
  const group = getScreen().queryAllByRole('group', { name })[0];
  return group ? within(group).queryAllByRole('button', { name: removeButtonName }).length : 0;
}

/** The element that should receive the next keys. */
let keyTarget: HTMLElement | undefined;

/** Focuses an element. @returns whether it has the focus now. */
function focusKeyTarget(element: HTMLElement): boolean {
  element.focus();
  keyTarget = element;
  return document.activeElement === element;
}

const agent = {
  /** Focuses a text field and selects its content. */
  async focusField(milliseconds: number, name: string): Promise<{ value: string }> {
    return eventually(
      milliseconds,
      () => {
        const field = findByName(name, fieldRoles);
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.readOnly)
          return undefined;
        field.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (!focusKeyTarget(field)) return undefined;
        field.select();
        return { value: field.value };
      },
      `there is no field "${name}" that can be typed in`,
    );
  },
  /**
   * Whether the page moved the focus to a heading, or removed the focus, while keys were on their way to the target.
   */
  hasMissedTarget: async (_: number) =>
    keyTarget?.isConnected === true &&
    document.activeElement !== keyTarget &&
    document.activeElement?.matches('input, textarea, select, button, [role]') !== true,
  /**
   * Puts files into the input of a field, as the file dialog would. @returns the number of files the list
   * will have.
   */
  async attach(milliseconds: number, name: string, files: readonly SampleFile[]): Promise<number> {
    const input = await eventually(
      milliseconds,
      () => {
        const group = getScreen().queryAllByRole('group', { name })[0];
        const inputs = group ? within(group).queryAllByLabelText(fileInputName) : [];
        return inputs.find(element => element instanceof HTMLInputElement);
      },
      `there is no way to choose a file in "${name}"`,
    );
    const expected = countAttached(name) + files.length;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(new File([bytesOf(file)], file.name, { type: file.type }));
    if (input instanceof HTMLInputElement) input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return expected;
  },
  waitForAttached: (milliseconds: number, name: string, count: number) =>
    eventually(
      milliseconds,
      () => countAttached(name) === count || undefined,
      `"${name}" has not accepted every file`,
    ),
  /** The kind of a choice, which tells the driver how to make it. */
  findChoice: (milliseconds: number, name: string) =>
    eventually(
      milliseconds,
      () => {
        const control = findByName(name, CHOICE_ROLES);
        if (!control) return undefined;
        const isGroup =
          control.tagName === 'FIELDSET' || groupRoles.some(role => role === control.getAttribute('role'));
        return { kind: control.tagName === 'SELECT' ? 'select' : isGroup ? 'group' : 'list' } as const;
      },
      `there is no choice "${name}"`,
    ),
  findNativeOption: (milliseconds: number, name: string, option: string) =>
    eventually(
      milliseconds,
      () => {
        const select = findByName(name, ['combobox', 'listbox']);
        return select instanceof HTMLSelectElement
          ? [...select.options].find(({ text }) => text.trim() === option)
          : undefined;
      },
      `"${name}" offers no "${option}"`,
    ),
  focusRadio: (milliseconds: number, group: string, option: string) =>
    eventually(
      milliseconds,
      () => {
        const control = findByName(group, groupRoles);
        const radio = control && within(control).queryAllByRole('radio', { name: option })[0];
        return radio && focusKeyTarget(radio) ? { checked: isChecked(radio) } : undefined;
      },
      `"${group}" offers no "${option}"`,
    ),
  focusBox: (milliseconds: number, name: string) =>
    eventually(
      milliseconds,
      () => {
        const box = boxRoles.flatMap(role => getScreen().queryAllByRole(role, { name }))[0];
        return box && focusKeyTarget(box) ? { checked: isChecked(box) } : undefined;
      },
      `there is no box "${name}"`,
    ),
  findOpener: (milliseconds: number, name: string) =>
    waitForPressable(milliseconds, () => findByName(name, ['combobox', 'button']), `list "${name}"`),
  findPressableOption: (milliseconds: number, label: string) =>
    waitForPressable(milliseconds, () => findOption(label), `option "${label}"`),
  findButton: (milliseconds: number, name: string) =>
    waitForPressable(milliseconds, () => findByName(name, ['button', 'link']), `button "${name}"`),
  waitForText: (milliseconds: number, text: string) =>
    eventually(
      milliseconds,
      () => readShownText().includes(text) || undefined,
      `"${text}" is not on the screen`,
    ),
  waitForHeading: (milliseconds: number, name: string) =>
    eventually(
      milliseconds,
      () => getScreen().queryAllByRole('heading', { name }).some(isDrawn) || undefined,
      `there is no heading "${name}"`,
    ),
  /** Returns the value of a field once it is the expected one, or the actual one when the time is over. */
  async waitForValue(milliseconds: number, name: string, value: string): Promise<string> {
    let currentValue = '';
    await eventually(
      milliseconds,
      () => {
        const field = fieldRoles.flatMap(role => getScreen().queryAllByRole(role, { name }))[0];
        currentValue = field ? displayedValueOf(field) : '';
        return currentValue === value || undefined;
      },
      '',
    ).catch(() => undefined);
    return currentValue;
  },
  waitForChoice: (milliseconds: number, name: string, option: string) =>
    eventually(
      milliseconds,
      () => {
        const group = findByName(name, groupRoles);
        if (group) return within(group).queryAllByRole('radio', { name: option, checked: true })[0] && true;
        const field = fieldRoles.flatMap(role => getScreen().queryAllByRole(role, { name }))[0];
        return (field && displayedValueOf(field) === option) || undefined;
      },
      `"${option}" is not chosen in "${name}"`,
    ),
  waitForChecked: (milliseconds: number, name: string, expected: boolean) =>
    eventually(
      milliseconds,
      () => {
        const box = boxRoles.flatMap(role => getScreen().queryAllByRole(role, { name }))[0];
        return (box && isChecked(box) === expected) || undefined;
      },
      `there is no box "${name}", or it is ${expected ? 'not ' : ''}checked`,
    ),
  waitForAbsence: (milliseconds: number, text: string) =>
    eventually(
      milliseconds,
      () => !readShownText().includes(text) || undefined,
      `"${text}" is on the screen`,
    ),
  shows: async (_: number, text: string) => readShownText().includes(text),
  focus: async (_: number) => describeFocus(document),
  headings: async (_: number) => getScreen().queryAllByRole('heading').map(displayedValueOf),
  outline: async (_: number) => outlineOf(document.body),
};

/**
 * The functions that the driver calls in the page, by name. The first parameter is the longest wait, in
 * milliseconds.
 */
export type PageAgent = typeof agent;

declare global {
  interface Window {
    __pageAgent?: PageAgent;
  }
}

window.__pageAgent = agent;
