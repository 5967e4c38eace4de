import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createGate } from '#tests/support/create-gate.ts';
import { playInTurn } from '#tests/support/play-in-turn.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { journalAsHar, mockSession, temporaryHar, withOtherAnswers } from './confront/testing/confront.ts';
import { formatSource } from './format-source.ts';
import { listenLocally } from './listen-locally.ts';

// Each starts a process.
playInTurn(5);

const root = fileURLToPath(new URL('../', import.meta.url));
const command = ['--import', 'tsx', 'tools/confront.ts'];
const confront = (...args: readonly string[]) =>
  spawnSync(process.execPath, [...command, ...args], { cwd: root, encoding: 'utf8' });
/** A busy machine needs long to start a process. */
const pollLimit = { timeout: 40_000 };
const journal = await mockSession();
const systemAddress = 'https://service.example/unauth/product-self-contract/hash-of-marina/system';
const withNullNames = withOtherAnswers(journal, (body, { operation }) => {
  if (operation !== 'getSystem') return {};
  const steps = Object.values(body.data?.steps ?? {}).map(step => ({
    ...step,
    name: null,
    state: 'partiallyPaused',
  }));
  return { body: { ...body, data: { ...body.data, steps, loyaltyProgramme: { points: 12 } } } };
});

test('[16.5c] the command exits with 0 without a contradiction and with 1 for one, and its patch applies', {
  timeout: 120_000,
}, () => {
  const patch = path.join(createTemporaryFolder('confront-patch-'), 'contract.patch');
  expect(confront(temporaryHar(journalAsHar(journal))).status).toBe(0);
  const { status, stdout } = confront(temporaryHar(journalAsHar(withNullNames)), '--patch', patch);
  expect(stdout).toContain(
    'getSystem 200, answer /data/steps/*/name: expected text, found null (call 2 and 1 more)',
  );
  expect(status).toBe(1);
  expect(readFileSync(patch, 'utf8')).toContain('partiallyPaused');
  const applyResult = spawnSync('git', ['apply', '--check', patch], { cwd: root, encoding: 'utf8' });
  expect(applyResult.stderr).toBe('');
  expect(applyResult.status).toBe(0);
});

test('[16.5c] a call that is not in the contract exits with 1 and is counted in the last line', {
  timeout: 60_000,
}, () => {
  // The cast is safe: `journalAsHar` has written the text.
  const har = JSON.parse(journalAsHar(journal)) as { log: { entries: object[] } };
  har.log.entries.push({
    startedDateTime: '2026-11-22T10:00:00Z',
    request: { method: 'GET', url: systemAddress.replace('/system', '/bancos') },
    response: { status: 200, content: { mimeType: 'application/json', text: '{}' } },
  });
  const { status, stdout } = confront(temporaryHar(JSON.stringify(har)));
  expect(stdout).toContain('Not in the contract: GET to an address of the service with 4 segments');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(
    '1 call outside the contract. Correct the contract, or ask the service team.',
  );
  expect(status).toBe(1);
});

test.each([
  ['requests of other sites only', { method: 'GET', url: 'https://site.example/app.js' }, 200],
  ['a call of the contract without an answer', { method: 'GET', url: systemAddress }, 0],
  ['no usable entry', { method: 'GET', url: 'no address' }, 200],
])(
  '[16.5] a recording with %s has judged nothing, so the command says so and exits with 2',
  {
    timeout: 60_000,
  },
  (_, request, status) => {
    const entry = { startedDateTime: '2026-11-22T10:00:00Z', request, response: { status, content: {} } };
    const result = confront(temporaryHar(JSON.stringify({ log: { entries: [entry] } })));
    expect(result.stdout).toContain('No answer of the service was found');
    expect(result.status).toBe(2);
  },
);

test.each([
  [[], 'Name a HAR file or a folder of HAR files.'],
  [['--listen', '8080'], '--listen and --to go together.'],
  [['--listen', '8080', '--to', 'service'], '--to takes the address of the service'],
  [['--listen', 'x', '--to', 'https://service.example'], '--listen takes a port'],
  [['nowhere.har'], 'Argument 1 is neither a file nor a folder.'],
])('[16.5] misuse prints a message and exits with 2: %j', { timeout: 60_000 }, (args, sentence) => {
  const { status, stderr } = confront(...args);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(2);
});

