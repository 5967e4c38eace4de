import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../node_modules/.cache/passed/', import.meta.url));
const fileOf = (name: string): string => join(folder, name.replace(/\W+/g, '-'));

/** Whether `name` last passed with this stamp. */
export function hasPassed(name: string, stamp: string): boolean {
  try {
    return readFileSync(fileOf(name), 'utf8') === stamp;
  } catch {
    return false;
  }
}

/** Remembers that `name` passed with this stamp. */
export function notePassed(name: string, stamp: string): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), stamp);
}
