import { linkOf } from '#scenarios/index.ts';
import { queryOfSettings } from './settings.ts';
import { queryOfTweaks } from './tweaks.ts';
import type { WorkbenchState } from './workbench-state.ts';

type Situation = Pick<WorkbenchState, 'scenario' | 'settings' | 'offline' | 'breaks'>;

/** Opens the app in the situation that the workbench shows, without the workbench: scenario, connection, theme, what breaks next. */
export function appLinkOf({ scenario, settings, offline, breaks }: Situation, base: string): string {
  const query = new URLSearchParams(linkOf(scenario));
  for (const [name, value] of queryOfTweaks({ ...settings, offline, breaks })) query.append(name, value);
  return `${base}?${query}`;
}

/** Opens the workbench in the same situation. Latency and theme are settings of the workbench and stand there by their own names. */
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
