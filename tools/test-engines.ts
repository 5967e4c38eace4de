/**
 * Plays scenarios and tries features on the production build in Gecko and WebKit, both at once. See the usage below.
 */
import './engines/tolerate-unknown-command.cjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findScenario } from '#scenarios/index.ts';
import { engineNames } from '#tests/engines/features/feature.ts';
import { writeResults } from '#tests/requirements/results.ts';
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
import { chooseRuns, differenceOf, type EngineName, engines } from './engines/scenario-run.ts';
import { takePictures } from './engines/take-pictures.ts';
import { tryFeatures } from './engines/try-features.ts';

const usage = `npm run test:engines                            every scenario tagged e2e in Gecko and WebKit, the width by turns, and every feature
npm run test:engines -- --engine webkit          one engine: gecko or webkit
npm run test:engines -- --scenario happy-path    one scenario, at both widths; may stand more than once
npm run test:engines -- --all                    all scenarios at both widths
npm run test:engines -- --part 1/3               a third of the runs, for machines that share the work
npm run test:engines -- --features               only the features, in Chromium as well: the table of docs/engines.md
npm run test:engines -- --feature 'two tabs'     only features whose name holds this
npm run test:engines -- --pictures               only pictures of twelve screens in all three, side by side
npm run test:engines -- --sessions 2             browsers per engine that play beside each other (3)
npm run test:engines -- --no-build               on the production build that is there`;

const root = fileURLToPath(new URL('../', import.meta.url));

const { values } = readCommandLine(usage, {
  options: {
    engine: { type: 'string' },
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
const isWithoutRuns = values.features === true || values.feature !== undefined || values.pictures === true;
const selectedEngines = engineNames.filter(name => (values.engine ?? name) === name);
if (isWithoutRuns && selectedEngines.length === 0)
  exitWithUsage(`There is no engine "${values.engine}". Use chromium, gecko or webkit.`, usage);
const selected = values.engine === undefined ? engines : engines.filter(engine => engine === values.engine);
if (!isWithoutRuns && selected.length === 0)
  exitWithUsage(`There is no engine "${values.engine}". Use gecko or webkit.`, usage);
const sessions = Number(values.sessions);
if (!Number.isInteger(sessions) || sessions < 1) exitWithUsage('--sessions is a number from 1 on.', usage);
const unknown = values.scenario?.find(id => !findScenario(id));
if (unknown !== undefined) exitWithUsage(`No scenario is called "${unknown}".`, usage);

const [part = 0, parts = 0] = values.part.split('/').map(Number);
if (!(Number.isInteger(part) && Number.isInteger(parts) && part >= 1 && part <= parts))
  exitWithUsage(`--part is like 1/3, not ${values.part}.`, usage);

/**
 * A shared machine may stall, so on CI a failed run is repeated up to three times. On a developer's machine
 * nothing is repeated.
 */
const attempts = process.env.CI ? 4 : 1;
const runs = chooseRuns({
  ...(values.scenario && { only: values.scenario }),
  all: values.all === true,
}).filter((_, index) => index % parts === part - 1);
const startedAt = Date.now();
const results: AttemptResult[] = [];
const omissions: Omission[] = [];

const report = (result: AttemptResult): void => {
  results.push(result);
  console.log(describeAttempt(result));
};

async function playEngine(engine: EngineName): Promise<void> {
  const playable = runs.filter(run => !differenceOf(engine, run));
  for (const reason of new Set(runs.map(run => differenceOf(engine, run)?.reason)))
    if (reason !== undefined)
      omissions.push({
        engine,
        reason,
        runs: runs.filter(run => differenceOf(engine, run)?.reason === reason),
      });
  const ownBuild = await findOwnBuild(engine === 'gecko' ? 'firefox' : 'webkit');
  if (ownBuild !== undefined) return playInPlaywright(playable, { engine, sessions, attempts }, report);
  if (engine === 'gecko') {
    const program = findFirefox();
    if (program === undefined) throw new Error('Firefox is missing: npm run test:engines installs it.');
    return playInPlaywright(playable, { engine, program, sessions, attempts }, report);
  }
  const programs = findWebKit();
  if (!programs)
    throw new Error('WebKitGTK, its driver or Xvfb is missing: npm run test:engines installs them.');
  const pictures = path.join(root, 'test-results/engines');
  return playInWebKit(playable, { programs, pictures, sessions, attempts }, report);
}

/**
 * If all runs have passed, requirement 16.1 is shown, which `npm run requirements` reads. A part of them shows nothing.
 */
function remember(engine: EngineName, isComplete: boolean): void {
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
  const missingPictures = await takePictures(selectedEngines, path.join(folder, 'pictures'));
  console.log(`test-results/engines/pictures/index.html shows them side by side; ${missingPictures} missing`);
  process.exit(missingPictures === 0 ? 0 : 1);
}
if (isWithoutRuns)
  process.exit((await tryFeatures(selectedEngines, folder, values.feature, attempts)).failed === 0 ? 0 : 1);
const engineResults = await Promise.allSettled(selected.map(playEngine));
// After the runs, because it measures the engine's reaction to keys, which needs a free machine.
const triedFeatures =
  values.scenario || part > 1
    ? { passed: 0, failed: 0, summary: '' }
    : await tryFeatures(selected, folder, '', attempts);
let broken = 0;
for (const [index, result] of engineResults.entries()) {
  const engine = selected[index];
  if (engine && values.scenario === undefined && parts === 1) remember(engine, result.status === 'fulfilled');
  if (result.status === 'fulfilled') continue;
  broken += 1;
  console.error(result.reason instanceof Error ? result.reason.message : result.reason);
}
const runTotals = totalsOf(results);
const passed = runTotals.passed + triedFeatures.passed;
const failed = runTotals.failed + triedFeatures.failed + broken;
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
console.log(
  `\n=== summary\n${describeResults(results, omissions)}\nfeatures: ${triedFeatures.passed} passed, ${triedFeatures.failed} failed\n${triedFeatures.summary}\nboth at once: ${minutes} min\n`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
