/**
 * Generates what is not committed: Panda's functions, and the parts of the contract that the mocks read. Does nothing if
 * neither a source nor a generated file has changed since it ran.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPassed, notePassed } from './passed-stamp.ts';
import { sourceStampOf } from './source-stamp.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const name = 'generated files';
const sources = ['panda.config.ts', 'src/ui/theme', 'openapi', 'tools', 'package.json', 'package-lock.json'];
const outputs = ['styled-system', 'mocks/contract'];

/** Works without git, which is missing when an image is built. */
function filesUnder(path: string): string[] {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [path];
  return readdirSync(place)
    .sort()
    .flatMap(entry => filesUnder(`${path}/${entry}`));
}

const currentStamp = (): string => sourceStampOf([...sources, ...outputs].flatMap(filesUnder));

if (!hasPassed(name, currentStamp())) {
  for (const args of [
    ['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'],
    ['--import', 'tsx', 'tools/compile-validators.ts'],
  ]) {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  notePassed(name, currentStamp());
}
