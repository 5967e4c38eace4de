import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { layers } from '../../layers.ts';
import { importBreaches, layerOf, unusedPermissions } from './import-law.ts';
import { importsOf } from './imports-of.ts';
import { isCode, isGenerated, listRepositoryFiles, readSource, root } from './repository-files.ts';
import { aliases, resolve } from './resolve.ts';

const checkedFiles = listRepositoryFiles()
  .filter(path => isCode(path) && !isGenerated(path))
  .filter(path => layerOf(path) !== undefined || path === 'src/main.tsx')
  .map(path => ({ path, imports: importsOf(path, readSource(path)) }));

test('every file imports only what its layer may', () => {
  expect(checkedFiles.length).toBeGreaterThan(200);
  expectNoBreaches(
    checkedFiles.flatMap(({ path, imports }) => importBreaches(path, imports)),
    { rule: 'A file imports only what layers.ts allows for its layer.' },
  );
});

test('every permission of layers.ts is needed by an import', () => {
  expectNoBreaches(
    unusedPermissions(checkedFiles).map(
      permission => `layers.ts allows that ${permission}, but no file does.`,
    ),
    {
      rule: 'layers.ts allows only what a file needs.',
      remedy: 'Remove the layer or the package from the line of its layer.',
    },
  );
});

test('the search for unused permissions counts the imports of tests, but not their packages', () => {
  const permissions = unusedPermissions([
    { path: 'src/hooks/x.ts', imports: [{ specifier: '#state/x.ts' }, { specifier: 'react' }] },
    { path: 'src/hooks/x.test.ts', imports: [{ specifier: '#flows/x.ts' }, { specifier: 'valtio' }] },
  ]);
  const ofHooks = permissions.filter(permission => permission.startsWith('hooks '));
  expect(ofHooks).toEqual(['hooks uses valtio']);
});

/** Folders that a command creates: a fresh clone has none of them. */
const isBuildOutput = (path: string): boolean => /^(dist(-[a-z]+)?|node_modules\/\.cache)($|\/)/.test(path);

test('every imported file exists', () => {
  const missingFiles = checkedFiles.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line }) => {
      const target = resolve(path, specifier);
      if (target.kind !== 'file' || isGenerated(target.path) || isBuildOutput(target.path)) return [];
      if (existsSync(`${root}${target.path}`)) return [];
      return [`${path}:${line} '${specifier}' leads to ${target.path}, which does not exist.`];
    }),
  );
  expectNoBreaches(missingFiles, {
    rule: 'Every import of a file leads to a file.',
    remedy: 'Correct the path.',
  });
});

test('every file of src belongs to a layer, except the entry file', () => {
  const filesWithoutLayer = listRepositoryFiles().filter(
    path => path.startsWith('src/') && layerOf(path) === undefined,
  );
  const filesOutsideLayers = ['src/env.d.ts', 'src/main.tsx'];
  expectNoBreaches(
    filesWithoutLayer
      .filter(path => !filesOutsideLayers.includes(path))
      .map(path => `${path} belongs to no layer.`),
    {
      rule: 'Every file of src belongs to a layer, except the entry file.',
      remedy: 'Move it into the folder of a layer; layers.ts lists them.',
    },
  );
  expect(filesWithoutLayer).toEqual(filesOutsideLayers);
});

test('a layer may import only layers that layers.ts lists before it, so layers.ts itself has no cycle', () => {
  const earlierLayers: string[] = [];
  for (const [name, { folder, mayImport }] of Object.entries(layers)) {
    expect(existsSync(`${root}${folder}`), `layers.ts: the folder ${folder} of ${name} does not exist.`).toBe(
      true,
    );
    for (const importedLayer of mayImport)
      if (importedLayer !== '*')
        expect(
          earlierLayers,
          `layers.ts: ${name} may import ${importedLayer}, which layers.ts lists after it. Change their order.`,
        ).toContain(importedLayer);
    earlierLayers.push(name);
  }
});

