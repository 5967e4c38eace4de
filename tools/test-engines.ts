/**
 * Plays scenarios on the production build in Chromium, then in Gecko and WebKit at once, where it also tries features.
 * See the usage below.
 */
import './engines/tolerate-unknown-command.cjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findScenario, scenarios } from '#scenarios/index.ts';
import { suggestName } from '#scenarios/suggest-name.ts';
import { features } from '#tests/engines/features/features.ts';
import { writeResults } from '#tests/requirements/results.ts';
import { findChromium } from './chromium.mjs';
import { exitWithUsage, readCommandLine } from './command-line.ts';
import {
  type AttemptResult,
  describeAttempt,
  describeResults,
  type Omission,
  totalsOf,
} from './engines/attempt-result.ts';
import { findFirefox, findOwnBuild, findWebKit } from './engines/find-engines.mjs';
import { playInPlaywright } from './engines/play-in-playwright.ts';
import { playInWebKit } from './engines/play-in-webkit.ts';
import { chooseRuns, type EngineName, engines, findDifference } from './engines/scenario-run.ts';
import { takeEnginePictures } from './engines/take-engine-pictures.ts';
import { tryFeatures } from './engines/try-features.ts';

const usage = `npm run test:engines                            every scenario tagged e2e in Chromium, Gecko and WebKit, in alternating widths, and every feature in Gecko and WebKit
npm run test:engines -- --engine webkit          one engine: chromium, gecko or webkit; can be repeated
npm run test:engines -- --scenario happy-path    one scenario, at both widths; can be repeated
npm run test:engines -- --all                    all scenarios at both widths
npm run test:engines -- --part 1/3               the first third of the runs, for machines that share the work
npm run test:engines -- --features               only the features, in Chromium as well: the table of docs/engines.md
npm run test:engines -- --feature 'two tabs'     only features whose name contains this text
npm run test:engines -- --pictures               only pictures of twelve screens in all three engines, side by side
npm run test:engines -- --sessions 2             how many browsers of each engine play at the same time (default: 3)
npm run test:engines -- --no-build               uses the existing production build`;

const root = fileURLToPath(new URL('../', import.meta.url));

const { values } = readCommandLine(usage, {
  options: {
    engine: { type: 'string', multiple: true },
    scenario: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    part: { type: 'string', default: '1/1' },
    features: { type: 'boolean' },
    feature: { type: 'string' },
    pictures: { type: 'boolean' },
    sessions: { type: 'string', default: '3' },
    'no-build': { type: 'boolean' },
  },
});
const playsNoScenarios = values.features === true || values.feature !== undefined || values.pictures === true;
const unknownEngine = values.engine?.find(engine => !engines.some(name => name === engine));
if (unknownEngine !== undefined)
  exitWithUsage(`There is no engine "${unknownEngine}". Use ${engines.join(', ')}.`, usage);
const selectedEngines = engines.filter(name => values.engine?.includes(name) ?? true);
const sessions = Number(values.sessions);
if (!Number.isInteger(sessions) || sessions < 1) exitWithUsage('--sessions is a whole number from 1.', usage);
const unknownScenario = values.scenario?.find(id => !findScenario(id));
if (unknownScenario !== undefined) {
  const ids = scenarios.map(({ id }) => id);
  const suggestion = suggestName(unknownScenario, ids, 'npm start shows them.');
  exitWithUsage(`No scenario is called "${unknownScenario}". ${suggestion}`, usage);
}
const { feature = '' } = values;
if (!features.some(({ name }) => name.includes(feature)))
  exitWithUsage(
    `No feature has "${feature}" in its name. Features:\n${features.map(({ name }) => `  ${name}\n`).join('')}`,
    usage,
  );

const [part = 0, partCount = 0] = values.part.split('/').map(Number);
if (!(Number.isInteger(part) && Number.isInteger(partCount) && part >= 1 && part <= partCount))
  exitWithUsage(`--part is like 1/3, not ${values.part}.`, usage);

/**
 * The most attempts at a run. A shared machine may stall, so on CI a failed run is repeated up to three times;
 * elsewhere it is not repeated.
 */
const attempts = process.env.CI ? 4 : 1;
const runs = chooseRuns({
  ...(values.scenario && { only: values.scenario }),
  all: values.all === true,
}).filter((_, index) => index % partCount === part - 1);
const startedAt = Date.now();
const results: AttemptResult[] = [];
const omissions: Omission[] = [];

