import { expect, inject, test } from 'vitest';
import { fuzzJourney } from '#tests/support/fuzz-journey.ts';
import { report } from '#tests/support/watch-console.ts';

/** The time after which no further journey starts. */
const TIME_LIMIT_MS = inject('full') ? 900_000 : 6_000;
const MAX_RUNS = inject('full') ? 400 : 40;

test('[10.12a] [10.12b] [10.12c] [10.12d] [10.12e] random actions lose no typed value, send nothing twice, skip no step, and leave a way to the end', {
  timeout: TIME_LIMIT_MS + 120_000,
}, async () => {
  const startedAt = Date.now();
  let runCount = 0;
  for (let seed = inject('seed'); runCount < MAX_RUNS && Date.now() - startedAt < TIME_LIMIT_MS; seed += 1) {
    const { story, complaints } = await fuzzJourney(seed);
    runCount += 1;
    if (inject('full') && runCount % 20 === 0) report(`${runCount} journeys, the last from seed ${seed}`);
    const failure = `SEED=${seed} npx vitest run --project scenarios tests/scenarios/fuzzer.test.ts\n${complaints.join('\n')}\n${story.join('\n')}`;
    expect(complaints, failure).toEqual([]);
  }
  expect(runCount).toBeGreaterThan(0);
});
