import { isWorldKey } from './world-key.ts';

/** Key of the workbench's own storage; everything else in this tab belongs to visitors. */
export const workbenchStorageKey = 'bancada';

/**
 * Erases the data of a visitor in this browser: drafts, tab memory, cookies and every world of the session. Worlds of
 * other sessions stay.
 */
export function forgetVisitor(session: string, base: string): void {
  for (const key of Object.keys(sessionStorage)) {
    const isOtherWorld = isWorldKey(key) && !isWorldKey(key, session);
    if (!key.startsWith(workbenchStorageKey) && !isOtherWorld) sessionStorage.removeItem(key);
  }
  for (const key of Object.keys(localStorage)) if (key.startsWith('sealed:')) localStorage.removeItem(key);
  // This request precedes the one by which the app opens the database again, so the browser carries it out first.
  indexedDB.deleteDatabase('sealed-entries');
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (!name) continue;
    for (const path of new Set(['/', base, base.replace(/\/$/, '') || '/'])) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the cookie store
      document.cookie = `${name}=; path=${path}; max-age=0`;
    }
  }
}
