import { inject, test } from 'vitest';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { faultScenarios } from '#scenarios/fault-scenarios.ts';
import { playScenario } from '#tests/support/play-scenario.ts';
import { playWithoutMotion } from '#tests/support/play-without-motion.ts';

playWithoutMotion();

/**
 * `npm run test:full` plays every fault of every operation. Other runs play for each operation a broken connection, an
 * unreadable answer and a missing one, for writes also a repeated one, every fault of the update of a step, and every
 * fault of the connection for a creation.
 */
const oneOfEachSort = /-(network-error|truncated-json|hang)$/;
const repeated = /-(duplicated|reset-after-commit)$/;
/** The service answers as planned: a refusal, or an answer without content. */
const answered = /-(status\d\w*(-[a-z]+)?|no-content|wrong-shape|nulls)$/;

const isPlayed = ({ id, tags }: Scenario): boolean =>
  inject('full') ||
  oneOfEachSort.test(id) ||
  id.startsWith('falha-update-step-') ||
  (id.startsWith('falha-create-proposal-') && !answered.test(id)) ||
  (repeated.test(id) && tags?.includes('efeito') === true);

for (const scenario of faultScenarios.filter(isPlayed)) {
  test(
    `[${scenario.requirements.join(', ')}] ${scenario.id}: ${scenario.title}`,
    {
      timeout: 60_000,
      // An answer comes or does not; only a connection breaks at a moment that varies.
      repeats: answered.test(scenario.id) ? 0 : inject('repeats'),
    },
    () => playScenario(scenario),
  );
}
