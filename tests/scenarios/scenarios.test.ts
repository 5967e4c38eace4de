import { inject, test } from 'vitest';
import { allScenarios, scenarios } from '#scenarios/index.ts';
import { mistakesOf } from '#scenarios/mistakes.ts';
import { describeDuplicateIds } from '#tests/support/describe-duplicate-ids.ts';
import { playScenario } from '#tests/support/play-scenario.ts';

const duplicateIdMistakes = describeDuplicateIds(allScenarios);

for (const scenario of scenarios) {
  test(`[${scenario.requirements.join(', ')}] ${scenario.id}: ${scenario.title}`, {
    timeout: 60_000,
    repeats: inject('repeats'),
  }, async ({ task }) => {
    const mistakes = [
      ...mistakesOf(scenario),
      ...duplicateIdMistakes.filter(mistake => mistake.includes(`"${scenario.id}"`)),
    ];
    if (mistakes.length > 0) throw new Error(`The scenario has mistakes:\n${mistakes.join('\n')}`);
    await playScenario(scenario, undefined, operations => {
      task.meta.operations = operations;
    });
  });
}
