/**
 * Measures how fast a list opens and how fast a key filters it, the first time in a page: the real form view and flows
 * in headless Chromium, on a desktop and with the CPU of a phone. `--counts 50000`, `--runs 5`, `--json`. Compare the
 * CPU time: other work of the machine changes the wall-clock time.
 */
import { type ListsResult, listsReport } from './bench/lists-report.ts';
import { DEVICES, LIST_MEASURES, type ListTimes, measureList, medianOf } from './bench/measure-lists.ts';
import { serveBenchPage } from './bench/serve-bench-page.ts';
import { exitWithUsage, readCommandLine } from './command-line.ts';
import { launchChromium } from './launch-chromium.ts';

const usage = `npm run bench:lists -- [--counts 30,50000] [--runs 5] [--json]
  --counts 30,50000  numbers of options, from 30
  --runs 5           how often each list is measured
  --json             prints JSON`;
const { values } = readCommandLine(usage, {
  options: {
    counts: { type: 'string', default: '30,50000' },
    runs: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
});
const counts = values.counts.split(',').map(Number);
const runs = Number(values.runs);
if (counts.some(count => !Number.isInteger(count) || count < 30) || !Number.isInteger(runs) || runs < 1)
  exitWithUsage('Counts are whole numbers from 30; runs a whole number from 1.', usage);

const pageServer = await serveBenchPage(process.cwd(), 'lists.html');
const browser = await launchChromium({ isWhole: true });
const results: ListsResult[] = [];
try {
  for (const count of counts)
    for (const device of DEVICES) {
      const measurements: ListTimes[] = [];
      for (let run = 0; run < runs; run += 1) {
        measurements.push(await measureList(browser, pageServer.address, device, count));
        process.stderr.write(`${count} options, ${device}: run ${run + 1} of ${runs}\n`);
      }
      const [open, firstKey, key] = LIST_MEASURES.map(measure =>
        medianOf(measurements.map(measurement => measurement[measure])),
      );
      if (open && firstKey && key) results.push({ count, device, runs, times: { open, firstKey, key } });
    }
} finally {
  await browser.close();
  await pageServer.close();
}
console.log(values.json ? JSON.stringify(results, undefined, 2) : listsReport(results));
