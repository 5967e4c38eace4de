import type { Scenario } from '#scenarios/define-scenario.ts';
import { scenarios } from '#scenarios/index.ts';
import { isServiceOnly } from '#scenarios/walk.ts';

/** The engines in which `npm run test:engines` plays scenarios. */
export const engines = ['chromium', 'gecko', 'webkit'] as const;
export type EngineName = (typeof engines)[number];

export type WindowName = 'desktop' | 'phone';

/** A scenario and the window that it is played in. */
export interface ScenarioRun {
  scenario: Scenario;
  window: WindowName;
}

/**
 * Something that an engine cannot do. Scenarios with the tag are omitted there, and `npm run test:engines` lists them
 * with the reason.
 */
interface Difference {
  tag: string;
  reason: string;
}

const differences: Readonly<Record<EngineName, readonly Difference[]>> = {
  chromium: [],
  gecko: [],
  webkit: [
    {
      tag: 'reenvio',
      reason:
        'libsoup resends only reads by itself; a write whose connection breaks fails, as in update-lost and connection-failed',
    },
  ],
};

interface RunSelection {
  /** Ids of scenarios; each runs in both windows. */
  only?: readonly string[];
  /** Every scenario in both windows. */
  all?: boolean;
}

/** By default every scenario tagged e2e runs once, in alternating windows. */
export function chooseRuns({ only, all = false }: RunSelection): ScenarioRun[] {
  const selected = scenarios.filter(scenario => {
    if (isServiceOnly(scenario)) return false;
    if (only) return only.includes(scenario.id);
    return all || scenario.tags?.includes('e2e') === true;
  });
  return selected.flatMap((scenario, index): ScenarioRun[] => {
    if (all || only)
      return [
        { scenario, window: 'desktop' },
        { scenario, window: 'phone' },
      ];
    return [{ scenario, window: index % 2 === 0 ? 'desktop' : 'phone' }];
  });
}

/** The reason why an engine omits a run, if there is one. */
export const findDifference = (engine: EngineName, { scenario }: ScenarioRun): Difference | undefined =>
  differences[engine].find(({ tag }) => scenario.tags?.includes(tag));

/** The name of a run between processes and in picture files: `resume@phone`. */
export const runNameOf = ({ scenario, window }: ScenarioRun): string => `${scenario.id}@${window}`;
