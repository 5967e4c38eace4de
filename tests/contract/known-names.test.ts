import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { decodeFailure } from '#api/decode/failure.ts';
import { isSharedList } from '#api/operations/field-options.ts';
import { documentLabelOf } from '#journey/documents.ts';
import { inconsistentDocument } from '#journey/errors/inconsistent-document.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import { createFailureContext } from '#journey/errors/testing/failures.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { formatters } from '#journey/formatters/index.ts';
import { masks } from '#journey/masks/index.ts';
import { STEP_STATUSES } from '#journey/model/step.ts';
import { simulationTypes } from '#journey/simulation/index.ts';
import { hasInput } from '#journey/simulation/simulation-declaration.ts';
import { BENEFIT_PHASES, benefitProgressIn } from '#journey/steps/benefit/phases.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { stepTexts } from '#journey/steps/step-texts.ts';
import { tokenMethodNameOf } from '#journey/token-method-name-of.ts';
import { validators } from '#journey/validators/index.ts';
import { readMember } from '#mocks/read-member.ts';
import { findScenario } from '#scenarios/index.ts';
import { loadList } from '#scenarios/lists/lists.ts';
import { mistakesOf } from '#scenarios/mistakes.ts';
import { displayTextOf } from '#shared/display-text-of.ts';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { bundleContract } from '../../tools/contract/bundle.ts';
import { operationsOf } from '../../tools/contract/operations.ts';

/** The root of a file in openapi/schemas. */
function schemaNode(schema: string): Record<string, unknown> {
  const file = new URL(`../../openapi/schemas/${schema}.yaml`, import.meta.url);
  return parse(readFileSync(file, 'utf8'));
}

/** The names that a schema lists: an open list, or a closed one. `member`: the member that has the list. */
function listedNames(schema: string, member?: string): string[] {
  const root = schemaNode(schema);
  const node = member === undefined ? root : readMember(readMember(root, 'properties'), member);
  const values = readMember(node, 'x-known-values') ?? readMember(node, 'enum');
  if (!Array.isArray(values)) throw new Error(`${schema}.yaml lists no names.`);
  return values.map(String);
}

/** Whether the app shows an inconsistency of this kind in words: in a dialog, or under a field (8.31-8.37). */
const showsInconsistency = (kind: string): boolean =>
  inconsistentDocument.leadsTo(
    buildServiceFailure({ inconsistencies: [{ kind, situation: 'reproved' }] }),
    createFailureContext('submit', 'cep'),
  ) !== undefined;

interface NamesOfApp {
  schema: string;
  /** The member of the schema that has the list, if it is not the schema itself. */
  member?: string;
  isKnown: (name: string) => boolean;
  /** All names of the app, if each of them has to be in the contract. */
  names?: readonly string[];
  /** The place in which a name is added to the app. */
  place: string;
}

/** Schemas of openapi/schemas, each with the names of the app. */
const schemasAndNames: readonly NamesOfApp[] = [
  {
    schema: 'component-kind',
    isKnown: name => fieldKinds.find(name) !== undefined,
    names: fieldKinds.names(),
    place: 'src/journey/fields/index.ts',
  },
  {
    schema: 'mask-name',
    isKnown: name => masks.find(name) !== undefined,
    place: 'src/journey/masks/index.ts',
  },
  {
    schema: 'validator-name',
    isKnown: name => validators.find(name) !== undefined,
    place: 'src/journey/validators/index.ts',
  },
  {
    schema: 'formatter-name',
    isKnown: name => formatters.find(name) !== undefined,
    place: 'src/journey/formatters/index.ts',
  },
  {
    schema: 'step-type-slug',
    isKnown: name => stepTypes.find(name) !== undefined,
    place: 'src/journey/steps/index.ts',
  },
  {
    schema: 'step-status',
    isKnown: name => STEP_STATUSES.some(status => status === name),
    names: STEP_STATUSES,
    place: 'STEP_STATUSES of src/journey/model/step.ts',
  },
  {
    schema: 'inconsistency-kind',
    isKnown: showsInconsistency,
    place: 'DIALOG_TEXTS or FIELD_ERRORS of src/journey/errors/inconsistent-document.ts',
  },
  {
    schema: 'benefit-phase',
    isKnown: name => benefitProgressIn(name).kind !== 'unknown',
    names: BENEFIT_PHASES,
    place: 'BENEFIT_PHASES of src/journey/steps/benefit/phases.ts',
  },
  {
    schema: 'token-method',
    member: 'method',
    isKnown: name => tokenMethodNameOf(name) !== displayTextOf(name),
    place: 'METHOD_NAMES of src/journey/token-method-name-of.ts',
  },
  {
    schema: 'document-situation',
    isKnown: name => documentLabelOf(name).kind !== 'none',
    place: 'DOCUMENT_LABELS of src/journey/documents.ts, and the other conditions on situations in that file',
  },
];

