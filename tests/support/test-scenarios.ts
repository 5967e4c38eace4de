import { inject, test } from 'vitest';
import { allScenarios, scenarios } from '#scenarios/index.ts';
import { mistakesOf } from '#scenarios/mistakes.ts';
import { describeDuplicateIds } from './describe-duplicate-ids.ts';
import { playScenario } from './play-scenario.ts';

const duplicateIdMistakes = describeDuplicateIds(allScenarios);

/**
 * Makes a test of every second scenario of the catalogue. The halves are two files, because a file has one worker and
 * the whole catalogue would take the longest of all by far.
 */
export function testScenarios(half: 'first' | 'second'): void {
  const remainder = half === 'first' ? 0 : 1;
  for (const scenario of scenarios.filter((_, index) => index % 2 === remainder)) {
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
}
