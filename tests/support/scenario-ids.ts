import { scenarios } from '#scenarios/index.ts';

/** The ids of the scenarios that are written by hand. */
export const scenarioIds: readonly string[] = scenarios.map(({ id }) => id);
