import { expect, test } from 'vitest';
import { backOfDocument, frontOfDocument, type SampleFile } from '#scenarios/cast/documents.ts';
import { generatedScenarios } from '#scenarios/generated.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { createEngine } from './engine.ts';
import { complaintsOf, judge } from './judge.ts';
import { requestOfPlainCall } from './plain-call.ts';
import { playWalk } from './play-walk.ts';
import { noScreen } from './testing/no-screen.ts';

/** A PDF of one empty page. */
const statement: SampleFile = {
  name: 'extrato.pdf',
  type: 'application/pdf',
  base64:
    'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1' +
    'BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9N' +
    'ZWRpYUJveFswIDAgMjAwIDEwMF0+PmVuZG9iagp4cmVmCjAgNAowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMD' +
    'kgMDAwMDAgbiAKMDAwMDAwMDA1MiAwMDAwMCBuIAowMDAwMDAwMTAxIDAwMDAwIG4gCnRyYWlsZXI8PC9TaXplIDQv' +
    'Um9vdCAxIDAgUj4+CnN0YXJ0eHJlZgoxNjQKJSVFT0YK',
};

async function complaintsAbout(id: string, change: (text: string) => string = text => text): Promise<string> {
  const scenarioWithId = scenarioById(id);
  const scenario: typeof scenarioWithId = JSON.parse(change(JSON.stringify(scenarioWithId)));
  const engine = createEngine({ scenario });
  await playWalk(scenario, noScreen, engine);
  return complaintsOf(await judge(scenario, noScreen, engine));
}

test('[10.4, 10.8] every answer that the contract declares has a scenario of HTTP calls only, whose claims hold', {
  timeout: 60_000,
}, async () => {
  const problems: string[] = [];
  for (const { id } of generatedScenarios)
    await complaintsAbout(id).then(
      problem => problem && problems.push(`${id}: ${problem}`),
      (problem: unknown) => problems.push(`${id}: ${String(problem)}`),
    );
  expect(problems).toEqual([]);
  expect(generatedScenarios.length).toBeGreaterThan(400);
  expect(generatedScenarios.every(isServiceOnly)).toBe(true);
  expect(new Set(generatedScenarios.map(({ id }) => id)).size).toBe(generatedScenarios.length);
});

test('[10.8] a call with another status than expected ends the walk', async () => {
  const withWrongStatus = (text: string) => text.replaceAll('"answers":404', '"answers":200');
  await expect(complaintsAbout('service-show-step-404', withWrongStatus)).rejects.toThrow(
    'showStep answers 404, not 200',
  );
});

test('[10.8] a verdict fails if no call was answered with its status', async () => {
  const withWrongStatus = (text: string) => text.replace('"status":404}]}}', '"status":409}]}}');
  expect(await complaintsAbout('service-show-step-404', withWrongStatus)).toBe(
    'showStep is answered with 409: the answers are 404, 404',
  );
});

test('[10.3] an answer outside the contract is a violation, although the walk expects it', async () => {
  const withWrongCode = (text: string) => text.replaceAll('"code":404', '"code":"quatro"');
  expect(await complaintsAbout('service-show-step-404', withWrongCode)).toContain(
    'answer/code must match pattern',
  );
});

test('a call has the path and query of the contract, with escaped values', () => {
  const request = requestOfPlainCall({
    operation: 'findCompaniesByName',
    query: { name: 'padaria & filhos' },
  });
  expect(`${request.method} ${new URL(request.url).search}`).toBe('GET ?name=padaria+%26+filhos');
  const step = requestOfPlainCall({
    operation: 'showStep',
    path: { hashId: 'h1', step: 'a/b' },
  });
  expect(new URL(step.url).pathname).toContain('a%2Fb');
  expect(() => requestOfPlainCall({ operation: 'showStep', path: { hashId: 'h1' } })).toThrow(
    'gives no "step"',
  );
});

test('[10.1] a form call contains texts, JSON and files with their bytes', async () => {
  const request = requestOfPlainCall({
    operation: 'updateStep',
    path: { hashId: '6650c1f2a4b3d90012e7f001', step: 'documentos' },
    multipart: {
      hashId: '6650c1f2a4b3d90012e7f001',
      order: 2,
      data: { tipo: 'rg' },
      rg: [frontOfDocument, backOfDocument],
      extrato: statement,
    },
  });
  const form = await request.formData();
  expect([form.get('order'), form.get('data')]).toEqual(['2', '{"tipo":"rg"}']);
  const files = [...form.getAll('rg'), form.get('extrato')].map(part =>
    part instanceof File ? [part.name, part.type, part.size > 200] : part,
  );
  expect(files).toEqual([
    ['frente.jpg', 'image/jpeg', true],
    ['verso.jpg', 'image/jpeg', true],
    ['extrato.pdf', 'application/pdf', true],
  ]);
});
