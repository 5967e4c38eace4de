import { spawn } from 'node:child_process';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { exitWithUsage, isSystemError, readCommandLine } from './command-line.ts';
import { bundleContract, ContractError, isObject, type ObjectNode } from './contract/bundle.ts';
import { changelogLines, withSection } from './contract/changelog.ts';
import { contractAt } from './contract/contract-at.ts';
import { guessesOf, withGuessesPage } from './contract/guesses.ts';
import { lintFindingsOf } from './contract/lint-findings.ts';
import { widenAnswers } from './contract/widen-answers.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
/**
 * The generated files that are committed. Each generator is imported on use: the other options start in half the time.
 */
const generatedFiles: readonly {
  file: string;
  generate: (document: ObjectNode) => Promise<string>;
}[] = [
  {
    file: 'openapi/schema.gen.ts',
    generate: async document => (await import('./contract/generate-types.ts')).generateTypes(document),
  },
  {
    file: 'mocks/contract/handlers.gen.ts',
    generate: async document => (await import('./contract/generate-handlers.ts')).generateHandlers(document),
  },
];
const docsFolder = path.join(root, 'dist-docs');

const usage = `npm run contract                lint the contract, write the types, the mock handlers and the validators
npm run contract -- --check     fail when the contract has an error or a generated file is stale; writes nothing
npm run contract -- --assumed   print every guess (x-assumed) with its place
npm run contract -- --bundle F  write the whole contract as one file without references to others, for tools that
                                read only one: F.yaml or F.json
npm run contract -- --against R print what has changed since the tag or commit R, and whom it breaks: clients or services
                                that keep the earlier contract; with --changelog also write it into openapi/CHANGELOG.md
npm run contract -- --docs      write a readable reference, with a page of the guesses, and the bundled document into dist-docs/`;

/** Runs Redocly on the source files. Returns its exit code and output. */
function runRedocly(args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [path.join(root, 'node_modules/@redocly/cli/bin/cli.js'), ...args],
      {
        cwd: root,
        env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NODE_NO_WARNINGS: '1', NO_COLOR: '1' },
      },
    );
    let output = '';
    child.stdout.on('data', chunk => {
      output += chunk;
    });
    child.stderr.on('data', chunk => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code: code ?? 1, output }));
  });
}

async function lintContract(): Promise<void> {
  const { code, output } = await runRedocly(['lint', 'contract', '--format=stylish']);
  if (code !== 0)
    throw new ContractError(`The contract does not pass the linter:\n${lintFindingsOf(output)}`);
}

async function write(): Promise<void> {
  const [document] = await Promise.all([bundleContract(), lintContract()]);
  for (const { file, generate } of generatedFiles)
    await writeFile(path.join(root, file), await generate(document));
  const { writeValidators } = await import('./compile-validators.ts');
  await writeValidators();
  console.log(`Written from the contract: ${namesOf(generatedFiles)}, and the validators.`);
}

async function check(): Promise<void> {
  const [document] = await Promise.all([bundleContract(), lintContract()]);
  const staleFiles = [];
  for (const generatedFile of generatedFiles) {
    const current = await readFile(path.join(root, generatedFile.file), 'utf8').catch(() => '');
    if (current !== (await generatedFile.generate(document))) staleFiles.push(generatedFile);
  }
  if (staleFiles.length > 0)
    throw new ContractError(
      `Not up to date with the contract: ${namesOf(staleFiles)}. Run: npm run contract`,
    );
}

const namesOf = (files: readonly { file: string }[]): string => files.map(({ file }) => file).join(', ');

async function printAssumed(): Promise<void> {
  const guesses = guessesOf(await bundleContract()).map(({ place, reason }) => `${place}\n    ${reason}`);
  console.log(`${guesses.join('\n')}\n\n${guesses.length} guesses.`);
}

