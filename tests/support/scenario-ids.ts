import { scenarios } from '#scenarios/index.ts';

/** The ids of all scenarios in scenarios/index.ts. */
export const scenarioIds: readonly string[] = scenarios.map(({ id }) => id);
