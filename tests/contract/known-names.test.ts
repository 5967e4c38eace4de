import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isSharedList } from '#api/operations/field-options.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { formatters } from '#journey/formatters/index.ts';
import { masks } from '#journey/masks/index.ts';
import { simulationTypes } from '#journey/simulation/index.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { stepTexts } from '#journey/steps/step-texts.ts';
import { validators } from '#journey/validators/index.ts';
import { loadList } from '#scenarios/lists/lists.ts';
import { bundleContract } from '../../tools/contract/bundle.ts';
import { operationsOf } from '../../tools/contract/operations.ts';

/** The root of a file in openapi/schemas. */
function schemaNode(schema: string): Record<string, unknown> {
  const file = new URL(`../../openapi/schemas/${schema}.yaml`, import.meta.url);
  return parse(readFileSync(file, 'utf8'));
}

/** The names in `x-known-values` of a schema. */
function listedNames(schema: string): string[] {
  const values = schemaNode(schema)['x-known-values'];
  if (!Array.isArray(values)) throw new Error(`${schema}.yaml lists no names.`);
  return values.map(String);
}

/** Schemas of openapi/schemas, each with the names of the registry in src/journey. */
const schemasAndNames = [
  ['component-kind', fieldKinds.names()],
  ['mask-name', masks.names()],
  ['validator-name', validators.names()],
  ['formatter-name', formatters.names()],
  ['step-type-slug', stepTypes.names()],
] as const;

test.each(schemasAndNames)('every name that %s lists is declared in the app', (schema, declared) => {
  expect(listedNames(schema).filter(name => !declared.includes(name))).toEqual([]);
});

test('every field kind of the app is listed in component-kind, so that coverage asks for a scenario', () => {
  const unlisted = fieldKinds.names().filter(name => !listedNames('component-kind').includes(name));
  expect(unlisted).toEqual([]);
});

test('[3.37] each of the 31 lists is requested by its name, any other one by its field', () => {
  const names = listedNames('resource-name');
  expect(names).toHaveLength(31);
  expect(names.filter(name => !isSharedList(name))).toEqual([]);
  expect(['orgaos.estaduais', 'fipe-modelo-veiculo', 'constructor', ''].filter(isSharedList)).toEqual([]);
});

test('[4.8] [10.1] each simulation lists in x-step-types the step types that call it', async () => {
  const typesByOperation = new Map<string, string[]>();
  for (const name of simulationTypes.names()) {
    const call = simulationTypes.find(name)?.call ?? '';
    typesByOperation.set(call, [...(typesByOperation.get(call) ?? []), name]);
  }
  const listedTypes = operationsOf(await bundleContract()).flatMap(({ id, node }) =>
    'x-step-types' in node ? [[id, node['x-step-types']]] : [],
  );
  expect(Object.fromEntries(listedTypes)).toEqual(Object.fromEntries(typesByOperation));
});

/** Who begins a step of this type in the status `init`; `undefined` for an ending, which is not begun. */
function beginnerOf(type: string): 'visitor' | 'service' | undefined {
  const family = stepTypes.find(type)?.family;
  if (family === 'ending') return undefined;
  const button = stepTexts.find(type)?.init.button;
  return family === 'form' || (button && button.action !== 'pollNow') ? 'visitor' : 'service';
}

test('[4.1] [4.2] step-type-slug says of each type who begins it in init, as its screen does', () => {
  const expected = listedNames('step-type-slug').flatMap(type => {
    const beginner = beginnerOf(type);
    return beginner === undefined ? [] : [[type, beginner]];
  });
  expect(schemaNode('step-type-slug')['x-begun-by']).toEqual(Object.fromEntries(expected));
});

test('[4.1] [4.5] step-type-slug names each type that is polled in init although the visitor begins it', () => {
  const polledTypes = listedNames('step-type-slug').filter(
    type => beginnerOf(type) === 'visitor' && stepTypes.find(type)?.polledIn.includes('init'),
  );
  const [, sentence = ''] =
    /The app polls a step in `init`(.*)must not begin/s.exec(
      String(schemaNode('step-type-slug').description),
    ) ?? [];
  const namedTypes = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(namedTypes.filter(name => name !== 'updateStep').toSorted()).toEqual(polledTypes.toSorted());
});

/** For each list that depends on another value: an example of this value. */
const parentValues: Readonly<Record<string, string>> = {
  cities: 'SP',
  agencies: '341',
  positions: '101',
  specificAgreements: '000087',
};

test('[3.37] every list of the mock service has options with different values and with labels', async () => {
  for (const name of listedNames('resource-name')) {
    const options = (await loadList(name))?.([parentValues[name] ?? '']) ?? [];
    expect(options.length, name).toBeGreaterThan(1);
    expect(new Set(options.map(({ value }) => value)).size, name).toBe(options.length);
    for (const { value, label } of options) expect([value, label], name).not.toContain('');
  }
});
