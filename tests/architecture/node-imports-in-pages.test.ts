import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { importsOf } from './imports-of.ts';
import { isPageEntry, nodeImportsInPages, PAGE_ENTRIES } from './node-imports-in-pages.ts';
import { isCode, listRepositoryFiles, readSource } from './repository-files.ts';

const files = listRepositoryFiles();
/** The setup files that vite.config.ts names for tests in Node only. */
const SETUP_IN_NODE = ['tests/support/remove-temporary-folders.ts'];

test('no code that a page loads imports a module of Node', () => {
  const codeFiles = new Set(files.filter(isCode));
  const breaches = nodeImportsInPages(files.filter(isPageEntry), path =>
    codeFiles.has(path) ? importsOf(path, readSource(path)) : undefined,
  );
  expectNoBreaches(breaches, {
    rule: 'Code that a page loads imports no module of Node, because a browser has none.',
    remedy: 'Move what needs Node into a file that no page imports, or pass its result in.',
  });
});

test('the rule knows every page: each of its patterns has files, and the tests are those of vite.config.ts', () => {
  const configuration = readSource('vite.config.ts');
  for (const { inViteConfig, pattern } of PAGE_ENTRIES) {
    expect(
      files.some(path => pattern.test(path)),
      String(pattern),
    ).toBe(true);
    if (inViteConfig !== undefined) expect(configuration).toContain(`'${inViteConfig}'`);
  }
  const setupFiles = [...configuration.matchAll(/'(tests\/support\/[a-z-]+\.ts)'/g)].map(
    ([, path = '']) => path,
  );
  expect(setupFiles.filter(path => !isPageEntry(path) && !SETUP_IN_NODE.includes(path))).toEqual([]);
});

test('the rule finds a module of Node behind several imports and names the way to it', () => {
  const sources: Readonly<Record<string, string>> = {
    'tests/flows/a.test.ts': "import '../support/b.ts'; import type { Stats } from 'node:fs';",
    'tests/support/b.ts': "void import('../../tools/c.ts');",
    'tools/c.ts': "import { readFileSync } from 'node:fs';\nimport './d.ts';",
    'tools/d.ts': "import './c.ts'; new URL('./e.ts', import.meta.url);",
    'tools/e.ts': "import 'node:path';",
  };
  const breaches = nodeImportsInPages(Object.keys(sources).filter(isPageEntry), path =>
    importsOf(path, sources[path] ?? ''),
  );
  expect(breaches).toEqual([
    "tools/c.ts:1 imports 'node:fs'. Loaded by tests/support/b.ts, by tests/flows/a.test.ts.",
  ]);
});
