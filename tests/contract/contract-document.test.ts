import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { bundleContract, isObject, type ObjectNode, walk } from '../../tools/contract/bundle.ts';
import { guessesOf, withGuessesPage } from '../../tools/contract/guesses.ts';
import { operationsOf } from '../../tools/contract/operations.ts';
import { readSource } from '../architecture/repository-files.ts';
import { schemaValidatorsOf } from './schema-validators-of.ts';

const contract = await bundleContract();
const operations = operationsOf(contract);
const serviceOperations = operations.filter(
  operation => operation.server === '/unauth/product-self-contract',
);

/** The contract with closed objects, so that an example with a member that no schema names is invalid. */
const closedContract = await bundleContract({ closed: true });
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: true, strictRequired: true });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addVocabulary([
  'x-assumed',
  'x-known-values',
  'x-known-prefixes',
  'x-begun-by',
  'x-carries-files',
  'x-step-types',
  'x-typescript',
  'x-recursive',
  'x-mocks-always',
]);
ajv.addKeyword('components');
const validatorOf = schemaValidatorsOf(ajv, { schemas: schemasOf(closedContract) });

function schemasOf(document: ObjectNode): ObjectNode {
  const components = isObject(document.components) ? document.components : {};
  return isObject(components.schemas) ? components.schemas : {};
}

/** The bodies of every operation with their examples: the request first, then the answers. */
const bodies = operationsOf(closedContract).flatMap(operation => [
  ...operation.requestContent.map(content => ({ place: `${operation.id} request`, content })),
  ...operation.responses.flatMap(({ status, contents }) =>
    contents.map(content => ({ place: `${operation.id} ${status}`, content })),
  ),
]);

test('[10.1] every operation describes in paragraphs its purpose, how often it may be called, and what the app does with the answer', () => {
  const withoutText = operations.flatMap(({ id, node }) => {
    const paragraphs = String(node.description ?? '').split('\n\n');
    return paragraphs.length < 2 || paragraphs.some(text => text.trim().length < 20) ? [id] : [];
  });
  expectNoBreaches(
    withoutText.map(id => `openapi/paths: ${id} has no description of two paragraphs or more.`),
    {
      rule: 'The description of an operation has paragraphs: its purpose, how often it may be called, what the app does with the answer.',
      remedy: 'Write them, with an empty line between two, as in openapi/paths/list-contracts.yaml.',
    },
  );
});

test('[10.1] exactly the operations with an idempotency key mention it', () => {
  const problems = operations.flatMap(({ id, node, parameters }) => {
    const hasKey = parameters.some(({ name }) => name === 'Idempotency-Key');
    const mentionsKey = /carries (?:one|`Idempotency-Key`)/.test(String(node.description));
    if (hasKey === mentionsKey) return [];
    return [
      hasKey
        ? `openapi/paths: ${id} has the key, but its description does not say "carries \`Idempotency-Key\`".`
        : `openapi/paths: the description of ${id} says that it carries a key, but it has no such parameter.`,
    ];
  });
  expectNoBreaches(problems, {
    rule: 'A write carries a key and says so; a read does neither.',
    remedy:
      'For a write copy openapi/paths/redo-document-link-step.yaml, with its parameter ../parameters/idempotency-key.yaml; for a read list-contracts.yaml.',
  });
});

