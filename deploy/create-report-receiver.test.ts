import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { listenLocally } from '../tools/listen-locally.ts';
import { addReport, type Counts, createReportReceiver } from './create-report-receiver.ts';

const report = {
  version: 2,
  engine: 'webkit',
  firstPaint: 640,
  firstPlace: 2400,
  nextSteps: [310, 12_000],
  failures: [
    { operation: 'createProposal', code: '422', count: 2 },
    { operation: 'getSystem', code: '502 malformed (HTML instead of JSON)', count: 1 },
  ],
};

async function startReceiver() {
  const counts: Counts = {};
  const server = createReportReceiver(counts);
  const port = await listenLocally(server);
  onTestFinished(() => void server.close());
  const send = async (body: unknown, method = 'POST') =>
    (
      await fetch(`http://127.0.0.1:${port}/visitas`, {
        method,
        ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
    ).status;
  return { counts, send };
}

test('[16.9] the example receiver adds reports to counts', async () => {
  const { counts, send } = await startReceiver();
  expect([await send(report), await send(report)]).toEqual([204, 204]);
  expect(counts).toEqual({
    visits: 2,
    'engine webkit': 2,
    'firstPaint <= 1000': 2,
    'firstPlace <= 3000': 2,
    'nextStep <= 500': 2,
    'nextStep <= 30000': 2,
    'failure createProposal 422': 4,
    'failure getSystem 502 malformed (HTML instead of JSON)': 2,
  });
});

test.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['another version', { ...report, version: 1 }],
  ['an unknown engine', { ...report, engine: 'Marina' }],
  ['a text as a time', { ...report, firstPaint: 'Marina' }],
  [
    'a free text as an operation',
    { ...report, failures: [{ operation: 'Marina Souza', code: '1', count: 1 }] },
  ],
  [
    'a free text as a code',
    { ...report, failures: [{ operation: 'a', code: 'Marina <marina@exemplo.com.br>', count: 1 }] },
  ],
  ['a long code', { ...report, failures: [{ operation: 'a', code: 'x'.repeat(81), count: 1 }] }],
  ['a count of 0', { ...report, failures: [{ operation: 'a', code: '1', count: 0 }] }],
  ['a count that no visit reaches', { ...report, failures: [{ operation: 'a', code: '1', count: 1.7e308 }] }],
  ['a long body', 'x'.repeat(20_000)],
])('[16.9] %s is refused and counted nowhere', async (_, body) => {
  const { counts, send } = await startReceiver();
  expect(await send(body)).toBe(400);
  expect(counts).toEqual({});
});

test('[16.9] invented names fill the counts up to a limit; known names count on', () => {
  const counts: Counts = {};
  for (let name = 0; name < 3_000; name += 1)
    addReport(counts, {
      engine: 'webkit',
      nextSteps: [],
      failures: [{ operation: `a${name}`, code: '1', count: 1 }],
    });
  expect(Object.keys(counts)).toHaveLength(2_000);
  expect(counts).toMatchObject({ visits: 3_000, 'engine webkit': 3_000, 'failure a0 1': 1 });
});

test('[16.9] the receiver answers to POST only', async () => {
  const { send } = await startReceiver();
  expect(await send('', 'GET')).toBe(405);
});

const command = ['--import', 'tsx', 'deploy/create-report-receiver.ts'];
const root = path.resolve(import.meta.dirname, '..');

/** Runs the receiver as an operator does, with the counts in this file. `nodeOptions`: options for Node itself. */
async function runReceiver(file: string, nodeOptions: readonly string[] = []) {
  const child = spawn(process.execPath, [...nodeOptions, ...command, '0', file], { cwd: root });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  const ended = new Promise<void>(resolve => child.on('close', () => resolve()));
  await expect.poll(() => output, { timeout: 40_000 }).toContain('Receives reports on');
  const url = /http:\S+\d/.exec(output)?.[0] ?? '';
  const send = () => fetch(url, { method: 'POST', body: JSON.stringify(report) });
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { send, end };
}

test('[16.9] the receiver adds to the counts of its file, and stores the last ones when it ends', {
  timeout: 60_000,
}, async () => {
  const folder = createTemporaryFolder('counts-');
  const file = path.join(folder, 'counts.json');
  writeFileSync(file, '{"visits": 5000}');
  const { send, end } = await runReceiver(file);
  expect((await send()).status).toBe(204);
  await end();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ visits: 5001, 'engine webkit': 1 });
  expect(readdirSync(folder)).toEqual(['counts.json']);
});

/** Options with which a function of `fs` fails with this code for files whose path ends so. */
const failingFor = (ending: string, code: string, functions: readonly string[]): string[] => {
  const module = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    for (const name of ${JSON.stringify(functions)}) {
      const original = fs[name];
      fs[name] = (path, ...rest) => {
        if (String(path).endsWith('${ending}')) throw Object.assign(new Error('${code}'), { code: '${code}' });
        return original(path, ...rest);
      };
    }
    syncBuiltinESMExports();`;
  return ['--import', `data:text/javascript,${encodeURIComponent(module)}`];
};

test.each([
  ['a file that cannot be replaced', failingFor('.new', 'EBUSY', ['renameSync'])],
  [
    'a file in a folder without write access',
    [...failingFor('.new', 'EACCES', ['writeFileSync']), ...failingFor('/mounted', 'EACCES', ['accessSync'])],
  ],
])(
  '[16.9] the receiver also stores its counts in %s, as of a container',
  { timeout: 60_000 },
  async (_, nodeOptions) => {
    const folder = path.join(createTemporaryFolder('counts-'), 'mounted');
    mkdirSync(folder);
    const file = path.join(folder, 'counts.json');
    writeFileSync(file, '{"visits": 5000}');
    const { send, end } = await runReceiver(file, nodeOptions);
    expect((await send()).status).toBe(204);
    await end();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ visits: 5001 });
    expect(readdirSync(folder)).toEqual(['counts.json']);
  },
);

test.each([
  ['cut off', '{"visits": 5000, "engine'],
  ['not of counts', '["visits"]'],
])(
  '[16.9] the receiver does not start with a file that is %s, and leaves it unchanged',
  {
    timeout: 60_000,
  },
  (_, text) => {
    const file = path.join(createTemporaryFolder('counts-'), 'counts.json');
    writeFileSync(file, text);
    const { status, stderr } = spawnSync(process.execPath, [...command, '0', file], {
      cwd: root,
      encoding: 'utf8',
      timeout: 40_000,
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${file} contains no counts.`)]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test('[16.9] the receiver explains a wrong port, a port in use and a missing folder in one sentence', {
  timeout: 60_000,
}, async () => {
  const server = createReportReceiver({});
  const usedPort = String(await listenLocally(server));
  onTestFinished(() => void server.close());
  const file = path.join(createTemporaryFolder('counts-'), 'counts.json');
  const problemOf = (...args: string[]) =>
    spawnSync(process.execPath, [...command, ...args], { cwd: root, encoding: 'utf8', timeout: 40_000 })
      .stderr;
  expect(problemOf('abc', file)).toBe('"abc" is no port, such as 8090.\n');
  expect(problemOf(usedPort, file)).toMatch(/^listen EADDRINUSE: .*\n$/);
  expect(problemOf('0', path.join(file, 'missing/counts.json'))).toMatch(
    /^The counts cannot be stored: ENOENT.*\n$/,
  );
});
