import type { Scenario } from '#scenarios/define-scenario.ts';
import { scenarios } from '#scenarios/index.ts';
import { isServiceOnly } from '#scenarios/walk.ts';

/** The engines beside Chromium, which `npm run test:e2e` plays. */
export const engines = ['gecko', 'webkit'] as const;
export type EngineName = (typeof engines)[number];

export type WindowName = 'desktop' | 'phone';

/** A scenario and the window that it is played in. */
export interface Walk {
  scenario: Scenario;
  window: WindowName;
}

/**
 * Things that an engine cannot do, with the reason. Scenarios with the tag are left out there, and the run
 * says so.
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
  /** Ids of scenarios; each plays in both windows. */
  only?: readonly string[];
  /** Every scenario in both windows. */
  all?: boolean;
}

/** The walks of a run: by default every scenario tagged e2e, with alternating windows. */
export function chooseWalks({ only, all = false }: Choice): Walk[] {
  const selected = scenarios.filter(scenario => {
    if (isServiceOnly(scenario)) return false;
    if (only) return only.includes(scenario.id);
    return all || scenario.tags?.includes('e2e') === true;
  });
  return selected.flatMap((scenario, index): Walk[] => {
    if (all || only)
      return [
        { scenario, window: 'desktop' },
        { scenario, window: 'phone' },
      ];
    return [{ scenario, window: index % 2 === 0 ? 'desktop' : 'phone' }];
  });
}

/** The difference of an engine that affects a walk, if there is one. */
export const differenceOf = (engine: EngineName, { scenario }: Walk): Difference | undefined =>
  differences[engine].find(({ tag }) => scenario.tags?.includes(tag));

/** The name of a walk between processes and in picture files: `resume@phone`. */
export const nameOf = ({ scenario, window }: Walk): string => `${scenario.id}@${window}`;
