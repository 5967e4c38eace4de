import { createEngine } from '#mocks/engine.ts';
import { complaintsOf, judge } from '#mocks/judge.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { noScreen } from '#mocks/testing/no-screen.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { isServiceOnly } from '#scenarios/walk.ts';

/** Plays those scenarios that consist of HTTP calls only. @returns one sentence per failure. */
export async function playByHttp(scenarios: readonly Scenario[]): Promise<string[]> {
  const failures: string[] = [];
  for (const scenario of scenarios.filter(isServiceOnly)) {
    const engine = createEngine({ scenario });
    try {
      await playWalk(scenario, noScreen, engine);
      const complaints = complaintsOf(await judge(scenario, noScreen, engine));
      if (complaints !== '') failures.push(`${scenario.id}: ${complaints}`);
    } catch (problem) {
      failures.push(`${scenario.id}: ${problem instanceof Error ? problem.message : String(problem)}`);
    }
  }
  return failures;
}
