import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The files under some paths of the repository that git tracks or would track. */
export function sourcesUnder(...paths: readonly string[]): readonly string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter(path => path !== '' && existsSync(join(root, path)));
}

/**
 * A hash of the paths and contents of the files. A result that depends on them stays valid while the hash is the same.
 */
export function sourceStampOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of files)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** The hash of each file by its path. */
export const sourceStampsOf = (files: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map(path => [path, sourceStampOf([path])]));
