import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { findBrowserGlobals } from './browser-globals.ts';
import { isCode, isTestCode, listRepositoryFiles, readSource } from './repository-files.ts';

/**
 * The layers that know the browser only through src/platform, so that a test can replace clock, storage and address.
 */
const LAYERS_WITHOUT_BROWSER = /^src\/(?:brazil|journey|state|flows)\//;

test('flows, state and domain use no globals of the browser', () => {
  const paths = listRepositoryFiles().filter(
    path => LAYERS_WITHOUT_BROWSER.test(path) && isCode(path) && !isTestCode(path),
  );
  expect(paths.length).toBeGreaterThan(300);
  expectNoBreaches(
    paths.flatMap(path => findBrowserGlobals(path, readSource(path))),
    {
      rule: 'Only src/platform and the layers that draw use clock, timers, storage and address of the browser.',
      remedy: 'Take it from `context.platform`, or pass the value in. A new part belongs in src/platform.',
    },
  );
});

test.each([
  ["localStorage.setItem('a', '1');", 'localStorage'],
  ['const id = Date.now();', 'Date.now'],
  ['const now = new Date();', 'new Date()'],
  ['setTimeout(() => close(), 500);', 'setTimeout'],
  ['const wide = window.innerWidth > 800;', 'window'],
  ["console.log('a');", 'console'],
])('%s is reported with its line and the replacement', (source, name) => {
  expect(findBrowserGlobals('src/flows/a.ts', `\n${source}`)).toEqual([
    expect.stringContaining(`src/flows/a.ts:2 uses ${name}. Use `),
  ]);
});

test.each([
  'const names = documents.map(document => document.kind);',
  'const { history } = proposal; show(history);',
  'const sent = { location: place.history, document: 1 };',
  'interface Clock { setTimeout(): void; location: string }',
  'const day = new Date(now); const left = clock.now() - Date.UTC(2026, 1, 1);',
  '/** Like window.open. */ const a = 1;',
])('%s is no use of the browser', source => {
  expect(findBrowserGlobals('src/flows/a.ts', source)).toEqual([]);
});
