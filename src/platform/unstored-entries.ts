import type { Clock } from '#shared/clock.ts';
import { expiryAt } from './is-alive.ts';

/** A write that is not on the device yet; without content, a removal. */
export interface UnstoredEntry {
  content: Uint8Array<ArrayBuffer> | undefined;
  version: number;
  expires: number;
}

/** The values that are in memory until the device has them, and the newest known version of each name. */
export interface UnstoredEntries {
  find(name: string): UnstoredEntry | undefined;
  /** Replaces the entry of this name by a newer one. */
  set(name: string, content: UnstoredEntry['content']): UnstoredEntry;
  /** The device has this entry. A newer one of the name stays. */
  settle(name: string, entry: UnstoredEntry): void;
  remove(name: string): void;
  names(): readonly string[];
  /** `undefined` if this page has neither written nor read the name. */
  versionOf(name: string): number | undefined;
  /** Also makes a write of this name that has begun earlier an old one. */
  createVersion(name: string): number;
  /** Notes a version that the device has. */
  recordVersion(name: string, version: number): void;
  /** The names that this page has written or read. */
  knownNames(): readonly string[];
}

export function createUnstoredEntries(clock: Clock): UnstoredEntries {
  const entries = new Map<string, UnstoredEntry>();
  const versions = new Map<string, number>();
  const recordVersion = (name: string, version: number): void =>
    void versions.set(name, Math.max(version, versions.get(name) ?? 0));
  /** Versions follow the clock, so that those of all tabs can be compared, but never decrease. */
  const createVersion = (name: string): number => {
    const version = Math.max(clock.now(), (versions.get(name) ?? 0) + 1);
    recordVersion(name, version);
    return version;
  };
  return {
    find: name => entries.get(name),
    set(name, content) {
      const entry = { content, version: createVersion(name), expires: expiryAt(clock.now()) };
      entries.set(name, entry);
      return entry;
    },
    settle(name, entry) {
      if (entries.get(name) === entry) entries.delete(name);
    },
    remove: name => void entries.delete(name),
    names: () => [...entries.keys()],
    versionOf: name => versions.get(name),
    createVersion,
    recordVersion,
    knownNames: () => [...versions.keys()],
  };
}
