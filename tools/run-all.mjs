// Runs commands one after the other. Each command ends with "N passed, N failed", and so does this one, with the sums.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Number of last lines to repeat for a command without a summary. */
const TAIL = 30;

/**
 * Reads the end of a command's output: the numbers of its last line, and the text between the last "=== summary" and
 * that line. A command counts as one failure if it fails without a failed test, or if its output has no such line.
 */
function readRun(output, code) {
  const text = stripVTControlCharacters(output).trimEnd();
  const numbers = /(?:^|\n)(\d+) passed, (\d+) failed$/.exec(text);
  const passed = Number(numbers?.[1] ?? 0);
  const failures = Number(numbers?.[2] ?? 0);
  const failed = failures === 0 && (code !== 0 || !numbers) ? 1 : failures;
  const summaryStart = text.lastIndexOf('\n=== summary\n');
  const summary =
    summaryStart < 0 || !numbers
      ? text.split('\n').slice(-TAIL).join('\n')
      : text.slice(summaryStart + 13, numbers.index);
  return { passed, failed, summary: summary.trim() };
}

function run(command) {
  return new Promise(resolve => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      from.on('data', part => {
        output += part.toString();
        to.write(part);
      });
    child.on('close', code => resolve(readRun(output, code ?? 1)));
  });
}

const runs = [];
for (const command of process.argv.slice(2)) runs.push({ command, ...(await run(command)) });
// The summaries are repeated at the end, because CI shows the last lines of a long run.
for (const { command, passed, failed, summary } of runs)
  console.log(`\n=== ${command}: ${passed} passed, ${failed} failed\n${summary}`);
const sum = key => runs.reduce((total, entry) => total + entry[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
