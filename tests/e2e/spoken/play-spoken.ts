import type { Page } from '@playwright/test';
import { playWalk } from '#mocks/play-walk.ts';
import type { Played } from '../test.ts';
import { createSpokenScript } from './spoken-script.ts';

/** Plays the walk of a scenario. @returns what a screen reader says on each of its screens. */
export async function playSpoken({ scenario, driver, engine }: Played, page: Page): Promise<string[]> {
  const script = await createSpokenScript(page, scenario.title);
  await playWalk(scenario, driver, engine, {
    watchesFocus: true,
    async after(_index, action) {
      if (action.do !== 'waitFor') script.did(action);
      if (action.do === 'waitFor' || action.do === 'expectField') await script.readNewLines();
    },
  });
  await script.readNewLines();
  return script.lines;
}
