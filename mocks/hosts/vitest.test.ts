import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { visitorOf } from '../testing/visitor.ts';
import { startTestMocks } from './vitest.ts';

test('[10.1] [10.5b] the three lines of CONTRIBUTING.md override one operation, the scenario answers all others', async () => {
  const { engine, handlers, use, stop } = startTestMocks({ scenario: happyPath });
  onTestFinished(stop);
  use(handlers.updateStep({ kind: 'reply', status: 422, body: { code: 422, message: 'Confira os dados.' } }));

  const visitor = visitorOf({ scenario: happyPath, handle: request => fetch(request) });
  expect((await visitor.create({})).status).toBe(200);
  const response = await visitor.save('endereco', {});
  expect([response.status, await response.json()]).toEqual([
    422,
    { code: 422, message: 'Confira os dados.' },
  ]);
  expect(engine.journal.map(({ operation, source }) => [operation, source])).toEqual([
    ['createProposal', 'world'],
    ['updateStep', 'override'],
  ]);
});

test('CONTRIBUTING.md contains the lines that are tested here', () => {
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(
    '### Override one operation in a test\n',
  );
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(section) ?? [];
  const lines = example
    .trim()
    .replaceAll(/ \/\/.*/g, '')
    .split('\n');
  const source = readFileSync('mocks/hosts/vitest.test.ts', 'utf8');
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(source).toContain(`  ${line}\n`);
});