test('every folder of src is a layer, and every alias of package.json leads to one', () => {
  const folders: string[] = Object.values(layers).map(({ folder }) => folder);
  const foldersOfSrc = readdirSync(`${root}src`, { withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  );
  const knownFolders = [...folders, 'styled-system'];
  expectNoBreaches(
    [
      ...foldersOfSrc
        .filter(({ name }) => !folders.includes(`src/${name}`))
        .map(({ name }) => `src/${name} is a folder without a layer.`),
      ...[...aliases]
        .filter(([, folder]) => !knownFolders.includes(folder))
        .map(([alias, folder]) => `package.json: the alias ${alias} leads to ${folder}, which is no layer.`),
    ],
    {
      rule: 'Every folder of src is a layer, and every alias leads to a layer.',
      remedy: 'Name the layer in layers.ts, or move the files.',
    },
  );
  for (const [name, { folder }] of Object.entries(layers))
    if (folder.startsWith('src/')) expect(aliases.get(`#${name}/`)).toBe(folder);
});

/** An invented breach of each rule: the tests above would pass, too, if a rule found nothing. */
const forbiddenImports: readonly (readonly [
  rule: string,
  path: string,
  source: string,
  complaint: string,
])[] = [
  ['a layer above', 'src/journey/x.ts', "import { a } from '#flows/flows.ts';", 'journey may import shared'],
  ['a layer beside it', 'src/api/x.ts', "export * from '#state/app-state.ts';", 'not state'],
  ['a type of a layer above', 'src/shared/x.ts', "import type { A } from '#ui/icon.tsx';", 'not ui'],
  ['an import type', 'src/shared/x.ts', "let a: import('#ui/icon.tsx').A;", 'not ui'],
  ['a dynamic import', 'src/ui/x.ts', "void import('#controls/text.tsx');", 'not controls'],
  ['an import over many lines', 'src/ui/x.ts', "import {\n  a,\n} from\n  '#app/x.ts';", 'x.ts:4'],
  ['mocks from the foreign service', 'tests/foreign/x.ts', "import '#mocks/engine.ts';", 'not mocks'],
  ['mocks from src', 'src/flows/x.ts', "import '#mocks/engine.ts';", 'not mocks'],
  ['src from mocks', 'mocks/x.ts', "import '#journey/opening.ts';", 'not journey'],
  ['src from the foreign service', 'tests/foreign/x.ts', "import '#journey/opening.ts';", 'not journey'],
  [
    'a test support from the foreign service',
    'tests/foreign/x.ts',
    "import '../support/any-text.ts';",
    'foreign may import openapi, not tests',
  ],
  ['mocks from scenarios', 'scenarios/x.ts', "import '#mocks/engine.ts';", 'not mocks'],
  ['a package that no layer may use', 'src/flows/x.ts', "import _ from 'lodash';", 'not lodash'],
  ['a subpath of such a package', 'src/flows/x.ts', "import map from 'lodash/map.js';", 'not lodash'],
  ['a package of another layer', 'src/journey/x.ts', "import { useState } from 'react';", 'not react'],
  [
    'a package outside the file that may use it',
    'src/shared/x.ts',
    "import p from 'dompurify';",
    'only src/shared/safety',
  ],
  ['React in the state', 'src/state/x.ts', "import { proxy } from 'valtio';", 'valtio/vanilla'],
  ['Node in the browser', 'src/platform/x.ts', "import 'node:fs';", 'no Node'],
  ['Node in a tool that a page loads', 'tools/record/x.ts', "import 'node:fs';", 'no Node'],
  [
    'a tool that needs Node, in one that a page loads',
    'tools/record/x.ts',
    "import '../floor.ts';",
    'not tools',
  ],
  [
    'a relative path to another layer',
    'src/ui/x.ts',
    "import '../shared/clock.ts';",
    "Write '#shared/clock.ts'",
  ],
  ['an alias of the same layer', 'src/ui/x.ts', "import '#ui/icon.tsx';", 'relative'],
  ['an unknown alias', 'src/ui/x.ts', "import '#utils/x.ts';", 'no such alias'],
  [
    'styles in a layer without ui',
    'src/journey/x.ts',
    "import '#styled/css/index.js';",
    'may not use styles',
  ],
  ['a file for tests', 'src/controls/x.tsx', "import './render-sample.tsx';", 'tests only'],
  ['a layer above, in a test', 'src/journey/x.test.ts', "import '#app/create-app.tsx';", 'not app'],
  ['a computed path', 'src/flows/x.ts', "void import('./' + name + '.ts');", 'plain text'],
  [
    'a static import of the mocks',
    'src/main.tsx',
    "import '../mocks/hosts/prepare-mocks.ts';",
    'only be loaded by',
  ],
  [
    'a dynamic import of another file of the mocks',
    'src/main.tsx',
    "void import('../mocks/engine.ts');",
    'not mocks',
  ],
];

test.each(forbiddenImports)('the import law reports %s', (_rule, path, source, complaint) => {
  const breaches = importBreaches(path, importsOf(path, source));
  expect(breaches).toHaveLength(1);
  expect(breaches[0]).toContain(complaint);
});

const allowedImports: readonly (readonly [description: string, path: string, source: string])[] = [
  ['a layer that layers.ts allows', 'src/journey/x.ts', "import { a } from '#shared/result.ts';"],
  ['a file of the same layer', 'src/journey/form/x.ts', "import { a } from '../fields/index.ts';"],
  [
    'a subpath of a package that the layer may use',
    'src/brazil/x.ts',
    "import '@brazilian-utils/brazilian-utils/get-states';",
  ],
  ['any package, in a test', 'src/journey/x.test.ts', "import fc from 'fast-check';"],
  ['a scenario, in a test', 'src/journey/x.test.ts', "import '#scenarios/index.ts';"],
  [
    'a dynamic import of the mocks, in the entry file',
    'src/main.tsx',
    "void import('../mocks/hosts/prepare-mocks.ts');",
  ],
  [
    'text and comments that look like an import',
    'src/journey/x.ts',
    "const a = \"import x from 'react'\"; // from 'react'",
  ],
];

test.each(allowedImports)('the import law allows %s', (_description, path, source) => {
  expect(importBreaches(path, importsOf(path, source))).toEqual([]);
});
