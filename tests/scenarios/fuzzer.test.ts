import { expect, inject, test } from 'vitest';
import { fuzzJourney } from '#tests/support/fuzz-journey.ts';
import { report } from '#tests/support/watch-console.ts';

/** How long a sample may take; everything else needs FULL. Milliseconds. */
const sampleTime = inject('full') ? 900_000 : 6_000;
const maxRuns = inject('full') ? 400 : 40;

test('[10.12a] [10.12b] [10.12c] [10.12d] [10.12e] random actions lose no typed value, send nothing twice, skip no step, and leave a way to the end', {
  timeout: sampleTime + 120_000,
}, async () => {
  const startedAt = Date.now();
  let runCount = 0;
  for (let seed = inject('seed'); runCount < maxRuns && Date.now() - startedAt < sampleTime; seed += 1) {
    const { story, complaints } = await fuzzJourney(seed);
    runCount += 1;
    if (inject('full') && runCount % 20 === 0) report(`${runCount} journeys, the last from seed ${seed}`);
    const failure = `SEED=${seed} npx vitest run --project scenarios tests/scenarios/fuzzer.test.ts\n${complaints.join('\n')}\n${story.join('\n')}`;
    expect(complaints, failure).toEqual([]);
  }
  expect(runCount).toBeGreaterThan(0);
});
