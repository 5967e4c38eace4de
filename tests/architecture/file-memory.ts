import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** With more results per reader, those of earlier texts are dropped. */
const MAX_RESULTS = 10_000;

/** A result that survives JSON: `undefined` and functions do not. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type AsJson<Value> = Value extends Json
  ? Value
  : Value extends object
    ? { [Key in keyof Value]: AsJson<Value[Key]> }
    : never;

type Reader<Result> = (path: string, source: string) => Result;

interface ResultsOfReader {
  byKey: Map<string, unknown>;
  usedKeys: Set<string>;
  hasChanged: boolean;
}

export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64');
}

/**
 * Remembers what readers find in each file, in memory and, after `store`, in `folder` for the next run.
 * @param version results of another version are ignored.
 */
export function createFileMemory(folder: string, version: () => string) {
  const resultsOfReaders = new Map<string, ResultsOfReader>();
  const lastKeys = new Map<string, { source: string; key: string }>();
  const fileOf = (reader: string): string => join(folder, `${reader}.json`);

  function keyOf(path: string, source: string): string {
    const lastKey = lastKeys.get(path);
    if (lastKey?.source === source) return lastKey.key;
    const key = hashOf(path, source);
    lastKeys.set(path, { source, key });
    return key;
  }

  function load(reader: string): Map<string, unknown> {
    try {
      // `store` wrote it; a file in another form is ignored.
      const stored = JSON.parse(readFileSync(fileOf(reader), 'utf8'));
      return stored.version === version() ? new Map(stored.results) : new Map();
    } catch {
      return new Map();
    }
  }

  function resultsOf(reader: string): ResultsOfReader {
    const knownResults = resultsOfReaders.get(reader);
    if (knownResults) return knownResults;
    const results = { byKey: load(reader), usedKeys: new Set<string>(), hasChanged: false };
    resultsOfReaders.set(reader, results);
    return results;
  }

  return {
    /** The same reader, which reads each text once. `name` is unique. Its result depends on path and source alone. */
    rememberPerFile<Result>(name: string, read: Reader<Result & AsJson<Result>>): Reader<Result> {
      return (path, source) => {
        const results = resultsOf(name);
        const key = keyOf(path, source);
        results.usedKeys.add(key);
        if (!results.byKey.has(key)) {
          results.byKey.set(key, read(path, source));
          results.hasChanged = true;
        }
        // The version of the stored results guarantees that this reader returned them.
        return results.byKey.get(key) as Result;
      };
    },
    store(): void {
      mkdirSync(folder, { recursive: true });
      for (const [name, results] of resultsOfReaders) {
        if (!results.hasChanged) continue;
        results.hasChanged = false;
        const kept = [...results.byKey].filter(
          ([key]) => results.byKey.size <= MAX_RESULTS || results.usedKeys.has(key),
        );
        // Written under another name first, because another run may read at the same time.
        const temporaryFile = `${fileOf(name)}.${process.pid}`;
        writeFileSync(temporaryFile, JSON.stringify({ version: version(), results: kept }));
        renameSync(temporaryFile, fileOf(name));
      }
    },
  };
}
