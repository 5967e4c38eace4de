import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** The production build of another version, in a temporary folder. */
export interface BuiltVersion {
  dist: string;
  remove(): void;
}

/**
 * Builds a version of the repository in a temporary checkout. It uses the installed packages where the
 * version has the same lock file, else it installs its own.
 * @param ref what git understands: a tag, branch or commit.
 * @throws Error with the output of the command that failed.
 */
export function buildVersion(ref: string): BuiltVersion {
  const folder = createTemporaryFolder('atlas-');
  const checkout = join(folder, 'checkout');
  const remove = (): void => {
    spawnSync('git', ['worktree', 'remove', '--force', checkout]);
    rmSync(folder, { recursive: true, force: true });
  };
  const run = (command: string, args: readonly string[], cwd = checkout): void => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  };
  try {
    run('git', ['worktree', 'add', '--detach', checkout, ref], process.cwd());
    const lock = 'package-lock.json';
    if (readFileSync(lock, 'utf8') === readFileSync(join(checkout, lock), 'utf8'))
      symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
    else run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
    run('npm', ['run', '-s', 'prepare:generated']);
    const dist = join(folder, 'dist');
    run('npx', ['tsx', 'tools/build.ts', 'production', '--out', dist]);
    return { dist, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
