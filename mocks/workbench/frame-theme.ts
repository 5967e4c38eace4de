import { type ThemeChoice, themes } from './settings.ts';
import { tabMemoryPrefix } from './tab-memory.ts';

/** Key of the visitor's theme in the app's tab memory. */
const THEME_KEY = `${tabMemoryPrefix}theme`;

/** Stores a theme for the app of this tab, as if its visitor had chosen it. */
export function rememberFrameTheme(choice: ThemeChoice): void {
  if (choice === 'auto') sessionStorage.removeItem(THEME_KEY);
  else sessionStorage.setItem(THEME_KEY, choice);
}

/** Presses the theme switch of the app, which avoids a reload. @returns false if the page has no switch. */
export function switchFrameTheme(page: Document, choice: ThemeChoice): boolean {
  if (choice === 'auto') return false;
  if (page.documentElement.dataset.theme === choice) return true;
  const label = choice === 'dark' ? 'Usar tema escuro' : 'Usar tema claro';
  const button = page.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
  button?.click();
  return button !== null;
}

/** Calls back with the theme that a page of the app remembers for its visitor: at once, and after each change. */
export function watchFrameTheme(page: Document, onTheme: (theme: ThemeChoice) => void): void {
  const readTheme = (): void =>
    onTheme(themes.find(theme => theme === sessionStorage.getItem(THEME_KEY)) ?? 'auto');
  readTheme();
  new MutationObserver(readTheme).observe(page.documentElement, { attributeFilter: ['data-theme'] });
}
