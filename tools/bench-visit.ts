/**
 * Measures how long a visitor waits: a first and a repeat visit of the production build, and of a comparison page with
 * the same 20 fields (React, React Hook Form, native inputs). Line and processor are slowed down for both.
 * `--runs 5`, `--settings phone,desktop`, `--lines devtools,tcp`, `--no-build`, `--json <file>`; docs/measurements has
 * the results.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentOf } from '#mocks/hosts/http/deployment.ts';
import { startHttpHost } from '#mocks/hosts/http.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { findScenario } from '#scenarios/index.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { buildComparison } from './bench-visit/build-comparison.ts';
import { createCertificate } from './bench-visit/certificate.ts';
import { expectedFields } from './bench-visit/expected-fields.ts';
import { startForeignService } from './bench-visit/foreign-service.ts';
import { serveSite } from './bench-visit/serve-site.ts';
import { type Conditions, LINES, SERVICE_DELAY, VISIT_SETTINGS } from './bench-visit/settings.ts';
import type { Site } from './bench-visit/site.ts';
import { createSlowLine, type SlowLine } from './bench-visit/slow-line.ts';
import { type MeasuredVisit, takeVisit } from './bench-visit/take-visit.ts';
import {
  compareVisits,
  figuresOf,
  PAGE_NAMES,
  type PageName,
  VISIT_KINDS,
  type VisitKind,
  visitReport,
  waterfallOf,
} from './bench-visit/visit-report.ts';
import { exitWithUsage, readCommandLine } from './command-line.ts';
import { launchChromium } from './launch-chromium.ts';

const usage = `npm run bench:visit -- [--runs 5] [--settings phone,desktop] [--lines devtools,tcp] [--no-build] [--dist dist] [--json file]
  --runs 5                how often each page is visited
  --settings phone        only with this processor and line
  --lines devtools        only with this way to slow the line down: DevTools, or a line of TCP
  --no-build, --dist dist measures the production build that is in the folder
  --json file             also writes the results into a file`;
const { values } = readCommandLine(usage, {
  options: {
    runs: { type: 'string', default: '5' },
    settings: { type: 'string', default: 'phone,desktop' },
    dist: { type: 'string', default: 'dist' },
    lines: { type: 'string', default: 'devtools,tcp' },
    'no-build': { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) exitWithUsage('Runs is a whole number from 1.', usage);
const chosenSettings = values.settings.split(',').map(name => {
  const settings = VISIT_SETTINGS.find(settings => settings.name === name);
  return (
    settings ??
    exitWithUsage(
      `There are no settings "${name}". Settings: ${VISIT_SETTINGS.map(({ name }) => name).join(', ')}.`,
      usage,
    )
  );
});
const chosenLines = values.lines.split(',').map(name => {
  const line = LINES.find(line => line === name);
  return line ?? exitWithUsage(`There is no line "${name}". Lines: ${LINES.join(', ')}.`, usage);
});
const conditions: readonly Conditions[] = chosenSettings.flatMap(settings =>
  chosenLines.map(line => ({ settings, line })),
);

const root = process.cwd();
const dist = join(root, values.dist);
if (!values['no-build']) {
  const { status } = spawnSync('npx', ['tsx', 'tools/build.ts', 'production', '--out', values.dist], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
if (!existsSync(join(dist, 'index.html')))
  exitWithUsage(`There is no build in ${dist}. Leave out --no-build, or run npm run build.`, usage);

const scenario =
  findScenario('large-step-20') ?? exitWithUsage('The scenario large-step-20 is missing.', usage);
const fields = expectedFields(20);
const listId = fields.find(({ kind }) => kind === 'list')?.id;

const comparisonDist = join(createTemporaryFolder('bench-visit-'), 'dist');
await buildComparison(root, comparisonDist);
const certificate = createCertificate();
const host = await startHttpHost();
const service = await startForeignService(host, certificate, SERVICE_DELAY);
const browser = await launchChromium({
  isWhole: true,
  args: [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
});

/** The address on the slow line that leads to a server of this machine. */
async function addressOver(slowLine: SlowLine, url: string): Promise<string> {
  const address = new URL(url);
  address.port = String(await slowLine.reach(Number(address.port)));
  return address.origin;
}

/**
 * Makes a first and a repeat visit, with a new site, session and browser profile, so that the first visit finds no
 * cache.
 */
async function visitTwice(page: PageName, { settings, line }: Conditions) {
  const session = host.sessions.play(scenario);
  const slowLine = line === 'tcp' ? createSlowLine(settings) : undefined;
  const serviceOrigin = slowLine ? await addressOver(slowLine, service.url) : service.url;
  const deployment = deploymentOf(`${serviceOrigin}/`, session);
  const site: Site = await serveSite(page === 'app' ? dist : comparisonDist, deployment, certificate);
  const origin = slowLine ? await addressOver(slowLine, site.url) : site.url;
  const context = await browser.newContext({
    viewport: settings.viewport,
    isMobile: settings.isMobile,
    hasTouch: settings.isMobile,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  try {
    const address = `${origin}/?agx_hash=${hashOf(scenario)}`;
    const options = { address, settings, line, fields };
    const firstVisit = await takeVisit(context, { ...options, list: page === 'app' ? listId : undefined });
    const repeat = await takeVisit(context, options);
    const visits: Record<VisitKind, MeasuredVisit> = { first: firstVisit, repeat };
    return { visits, origin, server: site.server };
  } finally {
    await context.close();
    slowLine?.close();
    site.stop();
  }
}

const results = [];
const waterfalls: string[] = [];
let server = '';
try {
  for (const condition of conditions) {
    const { settings, line } = condition;
    const pairs: Record<PageName, Awaited<ReturnType<typeof visitTwice>>>[] = [];
    for (let run = 0; run < runs; run += 1) {
      // The runs alternate which page comes first.
      const order = run % 2 === 0 ? PAGE_NAMES : [...PAGE_NAMES].reverse();
      const visitsByPage = new Map<PageName, Awaited<ReturnType<typeof visitTwice>>>();
      for (const page of order) visitsByPage.set(page, await visitTwice(page, condition));
      const [app, comparison] = [visitsByPage.get('app'), visitsByPage.get('comparison')];
      if (app && comparison) pairs.push({ app, comparison });
      process.stderr.write(`${settings.name}, line ${line}: run ${run + 1} of ${runs}\n`);
    }
    server = pairs[0]?.app.server ?? '';
    for (const kind of VISIT_KINDS) {
      const figures = pairs.map(({ app, comparison }) => ({
        app: figuresOf(app.visits[kind], app.origin),
        comparison: figuresOf(comparison.visits[kind], comparison.origin),
      }));
      results.push(compareVisits({ settings: settings.name, line, kind }, figures));
    }
    const [lastPair] = pairs.slice(-1);
    for (const page of PAGE_NAMES)
      for (const kind of VISIT_KINDS)
        if (lastPair)
          waterfalls.push(
            `${settings.name}, line ${line}, ${kind} visit, ${page} (last run)\n${waterfallOf(lastPair[page].visits[kind])}`,
          );
  }
} finally {
  await browser.close();
  service.close();
  await host.close();
}
console.log(waterfalls.join('\n\n'));
console.log(`\nServed by ${server}, service after ${SERVICE_DELAY} ms, medians of ${runs}.\n`);
console.log(visitReport(results));
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify({ date: new Date().toISOString(), server, settings: chosenSettings, results }, undefined, 2)}\n`,
  );
