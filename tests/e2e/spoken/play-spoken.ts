import type { Page } from '@playwright/test';
import { playWalk } from '#mocks/play-walk.ts';
import type { Played } from '../test.ts';
import { createSpokenScript } from './spoken-script.ts';
import type { VisitClock } from './visit-clock.ts';

/** Time of the visit, in milliseconds: the longest pause of the app after an action. */
const MAX_PAUSE = 750;

/** Plays the walk of a scenario. @returns what a screen reader says on each of its screens. */
export async function playSpoken(
  { scenario, driver, engine }: Played,
  page: Page,
  clock: VisitClock,
): Promise<string[]> {
  const script = await createSpokenScript(page, clock, scenario.title);
  await playWalk(scenario, driver, engine, {
    watchesFocus: true,
    async after(_index, action) {
      if (action.do !== 'waitFor') script.addAction(action);
      if (action.do === 'waitFor' || action.do.startsWith('expect')) await script.readNewLines();
    },
  });
  // A dialog may come after a pause of the app, such as the one before it asks for a simulation.
  await clock.advance(MAX_PAUSE);
  await script.readNewLines();
  return script.lines;
}
