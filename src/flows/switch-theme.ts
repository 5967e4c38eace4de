import { TAB_THEME } from '#platform/tab-memory.ts';
import type { PlatformContext } from './context.ts';

/** Switches between light and dark; the tab remembers the choice (1.6, 4.40). */
export function switchTheme({ state, platform }: PlatformContext): void {
  const theme = state.theme === 'dark' ? 'light' : 'dark';
  state.themeChoice = theme;
  state.theme = theme;
  platform.tabMemory.write(TAB_THEME, theme);
  platform.webview.send(theme === 'dark' ? 'darkTheme' : 'lightTheme');
}
