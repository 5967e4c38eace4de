import type { Scenario } from '#scenarios/define-scenario.ts';
import { scenarios } from '#scenarios/index.ts';
import { isServiceOnly } from '#scenarios/walk.ts';

/** The engines beside Chromium, which `npm run test:e2e` plays. */
export const engines = ['gecko', 'webkit'] as const;
export type EngineName = (typeof engines)[number];

export type WindowName = 'desktop' | 'phone';

/** A scenario and the window that it is played in. */
export interface ScenarioRun {
  scenario: Scenario;
  window: WindowName;
}

/**
 * Something that an engine cannot do. It omits the scenarios with the tag, and `npm run test:engines` lists them with the
 * reason.
 */
interface Difference {
  tag: string;
  reason: string;
}

const differences: Readonly<Record<EngineName, readonly Difference[]>> = {
  gecko: [],
  webkit: [
    {
      tag: 'reenvio',
      reason:
        'libsoup sends only reads again by itself; a write that breaks fails, as in update-lost and connection-failed',
    },
  ],
};

interface Choice {
  /** Ids of scenarios; each runs in both windows. */
  only?: readonly string[];
  /** Every scenario in both windows. */
  all?: boolean;
}

/** By default every scenario tagged e2e runs once, in alternating windows. */
export function chooseRuns({ only, all = false }: Choice): ScenarioRun[] {
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
export const differenceOf = (engine: EngineName, { scenario }: ScenarioRun): Difference | undefined =>
  differences[engine].find(({ tag }) => scenario.tags?.includes(tag));

/** The name of a run between processes and in picture files: `resume@phone`. */
export const nameOf = ({ scenario, window }: ScenarioRun): string => `${scenario.id}@${window}`;
