import { expect, test } from 'vitest';
import { isContradicted } from './ledger.ts';
import { confront, journalAsHar, mockSession } from './testing/confront.ts';

interface Entry {
  request: { url: string; method: string; postData?: object };
  response: { status: number; content: { mimeType: string; text: string } };
}

const session: { log: { entries: Entry[] } } = JSON.parse(journalAsHar(await mockSession()));

const entryOf = (operation: string): Entry => {
  const entry = session.log.entries.find(({ request }) => request.url.includes(operation));
  if (!entry) throw new Error(`The session has no ${operation}.`);
  return structuredClone(entry);
};

/** The session's system answer, whose first step has a field of files. */
function systemWithFile(): Entry {
  const entry = entryOf('/system');
  const body = JSON.parse(entry.response.content.text);
  const [firstStep]: { fields: object[] }[] = Object.values(body.data.steps);
  const [field] = firstStep?.fields ?? [];
  firstStep?.fields.push({ ...field, key: 'rg', uniqueKey: 'rg', label: 'RG', component: 'imageCapture' });
  entry.response.content.text = JSON.stringify(body);
  return entry;
}

const answered = (entry: Entry, status: number, body: object): Entry => ({
  ...entry,
  response: {
    ...entry.response,
    status,
    content: { mimeType: 'application/json', text: JSON.stringify(body) },
  },
});

const storedAs = (name: string) => ({ name, size: 52_100, receivedAt: '2026-11-21T12:00:00.000Z' });

/** An update of the step `endereco`, which has the field of files `rg`, and the files that the answer lists. */
function updateWith(data: object, parts: readonly string[], listed: unknown): Entry {
  const entry = entryOf('/step/endereco');
  const body = JSON.parse(entry.response.content.text);
  body.data.selfContract = { endereco: { rg: listed } };
  const texts = { hashId: '6650c1f2a4b3d90012e7f001', order: '1', data: JSON.stringify(data) };
  entry.request.postData = {
    mimeType: 'multipart/form-data; boundary=x',
    params: [
      ...Object.entries(texts).map(([name, value]) => ({ name, value })),
      ...parts.map(fileName => ({ name: 'rg', fileName })),
    ],
  };
  return answered(entry, 200, body);
}

const judge = async (...entries: Entry[]) => {
  const { confrontation, differences } = await confront(
    JSON.stringify({ ...session, log: { ...session.log, entries: [systemWithFile(), ...entries] } }),
  );
  return { isContradicted: isContradicted(confrontation), text: differences.join('\n'), confrontation };
};

const kept = { rg: ['frente.jpg'] };
const both = ['frente.jpg', 'verso.jpg'];

test.each([
  ['adds a file and keeps the named one', kept, ['verso.jpg'], both.map(storedAs)],
  ['lists names only', kept, ['verso.jpg'], both],
  ['replaces all files', {}, ['verso.jpg'], [storedAs('verso.jpg')]],
  ['says nothing of the field', kept, ['verso.jpg'], undefined],
])('[16.5b] a service that %s follows the contract', async (_, data, parts, listed) => {
  expect(await judge(updateWith(data, parts, listed))).toMatchObject({ isContradicted: false, text: '' });
});

test.each([
  ['drops the file that was to stay', kept, ['verso.jpg'], [storedAs('verso.jpg')]],
  ['stores the names in place of the upload', kept, ['verso.jpg'], ['frente.jpg']],
  ['keeps a file that was removed', kept, [], both.map(storedAs)],
  ['keeps earlier files beside those that replace them', {}, ['verso.jpg'], both.map(storedAs)],
])('[16.5b] [7.10] a service that %s contradicts the contract', async (_, data, parts, listed) => {
  const { text, confrontation } = await judge(updateWith(data, parts, listed));
  expect(text).toContain(
    'updateStep 200, answer /data/selfContract/*/*: expected the files that the request names, then those that it sends, found other files (call 2)',
  );
  expect(text).toContain('contradicts the guess openapi/schemas/update-step-files.yaml #');
  expect(JSON.stringify(confrontation.deviations)).not.toContain('frente');
});

test('[16.5b] [7.9] a creation that is refused for a missing file contradicts the contract', async () => {
  const refusal = { code: 422, message: 'Confira os dados.', errors: { rg: 'Envie a foto do RG' } };
  const { text } = await judge(answered(entryOf('/create-proposal/'), 422, refusal));
  expect(text).toContain(
    'expected no message about a field of files, which follow by updateStep, found a message',
  );
  const otherRefusal = { ...refusal, errors: { cpf: 'CPF inválido' } };
  expect((await judge(answered(entryOf('/create-proposal/'), 422, otherRefusal))).isContradicted).toBe(false);
});

test('[16.5b] [7.10] a conflict in place of the files of the first step contradicts the contract; a later one does not', async () => {
  const conflict = { code: 404, errors: { status: 'CONFLICT' } };
  const upload = answered(updateWith({}, ['rg.jpg'], []), 404, conflict);
  const { text } = await judge(entryOf('/create-proposal/'), upload);
  expect(text).toContain(
    'expected the files of the first step are accepted after its creation, found CONFLICT',
  );
  expect((await judge(upload)).isContradicted).toBe(false);
});

test('[16.5b] [4.19] an overdue bill whose step has no field of files contradicts the contract', async () => {
  const overdueAt = (currentStep: string): Entry => {
    const entry = entryOf('/step/endereco');
    const body = JSON.parse(entry.response.content.text);
    Object.assign(body.data, { currentStep, reviewStep: null, selfContractFeature: 'overdueBill' });
    return answered(entry, 200, body);
  };
  const { text } = await judge(overdueAt('dados-bancarios'));
  expect(text).toContain(
    'expected a step with a field of files, for the receipt of the overdue bill, found another step',
  );
  expect((await judge(overdueAt('dados-pessoais'))).isContradicted).toBe(false);
});
