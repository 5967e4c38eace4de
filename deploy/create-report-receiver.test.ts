import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '../tools/listen-locally.ts';
import { type Counts, createReportReceiver } from './create-report-receiver.ts';

const report = {
  version: 1,
  engine: 'webkit',
  firstPaint: 640,
  wholeForm: 2400,
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
    'wholeForm <= 3000': 2,
    'nextStep <= 500': 2,
    'nextStep <= 30000': 2,
    'failure createProposal 422': 4,
    'failure getSystem 502 malformed (HTML instead of JSON)': 2,
  });
});

test.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['another version', { ...report, version: 2 }],
  ['an unknown engine', { ...report, engine: 'Marina' }],
  ['a text as a time', { ...report, firstPaint: 'Marina' }],
  [
    'a free text as an operation',
    { ...report, failures: [{ operation: 'Marina Souza', code: '1', count: 1 }] },
  ],
  ['a count of 0', { ...report, failures: [{ operation: 'a', code: '1', count: 0 }] }],
  ['a count that no visit reaches', { ...report, failures: [{ operation: 'a', code: '1', count: 1.7e308 }] }],
  ['a long body', 'x'.repeat(20_000)],
])('[16.9] %s is refused and counted nowhere', async (_, body) => {
  const { counts, send } = await startReceiver();
  expect(await send(body)).toBe(400);
  expect(counts).toEqual({});
});

test('[16.9] the receiver answers to POST only', async () => {
  const { send } = await startReceiver();
  expect(await send('', 'GET')).toBe(405);
});
