/**
 * Generates the files that are not committed: Panda's functions and the compiled contract. Does nothing if neither a
 * source nor a generated file has changed since the last run.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommandLine } from './command-line.ts';
import { hasPassed, notePassed } from './passed-stamp.ts';
import { sourceStampOf } from './source-stamp.ts';
import { filesUnder, stylesStampFile, stylesStampLine } from './stale-files.ts';

readCommandLine('npm run prepare:generated', {});

const root = fileURLToPath(new URL('..', import.meta.url));
const checkName = 'generated files';
const sources = ['panda.config.ts', 'src/ui/theme', 'openapi', 'tools', 'package.json', 'package-lock.json'];
const outputs = ['styled-system', 'mocks/contract'];

const currentStamp = (): string => sourceStampOf([...sources, ...outputs].flatMap(filesUnder));

if (!hasPassed(checkName, currentStamp())) {
  for (const args of [
    ['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'],
    ['--import', 'tsx', 'tools/compile-validators.ts'],
  ]) {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  writeFileSync(join(root, stylesStampFile), stylesStampLine());
  notePassed(checkName, currentStamp());
}
