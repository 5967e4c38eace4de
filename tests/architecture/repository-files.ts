import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

let cachedFiles: readonly string[] | undefined;

/** Every file that git tracks or would track, relative to the root. Ignored files (generated, built) are no source. */
export function repositoryFiles(): readonly string[] {
  // The rules of one run ask a dozen times, and git looks at every file each time.
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

export const readSource = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** Files that a compiler reads. */
export const isCode = (path: string): boolean => /\.(ts|tsx|mts|mjs|cts|cjs|js|jsx)$/.test(path);

/** Files that a tool generates and that nobody reads. */
export const isGenerated = (path: string): boolean => /\.gen\.|^styled-system\//.test(path);

/** Tests and what only tests use: nothing that ships may import them. `render-sample.tsx` puts one control into a page. */
export const isTestCode = (path: string): boolean =>
  /\.(test|type-test|stories)\.tsx?$/.test(path) || /(^|\/)render-sample\.tsx?$/.test(path);
