import { afterAll, afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';

const originalSize = { width: window.innerWidth, height: window.innerHeight };
let stage: ScenarioStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});
afterAll(() => page.viewport(originalSize.width, originalSize.height));

/** A form, a simulation with its summary in the dock, and a status screen with a choice. */
const SCREENS = ['happy-path', 'simulacao-crefisa', 'etapa-token-validation-init'];

/** The visible element of the focused control: of a radio button or checkbox its whole row. */
const frameOf = (focused: Element): Element =>
  focused.matches('input[type=radio], input[type=checkbox]')
    ? (focused.closest('label, [data-row]') ?? focused)
    : focused;

/** Why the focused control is not wholly visible; empty if it is. */
function hiddenPartOf(focused: Element): string {
  const frame = frameOf(focused);
  const { top, bottom, left, right } = frame.getBoundingClientRect();
  const name = focused.getAttribute('aria-label') || focused.textContent || focused.id;
  if (top < 0 || bottom > innerHeight) return `${name}: from ${top} to ${bottom} of ${innerHeight}`;
  const inset = 3;
  const isCovered = [
    [left + inset, top + inset],
    [right - inset, bottom - inset],
  ].some(([x = 0, y = 0]) => {
    const topElement = document.elementFromPoint(Math.min(x, innerWidth - 1), y);
    return (
      topElement?.closest('[data-dock]') != null && !topElement.closest('[data-dock]')?.contains(focused)
    );
  });
  return isCovered ? `${name}: under the dock` : '';
}

for (const [width, height] of [
  [320, 180],
  [320, 256],
  [640, 360],
] as const)
  for (const id of SCREENS)
    test(`[13.1] [15.6] each control of ${id} is wholly visible when it gets the focus, in a window of ${width} by ${height}`, async () => {
      const scenario = scenarioById(id);
      await page.viewport(width, height);
      stage = setUpStage(scenario);
      await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
      // The screen's own heading: while the code of a screen loads, a placeholder's heading may have the focus.
      await expect.poll(() => document.querySelectorAll('main input').length).toBeGreaterThan(0);
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
      const primary = document.querySelector('[data-dock] [data-look=primary]');
      expect(primary).not.toBeNull();
      const findings: string[] = [];
      const visited = new Set<Element>();
      while (document.activeElement !== primary && visited.size < 60) {
        await userEvent.keyboard('{Tab}');
        const focused = document.activeElement;
        if (!focused || visited.has(focused)) break;
        visited.add(focused);
        const problem = hiddenPartOf(focused);
        if (problem !== '') findings.push(problem);
      }
      expect(document.activeElement).toBe(primary);
      expect(findings).toEqual([]);
    });
