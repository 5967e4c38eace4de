/**
 * Builds the app: `production` (without the mocks) or `qa` (a static site with worker, catalogue, workbench
 * and atlas). `--base /path/` is the path to serve it under (else BASE_PATH, else the root), `--out folder`
 * the output folder. `--maps file` gives the QA build the coverage maps of another QA build of the same sources, which
 * takes 12 s less.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { compressFiles } from '../deploy/compress-files.ts';
import { checkBasePath, exitWithUsage, readCommandLine } from './command-line.ts';

const usage =
  'tsx tools/build.ts production|qa [--base /propostas/] [--out folder] [--maps dist-qa/atlas/maps.json]';
const { positionals, values } = readCommandLine(usage, {
  allowPositionals: true,
  options: { base: { type: 'string' }, out: { type: 'string' }, maps: { type: 'string' } },
});
const [mode] = positionals;
if (positionals.length !== 1 || (mode !== 'production' && mode !== 'qa')) {
  exitWithUsage(`Name one build, production or qa, not "${positionals.join(' ')}".`, usage);
}
const base = checkBasePath(values.base ?? process.env.BASE_PATH ?? '/', usage);
const folder = values.out ?? (mode === 'qa' ? 'dist-qa' : 'dist');

/** Returns what the command wrote to its standard error, which is shown when it has ended. */
function run(command: string, args: readonly string[]): string {
  const env = {
    ...process.env,
    BASE_PATH: base,
    ...(values.maps !== undefined && { COVERAGE_MAPS: values.maps }),
  };
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    shell: false,
    env,
  });
  process.stderr.write(stderr);
  if (status !== 0) process.exit(status ?? 1);
  return stderr;
}

run('npx', ['tsx', 'tools/prepare-generated.ts']);
const buildArgs = ['build', '--mode', mode, '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
// Without the notices of npm and Node, which depend on the machine.
const warnings = run(process.execPath, ['--no-warnings', 'node_modules/vite/bin/vite.js', ...buildArgs]);
// Beside the manifest: tests/build reads both.
writeFileSync(join(folder, '.vite', 'warnings.txt'), stripVTControlCharacters(warnings));

if (mode === 'production') compressFiles(folder);
// Static hosts answer a deep link with 404.html, so this file is a copy of the app's page.
if (mode === 'qa') copyFileSync(join(folder, 'index.html'), join(folder, '404.html'));
