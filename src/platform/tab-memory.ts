import { tryOrUndefined } from './is-blocked.ts';

/** Data that this tab remembers across reloads; other tabs do not see it (assumption 3.17). No personal data, no tokens. */
export interface TabMemory {
  read(name: string): string | undefined;
  /** `false` if it is remembered only until the next reload. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
  /** Removes all of it. Entries of other software stay. */
  clear(): void;
}

/** Key of the tab's own hash id (assumption 3.17). */
export const TAB_HASH = 'hashId';

/** Key of the theme that the visitor has chosen in this tab (1.6). */
export const TAB_THEME = 'theme';

/** Prefix of the entries in sessionStorage. */
const TAB_PREFIX = 'proposta:';

/** @param storage returns sessionStorage; reading it may throw. */
export function createTabMemory(storage: () => Storage): TabMemory {
  const keptInMemory = new Map<string, string>();
  const entry = (name: string): string => TAB_PREFIX + name;
  return {
    read: name => keptInMemory.get(name) ?? tryOrUndefined(() => storage().getItem(entry(name))) ?? undefined,
    write(name, value) {
      const stored = tryOrUndefined(() => {
        storage().setItem(entry(name), value);
        return storage().getItem(entry(name)) === value;
      });
      if (stored) keptInMemory.delete(name);
      else keptInMemory.set(name, value);
      return stored === true;
    },
    remove(name) {
      keptInMemory.delete(name);
      tryOrUndefined(() => storage().removeItem(entry(name)));
    },
    clear() {
      keptInMemory.clear();
      tryOrUndefined(() => {
        const names = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
        for (const name of names) if (name.startsWith(TAB_PREFIX)) storage().removeItem(name);
      });
    },
  };
}
