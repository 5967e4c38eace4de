import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isCpf } from '#brazil/cpf.ts';
import { startTestHost } from '#mocks/hosts/http/testing/host.ts';
import type { JournalEntry } from '#mocks/journal.ts';
import { harOf } from '#tests/support/har-of.ts';
import { playsInRun } from '#tests/support/play-in-turn.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { HarProblem } from './record/har.ts';
import { recordedFile } from './record/recorded-file.ts';
import { recordingOptions } from './record/testing/recording-options.ts';
import { typeProblems } from './type-problems.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** A person whose data must not remain. */
const person = {
  nome: 'Zuleica Marcadora Testemunhal',
  cpf: '39053344705',
  celular: '11912345678',
  email: 'zuleica.marca@correio-marcado.com',
  dataDeNascimento: '17/09/1979',
};
const address = {
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  numero: '4711',
  complemento: 'Fundos do marcador',
  bairro: 'Bela Vista',
  estado: { value: 'SP', label: 'São Paulo' },
  cidade: { value: 'São Paulo', label: 'São Paulo' },
};
const account = { banco: { value: '260', label: '260 - Nubank' }, agencia: '8642', conta: '9753186-4' };
const secrets = {
  authorization: 'Bearer eyJhbGciOi.marcador-do-token.assinatura',
  'x-access-token': 'acesso-marcado-77aa',
  cookie: 'sessao=biscoito-marcado-99; outra=biscoito-segundo-88',
  'x-fingerprint': 'dedo-marcado-55ee',
};
const query = { utm_content: 'campanha-marcada-42' };

