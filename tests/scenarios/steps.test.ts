import { inject, test } from 'vitest';
import { stepScenarios } from '#scenarios/step-scenarios.ts';
import { playScenario } from '#tests/support/play-scenario.ts';

for (const scenario of stepScenarios) {
  test(
    `[${scenario.requirements.join(', ')}] ${scenario.id}: ${scenario.title}`,
    {
      timeout: 60_000,
      repeats: inject('repeats'),
    },
    () => playScenario(scenario),
  );
}
