import type { WalkAction } from '#scenarios/walk.ts';
import type { Driver } from './drivers/driver.ts';
import { sleep } from './sleep.ts';

/** How long the page may take until something has the focus again: a dialog fades, a step loads. Milliseconds. */
const SETTLING_TIME = 3000;

/** True for an action that loads a page, where nothing has the focus at first. */
const loadsPage = (action: WalkAction): boolean => action.do === 'open' || action.do === 'reload';

/** Checks after each action of a walk that the focus has not fallen to the body (13.2). */
export interface FocusWatch {
  /** @throws Error when nothing has the focus and something had it before the action. */
  checkAfter(action: WalkAction): Promise<void>;
}

export function watchFocus(driver: Driver): FocusWatch {
  let previousFocus: string | null = null;
  return {
    async checkAfter(action) {
      if (loadsPage(action)) previousFocus = null;
      // A walk that consists of calls has no page.
      if (action.do === 'call') return;
      let currentFocus = await driver.focus();
      for (
        const end = Date.now() + SETTLING_TIME;
        currentFocus === null && previousFocus !== null && Date.now() < end;
      ) {
        await sleep(50);
        currentFocus = await driver.focus();
      }
      if (currentFocus === null && previousFocus !== null)
        throw new Error(
          `afterwards nothing on the page has the focus (document.activeElement is body); ${previousFocus} had it before`,
        );
      previousFocus = currentFocus;
    },
  };
}
