import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceStampOf } from './source-stamp.ts';

const repositoryRoot = fileURLToPath(new URL('..', import.meta.url));

/** Paths of the files under a path of the repository. Works without git, which is missing when an image is built. */
export function filesUnder(path: string): string[] {
  const absolutePath = join(repositoryRoot, path);
  if (!existsSync(absolutePath)) return [];
  if (statSync(absolutePath).isFile()) return [path];
  return readdirSync(absolutePath)
    .sort()
    .flatMap(entry => filesUnder(`${path}/${entry}`));
}

const isGenerated = (path: string): boolean => path.includes('.gen.');
const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** A line with a hash of the sources. A generated file contains it. */
const stampLineOf = (sources: readonly string[]): string =>
  `// Sources: ${sourceStampOf(
    sources.flatMap(filesUnder).filter(path => !isGenerated(path) && !isTest(path)),
  )}`;

/**
 * The line in `facts.gen.js`, which is written last of all files that are generated from the contract and not
 * committed.
 */
export const contractStampLine = (): string =>
  stampLineOf([
    'openapi/openapi.yaml',
    'openapi/parameters',
    'openapi/paths',
    'openapi/responses',
    'openapi/schemas',
    'tools/compile-validators.ts',
    'tools/contract',
  ]);

/** The line in `stylesStampFile`, beside the functions that Panda generates. */
export const stylesStampLine = (): string => stampLineOf(['panda.config.ts', 'src/ui/theme']);
export const stylesStampFile = 'styled-system/sources.txt';

interface GeneratedFiles {
  /** Files that have to exist. */
  files: readonly string[];
  /** The file with the line. */
  stampFile: string;
  stampLine: () => string;
  sources: string;
}

const generatedFiles: readonly GeneratedFiles[] = [
  {
    files: [
      'mocks/contract/validators.gen.js',
      'mocks/contract/answer-schemas.gen.js',
      'openapi/facts.gen.js',
    ],
    stampFile: 'openapi/facts.gen.js',
    stampLine: contractStampLine,
    sources: 'openapi or tools/contract',
  },
  {
    files: ['styled-system/css/index.js', stylesStampFile],
    stampFile: stylesStampFile,
    stampLine: stylesStampLine,
    sources: 'panda.config.ts or src/ui/theme',
  },
];

/** One sentence for each generated file that is missing or not up to date. */
export function staleFiles(root: string = repositoryRoot): string[] {
  return generatedFiles.flatMap(({ files, stampFile, stampLine, sources }) => {
    const missingFiles = files.filter(path => !existsSync(join(root, path)));
    if (missingFiles.length > 0) return missingFiles.map(path => `${path} is missing.`);
    const isUpToDate = readFileSync(join(root, stampFile), 'utf8').includes(stampLine());
    return isUpToDate ? [] : [`${stampFile} is older than a change in ${sources}.`];
  });
}

/**
 * The message about missing and stale files, with the remedy; undefined if there are none. Without it, code that uses
 * such a file would fail with an unclear error.
 */
export function staleFilesMessage(root: string = repositoryRoot): string | undefined {
  const breaches = staleFiles(root);
  if (breaches.length === 0) return undefined;
  return [
    'Rule: Generated files that are not committed match their sources.',
    ...breaches.map(breach => `  ${breach}`),
    'Remedy: npm run prepare:generated (after a change of your own in openapi: npm run contract).',
  ].join('\n');
}

/**
 * Vitest calls this before the tests. It prints the message and exits, because Vitest would hide an error behind one of
 * its own.
 */
export function setup(): void {
  const message = staleFilesMessage();
  if (message === undefined) return;
  console.error(message);
  process.exit(1);
}
