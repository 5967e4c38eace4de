import { inject, test } from 'vitest';
import { scenarios } from '#scenarios/index.ts';
import { playScenario } from '#tests/support/play-scenario.ts';

for (const scenario of scenarios) {
  test(
    `[${scenario.requirements.join(', ')}] ${scenario.id}: ${scenario.title}`,
    {
      timeout: 60_000,
      repeats: inject('repeats'),
    },
    () => playScenario(scenario),
  );
}
