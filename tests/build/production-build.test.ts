import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { marksIn, marksInStyles, mockMarks, sourcesOfMocks } from './mock-marks.ts';
import { readBuild } from './read-build.ts';

const { files, manifest, warnings } = readBuild();
const noMocksRule = {
  rule: 'Nothing of mocks, scenarios, tests and stories is in the production build.',
  remedy:
    'Find the import that leads to the mocks and remove it: only src/main.tsx imports them, and only if __MOCKS__ is true.',
};
const isText = (path: string) => /\.(js|css|html|json|map|txt|svg|webmanifest)$/.test(path);

/** True if a path contains the name of a folder or file of the mocks or the tests. */
const isNamedAfterMocks = (path: string) =>
  /(^|\/)(mocks|scenarios|tests|stories|bancada|__mocks__)\/|mockServiceWorker|catalogue|personas|(^|\/)(work)?bench|\.(test|stories)\./.test(
    path,
  );

test('[10.11] the production build contains no mocks, scenarios or test data', () => {
  expect(files.length).toBeGreaterThan(5);
  const breaches = files
    .filter(({ path }) => isText(path))
    .flatMap(({ path, bytes }) =>
      marksIn(bytes.toString('utf8')).map(
        ({ origin, text }) => `dist/${path} contains "${text}" (${origin}).`,
      ),
    );
  expectNoBreaches(breaches, noMocksRule);
});

test('[10.11] no file and no chunk of the production build is named after mocks or tests', () => {
  const chunks = Object.entries(manifest).flatMap(([key, { file }]) => [key, file]);
  expectNoBreaches(
    [...files.map(({ path }) => path), ...chunks]
      .filter(isNamedAfterMocks)
      .map(path => `dist/${path} is named after mocks or tests.`),
    noMocksRule,
  );
});

test('[10.11] the production build contains no style of the catalogue or the workbench', () => {
  const css = files.filter(({ path }) => path.endsWith('.css'));
  expect(css.length).toBeGreaterThan(0);
  expectNoBreaches(
    css.flatMap(({ path, bytes }) =>
      marksInStyles(bytes.toString()).map(({ text }) => `dist/${path} has the class ${text} of the mocks.`),
    ),
    noMocksRule,
  );
  expect(marksInStyles('.catalogue-entry{margin:0}').map(({ text }) => text)).toEqual(['.catalogue-entry']);
});

test('[10.11] the production build names no file of a test and no folder of the mocks', () => {
  const breaches = files
    .filter(({ path }) => isText(path) && path !== '.vite/manifest.json')
    .flatMap(({ path, bytes }) =>
      [
        ...bytes
          .toString('utf8')
          .matchAll(/[\w./-]+\.(?:test|spec)\.tsx?\b|\b(?:mocks|scenarios)\/[\w./-]+/g),
      ].map(([name]) => `dist/${path} contains "${name}".`),
    );
  expectNoBreaches(breaches, noMocksRule);
});

test('every mark of the mocks occurs in the sources of the mocks', () => {
  const foundMarks = new Set(marksIn(sourcesOfMocks()));
  expectNoBreaches(
    mockMarks
      .filter(mark => !foundMarks.has(mark))
      .map(
        ({ origin, text }) =>
          `tests/build/mock-marks.ts: "${text}" (${origin}) is not in the sources of the mocks.`,
      ),
    {
      rule: 'Every mark occurs in the sources of the mocks. Otherwise its absence from the build would prove nothing.',
      remedy: 'Change the mark to a text that the sources contain now.',
    },
  );
  expect(mockMarks.length).toBeGreaterThan(40);
});

test('the search finds the mocks in a bundled chunk, also with escaped letters', () => {
  const chunk =
    'var a={id:`happy-path`,title:"Tudo d\\u00e1 certo"};navigator.serviceWorker.register("/mockServiceWorker.js")';
  expect(marksIn(chunk).map(({ text }) => text)).toEqual([
    'mockServiceWorker',
    'happy-path',
    'Tudo dá certo',
  ]);
  for (const path of [
    'mocks/hosts/prepare-mocks.ts',
    'assets/catalogue-B1.css',
    'bancada/index.html',
    'mockServiceWorker.js',
  ])
    expect(isNamedAfterMocks(path), path).toBe(true);
});

test('a production build contains no source maps and no path of the machine that built it', () => {
  expectNoBreaches(
    files.filter(({ path }) => path.endsWith('.map')).map(({ path }) => `dist/${path} is a source map.`),
    {
      rule: 'A production build contains no source maps.',
      remedy: 'Keep build.sourcemap in vite.config.ts switched off.',
    },
  );
  const leaks = files.filter(
    ({ path, bytes }) => isText(path) && /node_modules\/\.|file:\/\//.test(bytes.toString()),
  );
  expectNoBreaches(
    leaks
      .filter(({ path }) => path !== '.vite/manifest.json')
      .map(({ path }) => `dist/${path} contains a path of the machine that built it.`),
    {
      rule: 'A production build contains no path of the machine that built it.',
      remedy: 'Find the import.meta.url or the path that the bundler has copied, and remove it.',
    },
  );
});

test('[10.11] the production build ends without a warning', () => {
  expect(warnings).toBe('');
});

test('[14.1e] the font is one file of at most 40 kB that never blocks text', () => {
  const fonts = files.filter(({ path }) => /\.(woff2?|ttf|otf|eot)$/.test(path));
  expect(fonts.map(({ path }) => path)).toEqual([expect.stringMatching(/montserrat.*\.woff2$/)]);
  for (const { bytes } of fonts) expect(bytes.length).toBeLessThanOrEqual(40_000);
  const css = files.filter(({ path }) => path.endsWith('.css')).map(({ bytes }) => bytes.toString());
  const faces = css.flatMap(text => text.match(/@font-face\s*\{[^}]*url\([^}]*\}/g) ?? []);
  expect(faces).toHaveLength(1);
  expect(faces[0]).toMatch(/font-display:\s*swap/);
});
