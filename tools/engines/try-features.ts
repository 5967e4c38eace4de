import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  EngineName,
  Feature,
  FeatureBrowser,
  FeatureResult,
  SystemSettings,
} from '#tests/engines/features/feature.ts';
import { features } from '#tests/engines/features/features.ts';
import { openFeatureBrowser } from './open-feature-browser.ts';

/**
 * Tries the features in all engines at once, and writes the table of results.
 * @param namePart limits the run to features whose name contains this text.
 * @param attempts the most attempts of a failing feature.
 * @returns the numbers of passed and failed features, and one line for each failure.
 */
export async function tryFeatures(
  engines: readonly EngineName[],
  folder: string,
  namePart = '',
  attempts = 1,
): Promise<{ passed: number; failed: number; summary: string }> {
  const selected = features.filter(({ name }) => name.includes(namePart));
  const playedFeatures: PlayedFeature[] = [];
  const runs = await Promise.allSettled(
    engines.map(engine =>
      playFeatures(engine, selected, { folder, attempts }, feature => {
        playedFeatures.push(feature);
        console.log(describeFeature(feature));
      }),
    ),
  );
  for (const run of runs) if (run.status === 'rejected') console.error(run.reason);
  if (namePart === '') {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'features.md'), `${featureTable(engines, playedFeatures)}\n`);
  }
  const failedCount = playedFeatures.filter(({ result }) => result.state === 'fails').length;
  const brokenEngines = runs.filter(({ status }) => status === 'rejected').length;
  console.log(
    `features: ${playedFeatures.length - failedCount} of ${playedFeatures.length} have the expected result`,
  );
  const summary = playedFeatures
    .filter(({ result }) => result.state === 'fails')
    .map(feature => ` FAIL  ${describeFeature(feature)}`);
  return {
    passed: playedFeatures.length - failedCount,
    failed: failedCount + brokenEngines,
    summary: summary.join('\n'),
  };
}

interface PlayedFeature {
  engine: EngineName;
  version: string;
  name: string;
  result: FeatureResult | { state: 'fails'; details: string };
  /** Milliseconds. */
  duration: number;
}

/** Time limit of a feature. Milliseconds. */
const TIME_LIMIT = 60_000;

/**
 * Tries every feature in an engine, one after the other, with one browser for each set of system settings.
 * @param report called after each feature.
 */
async function playFeatures(
  engine: EngineName,
  features: readonly Feature[],
  { folder, attempts }: { folder: string; attempts: number },
  report: (played: PlayedFeature) => void,
): Promise<void> {
  const featuresBySettings = new Map<SystemSettings, Feature[]>();
  for (const feature of features) {
    const systemSettings = feature.systemSettings ?? 'plain';
    featuresBySettings.set(systemSettings, [...(featuresBySettings.get(systemSettings) ?? []), feature]);
  }
  for (const [systemSettings, group] of featuresBySettings) {
    let browser = await openFeatureBrowser(engine, systemSettings);
    try {
      for (const feature of group) {
        for (let attempt = 1; attempt <= attempts; attempt += 1) {
          const startedAt = Date.now();
          const result = await playFeature(feature, browser, folder);
          const { version } = browser;
          const hasFailed = result.state === 'fails';
          if (!hasFailed && attempt > 1)
            console.log(`flaky ${engine} ${feature.name}: passed at attempt ${attempt}`);
          if (!hasFailed || attempt === attempts)
            report({ engine, version, name: feature.name, result, duration: Date.now() - startedAt });
          if (!hasFailed) break;
          // A failed feature may leave the browser in any state.
          await browser.close();
          browser = await openFeatureBrowser(engine, systemSettings);
        }
      }
    } finally {
      await browser.close();
    }
  }
}

async function playFeature(
  feature: Feature,
  browser: FeatureBrowser,
  pictures: string,
): Promise<PlayedFeature['result']> {
  const visits: Awaited<ReturnType<FeatureBrowser['beginVisit']>>[] = [];
  const recordingBrowser: FeatureBrowser = {
    ...browser,
    async beginVisit(scenario, size) {
      const visit = await browser.beginVisit(scenario, size);
      visits.push(visit);
      return visit;
    },
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const result = await Promise.race([
      feature.play(recordingBrowser),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`not finished after ${TIME_LIMIT / 1000} s`)), TIME_LIMIT);
      }),
    ]);
    for (const visit of visits) await visit.end();
    return result;
  } catch (error) {
    const details = error instanceof Error ? error.message : String(error);
    const picture = await visits
      .at(-1)
      ?.screenshot()
      .catch(() => undefined);
    const name = `${browser.engine}-${feature.name.replaceAll(/\W+/g, '-')}.png`;
    if (picture) {
      await mkdir(pictures, { recursive: true });
      await writeFile(path.join(pictures, name), picture);
    }
    return { state: 'fails', details };
  } finally {
    clearTimeout(timer);
  }
}

/** One line for each feature. */
function describeFeature({ engine, name, result, duration }: PlayedFeature): string {
  const details = result.state === 'works' ? '' : `: ${result.details}`;
  return `${result.state.padEnd(17)} ${engine.padEnd(8)} ${name} (${(duration / 1000).toFixed(1)} s)${details}`;
}

/** The table of docs/engines.md, for the engines that were tried. */
function featureTable(engines: readonly EngineName[], playedFeatures: readonly PlayedFeature[]): string {
  const names = [...new Set(playedFeatures.map(({ name }) => name))];
  const notes: string[] = [];
  const cell = (name: string, engine: EngineName): string => {
    const result = playedFeatures.find(feature => feature.name === name && feature.engine === engine)?.result;
    if (!result) return '-';
    if (result.state === 'works') return 'works';
    const noteIndex = notes.indexOf(result.details);
    const number = noteIndex >= 0 ? noteIndex + 1 : notes.push(result.details);
    return `${result.state} (${number})`;
  };
  const rows = names.map(name => `| ${[name, ...engines.map(engine => cell(name, engine))].join(' | ')} |`);
  return [
    `| feature | ${engines.map(engine => `${engine} (${playedFeatures.find(feature => feature.engine === engine)?.version ?? '?'})`).join(' | ')} |`,
    `|---|${engines.map(() => '---|').join('')}`,
    ...rows,
    '',
    ...notes.map((note, index) => `${index + 1}. ${note}`),
  ].join('\n');
}
