import { tryOrUndefined } from '#shared/try-or-undefined.ts';

/**
 * Data that this tab remembers across reloads; other tabs do not see it (assumption 3.17). No personal data, no tokens.
 */
export interface TabMemory {
  read(name: string): string | undefined;
  /** `false` if the value will not survive a reload. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
  /** Removes all entries of the app. Entries of other software stay. */
  clear(): void;
}

/** Key of the tab's own hash id (assumption 3.17). */
export const TAB_HASH = 'hashId';

/** Key of the theme that the visitor has chosen in this tab (1.6). */
export const TAB_THEME = 'theme';

/**
 * @param storage returns sessionStorage; reading it may throw.
 * @param scope the folder of the deployment; '' at the root.
 */
export function createTabMemory(storage: () => Storage, scope = ''): TabMemory {
  const prefix = `proposta${scope}:`;
  const keptInMemory = new Map<string, string>();
  const keyOf = (name: string): string => prefix + name;
  return {
    read: name => keptInMemory.get(name) ?? tryOrUndefined(() => storage().getItem(keyOf(name))) ?? undefined,
    write(name, value) {
      const isStored = tryOrUndefined(() => {
        storage().setItem(keyOf(name), value);
        return storage().getItem(keyOf(name)) === value;
      });
      if (isStored) keptInMemory.delete(name);
      else keptInMemory.set(name, value);
      return isStored === true;
    },
    remove(name) {
      keptInMemory.delete(name);
      tryOrUndefined(() => storage().removeItem(keyOf(name)));
    },
    clear() {
      keptInMemory.clear();
      tryOrUndefined(() => {
        const names = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
        for (const name of names) if (name.startsWith(prefix)) storage().removeItem(name);
      });
    },
  };
}
