import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { harOf } from '#tests/support/har-of.ts';
import { contractFolder } from '../contract/bundle.ts';
import { contradicts } from './deviation.ts';
import { isContradicted } from './ledger.ts';
import { patchOf, yamlFormat } from './patch.ts';
import { confront, journalAsHar, mockSession, model, withOtherAnswers } from './testing/confront.ts';

const journal = await mockSession();

/** The entries of a HAR file. */
const entriesOf = (har: string): { request: { url: string } }[] => JSON.parse(har).log.entries;

/** The call, refused for a while. */
const withPause = (call: object | undefined, pause: string) => ({
  ...call,
  response: {
    status: 429,
    headers: [{ name: 'Retry-After', value: pause }],
    content: { mimeType: 'application/json', text: '{"message":"Aguarde.","code":429}' },
  },
});

test('[16.5a] a recording of the mock service confirms guesses and contradicts nothing', async () => {
  const { confrontation, report } = await confront(journalAsHar(journal));
  expect(confrontation.deviations.filter(contradicts)).toEqual([]);
  expect(confrontation.guesses.filter(({ verdict }) => verdict === 'confirmed').length).toBeGreaterThan(20);
  expect(confrontation.guesses.filter(({ verdict }) => verdict === 'contradicted')).toEqual([]);
  expect(report).toContain('No call contradicts the contract.');
  expect(await patchOf(model, confrontation)).toBe('');
});

test('[16.5a] a guess without a call has no evidence; a confirmed guess names the first call that confirms it', async () => {
  const { confrontation } = await confront(journalAsHar(journal));
  const verdictOn = (place: string) => confrontation.guesses.find(guess => guess.place === place);
  expect(verdictOn('#/components/schemas/TokenStatus')).toMatchObject({ verdict: 'noEvidence' });
  expect(verdictOn('#/components/schemas/Step/properties/order')).toMatchObject({
    verdict: 'confirmed',
    evidence: { first: '2' },
  });
  expect(confrontation.unseen.operations).toContain('validateToken');
  expect(
    confrontation.unseen.statuses.find(({ operation }) => operation === 'getSystem')?.statuses,
  ).toContain('500');
});

test('[16.5b] a service with snake_case and other date formats is reported by pointer and types', async () => {
  const har = journalAsHar(
    withOtherAnswers(journal, (body, { operation }) => {
      if (operation === 'createProposal' || operation === 'updateStep') {
        const { currentStep, stepStatus, ...rest } = body.data ?? {};
        return { body: { ...body, data: { ...rest, current_step: currentStep, step_status: stepStatus } } };
      }
      if (operation === 'proposalDetails')
        return { body: { ...body, data: { ...body.data, createdAt: '22/11/2026' } } };
      return {};
    }),
  );
  const { confrontation, differences } = await confront(har);
  expect(isContradicted(confrontation)).toBe(true);
  expect(differences.join('\n')).toContain(
    'createProposal 200, answer /data/currentStep: expected text, found absent (call 3)',
  );
  expect(differences.join('\n')).toContain(
    'createProposal 200, answer /data/current_step: expected the member currentStep, found text',
  );
  expect(differences.join('\n')).toContain('answer /data/step_status: expected the member stepStatus');
  expect(differences.join('\n')).toContain(
    'proposalDetails 200, answer /data/createdAt: expected text: date-time, found text: dd/mm/yyyy',
  );
  expect(differences.join('\n')).toContain('contradicts the guess openapi/schemas/proposal-details.yaml #');
});

/** Names of members as programs write them: extraA, extraB ... extraBA. */
const manyNames = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) =>
      `extra${[...index.toString(26)].map(digit => String.fromCharCode(65 + Number.parseInt(digit, 26))).join('')}`,
  );

test('[16.5] of very many unknown names at one place the first are listed and the others counted', async () => {
  const names = manyNames(100);
  const har = journalAsHar(
    withOtherAnswers(journal, (body, { operation }) =>
      operation === 'getSystem'
        ? {
            body: {
              ...body,
              data: {
                ...body.data,
                ...Object.fromEntries(names.map(name => [name, 1])),
                steps: names.map(state => ({
                  ...Object.values(body.data?.steps ?? {})[0],
                  state,
                  fields: [],
                })),
              },
            },
          }
        : {},
    ),
  );
  const { confrontation, differences, report } = await confront(har);
  expect(differences.filter(line => line.includes('/data/extra'))).toHaveLength(20);
  expect(differences.filter(line => line.includes('/data/steps/*/state'))).toHaveLength(21);
  expect(report).toContain('getSystem 200, answer /data: 80 more names');
  expect(report).toContain('getSystem 200, answer /data/steps/*/state: 80 more names');
  expect(report).toContain('Names that the contract allows but does not list: 100');
  expect(report).toContain('Contradictions of the contract: 100');
  expect(report).toContain('100 contradictions. Correct the contract');
  expect(report.split('\n').length).toBeLessThan(400);
  expect((await patchOf(model, confrontation)).split('\n').length).toBeLessThan(400);
});

test('[16.5] of very many bodies that cannot be examined the first are listed and the others counted', async () => {
  const call = journal.find(({ operation }) => operation === 'getSystem');
  const file = JSON.parse(harOf(call ? [call] : []));
  const [page, entry] = file.log.entries;
  entry.response.content.text = '{';
  const { report } = await confront(JSON.stringify({ log: { entries: [page, ...Array(200).fill(entry)] } }));
  expect(report.split('\n').filter(line => /Call \d+, getSystem 200: /.test(line))).toHaveLength(20);
  expect(report).toContain('  and 180 more');
});

