import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { bundleContract } from '../../tools/contract/bundle.ts';

/** Writes the files of a contract into a new folder. @returns the folder. */
async function writeContract(files: Record<string, string>): Promise<string> {
  const folder = createTemporaryFolder('contract-');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

const rootFile = 'paths:\n  /a:\n    $ref: paths/a.yaml\n';

test('a schema file becomes a component with the name of the file, and all references lead to it', async () => {
  const folder = await writeContract({
    'openapi.yaml': rootFile,
    'paths/a.yaml': 'get:\n  schema:\n    $ref: ../schemas/self-contract.yaml\n',
    'schemas/self-contract.yaml':
      'items:\n  x-recursive: ./self-contract.yaml\nproperties:\n  b:\n    $ref: ./b.yaml\n',
    'schemas/b.yaml': 'type: string\n',
  });
  expect(await bundleContract({ folder })).toMatchObject({
    paths: { '/a': { get: { schema: { $ref: '#/components/schemas/SelfContract' } } } },
    components: {
      schemas: {
        B: { type: 'string' },
        SelfContract: {
          items: { $ref: '#/components/schemas/SelfContract' },
          properties: { b: { $ref: '#/components/schemas/B' } },
        },
      },
    },
  });
});

test('the closed contract refuses undeclared members; maps and examples stay unchanged', async () => {
  const folder = await writeContract({
    'openapi.yaml': rootFile,
    'paths/a.yaml': `get:
  closes: { type: object, properties: { a: { type: string } } }
  map: { type: object, properties: { a: { type: string } }, additionalProperties: { type: string } }
  example: { type: object, properties: {} }
`,
  });
  const document = await bundleContract({ folder, closed: true });
  expect(document).toHaveProperty(['paths', '/a', 'get'], {
    closes: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
    map: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: { type: 'string' } },
    example: { type: 'object', properties: {} },
  });
});

test.each([
  ['type: integer\nx-known-values: [1, 2]\n', 'only a text may have x-known-values, and this is integer'],
  ['x-known-values: [a]\n', 'only a text may have x-known-values, and this has no type'],
  [
    'type: [string, integer]\nx-known-values: [a]\n',
    'only a text may have x-known-values, and this is string or integer',
  ],
  ['type: object\nx-known-values: [a]\n', 'only a text may have x-known-values, and this is object'],
  ['type: string\nx-known-values: a\n', 'x-known-values is a list of at least one text, each once'],
  ['type: string\nx-known-values: []\n', 'x-known-values is a list of at least one text, each once'],
  ['type: string\nx-known-values: [a, 1]\n', 'x-known-values is a list of at least one text, each once'],
  ['type: string\nx-known-values: [a, b, a]\n', 'x-known-values is a list of at least one text, each once'],
])('[10.2] a wrong list of known values is refused with its place: %j', async (schema, problem) => {
  const member = schema.replaceAll('\n', '\n    ').trimEnd();
  const folder = await writeContract({
    'openapi.yaml': rootFile,
    'paths/a.yaml': 'get:\n  schema:\n    $ref: ../schemas/error.yaml\n',
    'schemas/error.yaml': `properties:\n  code:\n    ${member}\n`,
  });
  await expect(bundleContract({ folder })).rejects.toThrow(
    `openapi/schemas/error.yaml #/properties/code: ${problem}`,
  );
});

test('[10.2] a text, or a text or null, may have known values', async () => {
  const folder = await writeContract({
    'openapi.yaml': rootFile,
    'paths/a.yaml':
      'get:\n  one: { type: string, x-known-values: [a] }\n  two: { type: [string, "null"], x-known-values: [a, b] }\n',
  });
  await expect(bundleContract({ folder })).resolves.toBeDefined();
});

test('the error about a reference to a missing file names both files', async () => {
  const folder = await writeContract({
    'openapi.yaml': rootFile,
    'paths/a.yaml': '$ref: ../schemas/gone.yaml\n',
  });
  await expect(bundleContract({ folder })).rejects.toThrow(
    'openapi/paths/a.yaml refers to openapi/schemas/gone.yaml, which does not exist.',
  );
});

test('the error about a file that is not YAML names the file', async () => {
  const folder = await writeContract({ 'openapi.yaml': rootFile, 'paths/a.yaml': 'get: [1\n' });
  await expect(bundleContract({ folder })).rejects.toThrow('openapi/paths/a.yaml is not YAML');
});