test('[10.1] the changelog begins with the version of the contract, and each version says what changed', () => {
  const [, ...sections] = readSource('openapi/CHANGELOG.md').split(/^## /m);
  expect(sections.length).toBeGreaterThan(10);
  expect(sections[0]).toMatch(new RegExp(`^${String(isObject(contract.info) && contract.info.version)} `));
  expectNoBreaches(
    sections
      .filter(section => !/^- \S/m.test(section))
      .map(section => `openapi/CHANGELOG.md: ${section.split('\n')[0]}`),
    {
      rule: 'Each version of the contract says what changed.',
      remedy: 'npm run contract -- --against <the last commit with the earlier version> --changelog',
    },
  );
});

test('[10.1] the page of guesses lists each guess once', () => {
  const { tags } = withGuessesPage(contract);
  const page = Array.isArray(tags) ? tags.at(-1) : undefined;
  const text = isObject(page) ? String(page.description) : '';
  expect(text.match(/^\| `/gm)).toHaveLength(guessesOf(contract).length);
});

test('[10.1a] every operation has a unique name, a declared tag and a summary', () => {
  const tags = Array.isArray(contract.tags) ? contract.tags : [];
  const declared = tags.map(tag => (isObject(tag) ? tag.name : undefined));
  const wrongOperations = operations.filter(
    ({ id, node }) =>
      !/^[a-z][A-Za-z0-9]+$/.test(id) ||
      typeof node.summary !== 'string' ||
      !Array.isArray(node.tags) ||
      node.tags.length !== 1 ||
      !declared.includes(node.tags[0]),
  );
  expectNoBreaches(
    wrongOperations.map(({ id, path }) => `openapi/paths: ${id} (${path}).`),
    {
      rule: 'An operation has a name in camelCase, a summary, and exactly one tag that openapi/openapi.yaml declares.',
      remedy: 'Complete its operationId, tags or summary.',
    },
  );
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

test('[10.1a] every call of chapter 7 is in the contract', () => {
  const rows = ['7.6', ...Array.from({ length: 30 }, (_, index) => `7.${index + 8}`), '7.38'];
  const citedNumbers = new Set(
    operations.flatMap(({ node }) => (Array.isArray(node['x-spec']) ? node['x-spec'] : [])),
  );
  expect(rows.filter(row => !citedNumbers.has(row))).toEqual([]);
});

test('[10.1] every path parameter is declared, and every parameter has a valid example', () => {
  const problems = operationsOf(closedContract).flatMap(({ id, path, parameters }) => {
    const namesInPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = parameters.filter(parameter => parameter.in === 'path').map(parameter => parameter.name);
    const badParameters = parameters.filter(
      parameter =>
        parameter.example === undefined ||
        typeof parameter.description !== 'string' ||
        !validatorOf(parameter.schema ?? {})(parameter.example),
    );
    const areEqual = namesInPath.toSorted().join() === declared.toSorted().join();
    return [
      ...(areEqual ? [] : [`${id}: path ${namesInPath} declares ${declared}`]),
      ...badParameters.map(({ name }) => `${id}: ${name}`),
    ];
  });
  expect(problems).toEqual([]);
});

test('[10.1b] every answer has an example, and so has every request in JSON', () => {
  const withoutExample = bodies.filter(
    ({ place, content }) =>
      content.examples.size === 0 && !(place.endsWith('request') && content.mediaType !== 'application/json'),
  );
  expectNoBreaches(
    withoutExample.map(({ place }) => `openapi/paths: ${place} has no example.`),
    {
      rule: 'Every answer and every request in JSON has an example, because each example is a scenario.',
      remedy: 'Add `example` or `examples` beside its schema.',
    },
  );
  const empty = operations.flatMap(({ id, responses }) =>
    responses.filter(({ contents }) => contents.length === 0).map(({ status }) => `${id} ${status}`),
  );
  expect(empty).toEqual([]);
});

test('[10.1b] every example conforms to its schema, and has only members of the schema', () => {
  const problems = bodies.flatMap(({ place, content }) => {
    const validate = validatorOf(content.schema);
    return [...content.examples].flatMap(([name, example]) =>
      validate(example)
        ? []
        : [`openapi/paths: ${place} ${name}: ${ajv.errorsText(validate.errors, { dataVar: 'example' })}.`],
    );
  });
  expectNoBreaches(problems, {
    rule: 'An example conforms to its schema and has only members of the schema.',
    remedy: 'Correct the example, or add the member to the schema.',
  });
});

test('[10.1c] every call of the service has the error answers that fit it', () => {
  const readStatuses = ['400', '401', '403', '404', '429', '500', '502', '503', '504'];
  const problems = serviceOperations.flatMap(({ id, method, responses }) => {
    const declaredStatuses = responses.map(({ status }) => status);
    const neededStatuses = method === 'get' ? readStatuses : [...readStatuses, '409', '422'];
    const missingStatuses = neededStatuses.filter(status => !declaredStatuses.includes(status));
    return missingStatuses.length === 0
      ? []
      : [`openapi/paths: ${id} lacks the answers ${missingStatuses.join(', ')}.`];
  });
  expectNoBreaches(problems, {
    rule: 'Every call of the service has the error answers that the app distinguishes; one that is no GET has 409 and 422, too.',
    remedy: 'Copy the references to openapi/responses from openapi/paths/redo-document-link-step.yaml.',
  });
  const external = operations.filter(operation => !serviceOperations.includes(operation));
  expect(external.filter(({ responses }) => !responses.some(({ status }) => status >= '400'))).toEqual([]);
});

test('[10.1] every error that the product distinguishes has an example', () => {
  const examples = bodies.flatMap(({ content }) => [...content.examples.values()]).filter(isObject);
  const errors = examples.map(example => (isObject(example.errors) ? example.errors : {}));
  expect(errors.some(error => typeof error.cpf === 'string')).toBe(true);
  expect(examples.some(({ errors: list }) => Array.isArray(list))).toBe(true);
  expect(errors.some(error => error.status === 'CONFLICT')).toBe(true);
  expect(errors.some(error => JSON.stringify(error.list ?? '').includes('MENSAGEM'))).toBe(true);
  expect(errors.some(error => Array.isArray(error.inconsistencies))).toBe(true);
  expect(examples.some(example => example.redirectToErrorPage === true)).toBe(true);
  expect(
    examples.some(example => example.redirectProposalToCurrentStep === true && 'agxHash' in example),
  ).toBe(true);
  expect(examples.some(example => example.type === 'noOffer')).toBe(true);
});

test('[10.1d] every guess has a reason', () => {
  const guesses = [...walk(contract)].filter(({ node }) => 'x-assumed' in node);
  expect(guesses.length).toBeGreaterThan(50);
  const withoutReason = guesses.filter(
    ({ node: { 'x-assumed': reason } }) => typeof reason !== 'string' || !/^\S.{18,}\.$/s.test(reason),
  );
  expectNoBreaches(
    withoutReason.map(({ pointer }) => `openapi: ${pointer}.`),
    {
      rule: 'A guess has a reason: `x-assumed` is a sentence of more than 18 characters that ends with a full stop.',
      remedy: 'Say what the specification does not show, and why this guess is likely.',
    },
  );
});

test('[10.1] an unknown name in an answer conforms to the contract, a wrong status does not', () => {
  const field = { _id: 'a1', key: 'campo', component: 'holograma', mask: 'nova', validation: 'nova' };
  const step = {
    _id: 'b1',
    slug: 'passo',
    name: 'Passo',
    order: 0,
    stepType: { _id: 'c1', label: 'Novo', slug: 'tipoQueNinguemConhece', unique: false },
    fields: [field],
  };
  const isStep = validatorOf({ $ref: '#/components/schemas/Step' });
  expect(isStep(step)).toBe(true);
  expect(isStep({ ...step, state: 'esperando' })).toBe(false);
  expect(isStep({ ...step, fields: [{ ...field, subFields: [{ ...field, lable: 'Campo' }] }] })).toBe(false);
});
