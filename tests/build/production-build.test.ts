import { expect, test } from 'vitest';
import { type Manifest, readBuild } from './build-output.ts';
import { firstStepChunks, keyOf, LATER, packedSizes, startedBy } from './first-step.ts';
import { marks, marksIn, marksInStyles, sourcesOfMocks } from './mock-marks.ts';

const { files, manifest } = readBuild();
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const isText = (path: string) => /\.(js|css|html|json|map|txt|svg|webmanifest)$/.test(path);

/** The names of the mocks' and the tests' folders and files in what a build is made of and consists of. */
const suspicious = (path: string) =>
  /(^|\/)(mocks|scenarios|tests|stories|bancada|__mocks__)\/|mockServiceWorker|catalogue|personas|(^|\/)bench|\.(test|stories)\./.test(
    path,
  );

test('[10.11] nothing of mocks, scenarios and test data is in the production build', () => {
  expect(files.length).toBeGreaterThan(5);
  const found = files
    .filter(({ path }) => isText(path))
    .flatMap(({ path, bytes }) =>
      marksIn(bytes.toString('utf8')).map(({ of, text }) => `${path}: "${text}" (${of})`),
    );
  expect(found).toEqual([]);
});

test('[10.11] no file and no chunk of the production build is named after mocks or tests', () => {
  const chunks = Object.entries(manifest).flatMap(([key, { file }]) => [key, file]);
  expect([...files.map(({ path }) => path), ...chunks].filter(suspicious)).toEqual([]);
});

test('[10.11] no style of the catalogue or the bench is in the production build', () => {
  const css = files.filter(({ path }) => path.endsWith('.css'));
  expect(css.length).toBeGreaterThan(0);
  expect(
    css.flatMap(({ path, bytes }) => marksInStyles(bytes.toString()).map(({ text }) => `${path}: ${text}`)),
  ).toEqual([]);
  expect(marksInStyles('.catalogue-entry{margin:0}').map(({ text }) => text)).toEqual(['.catalogue-entry']);
});

test('every mark of the mocks is really found in what it stands for', () => {
  const found = new Set(marksIn(sourcesOfMocks()));
  expect(marks.filter(mark => !found.has(mark))).toEqual([]);
  expect(marks.length).toBeGreaterThan(40);
});

test('the search finds the mocks in a bundled chunk, escaped letters included', () => {
  const chunk =
    'var a={id:`happy-path`,title:"Tudo d\\u00e1 certo"};navigator.serviceWorker.register("/mockServiceWorker.js")';
  expect(marksIn(chunk).map(({ text }) => text)).toEqual([
    'mockServiceWorker',
    'happy-path',
    'Tudo dá certo',
  ]);
  for (const path of [
    'mocks/hosts/page.ts',
    'assets/catalogue-B1.css',
    'bancada/index.html',
    'mockServiceWorker.js',
  ])
    expect(suspicious(path), path).toBe(true);
});

test('a production build holds no source maps and no personal path', () => {
  expect(files.filter(({ path }) => path.endsWith('.map')).map(({ path }) => path)).toEqual([]);
  const leaks = files.filter(
    ({ path, bytes }) => isText(path) && /node_modules\/\.|file:\/\//.test(bytes.toString()),
  );
  expect(leaks.map(({ path }) => path).filter(path => path !== '.vite/manifest.json')).toEqual([]);
});

/** What the first step may weigh today. The goal is 110 kB (14.1): docs/decisions/0012-first-step-budget.md. */
const CEILING = 134_000;

test(`the first step of a journey needs at most ${kB(CEILING)} of JavaScript`, () => {
  const page = files.find(({ path }) => path === 'index.html')?.bytes.toString() ?? '';
  const chunks = firstStepChunks(manifest, startedBy(page));
  expect(chunks).toContainEqual(expect.stringMatching(/^_start-/));
  const sizes = packedSizes(
    files,
    chunks.flatMap(key => manifest[key]?.file ?? []),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = sizes.map(({ path, bytes }) => `  ${kB(bytes)} ${path}`).join('\n');
  console.log(`First step: ${kB(total)} of JavaScript (gzip) in ${sizes.length} files.\n${list}`);
  expect(total, `${kB(total)} is more than ${kB(CEILING)}:\n${list}`).toBeLessThanOrEqual(CEILING);
});

test('every chunk said to be loaded later is one that the build loads on demand', () => {
  const onDemand = Object.values(manifest).flatMap(({ dynamicImports }) => dynamicImports ?? []);
  expect(
    Object.keys(LATER).filter(source => keyOf(manifest, onDemand, source) === undefined),
    'Take these off the list in first-step.ts.',
  ).toEqual([]);
});

test('what is loaded on demand counts for the first step unless it is said to come later', () => {
  const made: Manifest = {
    'index.html': {
      file: 'a.js',
      imports: ['_shared.js'],
      dynamicImports: ['home.tsx', 'final.tsx', '_tell-B1.js'],
    },
    '_shared.js': { file: 's.js' },
    'home.tsx': { file: 'h.js', imports: ['index.html', '_form.js'] },
    '_form.js': { file: 'f.js' },
    'final.tsx': { file: 'z.js', imports: ['_last.js'] },
    '_last.js': { file: 'l.js' },
    '_tell-B1.js': { file: 't.js', name: 'tell' },
  };
  expect(firstStepChunks(made, ['a.js'], { 'final.tsx': 'the end', 'src/tell.ts': 'trouble' })).toEqual([
    'index.html',
    '_shared.js',
    'home.tsx',
    '_form.js',
  ]);
  expect(firstStepChunks(made, ['a.js'], {})).toHaveLength(7);
});

test('the page starts with every script and every preload that it names', () => {
  const page =
    '<script type="module" crossorigin src="/propostas/assets/a.js"></script><link rel="modulepreload" href="/propostas/assets/b.js">' +
    '<link rel="stylesheet" href="/assets/c.css"><script type="application/json" id="deployment"></script>';
  expect(startedBy(page)).toEqual(['assets/a.js', 'assets/b.js']);
});

test('[14.1] the font is one file of at most 40 kB that never blocks text', () => {
  const fonts = files.filter(({ path }) => /\.(woff2?|ttf|otf|eot)$/.test(path));
  expect(fonts.map(({ path }) => path)).toEqual([expect.stringMatching(/montserrat.*\.woff2$/)]);
  for (const { bytes } of fonts) expect(bytes.length).toBeLessThanOrEqual(40_000);
  const css = files.filter(({ path }) => path.endsWith('.css')).map(({ bytes }) => bytes.toString());
  const faces = css.flatMap(text => text.match(/@font-face\s*\{[^}]*url\([^}]*\}/g) ?? []);
  expect(faces).toHaveLength(1);
  expect(faces[0]).toMatch(/font-display:\s*swap/);
});