const report = (result: AttemptResult): void => {
  results.push(result);
  console.log(describeAttempt(result));
};

async function playEngine(engine: EngineName): Promise<void> {
  const playable = runs.filter(run => !findDifference(engine, run));
  for (const reason of new Set(runs.map(run => findDifference(engine, run)?.reason)))
    if (reason !== undefined)
      omissions.push({
        engine,
        reason,
        runs: runs.filter(run => findDifference(engine, run)?.reason === reason),
      });
  const options = { engine, sessions, attempts };
  if (engine === 'chromium')
    return playInPlaywright(playable, { ...options, program: findChromium() ?? '' }, report);
  const playwrightBuild = await findOwnBuild(engine === 'gecko' ? 'firefox' : 'webkit');
  if (playwrightBuild !== undefined) return playInPlaywright(playable, options, report);
  if (engine === 'gecko') {
    const program = findFirefox();
    if (program === undefined) throw new Error('Firefox is missing: npm run test:engines installs it.');
    return playInPlaywright(playable, { ...options, program }, report);
  }
  const programs = findWebKit();
  if (!programs)
    throw new Error('WebKitGTK, its driver or Xvfb is missing: npm run test:engines installs them.');
  const pictures = path.join(root, 'test-results/engines');
  return playInWebKit(playable, { programs, pictures, sessions, attempts }, report);
}

/**
 * Writes the result of requirement 16.1 for `npm run requirements`: it has passed if all runs of the engine have
 * passed.
 */
function writeRequirementResult(engine: EngineName, isComplete: boolean): void {
  const resultsOfEngine = results.filter(result => result.engine === engine);
  const state = isComplete && totalsOf(resultsOfEngine).failed === 0 ? 'passed' : 'failed';
  const name = `[16.1] every scenario tagged e2e plays in ${engine}`;
  writeResults(root, engine, [{ name, state, file: 'tools/test-engines.ts', ranAt: startedAt }], false);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

if (values['no-build'] !== true || !existsSync(path.join(root, 'dist/index.html'))) {
  const build = spawn('npx', ['tsx', 'tools/build.ts', 'production'], { cwd: root, stdio: 'inherit' });
  const code = await new Promise(resolve => build.on('close', resolve));
  if (code !== 0) process.exit(1);
}
const folder = path.join(root, 'test-results/engines');
if (values.pictures) {
  const missingPictures = await takeEnginePictures(selectedEngines, path.join(folder, 'pictures'));
  console.log(`test-results/engines/pictures/index.html shows them side by side; ${missingPictures} missing`);
  process.exit(missingPictures === 0 ? 0 : 1);
}
if (playsNoScenarios)
  process.exit((await tryFeatures(selectedEngines, folder, values.feature, attempts)).failed === 0 ? 0 : 1);
// Chromium is alone: three engines at once would make each other slow enough to miss time limits.
const otherEngines = selectedEngines.filter(engine => engine !== 'chromium');
const engineResults = [
  ...(await Promise.allSettled(selectedEngines.filter(engine => engine === 'chromium').map(playEngine))),
  ...(await Promise.allSettled(otherEngines.map(playEngine))),
];
// After the runs, because one feature measures the engine's reaction to keys, which needs an idle machine.
const triedFeatures =
  values.scenario || part > 1 || otherEngines.length === 0
    ? { passed: 0, failed: 0, summary: '' }
    : await tryFeatures(otherEngines, folder, '', attempts);
let brokenEngineCount = 0;
for (const [index, result] of engineResults.entries()) {
  const engine = selectedEngines[index];
  if (engine && values.scenario === undefined && partCount === 1)
    writeRequirementResult(engine, result.status === 'fulfilled');
  if (result.status === 'fulfilled') continue;
  brokenEngineCount += 1;
  console.error(result.reason instanceof Error ? result.reason.message : result.reason);
}
const runTotals = totalsOf(results);
const passed = runTotals.passed + triedFeatures.passed;
const failed = runTotals.failed + triedFeatures.failed + brokenEngineCount;
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
console.log(
  `\n=== summary\n${describeResults(results, omissions)}\nfeatures: ${triedFeatures.passed} passed, ${triedFeatures.failed} failed\n${triedFeatures.summary}\ntogether: ${minutes} min\n`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
