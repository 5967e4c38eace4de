/**
 * Plays scenarios on the production build in Gecko and WebKit, both at once. See the usage below.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { findScenario, scenarios } from '#scenarios/index.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import { readCommand, refuse } from './command-line.ts';
import { findFirefox, findWebKit } from './engines/find-engines.mjs';
import { type Performance, playInWebKit } from './engines/play-webkit.ts';
import { SMALLEST_WIDTH } from './engines/webkit-browser.ts';

const usage = `npm run test:engines                            every scenario tagged e2e in Gecko and WebKit, the width by turns
npm run test:engines -- --engine webkit          one engine: gecko or webkit
npm run test:engines -- --scenario happy-path    one scenario, at both widths; may stand more than once
npm run test:engines -- --all                    all scenarios at both widths
npm run test:engines -- --no-build               on the production build that is there`;

const root = fileURLToPath(new URL('../', import.meta.url));
const desktop = { width: 1280, height: 800 };
const phone = { width: SMALLEST_WIDTH, height: 740 };

const { values } = readCommand(usage, {
  options: {
    engine: { type: 'string' },
    scenario: { type: 'string', multiple: true },
    all: { type: 'boolean' },
    'no-build': { type: 'boolean' },
  },
});
const engines = values.engine === undefined ? ['gecko', 'webkit'] : [values.engine];
if (!engines.every(engine => engine === 'gecko' || engine === 'webkit'))
  refuse(`There is no engine "${values.engine}". Use gecko or webkit.`, usage);
const unknown = values.scenario?.find(id => !findScenario(id));
if (unknown !== undefined) refuse(`No scenario is called "${unknown}".`, usage);

const chosen = scenarios.filter(scenario => {
  if (isServiceOnly(scenario)) return false;
  if (values.scenario) return values.scenario.includes(scenario.id);
  return values.all === true || scenario.tags?.includes('e2e') === true;
});
const bothWidths = values.all === true || values.scenario !== undefined;
const performances: Performance[] = chosen.flatMap((scenario, index) =>
  bothWidths
    ? [
        { scenario, ...desktop },
        { scenario, ...phone },
      ]
    : [{ scenario, ...(index % 2 === 0 ? desktop : phone) }],
);

let passed = 0;
let failed = 0;

/**
 * What these scenarios show WebKitGTK does not do: it sends only reads again by itself (libsoup, idempotent methods). A
 * write that breaks fails there, and the app asks whether it arrived, as in update-lost and connection-failed.
 */
const sendsWritesAgain = ({ scenario }: Performance): boolean => scenario.tags?.includes('reenvio') === true;

async function playWebKit(): Promise<void> {
  const programs = findWebKit();
  if (!programs)
    throw new Error('WebKitGTK, its driver or Xvfb is missing: npm run test:engines installs them.');
  const began = Date.now();
  const playable = performances.filter(performance => !sendsWritesAgain(performance));
  if (playable.length < performances.length)
    console.log(
      `webkit: ${performances.length - playable.length} walks left out, it sends no write again by itself`,
    );
  await playInWebKit(playable, { programs, pictures: path.join(root, 'test-results/engines') }, outcome => {
    if (outcome.problem === '') passed += 1;
    else failed += 1;
    const sign = outcome.problem === '' ? 'ok  ' : 'FAIL';
    const seconds = (outcome.took / 1000).toFixed(1);
    console.log(`${sign} webkit ${outcome.width} ${outcome.id} (${seconds} s)`);
    if (outcome.problem !== '') console.log(outcome.problem.replaceAll(/^/gm, '       '));
  });
  console.log(`webkit: ${playable.length} walks in ${((Date.now() - began) / 1000).toFixed(0)} s`);
}

/** Gecko is Playwright's: the same specification file as in Chromium, with another browser. */
function playGecko(): Promise<void> {
  const names = performances.map(
    ({ scenario, width }) => `${scenario.id}@${width === desktop.width ? 'desktop' : 'phone'}`,
  );
  const child = spawn('npx', ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ENGINE_WALKS: names.join(' '),
      FIREFOX_PATH: findFirefox() ?? '',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${path.join(root, 'tools/engines/tolerate-unknown-command.cjs')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    process.stdout.write(part);
  });
  return new Promise(resolve => {
    child.on('close', code => {
      const told = stripVTControlCharacters(output);
      const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}`, 'm').exec(told)?.[1] ?? 0);
      passed += count('passed') + count('flaky');
      failed += count('failed') || (code === 0 ? 0 : 1);
      resolve();
    });
  });
}

if (values['no-build'] !== true || !existsSync(path.join(root, 'dist/index.html'))) {
  const build = spawn('npx', ['tsx', 'tools/build.ts', 'production'], { cwd: root, stdio: 'inherit' });
  const code = await new Promise(resolve => build.on('close', resolve));
  if (code !== 0) process.exit(1);
}
const played = await Promise.allSettled([
  ...(engines.includes('webkit') ? [playWebKit()] : []),
  ...(engines.includes('gecko') ? [playGecko()] : []),
]);
for (const result of played) {
  if (result.status !== 'rejected') continue;
  failed += 1;
  console.error(result.reason);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
