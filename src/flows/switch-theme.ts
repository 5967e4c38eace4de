import { THEME_MEMORY } from '#platform/tab-memory.ts';
import type { Context } from './context.ts';

/** The visitor chooses light or dark; the tab remembers it (1.6, 4.40). */
export function switchTheme({ state, platform }: Pick<Context, 'state' | 'platform'>): void {
  const chosen = state.theme === 'dark' ? 'light' : 'dark';
  state.themeChoice = chosen;
  state.theme = chosen;
  platform.tabMemory.write(THEME_MEMORY, chosen);
  platform.webview.send(chosen === 'dark' ? 'darkTheme' : 'lightTheme');
}
