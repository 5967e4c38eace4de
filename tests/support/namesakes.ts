import type { Scenario } from '#scenarios/define-scenario.ts';

/** Scenarios that share an id: a link opens only one of them. A sentence for each. */
export function namesakes(scenarios: readonly Scenario[]): string[] {
  const seen = new Map<string, Scenario>();
  return scenarios.flatMap(scenario => {
    const first = seen.get(scenario.id);
    seen.set(scenario.id, first ?? scenario);
    return first === undefined
      ? []
      : [
          `The id "${scenario.id}" occurs twice: "${first.title}" and "${scenario.title}". Give one of them another.`,
        ];
  });
}