/** Records calls of the service until a signal. */
async function startRecording(serviceUrl: string) {
  const child = spawn(process.execPath, [...command, '--listen', '0', '--to', serviceUrl], { cwd: root });
  onTestFinished(() => void child.kill('SIGKILL'));
  const texts = { output: '', report: '' };
  child.stderr.on('data', chunk => {
    texts.output += chunk;
  });
  child.stdout.on('data', chunk => {
    texts.report += chunk;
  });
  const exitCode = new Promise<number | null>(resolve => child.on('close', resolve));
  await expect.poll(() => texts.output, pollLimit).toContain('Ctrl+C');
  return { child, texts, exitCode, url: /http:\S+\d/.exec(texts.output)?.[0] ?? '' };
}

test('[16.5e] a recording proxy prints its report when it is stopped with Ctrl+C', {
  timeout: 120_000,
}, async () => {
  const service = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":7}'),
  );
  const serviceUrl = `http://127.0.0.1:${await listenLocally(service)}`;
  onTestFinished(() => void service.close());
  const { child, texts, exitCode, url } = await startRecording(serviceUrl);
  const answer = await fetch(`${url}/unauth/product-self-contract/hash-of-marina/system`);
  expect(await answer.text()).toBe('{"data":7}');
  await expect.poll(() => texts.output, pollLimit).toContain('1 getSystem 200 contradicts the contract');
  child.kill('SIGINT');
  expect(await exitCode).toBe(1);
  expect(texts.report).toContain('getSystem 200, answer /data: expected object, found integer (call 1)');
  expect(texts.output + texts.report).not.toContain('marina');
});

test('[16.5c] a patch that cannot be written does not cost the dialect', { timeout: 60_000 }, () => {
  const folder = createTemporaryFolder('confront-files-');
  const dialect = path.join(folder, 'recorded-service.ts');
  const har = temporaryHar(journalAsHar(withNullNames));
  const { status, stderr } = confront(har, '--patch', folder, '--dialect', dialect);
  expect(stderr).toContain('EISDIR');
  expect(status).toBe(2);
  const text = readFileSync(dialect, 'utf8');
  expect(text).toContain('recordedService');
  expect(formatSource(text, 'scenarios/dialects/recorded-service.ts')).toBe(text);
  const repeatedRun = confront(har, '--dialect', dialect);
  expect([repeatedRun.status, repeatedRun.stderr]).toEqual([1, expect.stringContaining('is written')]);
});

test('[16.5] the command replaces no dialect that it has not written', { timeout: 60_000 }, () => {
  const folder = createTemporaryFolder('confront-files-');
  const har = temporaryHar(journalAsHar(withNullNames));
  const ownFile = path.join(folder, 'my-dialect.ts');
  writeFileSync(ownFile, 'my work');
  const overwriting = confront(har, '--dialect', ownFile);
  expect([overwriting.status, overwriting.stdout]).toEqual([2, '']);
  expect(overwriting.stderr).toContain('my-dialect.ts exists already');
  expect(readFileSync(ownFile, 'utf8')).toBe('my work');
  const knownId = confront(har, '--dialect', path.join(folder, 'nulls.ts'));
  expect([knownId.status, knownId.stderr]).toEqual([2, 'Another dialect has the id "nulls".\n']);
});

test('[16.5e] a second Ctrl+C does not cost the report, although the service leaves a call open', {
  timeout: 120_000,
}, async () => {
  const { opened: hasArrived, open: reportArrival } = createGate();
  const service = createServer(reportArrival);
  const serviceUrl = `http://127.0.0.1:${await listenLocally(service)}`;
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const { child, texts, exitCode, url } = await startRecording(serviceUrl);
  const answer = fetch(`${url}/unauth/product-self-contract/hash-of-marina/system`).catch(() => 'broken off');
  await hasArrived;
  child.kill('SIGINT');
  await expect.poll(() => texts.output, pollLimit).toContain('Open calls have');
  child.kill('SIGINT');
  expect(await answer).toBe('broken off');
  expect(await exitCode).toBe(2);
  expect(texts.output).toContain('1 getSystem no answer');
  expect(texts.report).toContain('No answer of the service was found');
});
