/**
 * Takes the pictures of the atlas (10.14): plays scenarios on a phone until every screen has a small picture
 * in mocks/atlas/images. Git ignores the folder; `npm run build:qa` and the development server include it
 * when it exists. `--dist folder` is the production build to play, made when missing; `--jobs 2` plays so
 * many at once.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startHttpHost } from '#mocks/hosts/http.ts';
import { scenarios } from '#scenarios/index.ts';
import { stepScenarios } from '#scenarios/step-scenarios.ts';
import { createMissingPictures, fileNameOf } from './atlas/missing-pictures.ts';
import { createPictureShrinker } from './atlas/picture-shrinker.ts';
import { takePictures } from './atlas/take-pictures.ts';
import { chromiumArgs, findChromium } from './chromium.mjs';
import { readCommandLine, refuse } from './command-line.ts';

const usage = 'npm run atlas -- [--dist dist] [--jobs 2]';
const { values } = readCommandLine(usage, {
  options: { dist: { type: 'string', default: 'dist' }, jobs: { type: 'string', default: '2' } },
});
const jobs = Number(values.jobs);
if (!Number.isInteger(jobs) || jobs < 1) refuse('Jobs is a whole number from 1.', usage);
if (!existsSync(join(values.dist, 'index.html'))) {
  const build = ['tsx', 'tools/build.ts', 'production', '--out', values.dist];
  const { status } = spawnSync('npx', build, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const folder = 'mocks/atlas/images';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const executablePath = findChromium();
const host = await startHttpHost({ dist: values.dist });
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath ? { executablePath } : {}),
});
const shrinker = await createPictureShrinker(browser);
const missing = createMissingPictures([...scenarios, ...stepScenarios]);
const files: Record<string, string> = {};
let bytes = 0;
try {
  const stage = { browser, host, missing, shrinker };
  const onTaken = (heading: string, picture: Buffer): void => {
    const file = fileNameOf(heading, Object.keys(files).length + 1);
    writeFileSync(join(folder, file), picture);
    files[heading] = file;
    bytes += picture.length;
  };
  await Promise.all(Array.from({ length: jobs }, () => takePictures(stage, onTaken)));
} finally {
  await browser.close();
  await host.close();
}
writeFileSync(join(folder, 'images.json'), `${JSON.stringify(files, null, 2)}\n`);
console.log(`${Object.keys(files).length} pictures, ${Math.round(bytes / 1000)} kB, in ${folder}`);
const left = missing.left();
if (left.length > 0) console.log(`Without a picture: ${left.join(' · ')}`);
