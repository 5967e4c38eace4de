import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { bundleContract } from '../../tools/contract/bundle.ts';

const folders: string[] = [];

/** A contract of a few files in a folder of its own. */
async function contractOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map(folder => rm(folder, { recursive: true })));
});

const root = 'paths:\n  /a:\n    $ref: paths/a.yaml\n';

test('a schema file becomes a component named after it, wherever it is referred to', async () => {
  const folder = await contractOf({
    'openapi.yaml': root,
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

test('closing refuses undeclared members, but leaves maps and examples as they are', async () => {
  const folder = await contractOf({
    'openapi.yaml': root,
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

test('a reference to a file that does not exist names both files', async () => {
  const folder = await contractOf({ 'openapi.yaml': root, 'paths/a.yaml': '$ref: ../schemas/gone.yaml\n' });
  await expect(bundleContract({ folder })).rejects.toThrow(
    'openapi/paths/a.yaml refers to openapi/schemas/gone.yaml, which does not exist.',
  );
});

test('a file that is not YAML is reported by name', async () => {
  const folder = await contractOf({ 'openapi.yaml': root, 'paths/a.yaml': 'get: [1\n' });
  await expect(bundleContract({ folder })).rejects.toThrow('openapi/paths/a.yaml is not YAML');
});
