import { isInTurn, rotatingSample } from '../support/rotating-sample.ts';
import { test } from './test.ts';

const { FULL, REPLAY_SEED } = process.env;

/**
 * The items that this run plays: one in `every`, and others for another commit. All of them if the command names a test
 * or a file (playwright.config.ts), and in `npm run test:full`.
 * @param keyOf a text that identifies the item.
 */
export const sampleForRun = <Item>(
  items: readonly Item[],
  { every, keyOf }: { every: number; keyOf: (item: Item) => string },
): readonly Item[] =>
  FULL || REPLAY_SEED === undefined ? items : rotatingSample(items, { seed: REPLAY_SEED, every, keyOf });

/**
 * Does this run leave out the test or the file with this name, which plays in one of `every` runs? Never if the command
 * names a test or a file, or in `npm run test:full`.
 */
export const restsInRun = (name: string, every: number): boolean =>
  !FULL && REPLAY_SEED !== undefined && !isInTurn(name, { seed: REPLAY_SEED, every });

/** Why a report shows a test as skipped that `restsInRun` has left out. */
export const RESTS = 'plays in the run of another commit';

/** Leaves out each test of the calling file that `restsInRun` leaves out. */
export function playInTurn(every: number): void {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a hook needs from this pattern
  test.beforeEach(({}, info) => test.skip(restsInRun(info.titlePath.join(' '), every), RESTS));
}
