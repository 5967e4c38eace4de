import type { Scenario } from '#scenarios/define-scenario.ts';

/** Scenarios that share an id: a link opens only one of them. A sentence for each. */
export function namesakes(scenarios: readonly Scenario[]): string[] {
  const byName = new Map<string, Scenario>();
  return scenarios.flatMap(scenario => {
    const earlierScenario = byName.get(scenario.id);
    byName.set(scenario.id, earlierScenario ?? scenario);
    return earlierScenario === undefined
      ? []
      : [
          `The id "${scenario.id}" occurs twice: "${earlierScenario.title}" and "${scenario.title}". Give one of them another.`,
        ];
  });
}
