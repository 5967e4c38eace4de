import { inject, test } from 'vitest';
import { faultScenarios } from '#scenarios/generated-faults.ts';
import { playScenario } from '#tests/support/play-scenario.ts';

for (const scenario of faultScenarios) {
  test(
    `[${scenario.requirements.join(', ')}] ${scenario.id}: ${scenario.title}`,
    {
      timeout: 60_000,
      repeats: inject('repeats'),
    },
    () => playScenario(scenario),
  );
}
