/**
 * `npm run mutation -- <subject or folder>`: changes the code in small ways (mutants) and counts the changes that no
 * unit test notices. See docs/mutation.md. Mutants in code that runs while a module loads are left out, because each
 * would need a separate worker.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { listRepositoryFiles } from '#tests/architecture/repository-files.ts';
import { numbersWithoutNoticedMutant } from '#tests/requirements/numbers-without-noticed-mutant.ts';
import { exitWithUsage, readCommandLine } from './command-line.ts';
import { planRuns } from './mutation/plan-runs.ts';
import { type ReusableReport, reportOf, scoreCells, withoutTimeouts } from './mutation/report.ts';
import { type Subject, subjects } from './mutation/subjects.ts';
import { listUnmeasured, measuredFilesOf } from './mutation/unmeasured.ts';
import { sampleNumber } from './sample-seed.ts';

const usage = `npm run mutation                 all subjects
npm run mutation -- <name>       ${subjects.map(({ name }) => name).join(', ')}
npm run mutation -- <folder>     any folder of src: its subjects, then the rest; or a file
  --in-turn                      one subject; the commit decides which
  --unmeasured                   only lists the files that no subject measures
  --force                        also repeats mutants whose code and tests have not changed
  --timeouts                     also repeats mutants that ended by their time limit
  --concurrency <number>         test runners side by side`;
const { values, positionals } = readCommandLine(usage, {
  options: {
    'in-turn': { type: 'boolean' },
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

const repositoryFiles = listRepositoryFiles();

function runsOf(target: string): Subject[] {
  const subject = subjects.find(({ name }) => name === target);
  if (subject) return [subject];
  const path = target.replace(/\/$/, '');
  if (!path.startsWith('src/') || !existsSync(`${root}${path}`)) {
    exitWithUsage(`"${target}" is neither a subject nor a folder of src.`, usage);
  }
  return planRuns({ path, subjects, filesOf: ({ files }) => measuredFilesOf(files, repositoryFiles) });
}

function chosenRuns(): readonly Subject[] {
  if (positionals.length > 0) return positionals.flatMap(runsOf);
  if (!values['in-turn']) return subjects;
  const index = sampleNumber() % subjects.length;
  return subjects.slice(index, index + 1);
}

// JSON.parse cannot know the shape; Stryker wrote these files.
const readReport = (path: string): ReusableReport => JSON.parse(readFileSync(path, 'utf8')) as ReusableReport;

const cacheFolder = 'node_modules/.cache/mutation';
let hasFailed = false;
for (const subject of chosenRuns()) {
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
  if (values.timeouts && existsSync(`${root}${incrementalFile}`)) {
    const lastResults = readReport(`${root}${incrementalFile}`);
    writeFileSync(`${root}${incrementalFile}`, JSON.stringify(withoutTimeouts(lastResults)));
  }
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
  const results = readReport(`${root}${report}`);
  const judgement = reportOf(results);
  const { score, lines } = judgement;
  const today = new Date().toISOString().slice(0, 10);
  console.log(`\n| \`${subject.name}\` | ${today} ${scoreCells(judgement)}\n${lines.join('\n')}`);
  if (subject.minimumScore !== undefined && score < subject.minimumScore) {
    console.log(`At least ${subject.minimumScore}% is required.`);
    hasFailed = true;
  }
  // Tests of a folder or a file may cite a number for code outside of it.
  if (!subjects.includes(subject)) continue;
  for (const number of numbersWithoutNoticedMutant(results)) {
    console.log(`${number} is cited by tests that notice no mutant.`);
    hasFailed = true;
  }
}
process.exitCode = hasFailed ? 1 : 0;
