/**
 * Takes the pictures of the atlas (10.14): plays scenarios on a phone until every screen has a small picture
 * in mocks/atlas/images. Git ignores the folder; `npm run build:qa` and the development server include it
 * when it exists. `--dist folder` is the production build to play, built when it is missing; `--jobs 2` plays two
 * scenarios at once. `--against ref` leaves the atlas as it is: it compares every screen with the same screen of
 * another version (a tag, branch or commit) and writes a page that shows both and marks the changed pixels. Today's
 * scenarios are played on both versions.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHttpHost } from '#mocks/hosts/http.ts';
import { scenarios } from '#scenarios/index.ts';
import { stepScenarios } from '#scenarios/step-scenarios.ts';
import { buildVersion } from './atlas/build-version.ts';
import { comparePictures } from './atlas/compare-pictures.ts';
import { comparisonPage } from './atlas/comparison-page.ts';
import { createMissingPictures, fileNameOf } from './atlas/missing-pictures.ts';
import { createPictureShrinker } from './atlas/picture-shrinker.ts';
import { takeAtlasPictures } from './atlas/take-atlas-pictures.ts';
import { exitWithUsage, readCommandLine } from './command-line.ts';
import { findCommit } from './find-commit.ts';
import { launchChromium } from './launch-chromium.ts';

const usage = `npm run atlas -- [--dist dist] [--jobs 2] [--against ref]
  --dist dist    folder of the production build that is played, built if it is missing
  --jobs 2       how many scenarios play at the same time
  --against ref  compares every screen with that of a tag, branch or commit instead, in a page against.html`;
const { values } = readCommandLine(usage, {
  options: {
    dist: { type: 'string', default: 'dist' },
    jobs: { type: 'string', default: '2' },
    against: { type: 'string' },
  },
});
const parallelScenarios = Number(values.jobs);
if (!Number.isInteger(parallelScenarios) || parallelScenarios < 1)
  exitWithUsage('Jobs is a whole number from 1.', usage);
if (values.against !== undefined && findCommit(values.against) === undefined)
  exitWithUsage(`git finds no tag, branch or commit "${values.against}".`, usage);
if (!existsSync(join(values.dist, 'index.html'))) {
  const build = ['tsx', 'tools/build.ts', 'production', '--out', values.dist];
  const { status } = spawnSync('npx', build, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const imagesFolder = 'mocks/atlas/images';
const { against } = values;
if (against === undefined) await fillAtlas();
else await compareWith(against);

/** Plays scenarios on a build until every screen has a picture: a PNG, or a small WebP if `shouldShrink`. */
async function takeAllPictures(
  dist: string,
  onPicture: (heading: string, picture: Buffer) => void,
  shouldShrink: boolean,
) {
  const host = await startHttpHost({ dist });
  const browser = await launchChromium();
  const shrinker = shouldShrink
    ? await createPictureShrinker(browser)
    : { shrink: async (png: Buffer) => png };
  const missing = createMissingPictures([...scenarios, ...stepScenarios]);
  try {
    const stage = { browser, host, missing, shrinker };
    await Promise.all(Array.from({ length: parallelScenarios }, () => takeAtlasPictures(stage, onPicture)));
  } finally {
    await browser.close();
    await host.close();
  }
  return missing.stillMissing();
}

async function fillAtlas(): Promise<void> {
  rmSync(imagesFolder, { recursive: true, force: true });
  mkdirSync(imagesFolder, { recursive: true });
  const files: Record<string, string> = {};
  let bytes = 0;
  const onPicture = (heading: string, picture: Buffer): void => {
    const file = fileNameOf(heading, Object.keys(files).length + 1);
    writeFileSync(join(imagesFolder, file), picture);
    files[heading] = file;
    bytes += picture.length;
  };
  const remainingHeadings = await takeAllPictures(values.dist, onPicture, true);
  writeFileSync(join(imagesFolder, 'images.json'), `${JSON.stringify(files, null, 2)}\n`);
  console.log(`${Object.keys(files).length} pictures, ${Math.round(bytes / 1000)} kB, in ${imagesFolder}`);
  if (remainingHeadings.length > 0) console.log(`Without a picture: ${remainingHeadings.join(' · ')}`);
}

async function compareWith(ref: string): Promise<void> {
  console.log(`Building ${ref} ...`);
  const builtVersion = buildVersion(ref);
  const [before, after] = [new Map<string, Buffer>(), new Map<string, Buffer>()];
  try {
    console.log('Taking the pictures ...');
    await takeAllPictures(builtVersion.dist, (heading, picture) => before.set(heading, picture), false);
  } finally {
    builtVersion.remove();
  }
  await takeAllPictures(values.dist, (heading, picture) => after.set(heading, picture), false);
  const comparedScreens = comparePictures(before, after);
  const page = join(imagesFolder, 'against.html');
  mkdirSync(imagesFolder, { recursive: true });
  writeFileSync(page, comparisonPage(ref, comparedScreens));
  const changedScreens = comparedScreens.filter(({ share }) => share > 0);
  for (const { heading, share } of changedScreens)
    console.log(`${(share * 100).toFixed(2).padStart(6)}%  ${heading}`);
  console.log(`${changedScreens.length} of ${comparedScreens.length} screens differ from ${ref}: ${page}`);
}
