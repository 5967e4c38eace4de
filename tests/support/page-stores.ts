import type { CookieJar } from '#platform/cookies.ts';
import type { SecureStorage } from '#platform/secure-storage.ts';
import type { TabMemory } from '#platform/tab-memory.ts';

/** The stores of a browser, which stay when a page of a tab is replaced by the next one. */
export interface Stores {
  secureStorage: SecureStorage;
  tabMemory: TabMemory;
  jar: CookieJar;
}

/** The stores as one page uses them. */
export interface PageStores extends Stores {
  /** The page is gone: what its code still writes does not reach the stores. */
  end(): void;
}

/** A browser runs no code of a page that is gone, so what such code waits for never comes. */
const never = <Value>(): Promise<Value> => new Promise(() => undefined);

/** Gives a page its stores. A test runs the code of all pages in one process, so the code of a left page runs on. */
export function createPageStores({ secureStorage, tabMemory, jar }: Stores): PageStores {
  let isGone = false;
  return {
    secureStorage: {
      ready: () => secureStorage.ready(),
      read: name => secureStorage.read(name),
      names: prefix => secureStorage.names(prefix),
      readFile: name => secureStorage.readFile(name),
      write: (name, value) => (isGone ? never() : secureStorage.write(name, value)),
      writeNow: (name, value) => !isGone && secureStorage.writeNow(name, value),
      writeFile: (name, file) => (isGone ? never() : secureStorage.writeFile(name, file)),
      remove: name => (isGone ? never() : secureStorage.remove(name)),
      rename: (from, to) => (isGone ? never() : secureStorage.rename(from, to)),
      clear: prefix => (isGone ? never() : secureStorage.clear(prefix)),
      health: () => secureStorage.health(),
      onDegraded: listener => secureStorage.onDegraded(listener),
    },
    tabMemory: {
      read: name => tabMemory.read(name),
      write: (name, value) => !isGone && tabMemory.write(name, value),
      remove: name => (isGone ? undefined : tabMemory.remove(name)),
      clear: () => (isGone ? undefined : tabMemory.clear()),
    },
    jar: {
      get: name => jar.get(name),
      set: (name, value, attributes) => (isGone ? undefined : jar.set(name, value, attributes)),
      remove: (name, attributes) => (isGone ? undefined : jar.remove(name, attributes)),
    },
    end() {
      isGone = true;
    },
  };
}
