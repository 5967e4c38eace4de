import type { Scenario } from '#scenarios/define-scenario.ts';

/** A sentence for each scenario whose id an earlier one has already. A link would open only the earlier one. */
export function describeDuplicateIds(scenarios: readonly Scenario[]): string[] {
  const byId = new Map<string, Scenario>();
  return scenarios.flatMap(scenario => {
    const earlierScenario = byId.get(scenario.id);
    byId.set(scenario.id, earlierScenario ?? scenario);
    return earlierScenario === undefined
      ? []
      : [
          `The id "${scenario.id}" occurs twice: "${earlierScenario.title}" and "${scenario.title}". Give one of them another.`,
        ];
  });
}
