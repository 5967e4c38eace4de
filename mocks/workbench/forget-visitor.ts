/** What the workbench itself keeps in the browser; everything else in this tab belongs to visitors. */
export const ownKey = 'bancada';

/**
 * Makes the browser a stranger to the app: drafts, tab memory, cookies and the world of the session are gone.
 * Worlds of other sessions stay.
 */
export function forgetVisitor(session: string, scenario: string, base: string): void {
  const ownWorld = `mocks:${session}:${scenario}`;
  const isOwnWorld = (key: string): boolean =>
    key === ownWorld || (/^[@~]/.test(key.slice(ownWorld.length)) && key.startsWith(ownWorld));
  for (const key of Object.keys(sessionStorage)) {
    const isOtherWorld = key.startsWith('mocks:') && !isOwnWorld(key);
    if (!key.startsWith(ownKey) && !isOtherWorld) sessionStorage.removeItem(key);
  }
  for (const key of Object.keys(localStorage)) if (key.startsWith('sealed:')) localStorage.removeItem(key);
  // Asked before the app opens it again, carried out before it does.
  indexedDB.deleteDatabase('sealed-entries');
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (!name) continue;
    for (const path of new Set(['/', base, base.replace(/\/$/, '') || '/'])) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we promise
      document.cookie = `${name}=; path=${path}; max-age=0`;
    }
  }
}
