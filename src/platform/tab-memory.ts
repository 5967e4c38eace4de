import { tryOrUndefined } from './is-blocked.ts';

/** What this tab remembers across reloads and no other tab sees (assumption 3.17). Nothing personal, no tokens. */
export interface TabMemory {
  read(name: string): string | undefined;
  /** `false` when it is remembered until the next reload only. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
  /** Forgets all of it. What other software keeps for this tab stays. */
  clear(): void;
}

/** The name under which a tab remembers its own hash id (assumption 3.17). */
export const TAB_HASH = 'hashId';

/** Names of the entries begin so in sessionStorage. */
export const TAB_PREFIX = 'proposta:';

/** @param storage how to reach sessionStorage: reaching it may throw. */
export function createTabMemory(storage: () => Storage): TabMemory {
  const refused = new Map<string, string>();
  const entry = (name: string): string => TAB_PREFIX + name;
  return {
    read: name => refused.get(name) ?? tryOrUndefined(() => storage().getItem(entry(name))) ?? undefined,
    write(name, value) {
      const kept = tryOrUndefined(() => {
        storage().setItem(entry(name), value);
        return storage().getItem(entry(name)) === value;
      });
      if (kept) refused.delete(name);
      else refused.set(name, value);
      return kept === true;
    },
    remove(name) {
      refused.delete(name);
      tryOrUndefined(() => storage().removeItem(entry(name)));
    },
    clear() {
      refused.clear();
      tryOrUndefined(() => {
        const names = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '');
        for (const name of names) if (name.startsWith(TAB_PREFIX)) storage().removeItem(name);
      });
    },
  };
}
