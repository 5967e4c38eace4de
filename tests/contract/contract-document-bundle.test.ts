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