async function writeBundle(file: string): Promise<void> {
  const extension = path.extname(file);
  if (!['.yaml', '.yml', '.json'].includes(extension))
    return exitWithUsage(`Give the bundle a name that ends with .yaml or .json, not "${file}".`, usage);
  // A missing folder is reported at once.
  await access(path.dirname(path.resolve(file)));
  const [bundle] = await Promise.all([bundleContract(), lintContract()]);
  const document = widenAnswers(bundle);
  // For old YAML readers: no anchors, and quotation marks around texts that YAML 1.1 would parse as a date or a
  // boolean.
  const text =
    extension === '.json'
      ? `${JSON.stringify(document, null, 2)}\n`
      : stringify(document, { aliasDuplicateObjects: false, version: '1.1' });
  await writeFile(path.resolve(file), text);
  console.log(`The whole contract is written to ${file}.`);
}

async function writeDocs(): Promise<void> {
  await mkdir(docsFolder, { recursive: true });
  const bundleFile = path.join(docsFolder, 'openapi.json');
  await writeFile(
    bundleFile,
    `${JSON.stringify(withGuessesPage(widenAnswers(await bundleContract())), null, 2)}\n`,
  );
  const { code, output } = await runRedocly([
    'build-docs',
    bundleFile,
    `--output=${path.join(docsFolder, 'index.html')}`,
    '--inlineBundle', // readable without a network
    '--openapi.showExtensions=true',
    '--openapi.hideDownloadButtons=true',
  ]);
  if (code !== 0) throw new ContractError(`The reference could not be built:\n${output.trim()}`);
  console.log('Reference: dist-docs/index.html, bundled document: dist-docs/openapi.json');
}

async function printChanges(reference: string, shouldWrite: boolean): Promise<void> {
  const { document: before, commit } = await contractAt(reference);
  const { changesBetween } = await import('./contract/changes.ts');
  const after = await bundleContract();
  const changes = changesBetween(before, after);
  console.log(
    changes.length === 0
      ? `Nothing has changed since ${commit}.`
      : changelogLines(changes).join('\n').trimEnd(),
  );
  const [earlier, later] = [versionOf(before), versionOf(after)];
  const isBreaking = changes.some(({ breaksClients, breaksServices }) => breaksClients || breaksServices);
  if (isBreaking && earlier === later)
    console.log(
      `\nThe version is ${later} in both, although a change breaks clients or services: raise info.version.`,
    );
  if (!shouldWrite) return;
  const file = path.join(root, 'openapi/CHANGELOG.md');
  const changelog = await readFile(file, 'utf8').catch(() => '');
  await writeFile(
    file,
    withSection(changelog, { version: later, earlierVersion: earlier, against: commit, changes }),
  );
  console.log('\nWritten: openapi/CHANGELOG.md');
}

const versionOf = ({ info }: ObjectNode): string =>
  isObject(info) && typeof info.version === 'string' ? info.version : '(no version)';

async function main(): Promise<void> {
  const { values } = readCommandLine(usage, {
    options: {
      check: { type: 'boolean' },
      assumed: { type: 'boolean' },
      bundle: { type: 'string' },
      docs: { type: 'boolean' },
      against: { type: 'string' },
      changelog: { type: 'boolean', default: false },
    },
  });
  const modes = (['check', 'assumed', 'bundle', 'docs', 'against'] as const).filter(
    mode => values[mode] !== undefined,
  );
  if (modes.length > 1) exitWithUsage(`Give one of ${modes.map(mode => `--${mode}`).join(' and ')}.`, usage);
  if (values.changelog && values.against === undefined)
    exitWithUsage('--changelog needs --against: the tag or commit to compare with.', usage);
  if (values.check) await check();
  else if (values.assumed) await printAssumed();
  else if (values.bundle !== undefined) await writeBundle(values.bundle);
  else if (values.against !== undefined) await printChanges(values.against, values.changelog);
  else if (values.docs) await writeDocs();
  else await write();
}

main().catch((error: unknown) => {
  console.error(error instanceof ContractError || isSystemError(error) ? error.message : error);
  process.exitCode = 1;
});
