import { reach } from './blocked.ts';

/** What this tab remembers across reloads and no other tab sees (assumption 3.17). Nothing personal, no tokens. */
export interface TabMemory {
  read(name: string): string | undefined;
  /** `false` when it is remembered until the next reload only. */
  write(name: string, value: string): boolean;
  remove(name: string): void;
}

/** @param storage how to reach sessionStorage: reaching it may throw. */
export function createTabMemory(storage: () => Storage): TabMemory {
  const refused = new Map<string, string>();
  return {
    read: name => refused.get(name) ?? reach(() => storage().getItem(name)) ?? undefined,
    write(name, value) {
      const kept = reach(() => {
        storage().setItem(name, value);
        return storage().getItem(name) === value;
      });
      if (kept) refused.delete(name);
      else refused.set(name, value);
      return kept === true;
    },
    remove(name) {
      refused.delete(name);
      reach(() => storage().removeItem(name));
    },
  };
}