/** Six calls over real HTTP in a new session, as the app makes them. */
async function recordSession(): Promise<readonly JournalEntry[]> {
  const stage = await startTestHost();
  try {
    const id = stage.startSession();
    const service = `/unauth/product-self-contract`;
    const common = { hashId: stage.hash, metaProductBankId: 'm', deviceTracking: {} };
    const send = (method: string, pathname: string, body?: object) =>
      stage.send(id, {
        method,
        path: service + pathname,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const save = (step: string, data: object, order: number) =>
      send('PATCH', `/update-step/${stage.hash}/step/${step}`, { ...common, data, order });
    await send('GET', `/${stage.hash}/system`);
    await send('POST', `/create-proposal/${stage.hash}`, {
      ...common,
      data: person,
      deviceIp: '198.51.100.23',
    });
    await stage.send(id, { path: '/__external/viacep.com.br/ws/01310100/json/' });
    await save('endereco', address, 1);
    await save('dados-bancarios', account, 2);
    await send('GET', `/${stage.hash}/system`);
    return stage.host.sessions.engineOf(id).journal;
  } finally {
    await stage.host.close();
  }
}

const personalParts = [
  ...Object.values(person),
  '390.533.447-05',
  '(11) 91234-5678',
  ...['Zuleica', 'Marcadora', 'Testemunhal', 'ZULEICA', 'correio-marcado'],
  ...['Avenida Paulista', 'Bela Vista', '4711', 'Fundos do marcador', '01310-100', '01310100'],
  ...['8642', '9753186', '198.51.100'],
  ...[
    'marcador-do-token',
    'acesso-marcado',
    'biscoito-marcado',
    'biscoito-segundo',
    'dedo-marcado',
    'campanha-marcada',
  ],
];
const spellingsOf = (personalPart: string): string[] => [
  personalPart,
  encodeURIComponent(personalPart),
  Buffer.from(personalPart).toString('base64').replace(/=+$/, ''),
  personalPart.normalize('NFD').replace(/\p{M}/gu, ''),
];

test("[10.9b] no spelling of the visitor's data is left, and each value has the same replacement everywhere", async () => {
  const { source, scenario, notes } = recordedFile(
    harOf(await recordSession(), { headers: secrets, query }),
    recordingOptions,
  );
  expect(notes).toEqual([]);
  expect(
    personalParts
      .flatMap(spellingsOf)
      .filter(personalPart => source.toLowerCase().includes(personalPart.toLowerCase())),
  ).toEqual([]);

  const typedText = (field: string) =>
    scenario.walk.flatMap(action => (action.do === 'fill' && action.field === field ? [action.with] : []))[0];
  const [cpf = '', name = ''] = [typedText('CPF'), typedText('Nome completo')];
  expect(isCpf(cpf)).toBe(true);
  expect(name.split(' ')).toHaveLength(3);
  // Both appear once in the walk, and in every answer with the values of the step.
  expect(source.split(cpf).length).toBeGreaterThan(3);
  expect(source.split(name).length).toBe(source.split(cpf).length);
});

test('[10.9a] the calls keep their order, and the answers of an operation form a sequence', async () => {
  const { answers, scenario } = recordedFile(harOf(await recordSession()), recordingOptions);
  expect(answers.map(({ operation }) => operation)).toEqual([
    'getSystem',
    'createProposal',
    'getCepFirst',
    'updateStep',
    'updateStep',
    'getSystem',
  ]);
  const plannedAnswer = scenario.plan.updateStep;
  const steps =
    plannedAnswer?.kind === 'sequence' ? plannedAnswer.answers.map(answer => JSON.stringify(answer)) : [];
  expect(steps.map(text => /"currentStep":"([a-z-]+)"/.exec(text)?.[1])).toEqual([
    'dados-bancarios',
    'termos',
  ]);
  expect(scenario.walk.filter(action => action.do === 'reload')).toHaveLength(1);
});

test('[10.9] the same recording and seed give the same file, another seed gives other persons', async () => {
  const har = harOf(await recordSession());
  const secondSource = recordedFile(har, recordingOptions).source;
  expect(recordedFile(har, recordingOptions).source).toBe(secondSource);
  expect(recordedFile(har, { ...recordingOptions, seed: 8 }).source).not.toBe(secondSource);
});

test('[10.9] an unknown call and an answer outside the contract are reported with their place, and the file still compiles', {
  timeout: 120_000,
}, async () => {
  const journal = await recordSession();
  const firstEntry = journal[0];
  if (!firstEntry) throw new Error('The session is empty.');
  const unknownCall: JournalEntry = {
    ...firstEntry,
    operation: null,
    address: `/unauth/product-self-contract/zuleica/x/y/z`,
  };
  const brokenJournal = journal.map(
    (call, index): JournalEntry =>
      index === 3 ? { ...call, body: { data: { currentStep: 7 }, extra: person.nome } } : call,
  );
  const { source, notes, answers } = recordedFile(
    harOf([...brokenJournal, unknownCall]),
    recordingOptions,
    typeProblems,
  );
  expect(notes.join('\n')).toContain('log.entries[4]: call 4, updateStep 200, contradicts the contract');
  expect(notes.join('\n')).toMatch(/log\.entries\[8\]: the contract does not declare this call \(GET\)/);
  expect(notes.join('\n')).not.toMatch(/zuleica/i);
  expect(answers.find(({ number }) => number === 4)?.answer.kind).toBe('offContract');
  expect(source).not.toContain(person.nome);
  expect(typeProblems(source)).toEqual([]);
});

/** A recording with another entry after one of its last ones, as a browser writes it. */
async function harWith(entry: object, position: -1 | -2 = -2): Promise<string> {
  const { log } = JSON.parse(harOf(await recordSession()));
  return JSON.stringify({
    log: { ...log, entries: [...log.entries, { ...log.entries.at(position), ...entry }] },
  });
}
const html = { status: 404, content: { size: 9, mimeType: 'text/html', text: '<h1>404</h1>' } };

test.each([
  ['an image that does not exist', 'https://www.crefaz.com.br/logo.png', 'image'],
  ["the partners' frame of the app", 'https://proposta.exemplo.com.br/pixels/frame.html', 'document'],
  ["another company's frame", 'https://chat.exemplo.com/janela', 'document'],
])('[10.9c] %s is no reload of the page', async (_description, url, type) => {
  const har = await harWith({
    request: { method: 'GET', url, headers: [] },
    response: html,
    _resourceType: type,
  });
  const { scenario } = recordedFile(harOf(await recordSession()), recordingOptions);
  expect(recordedFile(har, recordingOptions).scenario.walk).toEqual(scenario.walk);
});

/** A recording whose entries are changed. */
async function harChangedBy(change: (entries: HarEntry[]) => HarEntry[]): Promise<string> {
  const { log } = JSON.parse(harOf(await recordSession()));
  return JSON.stringify({ log: { ...log, entries: change(log.entries) } });
}
interface HarEntry {
  request: { url: string };
}
const atAddress = <Entry extends HarEntry>(entry: Entry, url: string): Entry => ({
  ...entry,
  request: { ...entry.request, url },
});

test.each([
  ['a link that redirects to the app', 'https://link.banco.com.br/abc'],
  ["a page of the lender's site", 'https://www.banco.com.br/credito'],
])('[10.9a] a recording that begins with %s keeps its reload', async (_description, url) => {
  const har = await harChangedBy(([page, ...rest]) => (page ? [atAddress(page, url), page, ...rest] : []));
  const { scenario } = recordedFile(har, recordingOptions);
  expect(scenario.walk.filter(action => action.do === 'reload')).toHaveLength(1);
});

test('[10.9a] a frame of another company before the opening does not hide a reload', async () => {
  const har = await harChangedBy(([page, ...rest]) => {
    if (!page) return [];
    const frame = atAddress(page, 'https://chat.exemplo.com/janela');
    const headers = [{ name: 'Origin', value: new URL(page.request.url).origin }];
    return [page, frame, ...rest.map(entry => ({ ...entry, request: { ...entry.request, headers } }))];
  });
  const { scenario } = recordedFile(har, recordingOptions);
  expect(scenario.walk.filter(action => action.do === 'reload')).toHaveLength(1);
});

test('[10.9a] a reload of index.html is a reload', async () => {
  const har = await harChangedBy(entries =>
    entries.map(entry => atAddress(entry, entry.request.url.replace('/?utm=1', '/index.html'))),
  );
  const { scenario } = recordedFile(har, recordingOptions);
  expect(scenario.walk.filter(action => action.do === 'reload')).toHaveLength(1);
});

test.each([0, -1])(
  '[10.9a] a call without an answer, which a recorder gives the status %i, is a broken connection',
  async status => {
    const har = await harWith({ response: { status, content: {} } }, -1);
    const { answers } = recordedFile(har, { ...recordingOptions, plansUnreachedAnswers: true });
    expect(answers.at(-1)?.answer).toEqual({ kind: 'networkError' });
  },
);

test.each([
  ['no JSON', '{"log": ', 'The file is not JSON'],
  ['JSON of another sort', '[]', 'log.entries is missing'],
  ['an empty recording', '{"log":{"entries":[]}}', 'log.entries is empty'],
  ['a recording of another page', harOf([]), 'None of the requests is a call of the service'],
  [
    'an entry without an address',
    '{"log":{"entries":[{"startedDateTime":"2026-11-21","request":{"url":"nowhere"}}]}}',
    'log.entries[0].request.url',
  ],
  [
    'an entry without a time',
    '{"log":{"entries":[{"startedDateTime":"?","request":{"url":"https://a.b/"}}]}}',
    'log.entries[0].startedDateTime',
  ],
])('[10.9] %s is refused with the reason', (_description, text, reason) => {
  expect(() => recordedFile(text, recordingOptions)).toThrow(HarProblem);
  expect(() => recordedFile(text, recordingOptions)).toThrow(reason);
});

test.runIf(playsInRun('record command', 5))(
  '[10.9] the command writes a formatted file, or prints the reason, exits with 2 and writes nothing',
  {
    timeout: 180_000,
  },
  async () => {
    const folder = createTemporaryFolder('record-');
    const [har, badHar, target] = ['a.har', 'bad.har', 'um-caso.ts'].map(name => path.join(folder, name));
    if (!har || !badHar || !target) throw new Error('There is no folder to write to.');
    writeFileSync(har, harOf(await recordSession(), { headers: secrets }));
    writeFileSync(badHar, '<html>');
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'tools/record.ts', ...args], {
        cwd: root,
        encoding: 'utf8',
      });

    const refusedRun = run(badHar, target);
    expect([refusedRun.status, refusedRun.stdout, existsSync(target)]).toEqual([2, '', false]);
    expect(refusedRun.stderr).toContain('The file is not JSON');

    const knownId = run(har, path.join(folder, 'happy-path.ts'));
    expect([knownId.status, knownId.stderr]).toEqual([2, 'Another scenario has the id "happy-path".\n']);

    const recordResult = run(har, target);
    expect([recordResult.status, recordResult.stdout]).toEqual([0, '']);
    expect(recordResult.stderr).toContain('Move the file to scenarios/catalogue/<group>/');
    const text = readFileSync(target, 'utf8');
    expect(text).toContain('export const umCaso = defineScenario({');
    const formatArguments = ['check', '--write', '--stdin-file-path', 'scenarios/catalogue/erros/um-caso.ts'];
    const checkResult = spawnSync('node_modules/.bin/biome', formatArguments, {
      cwd: root,
      input: text,
      encoding: 'utf8',
    });
    expect([checkResult.status, checkResult.stdout]).toEqual([0, text]);
  },
);