test.each(schemasAndNames)(
  'every name that $schema lists is declared in the app',
  ({ schema, member, isKnown, place }) => {
    const unknownNames = listedNames(schema, member).filter(name => !isKnown(name));
    expectNoBreaches(
      unknownNames.map(name => `openapi/schemas/${schema}.yaml: the app does not know "${name}".`),
      {
        rule: 'The app knows every name that the contract lists; an unknown one is treated like any other name.',
        remedy: `Add it to ${place} ("Add a value to an enumeration" in CONTRIBUTING.md).`,
      },
    );
  },
);

test.each(schemasAndNames.filter(({ names }) => names))(
  'every name of the app is listed in $schema, so that the mock service and coverage know it',
  ({ schema, member, names = [], place }) => {
    const listed = listedNames(schema, member);
    expectNoBreaches(
      names
        .filter(name => !listed.includes(name))
        .map(name => `${place}: the contract does not list "${name}".`),
      {
        rule: 'The contract lists every name that the app knows.',
        remedy: `Add it to openapi/schemas/${schema}.yaml and run npm run contract.`,
      },
    );
  },
);

test('a name that the contract does not list is unknown to the app', () => {
  const alsoKnown = schemasAndNames.filter(({ isKnown }) => isKnown('aNewValue'));
  expect(alsoKnown.map(({ schema }) => schema)).toEqual([]);
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

test('[3.40] [10.1] the price of an insurance lists in x-step-types the step types at which the app offers it', () => {
  const price = readMember(readMember(schemaNode('simulation'), 'properties'), 'valorDoSeguro');
  const insuredTypes = simulationTypes.names().filter(name => {
    const simulation = simulationTypes.find(name);
    // The financing of a vehicle has an answer of its own.
    return simulation && hasInput(simulation, 'insurance') && simulation.call !== 'simulateCdc';
  });
  expect(readMember(price, 'x-step-types')).toEqual(expect.arrayContaining(insuredTypes));
  expect(readMember(price, 'x-step-types')).toHaveLength(insuredTypes.length);
});

test('[3.32] [7.10] component-kind lists in x-carries-files the kinds whose value is files', () => {
  const kindsOfApp = fieldKinds.names().filter(name => fieldKinds.find(name)?.carries === 'files');
  expect(schemaNode('component-kind')['x-carries-files']).toEqual(kindsOfApp);
});

/** The one who begins a step of this type in the status `init`; `undefined` for an ending, which is not begun. */
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

/** The names that service-errors.yaml says to be no keys of fields. */
function namesWithoutField(): string[] {
  const [, list = ''] =
    /The names (.*) with a number or a word of a program/.exec(
      JSON.stringify(schemaNode('service-errors')),
    ) ?? [];
  return [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

test('[8.20] a name that service-errors.yaml takes for no field is none in the app and in a scenario', () => {
  const scenario = findScenario('bank-account-refused');
  if (!scenario) throw new Error('There is no scenario bank-account-refused.');
  expect(namesWithoutField()).toContain('stepStatus');
  for (const name of namesWithoutField()) {
    const body = { code: 422, errors: { [name]: 'palavra' } };
    expect(decodeFailure('updateStep', true, 422, body).fieldErrors, name).not.toHaveProperty(name);
    const plan: object = { updateStep: { kind: 'reply', status: 422, body } };
    expect(mistakesOf({ ...scenario, plan }).join(), name).not.toContain(`"${name}"`);
  }
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
