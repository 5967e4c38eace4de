import { expect, test } from 'vitest';
import { describeDuplicateIds } from '#tests/support/describe-duplicate-ids.ts';
import { scenarioIds } from '#tests/support/scenario-ids.ts';
import { isValidCpfNumber } from './cast/is-valid-cpf-number.ts';
import * as cast from './cast/personas.ts';
import type { Scenario } from './define-scenario.ts';
import { allScenarios, findScenario, isPlayable, linkOf, nearestScenarios, scenarios } from './index.ts';
import { mistakesOf } from './mistakes.ts';

const fixedIds = [
  'happy-path',
  'resume',
  'no-offer',
  'unauthorized',
  'conflict',
  'instability',
  'connection-failed',
  'inconsistent-documents',
  'polling-success',
  'polling-failure',
];

const isScenario = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'walk' in value;

test('the ids that links use are unique and in kebab-case', () => {
  expect(scenarioIds).toEqual(expect.arrayContaining(fixedIds));
  expect(describeDuplicateIds(allScenarios)).toEqual([]);
});

test('[10.5] every scenario of a file of the catalogue is in the list', () => {
  const exportedScenarios = Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>('./catalogue/**/*.ts', { eager: true }),
  ).flatMap(([file, exports]) =>
    Object.values(exports)
      .flat()
      .flatMap(value => (isScenario(value) ? [{ file, id: value.id }] : [])),
  );
  const unlisted = exportedScenarios.filter(({ id }) => findScenario(id) === undefined);
  expect(
    unlisted.map(({ file, id }) => `${id} of ${file}: add its import and an entry to index.ts beside it`),
  ).toEqual([]);
});

test('every scenario has a story and refers only to existing names', () => {
  const mistakes = scenarios.flatMap(scenario =>
    mistakesOf(scenario).map(mistake => `${scenario.id}: ${mistake}`),
  );
  expect(mistakes).toEqual([]);
});

test('a scenario is found by its exact id, never by the name of a built-in', () => {
  expect(findScenario('resume')?.id).toBe('resume');
  expect(findScenario('constructor')).toBeUndefined();
});

test('[10.6] a mistyped id has its nearest names, nonsense has none', () => {
  expect(nearestScenarios('hapy-pth')).toEqual(['happy-path']);
  expect(nearestScenarios('poling-sucess')[0]).toBe('polling-success');
  expect(nearestScenarios('polling').slice(0, 2)).toEqual(['polling-success', 'polling-failure']);
  expect(nearestScenarios('xyzzy-42')).toEqual([]);
  expect(nearestScenarios('')).toEqual([]);
});

test('[10.6] a link carries the hash and the scenario', () => {
  const scenario = findScenario('no-offer');
  expect(scenario && linkOf(scenario, '/qa/')).toBe(
    '/qa/?agx_hash=6650c1f2a4b3d90012e7f001&scenario=no-offer',
  );
});

test('[10.6] the link of a scenario opens what its walk opens: path, query, another hash or none', () => {
  const linkTo = (id: string): string | undefined => {
    const scenario = findScenario(id);
    return scenario && linkOf(scenario, '/', [['mock_latency', '5']]);
  };
  expect(linkTo('situacao-da-proposta')).toMatch(
    /^\/proposal-status\?agx_hash=\w+&scenario=situacao-da-proposta&mock_latency=5$/,
  );
  expect(linkTo('refazer-etapa')).toMatch(
    /^\/\?redo_step=[\w-]+&agx_hash=\w+&scenario=refazer-etapa&mock_latency=5$/,
  );
  expect(linkTo('hostile-hash')).toContain('?agx_hash=..%2F..%2Fadmin');
  expect(linkTo('hash-in-capitals')).toMatch(
    /^\/\?Agx_hash=\w+&campaign=verao-25&scenario=hash-in-capitals&mock_latency=5$/,
  );
});

test('the test persons have CPFs with correct check digits', () => {
  expect(Object.values(cast).filter(person => !isValidCpfNumber(person.cpf))).toEqual([]);
});

test('[10.5] a scenario with a misspelt word or a missing part cannot be played', () => {
  const scenario = findScenario('happy-path');
  if (!scenario) throw new Error('The scenario happy-path is missing.');
  expect(isPlayable(scenario)).toBe(true);
  // A file of a scenario may be played before its types are checked.
  const untyped = (members: object): Scenario => ({ ...scenario, ...members });
  expect(isPlayable(untyped({ plan: { getSystem: { kind: 'networkErr' } } }))).toBe(false);
  expect(isPlayable(untyped({ walk: undefined }))).toBe(false);
});
