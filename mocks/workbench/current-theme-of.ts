import type { ThemeChoice } from './settings.ts';
import type { WorkbenchState } from './workbench-state.ts';

/**
 * The theme of the situation: what the tester chose in the app, else the setting. A walk that switches it does so
 * again.
 */
export const currentThemeOf = ({
  settings,
  visitorTheme,
  wasChangedByHand,
}: Pick<WorkbenchState, 'settings' | 'visitorTheme' | 'wasChangedByHand'>): ThemeChoice =>
  wasChangedByHand ? visitorTheme : settings.theme;
