import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { bundleContract } from '../../tools/contract/bundle.ts';
import { type Operation, operationsOf } from '../../tools/contract/operations.ts';

const contract = await bundleContract();
const operations = operationsOf(contract);

const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ $id: 'contract', components: contract.components });

/** True if a literal segment is a valid value of the path parameter `template`. */
function accepts(operation: Operation, template: string, text: string): boolean {
  const name = template.slice(1, -1);
  const parameter = operation.parameters.find(
    ({ in: place, name: parameterName }) => place === 'path' && parameterName === name,
  );
  const schema = JSON.stringify(parameter?.schema ?? {}).replaceAll('"#/', '"contract#/');
  return ajv.compile(JSON.parse(schema))(text) === true;
}

/** True if one address can match both operations. */
function haveCommonAddress(left: Operation, right: Operation): boolean {
  if (left.method !== right.method || left.server !== right.server) return false;
  const [leftSegments, rightSegments] = [left.path.split('/'), right.path.split('/')];
  if (leftSegments.length !== rightSegments.length) return false;
  return leftSegments.every((segment, index) => {
    const rightSegment = rightSegments[index] ?? '';
    const [isTemplate, otherIsTemplate] = [segment.startsWith('{'), rightSegment.startsWith('{')];
    if (isTemplate && otherIsTemplate) return true;
    if (isTemplate) return accepts(left, segment, rightSegment);
    if (otherIsTemplate) return accepts(right, rightSegment, segment);
    return segment === rightSegment;
  });
}

test('[10.1] no address matches two operations of one method', () => {
  const clashes = operations.flatMap((left, index) =>
    operations
      .slice(index + 1)
      .flatMap(right => (haveCommonAddress(left, right) ? [`${left.path} and ${right.path}`] : [])),
  );
  expect(clashes).toEqual([]);
});

test('[10.1] the call whose name comes from the product matches no address of another call', () => {
  const namedOperations = operations.filter(
    ({ method, path, server }) =>
      method === 'post' && server.startsWith('/unauth') && /^\/[^{/]+\/\{\w+\}$/.test(path),
  );
  const productCall = operations.find(({ path }) => path === '/{call}/{hashId}');
  expect(productCall).toBeDefined();
  if (productCall === undefined) return;
  expect(namedOperations.length).toBeGreaterThan(10);
  expect(
    namedOperations.filter(({ path }) => accepts(productCall, '{call}', path.split('/')[1] ?? '')),
  ).toEqual([]);
  expect(accepts(productCall, '{call}', 'parceiro-simulation')).toBe(true);
});

test('[10.1] one path accepts a CPF or an identifier', () => {
  const multi = operations.filter(({ path }) => path.includes('get-multi-proposal'));
  expect(multi.map(({ path }) => path)).toEqual(['/{hashId}/get-multi-proposal/{cpfOrId}']);
  const [route] = multi;
  if (route === undefined) return;
  expect(accepts(route, '{cpfOrId}', '52998224725')).toBe(true);
  expect(accepts(route, '{cpfOrId}', '665f1c2ab7e4d90012a3b4c5')).toBe(true);
});

test('[10.1] docs/operations.md has the caller and the occasion of every operation', async () => {
  const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter(line => line.startsWith('| `'));
  const cells = rows.map(row => row.split('|').map(cell => cell.trim()));
  const listed = cells.map(([, id]) => id?.replaceAll('`', ''));
  const known = operations.map(({ id }) => id);
  expectNoBreaches(
    [
      ...known.filter(id => !listed.includes(id)).map(id => `docs/operations.md has no row for ${id}.`),
      ...listed
        .filter((id = '', index) => !known.includes(id) || listed.indexOf(id) !== index)
        .map(id => `docs/operations.md has a needless row for ${id}.`),
      ...cells.flatMap(([, id = '', caller, when, number]) => {
        const operation = operations.find(candidate => `\`${candidate.id}\`` === id);
        const specified = operation?.node['x-spec'];
        const expectedNumber = Array.isArray(specified) ? specified[0] : '';
        return [
          ...(caller && when ? [] : [`docs/operations.md: ${id} says neither who calls it nor when.`]),
          // coverage-maps.test.ts: the app calls every operation.
          ...(/not called/i.test(`${caller}${when}`)
            ? [`docs/operations.md: ${id} is called, and its row denies it.`]
            : []),
          ...(!operation || number === expectedNumber
            ? []
            : [
                `docs/operations.md: ${id} has the number "${number}", and x-spec in openapi/paths has "${expectedNumber}".`,
              ]),
        ];
      }),
    ],
    {
      rule: 'Every operation has one row: who calls it, when, and the first number of its x-spec (empty for a call that the specification does not have).',
      remedy: 'Add or correct the row of docs/operations.md, or x-spec of the operation.',
    },
  );
});
