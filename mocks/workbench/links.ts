import { linkOf } from '#scenarios/index.ts';
import { queryOfSettings } from './settings.ts';
import { queryOfTweaks } from './tweaks.ts';
import type { WorkbenchState } from './workbench-state.ts';

type Situation = Pick<WorkbenchState, 'scenario' | 'settings' | 'offline' | 'breaks'>;

/** A link to the app in the current situation: scenario, connection, theme, pending breaks. */
export const appLinkOf = ({ scenario, settings, offline, breaks }: Situation, base: string): string =>
  linkOf(scenario, base, queryOfTweaks({ ...settings, offline, breaks }));

/**
 * A link to the workbench in the same situation. The settings of the workbench contain latency, theme, bank and dialect.
 */
export function workbenchLinkOf({ settings, offline, breaks }: Situation, base: string): string {
  const query = new URLSearchParams(queryOfSettings(settings));
  for (const [name, value] of queryOfTweaks({
    latency: 0,
    theme: 'auto',
    bank: '',
    dialect: '',
    offline,
    breaks,
  }))
    query.append(name, value);
  return `${base}bancada/?${query}`;
}
