import { expect, inject, test } from 'vitest';
import { fuzzJourney } from '#tests/support/fuzz-journey.ts';
import { report } from '#tests/support/watch-console.ts';

/** How long a sample may take; everything else needs FULL. Milliseconds. */
const sampleTime = inject('full') ? 900_000 : 6_000;
const most = inject('full') ? 400 : 40;

test('[10.12] random actions lose no typed value, send nothing twice, and leave a way to the end', {
  timeout: sampleTime + 120_000,
}, async () => {
  const began = Date.now();
  let played = 0;
  for (let seed = inject('seed'); played < most && Date.now() - began < sampleTime; seed += 1) {
    const { story, complaints } = await fuzzJourney(seed);
    played += 1;
    if (inject('full') && played % 20 === 0) report(`${played} journeys, the last from seed ${seed}`);
    const failure = `SEED=${seed} npx vitest run --project scenarios tests/scenarios/fuzzer.test.ts\n${complaints.join('\n')}\n${story.join('\n')}`;
    expect(complaints, failure).toEqual([]);
  }
  expect(played).toBeGreaterThan(0);
});
