import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The short hash of a tag, branch or commit; undefined if git does not find it. */
export function findCommit(revision: string): string | undefined {
  // With `--end-of-options`, git does not take a revision that begins with a hyphen for an option.
  const args = ['rev-parse', '--short', '--verify', '--end-of-options', `${revision}^{commit}`];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
