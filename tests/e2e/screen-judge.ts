import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { waitForAnimations } from './wait-for-animations.ts';

interface ColorMode {
  theme: 'light' | 'dark';
  /** Whether forced colours of the system replace those of the app. */
  forcesColours: boolean;
}

const COLOR_MODES: readonly ColorMode[] = [
  { theme: 'light', forcesColours: false },
  { theme: 'dark', forcesColours: false },
  { theme: 'light', forcesColours: true },
];
const CHECKED_WIDTHS = [320, 1280] as const;
/** The colour modes and widths in which axe checks a screen. */
const CONDITIONS = CHECKED_WIDTHS.flatMap(width => COLOR_MODES.map(mode => ({ width, ...mode })));

/**
 * Phones to desktops. The last two are the sizes that a page has in a window of 1280 by 800 at a zoom of 200% and 400%.
 */
const WINDOWS = [
  [320, 640],
  [360, 740],
  [414, 896],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [640, 400],
  [320, 200],
] as const;
/** The windows in which screens fail most easily: the narrowest phone, a tablet, and a zoom of 400%. */
const RISKIEST_WINDOWS = WINDOWS.filter(([width]) => width === 768 || width === 320);
/** How visitors set their texts: the usual size, twice the size, the spacing of WCAG 1.4.12. */
const TEXT_SETTINGS = [
  { name: 'usual text', css: '' },
  { name: 'text of 200%', css: 'html { font-size: 200% !important; }' },
  {
    name: 'spaced text',
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  },
] as const;

/**
 * Uses the switch in the header, because a configuration may have set another theme. Works under a dialog, too. Motion
 * is off, because a text that appears during the check is not opaque yet.
 */
async function setColorMode(page: Page, { theme, forcesColours }: ColorMode): Promise<void> {
  await page.emulateMedia({ forcedColors: forcesColours ? 'active' : 'none', reducedMotion: 'reduce' });
  await page.evaluate(wantedTheme => {
    const themeSwitch = document.querySelector<HTMLElement>('[aria-label^="Usar tema"]');
    if (document.documentElement.dataset.theme !== wantedTheme) themeSwitch?.click();
  }, theme);
  await page.waitForFunction(wantedTheme => document.documentElement.dataset.theme === wantedTheme, theme);
}

/**
 * The visible texts that are cut off at their right edge: by the window, because the page does not scroll sideways, or
 * by a part that hides what overflows it. A text with an ellipsis is shortened on purpose, and one in a part that
 * scrolls can be reached.
 */
const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The space after the last letter of a spaced text, which may be cut. */
    const TOLERANCE = 4;
    /** Where the text of an element may end; infinite for a text that nothing cuts. */
    const rightLimitOf = (element: Element): number => {
      let limit = window.innerWidth;
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { overflowX, textOverflow, display } = getComputedStyle(part);
        const { right, width } = part.getBoundingClientRect();
        // A text for screen readers only is in a box of one pixel.
        if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll' || width <= 1)
          return Number.POSITIVE_INFINITY;
        if (overflowX !== 'visible' && display !== 'inline') limit = Math.min(limit, right);
      }
      return limit;
    };
    const cutTexts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const { right, width } = range.getBoundingClientRect();
      if (width > 0 && right > rightLimitOf(element) + TOLERANCE)
        cutTexts.push(`"${text}" ends at ${Math.round(right)} px and is cut`);
    }
    return cutTexts;
  });

/** Dialogs and pages that scroll sideways, and texts that are cut, at every size of window and text; a line each. */
async function findCutContent(
  page: Page,
  windows: readonly (readonly [number, number])[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, css } of TEXT_SETTINGS) {
    // A style sheet of the reader, which the Content-Security-Policy does not govern.
    await page.evaluate(text => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = text === '' ? [] : [sheet];
    }, css);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      // A drawer comes from below in a narrow window and from the right in a wide one.
      await waitForAnimations(page);
      const overflows = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ tagName, scrollWidth }) => `${tagName.toLowerCase()} is ${scrollWidth} px wide`),
      );
      overflows.push(...(await findCutTexts(page)));
      for (const overflow of overflows) problems.push(`${width} by ${height}, ${name}: ${overflow}`);
    }
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return problems;
}

/**
 * The structure of a screen, with its texts but without digits: two places with the same structure count as one screen.
 */
const structureOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, label, legend, button, [role=dialog], [role=alert]')]
      // The sheet of a list may be prepared before anybody opens it.
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.replace(/\d/g, '#').trim()}`)
      .join('|'),
  );

export interface ScreenJudge {
  /**
   * Checks the page in its current state.
   * @returns a line per problem; nothing for a screen that was checked before.
   */
  check(page: Page): Promise<string[]>;
}

/**
 * With `isComplete` each screen is checked in every colour mode and window; otherwise in the next mode in turn, and in
 * a few windows.
 */
export function createScreenJudge({ isComplete }: { isComplete: boolean }): ScreenJudge {
  const checkedStructures = new Set<string>();
  return {
    async check(page) {
      // Waits for the final screen: the skeleton of a screen that still loads has no heading.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      const structure = await structureOf(page);
      if (checkedStructures.has(structure)) return [];
      const nextCondition = CONDITIONS[checkedStructures.size % CONDITIONS.length];
      checkedStructures.add(structure);
      const problems: string[] = [];
      const viewportBefore = page.viewportSize();
      const theme = await page.evaluate(() => document.documentElement.dataset.theme);
      for (const condition of isComplete ? CONDITIONS : nextCondition ? [nextCondition] : []) {
        await page.setViewportSize({ width: condition.width, height: 800 });
        await setColorMode(page, condition);
        // The check is made at the end of the page, where the dock covers no control: axe reports a partly covered
        // control as too small.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const findings = await axeFindings(page);
        const mode = condition.forcesColours ? 'forced colours' : condition.theme;
        if (findings !== '') problems.push(`${condition.width} px, ${mode}: ${findings}`);
      }
      problems.push(...(await findCutContent(page, isComplete ? WINDOWS : RISKIEST_WINDOWS)));
      await setColorMode(page, { theme: theme === 'dark' ? 'dark' : 'light', forcesColours: false });
      await page.emulateMedia({ reducedMotion: null });
      if (viewportBefore) await page.setViewportSize(viewportBefore);
      return problems;
    },
  };
}
