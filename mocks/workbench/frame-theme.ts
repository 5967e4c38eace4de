import type { ThemeChoice } from './settings.ts';
import { tabMemoryPrefix } from './tab-memory.ts';

/** The name under which the app's tab memory keeps a visitor's theme. */
const memory = `${tabMemoryPrefix}theme`;

/** Makes the app of this tab remember a theme as if its visitor had chosen it. */
export function rememberFrameTheme(choice: ThemeChoice): void {
  if (choice === 'auto') sessionStorage.removeItem(memory);
  else sessionStorage.setItem(memory, choice);
}

/** Presses the app's own switch, so that nothing has to be loaded again. @returns false where there is none to press. */
export function switchFrameTheme(page: Document, choice: ThemeChoice): boolean {
  if (choice === 'auto') return false;
  if (page.documentElement.dataset.theme === choice) return true;
  const wanted = choice === 'dark' ? 'Usar tema escuro' : 'Usar tema claro';
  const button = page.querySelector<HTMLElement>(`button[aria-label="${wanted}"]`);
  button?.click();
  return button !== null;
}
