import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { bundleContract, isObject, type Node, type ObjectNode } from '../../tools/contract/bundle.ts';
import { widenAnswers } from '../../tools/contract/widen-answers.ts';

const contract = await bundleContract();
const widenedContract = widenAnswers(contract);

const schemaOf = (document: ObjectNode, name: string): Node => {
  const components = isObject(document.components) ? document.components : {};
  return (isObject(components.schemas) ? components.schemas[name] : undefined) ?? null;
};

/** True if a value conforms to a schema of the document. */
function conforms(document: ObjectNode, name: string, value: unknown): boolean {
  const ajv = new Ajv2020({ strict: false, formats: { date: true, 'date-time': true, binary: true } });
  ajv.addSchema({ $id: 'contract', components: document.components });
  return ajv.validate({ $ref: `contract#/components/schemas/${name}` }, value);
}

const step = {
  _id: 'b1',
  slug: 'passo',
  name: 'Passo',
  stepType: { _id: 'c1', label: 'Formulário', slug: 'form', unique: false },
  fields: [],
};

test('[16.2] in answers only numbers and booleans may be texts, and only optional members may be null', () => {
  const isValidStep = (members: object): boolean =>
    conforms(widenedContract, 'Step', { ...step, ...members });
  expect(isValidStep({ order: '2', requiredReview: 'false', image: null, fields: [] })).toBe(true);
  expect(isValidStep({ stepType: { ...step.stepType, unique: 'true' }, novidade: { a: 1 } })).toBe(true);
  expect(isValidStep({ order: 'dois' })).toBe(false);
  expect(isValidStep({ order: '2.5' })).toBe(false);
  expect(isValidStep({ order: -2 })).toBe(false);
  expect(isValidStep({ requiredReview: 'talvez' })).toBe(false);
  expect(isValidStep({ name: null })).toBe(false);
  expect(isValidStep({ name: 7 })).toBe(false);
  expect(isValidStep({ state: null })).toBe(true);
  expect(isValidStep({ state: 'esperando' })).toBe(false);
});

test('[16.2] a member with the name of a JSON Schema keyword is widened as well', () => {
  expect(
    conforms(widenedContract, 'Field', { _id: 'a1', key: 'cpf', required: 'true', defaultValue: null }),
  ).toBe(true);
});

test('[16.2] the schemas of requests stay strict, and requests are checked against them', () => {
  expect(conforms(contract, 'Step', { ...step, order: '2' })).toBe(false);
  expect(conforms(widenedContract, 'UpdateStepRequest', { data: {}, hashId: 'a', order: '1' })).toBe(false);
  expect(schemaOf(widenedContract, 'ProposalOutcomeAnswered')).not.toBe(null);
  expect(schemaOf(widenedContract, 'StepAnswered')).toBe(null);
});

test('[16.2] a document without x-answers stays unchanged', () => {
  const { 'x-answers': _rules, ...withoutMarker } = contract;
  expect(widenAnswers(withoutMarker)).toEqual(withoutMarker);
});
