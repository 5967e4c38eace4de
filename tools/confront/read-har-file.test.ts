import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { HarProblem } from '../record/har.ts';
import { hasJudged } from './ledger.ts';
import { readHarFile } from './read-har-file.ts';
import { confront, journalAsHar, mockSession, temporaryHar } from './testing/confront.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const address = 'https://servico.exemplo/unauth/product-self-contract/abc123/system';
const entry = (response: object, request: object = {}) => ({
  startedDateTime: '2026-11-22T12:00:00.000Z',
  request: { method: 'GET', url: address, headers: [{ name: 'version', value: 'v2' }], ...request },
  response: { status: 200, headers: [], ...response },
});
const harWith = (...entries: unknown[]): string => JSON.stringify({ log: { version: '1.2', entries } });
const json = (text: string, members: object = {}) => ({
  content: { size: text.length, mimeType: 'application/json', text, ...members },
});

test.each([
  ['no JSON', '<html>', 'The file is not JSON'],
  ['nothing', '', 'The HAR contains no request'],
  [
    'cut off',
    harWith(entry(json('{}')), entry(json('{}'))).slice(0, -40),
    'The file breaks off or is not JSON after entry 1',
  ],
  ['another JSON', '{"log":{}}', 'log.entries is missing or empty'],
  ['a list', '[1,2]', 'log.entries is missing or empty'],
  ['no entry', harWith(), 'log.entries is missing or empty'],
])('[16.5] a file that contains %s is refused with one sentence', async (_, text, sentence) => {
  const reading = confront(text);
  await expect(reading).rejects.toThrow(HarProblem);
  await expect(reading).rejects.toThrow(sentence);
});

test('[16.5] an invalid entry is left out and named', async () => {
  const { report } = await confront(harWith({}, 7, null, entry(json('{}'))));
  expect(report).toContain('Call 1 is left out: log.entries[0].request.url is not an address.');
  expect(report).toContain('Call 3 is left out');
  expect(report).toContain('1 call of the contract');
});

