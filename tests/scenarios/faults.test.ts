import { inject, test } from 'vitest';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { faultScenarios } from '#scenarios/fault-scenarios.ts';
import { playScenario } from '#tests/support/play-scenario.ts';

/**
 * `npm run test:full` plays every fault of every operation. Other runs play for each operation a broken connection, an
 * unreadable answer and a missing one, for writes also a repeated one, and every fault of the two main writes.
 */
const isFull = inject('repeats') > 0;
const oneOfEachSort = /-(network-error|truncated-json|hang)$/;
const repeated = /-(duplicated|reset-after-commit)$/;
const mainWrites = /^falha-(create-proposal|update-step)-/;

const isPlayed = ({ id, tags }: Scenario): boolean =>
  isFull ||
  oneOfEachSort.test(id) ||
  mainWrites.test(id) ||
  (repeated.test(id) && tags?.includes('efeito') === true);

for (const scenario of faultScenarios.filter(isPlayed)) {
  test(
    `[${scenario.requirements.join(', ')}] ${scenario.id}: ${scenario.title}`,
    {
      timeout: 60_000,
      repeats: inject('repeats'),
    },
    () => playScenario(scenario),
  );
}
