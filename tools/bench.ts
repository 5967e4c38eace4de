/**
 * Measures how fast the form is: the real form view and flows beside the same fields in plain DOM, in the same run of
 * headless Chromium.
 * `--sizes 20,200,1000`, `--runs 5`, `--json`; `--peer` measures the same fields with React Hook Form as well; `--kind
 * money` makes most fields amounts (`largeStepKinds`). Compare the CPU time of the main thread: other work of the
 * machine changes the wall-clock time. docs/decisions/0013 has the results.
 */
import { isLargeStepKind, isLargeStepSize, largeStepKinds } from '#scenarios/products/large-step.ts';
import { type FormName, measureOnce, type Timing } from './bench/measure.ts';
import { type Result, type Run, reportTable, resultOf } from './bench/report.ts';
import { serveBenchPage } from './bench/serve-bench-page.ts';
import { exitWithUsage, readCommandLine } from './command-line.ts';
import { launchChromium } from './launch-chromium.ts';

const usage = `npm run bench -- [--sizes 20,200,1000] [--runs 5] [--kind ${largeStepKinds.join('|')}] [--peer] [--json]
  --sizes 20,200  numbers of fields: 20, 200 or 1000
  --runs 5        how often each form is measured
  --kind money    most fields are of this kind
  --peer          also measures the same fields with React Hook Form
  --json          prints JSON`;
const { values } = readCommandLine(usage, {
  options: {
    sizes: { type: 'string', default: '20,200,1000' },
    runs: { type: 'string', default: '5' },
    kind: { type: 'string' },
    peer: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number).filter(isLargeStepSize);
const runs = Number(values.runs);
const { kind } = values;
if (sizes.length < values.sizes.split(',').length || !Number.isInteger(runs) || runs < 1) {
  exitWithUsage('Sizes are 20, 200 and 1000; runs a whole number from 1.', usage);
}
if (kind !== undefined && !isLargeStepKind(kind)) {
  exitWithUsage(`Kinds are ${largeStepKinds.join(', ')}.`, usage);
}

const forms: FormName[] = ['plain', 'app', ...(values.peer ? (['hook-form'] as const) : [])];
const pageServer = await serveBenchPage(process.cwd());
const browser = await launchChromium({ isWhole: true });
const results: Result[] = [];
try {
  for (const size of sizes) {
    const measuredRuns: Run[] = [];
    for (let run = 0; run < runs; run += 1) {
      // The first form alternates from run to run.
      const order = run % 2 === 0 ? forms : forms.toReversed();
      const timingByForm = new Map<FormName, Timing>();
      for (const form of order)
        timingByForm.set(
          form,
          await measureOnce(browser, pageServer.address, form, { size, ...(kind && { kind }) }),
        );
      const [plain, app] = [timingByForm.get('plain'), timingByForm.get('app')];
      const peer = timingByForm.get('hook-form');
      if (plain && app) measuredRuns.push({ plain, app, ...(peer && { 'hook-form': peer }) });
      process.stderr.write(`${size} fields: run ${run + 1} of ${runs}\n`);
    }
    results.push(resultOf(size, measuredRuns));
  }
} finally {
  await browser.close();
  await pageServer.close();
}
console.log(values.json ? JSON.stringify(results, undefined, 2) : reportTable(results));