test.each([
  [
    'left out',
    { content: { size: 812, mimeType: 'application/json' } },
    'The recording has left out the body of 1 answer',
  ],
  [
    'left out, without a size',
    { bodySize: -1, content: { size: -1, mimeType: 'application/json' } },
    'The recording has left out the body of 1 answer',
  ],
  [
    'left out, with a size in a header only',
    {
      headers: [{ name: 'Content-Length', value: '812' }],
      content: { size: -1, mimeType: 'application/json' },
    },
    'The recording has left out the body of 1 answer',
  ],
  [
    'replaced by an empty text',
    { content: { size: 812, mimeType: 'application/json', text: '' } },
    'The recording has left out the body of 1 answer',
  ],
  [
    'empty, with neither text nor bytes',
    { bodySize: 0, content: { size: 0, mimeType: 'application/json' } },
    'expected application/json, found an empty body',
  ],
  [
    'empty, but was compressed',
    { bodySize: 20, content: { size: 0, mimeType: 'application/json', text: '' } },
    'expected application/json, found an empty body',
  ],
  [
    'empty',
    { content: { size: 0, mimeType: 'application/json', text: '' } },
    'expected application/json, found an empty body',
  ],
  [
    'broken JSON',
    json('{"data": '),
    'The answer has a body that is not JSON, though its content type is JSON',
  ],
  ['very deep JSON', json('['.repeat(50_000) + ']'.repeat(50_000)), 'nested more than 100 levels deep'],
  [
    'deep members',
    json(`${'{"data":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    'nested more than 100 levels deep',
  ],
  ['no base64', json('%%%', { encoding: 'base64' }), 'has a body that is not base64'],
  ['another encoding', json('x', { encoding: 'rot13' }), 'has an encoding that HAR does not have'],
  [
    'HTML',
    { content: { size: 6, mimeType: 'text/html', text: '<html>' } },
    'expected application/json, found text/html',
  ],
])('[16.5] a body that is %s is reported without a crash', async (_, response, sentence) => {
  const { report } = await confront(harWith(entry(response)));
  expect(report).toContain(sentence);
});

test('[16.5] a status that has no body in HTTP has not lost one', async () => {
  const { report } = await confront(
    harWith(...[204, 304].map(status => entry({ content: { size: -1, mimeType: '' }, status }))),
  );
  expect(report).not.toContain('left out the body');
});

test('[16.5] a recording without any body of an answer has judged nothing; one with a few says how many', async () => {
  const omitted = entry({ content: { size: -1, mimeType: 'application/json' } });
  const { confrontation, report } = await confront(harWith(omitted, omitted));
  expect(hasJudged(confrontation)).toBe(false);
  expect(report.split('\n').at(-1)).toBe(
    'The body of no answer could be read, so nothing was compared with the contract.',
  );
  const { log } = JSON.parse(journalAsHar(await mockSession()));
  const mixed = await confront(JSON.stringify({ log: { entries: [...log.entries, omitted] } }));
  expect(hasJudged(mixed.confrontation)).toBe(true);
  expect(mixed.report.split('\n').at(-1)).toBe(
    'No call contradicts the contract. Only 7 of 8 answers could be compared.',
  );
});

test('[16.5] an answer from the browser cache (304) has judged nothing', async () => {
  const { confrontation } = await confront(
    harWith(entry({ content: { size: 0, mimeType: '' }, status: 304 })),
  );
  expect(hasJudged(confrontation)).toBe(false);
});

test('[16.5] a recording without bodies still judges statuses', async () => {
  const omitted = entry({ content: { size: -1, mimeType: '' }, status: 418 });
  const { confrontation, report } = await confront(harWith(omitted));
  expect(hasJudged(confrontation)).toBe(true);
  expect(report).toContain('1 contradiction.');
});

test('[16.5] a body in base64 is decoded and compared', async () => {
  const { differences } = await confront(harWith(entry(json(btoa('{"data":7}'), { encoding: 'base64' }))));
  expect(differences[0]).toContain('getSystem 200, answer /data: expected object, found integer');
});

const systemInLatin1 = '{"data":7,"message":"N\xe3o"}';
const latin1Type = { name: 'content-type', value: 'application/json; charset=ISO-8859-1' };

test.each([
  ['in base64, in Latin-1', { ...json(btoa(systemInLatin1), { encoding: 'base64' }) }, 'windows-1252'],
  [
    'in base64, in UTF-16',
    {
      ...json(btoa([...'\xff\xfe'].join('') + [...'{"data":7}'].map(letter => `${letter}\0`).join('')), {
        encoding: 'base64',
      }),
    },
    'utf-16le',
  ],
  [
    'as text of an answer that names Latin-1',
    { ...json(systemInLatin1), headers: [latin1Type] },
    'windows-1252',
  ],
  ['as text that the browser could not read', json('{"data":7,"message":"N\ufffdo"}'), 'another encoding'],
])(
  '[16.5] an answer in another encoding, recorded %s, is compared and reported',
  async (_, response, encoding) => {
    const { differences } = await confront(harWith(entry(response)));
    expect(differences).toHaveLength(2);
    expect(differences[0]).toContain(`getSystem 200, answer body: expected UTF-8, found ${encoding}`);
    expect(differences[1]).toContain('getSystem 200, answer /data: expected object, found integer');
  },
);

test.each([
  ['ASCII under the name of Latin-1', { ...json('{"data":7}'), headers: [latin1Type] }],
  ['UTF-8 with a byte order mark', json('\ufeff{"data":7}')],
  ['UTF-8 in base64', json(btoa('{"data":7,"message":"N\xc3\xa3o"}'), { encoding: 'base64' })],
])('[16.5] an answer in %s is no deviation of the encoding', async (_, response) => {
  const { differences } = await confront(harWith(entry(response)));
  expect(differences).toHaveLength(1);
  expect(differences[0]).toContain('getSystem 200, answer /data: expected object, found integer');
});

test.each(['text/plain', 'text/json', 'application/vnd.api+json', ''])(
  '[16.5] JSON with the content type "%s" is reported, and compared as the app reads it',
  async mimeType => {
    const { differences } = await confront(
      harWith(entry({ content: { size: 10, mimeType, text: '{"data":7}' } })),
    );
    expect(differences).toHaveLength(2);
    expect(differences[0]).toContain('expected application/json, found');
    expect(differences[1]).toContain('getSystem 200, answer /data: expected object, found integer');
  },
);

test.each([201, 202, 203])(
  '[16.5] an answer with the undeclared status %i is compared as the app reads it, like one with 200',
  async status => {
    const { differences } = await confront(harWith(entry({ ...json('{"data":7}'), status })));
    expect(differences).toHaveLength(2);
    expect(differences[0]).toContain(`getSystem ${status}, answer status: expected one of 200`);
    expect(differences[1]).toContain(`getSystem ${status}, answer /data: expected object, found integer`);
  },
);

test('[16.5] an undeclared status without a body, or of a failure, has no second difference', async () => {
  const { differences } = await confront(
    harWith(
      entry({ content: { size: 0, mimeType: '', text: '' }, status: 204 }),
      entry({ ...json('{"data":7}'), status: 418 }),
    ),
  );
  expect(differences.map(line => line.split(':')[0])).toEqual([
    '  getSystem 204, answer status',
    '  getSystem 418, answer status',
  ]);
});

test('[16.5] a request that the browser has cancelled is one without an answer, also where its status is -1', async () => {
  const { confrontation, report } = await confront(
    harWith(entry(json('{"data":7}')), entry({ status: -1 }), entry({ status: 0 })),
  );
  expect(confrontation.unanswered).toBe(2);
  expect(report).not.toContain('The status is not one of HTTP');
});

test('[16.5] a multipart request is compared part by part; the content of a file is ignored', async () => {
  const parts = ['hashId', 'order', 'rg'].map(
    name =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${name === 'rg' ? '; filename="marina.jpg"\r\nContent-Type: image/jpeg' : ''}\r\n\r\n${name === 'order' ? '3' : 'abc'}\r\n`,
  );
  const { confrontation, differences } = await confront(
    harWith(
      entry(json('{"data":{"currentStep":"fim","situation":"x"}}'), {
        method: 'PATCH',
        url: 'https://servico.exemplo/unauth/product-self-contract/update-step/abc/step/rg',
        postData: { mimeType: 'multipart/form-data; boundary=x', text: `${parts.join('')}--x--\r\n` },
      }),
    ),
  );
  expect(differences).toEqual([]);
  expect(confrontation.guesses.find(({ place }) => place.endsWith('/UpdateStepFiles'))?.verdict).toBe(
    'confirmed',
  );
});

test.each([
  ['its length', [{ name: 'Content-Length', value: '92386' }], { bodySize: 0 }],
  ['its size', [], { bodySize: 92_386, postData: { mimeType: 'multipart/form-data', text: '' } }],
  ['its type', [{ name: 'content-type', value: 'multipart/form-data; boundary=x' }], { bodySize: 0 }],
])(
  '[16.5] a browser that records of an upload only %s is no evidence against the contract',
  async (_, headers, members) => {
    const { confrontation, differences, report } = await confront(
      harWith(
        entry(json('{"data":{"currentStep":"fim","situation":"x"}}'), {
          method: 'PATCH',
          url: 'https://servico.exemplo/unauth/product-self-contract/update-step/abc/step/rg',
          headers: [{ name: 'version', value: 'v2' }, ...headers],
          ...members,
        }),
      ),
    );
    expect(differences).toEqual([]);
    expect(report).toContain('Call 1, updateStep 200: The recording omits the body of the request.');
    expect(confrontation.guesses.find(({ place }) => place.endsWith('/UpdateStepFiles'))?.verdict).toBe(
      'noEvidence',
    );
  },
);

test('[16.5] a write without a body contradicts the contract', async () => {
  const { differences } = await confront(
    harWith(
      entry(json('{"data":{"currentStep":"fim","situation":"x"}}'), {
        method: 'PATCH',
        url: 'https://servico.exemplo/unauth/product-self-contract/update-step/abc/step/rg',
        headers: [{ name: 'content-length', value: '0' }],
        bodySize: 0,
      }),
    ),
  );
  expect(differences.join()).toContain('updateStep 200, request body: expected a body, found absent');
});

test('[16.5] entries are parsed one by one, so a large file is never completely in memory', async () => {
  const file = createLargeHar();
  const bytesBefore = bytesInUse();
  let peak = 0;
  let entries = 0;
  for await (const _ of readHarFile(file)) {
    entries += 1;
    if (entries % 500 === 0) peak = Math.max(peak, bytesInUse() - bytesBefore);
  }
  expect(entries).toBe(4000);
  expect(peak).toBeLessThan(20e6);
});

/** A file of 80 MB. A function of its own: its variables, and with them the text, end before the bytes are counted. */
function createLargeHar(): string {
  const large = entry(json(JSON.stringify({ text: 'x'.repeat(20_000) })));
  return temporaryHar(harWith(...Array.from({ length: 4000 }, () => large)));
}

/** The bytes that are still reachable. Garbage does not count: when it is collected depends on the machine. */
function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
