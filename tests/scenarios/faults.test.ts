import { inject, test } from 'vitest';
import { faultScenarios } from '#scenarios/fault-scenarios.ts';
import { playScenario } from '#tests/support/play-scenario.ts';

/**
 * `npm run test:full` plays every fault of every faulted call. Other runs play one of each sort, and every fault of the
 * two writes.
 */
const isFull = inject('repeats') > 0;
const oneOfEachSort = /-(network-error|truncated-json|hang|duplicated|reset-after-commit)$/;
const writes = /^falha-(create-proposal|update-step)-/;

for (const scenario of faultScenarios) {
  if (!isFull && !oneOfEachSort.test(scenario.id) && !writes.test(scenario.id)) continue;
  test(
    `[${scenario.requirements.join(', ')}] ${scenario.id}: ${scenario.title}`,
    {
      timeout: 60_000,
      repeats: inject('repeats'),
    },
    () => playScenario(scenario),
  );
}
