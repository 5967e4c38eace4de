/**
 * `npm run mutation -- <subject or folder>`: changes the code in small ways (mutants) and counts the changes that no
 * unit test notices. See docs/mutation.md. Mutants in code that runs while a module loads are left out, because each
 * would need a separate worker.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listRepositoryFiles } from '#tests/architecture/repository-files.ts';
import { exitWithUsage, readCommandLine } from './command-line.ts';
import { planRuns } from './mutation/plan-runs.ts';
import { reportOf, scoreCells } from './mutation/report.ts';
import {
  blobIdOf,
  formatStored,
  type ReusableReport,
  reportOfStored,
  type StoredResults,
  storedResultsOf,
  withoutTimeouts,
} from './mutation/stored-results.ts';
import { type Subject, subjects } from './mutation/subjects.ts';
import { listUnmeasured } from './mutation/unmeasured.ts';

const usage = `npm run mutation                 all subjects
npm run mutation -- <name>       ${subjects.map(({ name }) => name).join(', ')}
npm run mutation -- <folder>     any folder of src: its subjects, then the rest; or a file
  --unmeasured                   only lists the files that no subject measures
  --force                        also repeats mutants whose code and tests have not changed
  --timeouts                     also repeats mutants that ended by their time limit
  --concurrency <number>         test runners side by side`;
const { values, positionals } = readCommandLine(usage, {
  options: {
    unmeasured: { type: 'boolean' },
    force: { type: 'boolean' },
    timeouts: { type: 'boolean' },
    concurrency: { type: 'string' },
  },
  allowPositionals: true,
});
if (values.unmeasured) {
  console.log(listUnmeasured(listRepositoryFiles(), subjects).join('\n'));
  process.exit();
}
const concurrency = Number(values.concurrency ?? availableParallelism());
if (!Number.isInteger(concurrency) || concurrency < 1)
  exitWithUsage('--concurrency is a whole number from 1.', usage);
const root = fileURLToPath(new URL('..', import.meta.url));

const storedFileOf = ({ name }: Subject): string => `${root}tools/mutation/incremental/${name}.json`;

function readStored(subject: Subject): StoredResults | undefined {
  const path = storedFileOf(subject);
  return existsSync(path) ? readJson<StoredResults>(path) : undefined;
}

function runsOf(target: string): Subject[] {
  const subject = subjects.find(({ name }) => name === target);
  if (subject) return [subject];
  const path = target.replace(/\/$/, '');
  if (!path.startsWith('src/') || !existsSync(`${root}${path}`)) {
    exitWithUsage(`"${target}" is neither a subject nor a folder of src.`, usage);
  }
  return planRuns({ path, subjects, filesOf: inner => Object.keys(readStored(inner)?.files ?? {}) });
}

/** The content of a file when git knew it by this id; undefined if this clone does not have it. */
function textOf(path: string, blobId: string): string | undefined {
  const currentText = existsSync(`${root}${path}`) ? readFileSync(`${root}${path}`, 'utf8') : undefined;
  if (currentText !== undefined && blobIdOf(currentText) === blobId) return currentText;
  const { status, stdout } = spawnSync('git', ['cat-file', 'blob', blobId], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

// JSON.parse cannot know the shape; Stryker wrote these files, or `formatStored`.
const readJson = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8')) as Content;

/** The results of the last run: committed for a subject, in the cache for anything else. */
function readLastResults(subject: Subject, incrementalFile: string): ReusableReport | undefined {
  if (!subjects.includes(subject))
    return existsSync(incrementalFile) ? readJson<ReusableReport>(incrementalFile) : undefined;
  const stored = readStored(subject);
  return stored && reportOfStored(stored, textOf);
}

const cacheFolder = 'node_modules/.cache/mutation';
let hasFailed = false;
for (const subject of positionals.length > 0 ? positionals.flatMap(runsOf) : subjects) {
  const report = `${cacheFolder}/${subject.name}.json`;
  const incrementalFile = `${cacheFolder}/${subject.name}.incremental.json`;
  const settings = {
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [...subject.files, '!**/*.{test,type-test,browser.test}.ts', '!**/testing/**'],
    testFiles: subject.tests,
    ignorePatterns: [
      'dist*',
      'docs',
      'test-results',
      'coverage',
      'tests/e2e',
      'deploy',
      'stories',
      '.ladle',
      '.stryker-tmp',
    ],
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile,
    force: values.force ?? false,
    concurrency,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    disableTypeChecks: true,
    // Longer than the limit of a test (vitest.config.ts), so that only code that never pauses reaches it. With 10 s two
    // mutants of `submission` ended by it on a busy machine and seemed noticed.
    timeoutMS: 30_000,
    cleanTempDir: 'always',
    allowEmpty: true,
  };
  const mutatedFiles = subject.files.filter(file => !/[*!{]/.test(file));
  const configuration = `${cacheFolder}/${subject.name}.config.json`;
  mkdirSync(`${root}${cacheFolder}`, { recursive: true });
  writeFileSync(`${root}${configuration}`, JSON.stringify(settings, null, 1));
  const lastResults = readLastResults(subject, `${root}${incrementalFile}`);
  if (lastResults)
    writeFileSync(
      `${root}${incrementalFile}`,
      JSON.stringify(values.timeouts ? withoutTimeouts(lastResults) : lastResults),
    );
  else rmSync(`${root}${incrementalFile}`, { force: true });
  rmSync(`${root}${report}`, { force: true });
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', configuration],
    // The time zone is set here, because a worker thread has that of its process.
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        TZ: 'Pacific/Kiritimati',
        MUTATED_FILES: mutatedFiles.join(),
        ...(subject.testTimeLimit === undefined ? {} : { TEST_TIME_LIMIT: String(subject.testTimeLimit) }),
      },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  // Without a mutant Stryker writes no report.
  if (!existsSync(`${root}${report}`)) continue;
  const results = readJson<ReusableReport>(`${root}${report}`);
  if (subjects.includes(subject)) {
    const storedFile = storedFileOf(subject);
    mkdirSync(dirname(storedFile), { recursive: true });
    writeFileSync(storedFile, formatStored(storedResultsOf(results)));
  }
  const judgement = reportOf(results);
  const { score, lines } = judgement;
  const today = new Date().toISOString().slice(0, 10);
  console.log(`\n| \`${subject.name}\` | ${today} ${scoreCells(judgement)}\n${lines.join('\n')}`);
  if (subject.minimumScore !== undefined && score < subject.minimumScore) {
    console.log(`At least ${subject.minimumScore}% is required.`);
    hasFailed = true;
  }
}
process.exitCode = hasFailed ? 1 : 0;
