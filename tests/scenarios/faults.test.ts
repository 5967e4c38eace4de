import { inject, test } from 'vitest';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { faultScenarios } from '#scenarios/fault-scenarios.ts';
import { playScenario } from '#tests/support/play-scenario.ts';
import { playWithoutMotion } from '#tests/support/play-without-motion.ts';
import { rotatingSample } from '#tests/support/rotating-sample.ts';

playWithoutMotion();

/**
 * `npm run test:full` plays every fault of every operation. Other runs play for each operation one of a broken connection,
 * an unreadable answer and a missing one, in turn from commit to commit; for writes also a repeated one, every fault of the
 * update of a step, and every fault of the connection for a creation.
 */
const oneOfEachSort = /-(network-error|truncated-json|hang)$/;
const repeated = /-(duplicated|reset-after-commit)$/;
/** The service answers as planned: a refusal, or an answer without content. */
const answered = /-(status\d\w*(-[a-z]+)?|no-content|wrong-shape|nulls)$/;

const { seed, all } = inject('faults');
const sampledIds = new Set<string>();
for (const operation of new Set(faultScenarios.map(({ id }) => id.replace(oneOfEachSort, '')))) {
  const ids = ['network-error', 'truncated-json', 'hang'].map(sort => `${operation}-${sort}`);
  for (const id of rotatingSample(ids, { seed, every: ids.length, keyOf: name => name })) sampledIds.add(id);
}

const isPlayed = ({ id, tags }: Scenario): boolean =>
  all ||
  sampledIds.has(id) ||
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
