import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../node_modules/.cache/passed/', import.meta.url));
const fileOf = (name: string): string => join(folder, name.replace(/\W+/g, '-'));

/** The stamp of the last run in which the check `name` passed; undefined if it has never passed in this folder. */
export function lastPassedStamp(name: string): string | undefined {
  try {
    return readFileSync(fileOf(name), 'utf8');
  } catch {
    return undefined;
  }
}

/** True if the check `name` had this stamp in its last successful run. */
export const hasPassed = (name: string, stamp: string): boolean => lastPassedStamp(name) === stamp;

/** Records that the check `name` passed with this stamp. */
export function notePassed(name: string, stamp: string): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), stamp);
}
