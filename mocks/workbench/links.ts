import { linkOf } from '#scenarios/index.ts';
import { currentThemeOf } from './current-theme-of.ts';
import { queryOfSettings } from './settings.ts';
import { queryOfTweaks } from './tweaks.ts';
import type { WorkbenchState } from './workbench-state.ts';

type Situation = Pick<
  WorkbenchState,
  'scenario' | 'settings' | 'offline' | 'faults' | 'visitorTheme' | 'wasChangedByHand'
>;

/** A link to the app in the current situation: scenario, connection, theme, pending faults. */
export const appLinkOf = (situation: Situation, base: string): string => {
  const { scenario, settings, offline, faults } = situation;
  const theme = currentThemeOf(situation);
  return linkOf(scenario, base, queryOfTweaks({ ...settings, theme, offline, faults }));
};

/**
 * A link to the workbench in the same situation. The settings of the workbench contain latency, theme, bank and
 * dialect.
 */
export function workbenchLinkOf(situation: Situation, base: string): string {
  const { settings, offline, faults } = situation;
  const query = new URLSearchParams(queryOfSettings({ ...settings, theme: currentThemeOf(situation) }));
  for (const [name, value] of queryOfTweaks({
    latency: 0,
    theme: 'auto',
    bank: '',
    dialect: '',
    offline,
    faults,
  }))
    query.append(name, value);
  return `${base}bancada/?${query}`;
}
