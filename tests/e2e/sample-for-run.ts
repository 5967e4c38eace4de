import { rotatingSample } from '../support/rotating-sample.ts';

const { FULL, REPLAY_SEED } = process.env;

/**
 * The items that this run plays: one in `every`, and others for another commit. All of them if the command names a test or a
 * file (playwright.config.ts), and in `npm run test:full`.
 * @param keyOf a text that identifies the item.
 */
export const sampleForRun = <Item>(
  items: readonly Item[],
  { every, keyOf }: { every: number; keyOf: (item: Item) => string },
): readonly Item[] =>
  FULL || REPLAY_SEED === undefined ? items : rotatingSample(items, { seed: REPLAY_SEED, every, keyOf });
