import { type Screen, screensOf } from '#mocks/atlas/screens-of.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { isServiceOnly } from '#scenarios/walk.ts';

/** The screens without a picture, by heading, and the next scenario to play for them. */
export interface MissingPictures {
  /** Whether this screen lacks a picture. */
  lacks(heading: string): boolean;
  /** Notes that the screen has a picture now. */
  markTaken(heading: string): void;
  /**
   * The next scenario that reaches a screen without a picture. It returns each scenario at most once, and undefined at
   * the end.
   */
  nextScenario(): Scenario | undefined;
  /** Screens that still have no picture. */
  stillMissing(): string[];
}

/**
 * Plans a picture for each screen: of the scenarios that reach a screen, it chooses the one with the shortest walk.
 */
export function createMissingPictures(scenarios: readonly Scenario[]): MissingPictures {
  const byId = new Map(scenarios.map(scenario => [scenario.id, scenario]));
  const screensByHeading = new Map<string, Screen>(
    screensOf(scenarios).map(screen => [screen.heading, screen]),
  );
  const playedIds = new Set<string>();
  const shortestScenarioOf = ({ scenarios: ids }: Screen): Scenario | undefined =>
    ids
      .map(id => byId.get(id))
      .filter(scenario => scenario !== undefined)
      .filter(scenario => !playedIds.has(scenario.id) && !isServiceOnly(scenario))
      .sort((left, right) => left.walk.length - right.walk.length)[0];
  return {
    lacks: heading => screensByHeading.has(heading),
    markTaken: heading => void screensByHeading.delete(heading),
    nextScenario() {
      for (const screen of screensByHeading.values()) {
        const scenario = shortestScenarioOf(screen);
        if (!scenario) continue;
        playedIds.add(scenario.id);
        return scenario;
      }
      return undefined;
    },
    stillMissing: () => [...screensByHeading.keys()],
  };
}

/** The file name of a picture: readable and unique. */
export const fileNameOf = (heading: string, index: number): string => {
  const words = heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${String(index).padStart(3, '0')}-${(words ?? ['tela']).slice(0, 5).join('-')}.webp`;
};
