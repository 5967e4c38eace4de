import type { Locator, Page } from '@playwright/test';
import { describeFocus } from '#mocks/drivers/describe-focus.ts';

/** The most presses of Tab that a person would make to reach a control. */
const maxTabPresses = 80;
/** The most presses of an arrow key that a list or group may take. */
export const maxArrowPresses = 80;
/** How long an element may take to appear, in milliseconds. */
const maxWait = 15_000;

/** Describes the focused element for an error message. */
const nameFocus = async (page: Page): Promise<string> => {
  const handle = await page.evaluateHandle(() => document);
  return (await handle.evaluate(describeFocus)) ?? 'nothing';
};

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll(elements => elements.some(element => element === document.activeElement));

/** Repeats a check until it is true. @returns false if it is still false when the time is over. */
export async function waitUntil(
  page: Page,
  isMet: () => Promise<boolean>,
  milliseconds = maxWait,
): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await page.waitForTimeout(25))
    if (await isMet()) return true;
  return isMet();
}

/**
 * Moves the focus to a matching element by Tab, or Shift+Tab where it comes before the focus, and checks at
 * every stop that the focused element is visible (WCAG 2.4.11) and has a ring (2.4.7).
 * @throws Error with the target and the focused element.
 */
export async function tabTo(page: Page, target: Locator, description: string): Promise<void> {
  const canBeFocused = () =>
    target.evaluateAll(elements =>
      elements.some(element => !element.matches(':disabled') && element.isConnected),
    );
  if (!(await waitUntil(page, canBeFocused))) throw new Error(`there is no ${description} that can be used`);
  const hasAnyFocus = () => page.evaluate(() => document.activeElement !== document.body);
  if (!(await waitUntil(page, hasAnyFocus, 10_000)))
    throw new Error(`on the way to ${description}: nothing has the focus`);
  const key = (await isBeforeFocus(target)) ? 'Shift+Tab' : 'Tab';
  // The starting element is not checked: loading content may have moved it out of view.
  for (let presses = 0; presses < maxTabPresses && !(await hasFocus(target)); presses += 1) {
    await page.keyboard.press(key);
    await checkInView(page);
    if (!(await waitUntil(page, () => hasRing(page), 1000)))
      throw new Error(`the focus has no ring: ${await nameFocus(page)}`);
  }
  if (await hasFocus(target)) return;
  throw new Error(
    `${maxTabPresses} presses of ${key} do not reach ${description}; the focus is on ${await nameFocus(page)}`,
  );
}

/** True if all matching elements come before the focused element in the document. */
const isBeforeFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll(elements => {
    const { activeElement } = document;
    return elements.every(
      element =>
        activeElement !== null &&
        (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
        !element.contains(activeElement),
    );
  });

/** @throws Error when the focused element stays hidden: outside the window, or fully covered (2.4.11). */
export async function checkInView(page: Page): Promise<void> {
  if (await waitUntil(page, () => page.evaluate(focusIsInView), 5000)) return;
  throw new Error(`the focus is hidden: ${await nameFocus(page)}`);
}

/** Runs in the page, so it uses nothing from this module. */
function focusIsInView(): boolean {
  const element = document.activeElement;
  if (!element || element === document.body) return true;
  const size = element.getBoundingClientRect();
  // A checkbox may be one pixel wide beside an element that draws it. Then the element around both counts.
  const visibleBox =
    size.width > 4 && size.height > 4 ? element : (element.closest('label') ?? element.parentElement);
  if (!visibleBox) return true;
  const { left, top, width, height } = visibleBox.getBoundingClientRect();
  return [0.05, 0.25, 0.5, 0.75, 0.95].some(verticalShare =>
    [0.05, 0.5, 0.95].some(horizontalShare => {
      const hit = document.elementFromPoint(left + width * horizontalShare, top + height * verticalShare);
      return hit !== null && (visibleBox.contains(hit) || hit.contains(visibleBox));
    }),
  );
}

async function hasRing(page: Page): Promise<boolean> {
  const slider = page.locator('input[type=range]:focus');
  return (await page.evaluate(focusHasRing)) || ((await slider.count()) > 0 && (await thumbHasRing(slider)));
}

/**
 * True if the thumb of a slider has a ring, whose style a script cannot read: the pictures with and without outlines
 * differ.
 */
async function thumbHasRing(slider: Locator): Promise<boolean> {
  const options = { animations: 'disabled', caret: 'hide' } as const;
  const picture = await slider.screenshot(options);
  const restore = await slider.evaluateHandle(() => {
    // The policy of the page blocks an element with a style, but not a sheet that a script has created.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::-webkit-slider-thumb { outline: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  });
  const pictureWithoutRing = await slider.screenshot(options);
  await restore.evaluate(restoreSheets => restoreSheets());
  return !picture.equals(pictureWithoutRing);
}

/** Runs in the page, so it uses nothing from this module. The box around an input may draw the ring for it. */
function focusHasRing(): boolean {
  const element = document.activeElement;
  if (!element || element === document.body) return true;
  return [element, element.parentElement, element.parentElement?.parentElement].some(box => {
    if (!box) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(box);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
}
