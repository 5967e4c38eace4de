import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { CoverageMap } from '#mocks/atlas/maps.ts';
import { createEngine } from '#mocks/engine.ts';
import { judgeService } from '#mocks/judge.ts';
import { operationFacts } from '#openapi/facts.gen.js';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { generatedScenarios } from '#scenarios/generated.ts';
import { scenarios } from '#scenarios/index.ts';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { shownByTests, withTests } from '../../tools/coverage/by-tests.ts';
import { calledOperations } from '../../tools/coverage/called-operations.ts';
import { complaintsAbout } from '../../tools/coverage/complaints-about.ts';
import { errorsMap } from '../../tools/coverage/errors-map.ts';
import { fieldsMap } from '../../tools/coverage/fields-map.ts';
import { operationsMap } from '../../tools/coverage/operations-map.ts';
import { registriesMap } from '../../tools/coverage/registries-map.ts';
import { stateAtOpening } from '../../tools/coverage/state-at-opening.ts';
import { stepsMap } from '../../tools/coverage/steps-map.ts';

const rowOf = (map: CoverageMap, id: string) => map.rows.find(row => row.id === id);
const shownIn = (map: CoverageMap, id: string, column: string) => rowOf(map, id)?.cells[column]?.screen;
const openScenarios = async (...ids: readonly string[]) =>
  Promise.all(
    ids.map(async id => ({
      scenario: scenarioById(id),
      opening: await stateAtOpening(scenarioById(id)),
    })),
  );

test('[10.8a] a row of chapter 8 is covered by a scenario that cites it and expects its text', () => {
  const map = errorsMap([
    scenarioById('no-offer'),
    scenarioById('conflict'),
    scenarioById('inconsistent-documents'),
  ]);
  expect(shownIn(map, '8.1', 'cenários')).toEqual(['no-offer']);
  expect(shownIn(map, '8.25', 'cenários')).toEqual(['conflict']);
  expect(shownIn(map, '8.31 inconsistentCPF', 'cenários')).toEqual(['inconsistent-documents']);
  expect(rowOf(map, '8.3')?.gaps).toEqual(['no scenario shows it']);
  expect(map.falseClaims).toEqual([]);
});

test('[10.8a] a scenario that cites a row without expecting its text covers nothing and is reported', () => {
  const falseClaimant: Scenario = {
    ...scenarioById('happy-path'),
    id: 'false-claimant',
    requirements: ['8.3'],
  };
  const map = errorsMap([falseClaimant]);
  expect(shownIn(map, '8.3', 'cenários')).toEqual([]);
  expect(map.falseClaims).toEqual([
    'false-claimant cites 8.3, but neither its walk nor its verdict demands it: Por favor, tente novamente recarregando a página.',
  ]);
  expect(complaintsAbout([map], {})).toContain(map.falseClaims[0]);
});

test('[10.8] a planned answer that the app never requests covers a cell, but its scenario fails', async () => {
  const unusedPlan: Scenario = {
    ...scenarioById('happy-path'),
    plan: { newHash: { kind: 'networkError' } },
  };
  const map = operationsMap(operationFacts, [unusedPlan], new Set());
  expect(shownIn(map, '7.12 newHash', 'networkError')).toEqual(['happy-path']);
  const broken = judgeService(unusedPlan, createEngine({ scenario: unusedPlan }).report()).filter(
    ({ passed }) => !passed,
  );
  expect(broken.map(({ claim }) => claim)).toContain('the plan of newHash is used (1)');
});

test('[10.8] a scenario of HTTP calls counts only until a screen calls the operation', () => {
  const httpScenarios = generatedScenarios.filter(({ id }) => id.startsWith('service-new-hash-'));
  const gapsOf = (isCalled: boolean) =>
    rowOf(operationsMap(operationFacts, httpScenarios, new Set(isCalled ? ['newHash'] : [])), '7.12 newHash')
      ?.gaps;
  expect(gapsOf(false)).toEqual([]);
  expect(gapsOf(true)).toEqual([
    'no success scenario in the app (the app makes this call)',
    'no error scenario in the app (the app makes this call)',
  ]);
});

test('[10.8] an operation without an error scenario is a gap', () => {
  const goodScenarios = generatedScenarios.filter(({ id }) => id === 'service-list-contracts-200');
  const map = operationsMap(operationFacts, goodScenarios, new Set());
  expect(rowOf(map, '7.14 listContracts')?.gaps).toEqual(['no error scenario']);
});

