import { inject, test } from 'vitest';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { faultScenarios } from '#scenarios/fault-scenarios.ts';
import { playScenario } from '#tests/support/play-scenario.ts';
import { playWithoutMotion } from '#tests/support/play-without-motion.ts';
import { rotatingSample } from '#tests/support/rotating-sample.ts';

playWithoutMotion();

/**
 * `npm run test:full` plays every fault of every operation. Other runs play a sample that changes from commit to
 * commit: one of these three faults for each operation, and one in twenty of all. They also play a repeated request for
 * each write, every fault of the update of a step, and every fault of the connection for the creation of a proposal.
 */
const SAMPLED_FAULTS = /-(network-error|truncated-json|hang)$/;
const REPEATED_FAULTS = /-(duplicated|reset-after-commit)$/;
/** Faults in which the service answers: with a refusal, without content, or with a wrong content. */
const ANSWERED_FAULTS = /-(status\d\w*(-[a-z]+)?|no-content|wrong-shape|nulls)$/;

const { seed, all } = inject('faults');
const sampledIds = new Set<string>();
for (const operation of new Set(faultScenarios.map(({ id }) => id.replace(SAMPLED_FAULTS, '')))) {
  const ids = ['network-error', 'truncated-json', 'hang'].map(sort => `${operation}-${sort}`);
  for (const id of rotatingSample(ids, { seed, every: ids.length, keyOf: name => name })) sampledIds.add(id);
}

for (const { id } of rotatingSample(faultScenarios, { seed, every: 20, keyOf: ({ id }) => id }))
  sampledIds.add(id);

const isPlayed = ({ id, tags }: Scenario): boolean =>
  all ||
  sampledIds.has(id) ||
  id.startsWith('falha-update-step-') ||
  (id.startsWith('falha-create-proposal-') && !ANSWERED_FAULTS.test(id)) ||
  (REPEATED_FAULTS.test(id) && tags?.includes('efeito') === true);

for (const scenario of faultScenarios.filter(isPlayed)) {
  test(
    `[${scenario.requirements.join(', ')}] ${scenario.id}: ${scenario.title}`,
    {
      timeout: 60_000,
      // Only faults of the connection are repeated: the moment in which it breaks varies.
      repeats: ANSWERED_FAULTS.test(scenario.id) ? 0 : inject('repeats'),
    },
    () => playScenario(scenario),
  );
}
