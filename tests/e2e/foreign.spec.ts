import { createShortJourney } from '#tests/foreign/damage/create-short-journey.ts';
import { playDamagedJourney } from '#tests/foreign/damage/play-damaged-journey.ts';
import { generateJourney } from '#tests/foreign/generate-journey.ts';
import { playJourney } from '#tests/foreign/play-journey.ts';
import { sampleForRun } from './sample-for-run.ts';
import { expect, test } from './test.ts';

/** Seeds whose journeys `npm run test:full` plays. */
const SEEDS = Array.from({ length: 120 }, (_, index) => index + 1);

/** Seeds of the journeys of which one answer is damaged. */
const DAMAGED_SEEDS = Array.from({ length: 90 }, (_, index) => index + 1);

/**
 * `FOREIGN_SEEDS=17`, `FOREIGN_SEEDS=200-260` or `FOREIGN_SEEDS=3,17,200-260` plays these and no others,
 * `DAMAGED_SEEDS` damaged ones.
 */
function seedsOfCommand(name: string): readonly number[] | undefined {
  const ranges = process.env[name]?.split(',').map(range => range.split('-').map(Number));
  return ranges?.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

const namedSeeds = seedsOfCommand('FOREIGN_SEEDS');
const namedDamagedSeeds = seedsOfCommand('DAMAGED_SEEDS');
const namesSeeds = namedSeeds !== undefined || namedDamagedSeeds !== undefined;
const playedSeeds = namesSeeds ? (namedSeeds ?? []) : sampleForRun(SEEDS, { every: 30, keyOf: String });
const playedDamagedSeeds = namesSeeds
  ? (namedDamagedSeeds ?? [])
  : sampleForRun(DAMAGED_SEEDS, { every: 30, keyOf: seed => `damaged ${seed}` });

for (const seed of playedSeeds) {
  test(`[10.12] [4.30] [7.10] [11.3] the journey ${seed} of a service that shares no code with the app ends where the service says, and it has got what was typed`, async ({
    browser,
    foreignSite: { service, url },
  }) => {
    test.setTimeout(300_000);
    const journey = generateJourney(seed, service.contract);
    const complaints = await playJourney(browser, { journey, service, appUrl: url });
    expect(
      complaints,
      `FOREIGN_SEEDS=${seed} npm run test:e2e -- --no-build foreign.spec plays it alone`,
    ).toEqual([]);
  });
}

for (const seed of playedDamagedSeeds) {
  test(`[10.13] [10.12] [11.3] one answer of the journey ${seed} is damaged: the visitor goes on with the app's own buttons, and the service gets what was typed`, async ({
    browser,
    foreignSite: { service, url },
  }) => {
    test.setTimeout(300_000);
    const journey = createShortJourney(seed, service.contract);
    const complaints = await playDamagedJourney(browser, { journey, service, appUrl: url });
    expect(
      complaints,
      `DAMAGED_SEEDS=${seed} npm run test:e2e -- --no-build foreign.spec plays it alone`,
    ).toEqual([]);
  });
}