test('[10.8b] a step is covered in the status in which the service opens it, or by texts that only this step has', async () => {
  const map = stepsMap(['form', 'creditAnalysis'], await openScenarios('polling-success', 'resume'));
  expect(shownIn(map, '4.7 creditAnalysis', 'waiting')).toEqual(['polling-success']);
  expect(shownIn(map, '4.7 form', 'init')).toEqual(['resume']);
  expect(shownIn(map, '4.7 creditAnalysis', 'failed')).toEqual([]);
  expect(rowOf(map, '4.1 remake')?.gaps).toEqual(['no scenario shows a step in this status']);
});

test('[10.8b] the map lists a step type under the requirement that its scenarios cite, a variant of a lender, too', async () => {
  const types = ['multipleFinancing', 'afinzConsignadoValidacaoSimulacao', 'form'];
  const map = stepsMap(types, await openScenarios('simulacao-funcao'));
  expect(map.rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      '4.7 form',
      '4.8 multipleFinancing',
      '4.8 funcaoSimulacao',
      '4.9 afinzConsignadoValidacaoSimulacao',
    ]),
  );
});

test('[10.8] a field is covered when the walk uses it or reaches its step', async () => {
  const map = fieldsMap(['cep', 'date', 'slider'], await openScenarios('conflict'));
  expect(shownIn(map, '3.32 cep', 'cenários')).toEqual(['conflict']);
  expect(shownIn(map, '3.32 date', 'cenários')).toEqual([]);
  expect(rowOf(map, '3.32 slider')?.gaps).toEqual(['no scenario shows such a field']);
});

test('[10.8] an entry of a registry that no scenario reaches is reported with its file and the remedy', async () => {
  const openedScenarios = await openScenarios('conflict');
  const list = {
    noun: 'mask',
    file: 'src/journey/masks/index.ts',
    names: ['cep', 'pis'],
    reachedBy: () => ['cep'],
    remedy: 'use it in a field',
  };
  const map = registriesMap(openedScenarios, [list]);
  expect(shownIn(map, 'mask cep', 'cenários')).toEqual(['conflict']);
  expect(complaintsAbout([map], {})).toEqual([
    'mask pis: no scenario reaches this entry of src/journey/masks/index.ts. Remedy: use it in a field, or name the test that shows it in tools/coverage/by-tests.ts',
  ]);
});

test.each([
  ['mask cep', 'conflict', 'no-offer'],
  ['mask cellphone', 'happy-path', 'conflict'],
  ['validator renavam', 'todos-os-campos-passeio', 'conflict'],
  ['formatter percentage', 'seguro-auto-perfil', 'conflict'],
  ['conditional standard', 'todos-os-campos-passeio', 'conflict'],
  ['polling policy check', 'polling-success', 'conflict'],
  ['error no-offer', 'no-offer', 'conflict'],
  ['error conflict', 'conflict', 'no-offer'],
  ['error connection', 'connection-failed', 'no-offer'],
  ['error invalid-fields', 'bank-account-refused', 'conflict'],
  ['error unfinished-update', 'polling-failure', 'instability'],
  ['rule crefisa', 'credito-crefisa-comeco', 'conflict'],
  ['product consorcio', 'consorcio-completo', 'conflict'],
])('[10.8] %s is reached by the scenario %s and not by %s', async (id, reachingScenario, otherScenario) => {
  expect(
    shownIn(registriesMap(await openScenarios(reachingScenario, otherScenario)), id, 'cenários'),
  ).toEqual([reachingScenario]);
});

test('[10.8] an error whose text the scenario does not expect is not reached', async () => {
  const [openedScenario] = await openScenarios('bank-account-refused');
  if (!openedScenario) throw new Error('no scenario');
  const { scenario, opening } = openedScenario;
  const scenarioWithoutExpectations: Scenario = {
    ...scenario,
    walk: scenario.walk.filter(action => action.do !== 'waitFor'),
    verdict: {},
  };
  const map = registriesMap([{ scenario: scenarioWithoutExpectations, opening }]);
  expect(shownIn(map, 'error invalid-fields', 'cenários')).toEqual([]);
});

test('[10.8] a gap is reported with its file and the remedy', async () => {
  expect(complaintsAbout([fieldsMap(['anexo'], [])], {})).toEqual([
    '3.32 anexo: no scenario shows such a field (src/journey/fields/index.ts). Remedy: add such a field to a product in scenarios/products, and fill it or wait for the heading of its step in the walk of a scenario',
  ]);
});

