/** Tries the features of the engines one by one on the production build. See the usage below. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineNames } from '#tests/engines/features/feature.ts';
import { features } from '#tests/engines/features/features.ts';
import { readCommand, refuse } from './command-line.ts';
import { describeFeature, featureTable, type PlayedFeature, playFeatures } from './engines/play-features.ts';

const usage = `npx tsx tools/test-features.ts                       every feature in Gecko and WebKit, on the build that is there
npx tsx tools/test-features.ts --engine chromium     one engine: chromium, gecko or webkit; may stand more than once
npx tsx tools/test-features.ts --feature 'two tabs'  features whose name holds this`;

const root = fileURLToPath(new URL('../', import.meta.url));
const pictures = path.join(root, 'test-results/engines');

const { values } = readCommand(usage, {
  options: {
    engine: { type: 'string', multiple: true, default: ['gecko', 'webkit'] },
    feature: { type: 'string', default: '' },
  },
});
const engines = engineNames.filter(name => values.engine.includes(name));
if (engines.length < values.engine.length)
  refuse(`There is no such engine: ${values.engine.join(', ')}.`, usage);
const chosen = features.filter(({ name }) => name.includes(values.feature));
if (chosen.length === 0) refuse(`No feature is called "${values.feature}".`, usage);

const played: PlayedFeature[] = [];
const runs = await Promise.allSettled(
  engines.map(engine =>
    playFeatures(engine, chosen, pictures, one => {
      played.push(one);
      console.log(describeFeature(one));
    }),
  ),
);
for (const run of runs) if (run.status === 'rejected') console.error(run.reason);
const table = featureTable(played);
if (values.feature === '') {
  await mkdir(pictures, { recursive: true });
  await writeFile(path.join(pictures, 'features.md'), `${table}\n`);
}
const failed = played.filter(({ finding }) => finding.state === 'fails').length;
const broken = runs.filter(({ status }) => status === 'rejected').length;
console.log(`features: ${played.length - failed} of ${played.length} as they should be`);
process.exit(failed + broken === 0 ? 0 : 1);
