import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

let cachedFiles: readonly string[] | undefined;

/**
 * Paths of all files that git tracks or would track, relative to the root. Ignored files are left out: they are
 * generated.
 */
export function listRepositoryFiles(): readonly string[] {
  // The rules of one run call this a dozen times, and git reads the state of every file each time.
  cachedFiles ??= listFiles();
  return cachedFiles;
}

function listFiles(): readonly string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const deletedFiles = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\0'),
  );
  return [...new Set(output.split('\0'))].filter(path => path !== '' && !deletedFiles.has(path)).sort();
}

const readSources = new Map<string, string>();

/** The text of a file, which is read once for all rules of one run. */
export function readSource(path: string): string {
  const knownSource = readSources.get(path);
  if (knownSource !== undefined) return knownSource;
  const source = readFileSync(`${root}${path}`, 'utf8');
  readSources.set(path, source);
  return source;
}

/** True for a file of TypeScript or JavaScript. */
export const isCode = (path: string): boolean => /\.(ts|tsx|mts|mjs|cts|cjs|js|jsx)$/.test(path);

/** True for a file that a tool generates. */
export const isGenerated = (path: string): boolean => /\.gen\.|^styled-system\//.test(path);

/**
 * True for tests, stories and render-sample.tsx, which renders one control for tests. Shipped code may not import them.
 */
export const isTestCode = (path: string): boolean =>
  /\.(test|type-test|stories)\.tsx?$/.test(path) || /(^|\/)render-sample\.tsx?$/.test(path);