test('[10.8] the list of open rows is checked: rows that are covered, unknown or without a reason are reported', () => {
  const map = errorsMap([scenarioById('no-offer')]);
  const openRows = Object.fromEntries(map.rows.map(({ id }) => [id, 'later']));
  expect(complaintsAbout([map], openRows)).toEqual([
    '8.1 is covered: remove its line from tools/coverage/open-rows.ts',
  ]);
  const { '8.1': _, ...uncoveredRows } = openRows;
  expect(complaintsAbout([map], uncoveredRows)).toEqual([]);
  expect(complaintsAbout([map], { ...uncoveredRows, '8.99': 'later', '8.3': ' ' })).toEqual([
    '8.99 is listed in tools/coverage/open-rows.ts, but no map has such a row',
    '8.3 is listed in tools/coverage/open-rows.ts without a reason',
  ]);
});

test('the source of the app calls every operation of the service, except the pixel configuration', () => {
  const operations = calledOperations(join(import.meta.dirname, '../../src'));
  const uncalledOperations = operationFacts.map(({ id }) => id).filter(id => !operations.has(id));
  // The configuration of the pixels is a file of the application, which no operation of src/api reads.
  expect(uncalledOperations).toContain('getPixelConfiguration');
  expectNoBreaches(
    uncalledOperations
      .filter(id => id !== 'getPixelConfiguration')
      .map(id => `openapi/paths: no flow calls ${id}.`),
    {
      rule: 'The app calls every operation of the contract.',
      remedy: 'Call its entry of src/api/api.ts from a flow, or remove the operation from the contract.',
    },
  );
});

test('an operation counts as called if a flow uses the entry of the API that calls it', () => {
  const source = createTemporaryFolder('source-');
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    writeFileSync(join(source, path), text);
  };
  write(
    'api/api.ts',
    [
      "import { readIt } from './operations/both.ts';",
      "const late = lazyOperations(() => import('./operations/late.ts'));",
      "const both = lazyOperations(() => import('./operations/both.ts'));",
      'const operations = {',
      '  readIt,',
      "  lateOne: late('simulate', file => file.lateOne),",
      "  unused: both('newHash', file => file.writeIt),",
      '};',
      'export function createApi() { return operations; }',
    ].join('\n'),
  );
  write(
    'api/operations/both.ts',
    [
      "export const readIt = () => callOperation({ info: { operation: 'getSystem' } });",
      "export const writeIt = () => callOperation({ info: { operation: 'newHash' } });",
    ].join('\n'),
  );
  write(
    'api/operations/late.ts',
    [
      "import { table } from './table.ts';",
      'export const lateOne = () => callOperation({ info: { operation: keyof table } });',
    ].join('\n'),
  );
  write('api/operations/table.ts', "export const table = {\n  simulateNio: '/nio/{hashId}',\n};");
  write('flows/ask.ts', 'await context.api.readIt(id);\nawait api\n  .lateOne();');
  expect([...calledOperations(source)]).toEqual(['getSystem', 'simulateNio']);
});

test('a source without the table of operations is an error', () => {
  const source = createTemporaryFolder('source-');
  mkdirSync(join(source, 'api'));
  writeFileSync(join(source, 'api/api.ts'), 'export const createApi = () => buildFromElsewhere();');
  expect(() => calledOperations(source)).toThrow('no table "operations"');
});

test('the state at the opening has the current step of the proposal', async () => {
  const resumeScenario = scenarios.find(({ id }) => id === 'resume');
  const opening = resumeScenario && (await stateAtOpening(resumeScenario));
  expect(opening?.current?.slug).toBe('dados-bancarios');
});

test('[10.8] a row that no scenario can show is covered by tests, as long as these exist', () => {
  const maps = [errorsMap([scenarioById('no-offer')])];
  const contentOf = (file: string) =>
    (shownByTests['8.30'] ?? [])
      .filter(test => test.file === file)
      .map(({ title }) => `test('${title}', async () => {});`)
      .join('\n');
  const [map] = withTests(maps, { '8.30': shownByTests['8.30'] ?? [] }, contentOf);
  expect(map && rowOf(map, '8.30')).toMatchObject({
    gaps: [],
    tests: [expect.stringMatching(/^src/), expect.anything()],
  });
  const [mapWithoutTests] = withTests(maps, { '8.30': shownByTests['8.30'] ?? [] }, () => '');
  expect(mapWithoutTests && rowOf(mapWithoutTests, '8.30')?.gaps).toEqual(['no scenario shows it']);
  expect(mapWithoutTests?.falseClaims[0]).toContain(
    '8.30: src/app/crash-screen.browser.test.tsx has no test called',
  );
  const [mapWithCoveredRow] = withTests(maps, { '8.1': [] }, () => '');
  expect(mapWithCoveredRow?.falseClaims).toEqual([
    '8.1 is covered by scenarios: remove it from tools/coverage/by-tests.ts',
  ]);
});