test('[16.5] a service with an unknown code, null for a text and an unknown status is reported', async () => {
  let systems = 0;
  const har = journalAsHar(
    withOtherAnswers(journal, (body, { operation }) => {
      if (operation === 'getSystem') {
        systems += 1;
        if (systems > 1) return { status: 422, body: { message: 'Confira os dados.' } };
        const steps = Object.values(body.data?.steps ?? {}).map(step => ({
          ...step,
          name: null,
          state: 'partiallyPaused',
        }));
        return { body: { ...body, data: { ...body.data, steps } } };
      }
      return {};
    }),
  );
  const { confrontation, differences } = await confront(har);
  expect(differences.join('\n')).toContain(
    'getSystem 200, answer /data/steps/*/name: expected text, found null (call 2)',
  );
  expect(differences.join('\n')).toMatch(
    /answer \/data\/steps\/\*\/state: expected one of \d+ names, found "partiallyPaused"/,
  );
  expect(differences.join('\n')).toMatch(/getSystem 422, answer status: expected one of 200, .*, found 422/);
  expect(confrontation.answers).toContainEqual({
    operation: 'getSystem',
    status: 422,
    count: 1,
    deviating: 1,
  });
  const patch = await patchOf(model, confrontation);
  expect(patch).toContain('+++ b/openapi/schemas/step-status.yaml');
  expect(patch).toMatch(/^\+.*partiallyPaused/m);
  expect(patch).toMatch(/^\+ {2}type: \[string, "null"\]|^\+ {4}type: \[string, "?null"?\]/m);
  expect(patch).toMatch(/^\+ {4}"422":/m);
});

test('[16.5] a value that the contract allows without listing it is reported, but is not a contradiction', async () => {
  const har = journalAsHar(
    withOtherAnswers(journal, (body, { operation }) =>
      operation === 'getSystem'
        ? {
            body: {
              ...body,
              data: { ...body.data, loyaltyProgramme: { points: 12 }, indicator: null, directForm: 'true' },
            },
          }
        : {},
    ),
  );
  const { confrontation, differences } = await confront(har);
  expect(isContradicted(confrontation)).toBe(false);
  expect(differences.join('\n')).toContain(
    'answer /data/loyaltyProgramme: a member that the contract does not name: object',
  );
  for (const rule of ['#/x-answers/0', '#/x-answers/1', '#/x-answers/2'])
    expect(confrontation.guesses.find(({ place }) => place === rule)?.verdict).toBe('confirmed');
  expect(await patchOf(model, confrontation)).toMatch(/^\+ {2}loyaltyProgramme:/m);
});

test('[16.5] every file of the contract has the format that the patch writes, so a patch contains only real differences', async () => {
  const files = await readdir(contractFolder, { recursive: true });
  const changedFiles = files.filter(file => {
    if (!file.endsWith('.yaml')) return false;
    const text = readFileSync(path.join(contractFolder, file), 'utf8');
    return parseDocument(text).toString(yamlFormat) !== text;
  });
  expect(changedFiles).toEqual([]);
});

test('[16.5a] a call without the header version contradicts the contract, but not the guess about its operation', async () => {
  const { confrontation } = await confront(harOf(journal));
  const deviation = confrontation.deviations.find(
    ({ operation, pointer }) => operation === 'updateStep' && pointer === 'header version',
  );
  expect(deviation).toMatchObject({
    kind: 'missing',
    place: '#/components/parameters/Version',
    guess: undefined,
  });
  expect(confrontation.guesses.filter(({ verdict }) => verdict === 'contradicted')).toEqual([]);
});

test.each([
  ['30', []],
  ['Sun, 29 Nov 2026 12:00:00 GMT', []],
  ['daqui a pouco', ['header retry-after']],
])('[16.5a] a pause "%s" in the header Retry-After contradicts: %j', async (pause, expected) => {
  const call = entriesOf(journalAsHar(journal)).find(({ request }) => request.url.includes('/system'));
  const har = { log: { entries: [withPause(call, pause)] } };
  const { confrontation } = await confront(JSON.stringify(har));
  expect(confrontation.deviations.filter(contradicts).map(({ pointer }) => pointer)).toEqual(expected);
});

test("[16.5a] the app's own list pixels/index.json is no call of the contract; a pixel's file is one", async () => {
  const entry = (name: string, content: object) => ({
    startedDateTime: '2026-11-21T12:00:00.000Z',
    request: { method: 'GET', url: `https://app.example/propostas/pixels/${name}.json`, headers: [] },
    response: {
      status: 200,
      headers: [],
      content: { size: 9, mimeType: 'application/json', text: JSON.stringify(content) },
    },
  });
  const confrontEntry = (name: string, content: object) =>
    confront(JSON.stringify({ log: { entries: [entry(name, content)] } }));
  const verdictOf = ({ confrontation }: Awaited<ReturnType<typeof confront>>) =>
    confrontation.guesses.find(({ place }) => place === '#/paths/~1pixels~1{name}.json/get')?.verdict;

  const list = await confrontEntry('index', { corporation: {}, campaign: { inverno: 'inverno' } });
  expect(list.confrontation).toMatchObject({ calls: 0, otherRequests: 1, deviations: [] });
  expect(verdictOf(list)).toBe('noEvidence');
  const pixel = await confrontEntry('inverno', { src: 'https://pixel.example/p.gif' });
  expect(pixel.confrontation).toMatchObject({ calls: 1, otherRequests: 0 });
  expect(verdictOf(pixel)).toBe('confirmed');
});
