import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { databaseName } from '#platform/secure-database.ts';
import { fallbackFaces } from '#ui/theme/fallback-faces.ts';
import { fileGroups, groupsOfFirstForm } from '../../tools/file-groups.ts';
import { readShortClassNames } from '../../tools/short-class-names.ts';
import { type ManifestChunk, readBuild } from './read-build.ts';

const { files, manifest } = readBuild();
const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
const page = files.find(({ path }) => path === 'index.html')?.bytes.toString() ?? '';

/** The file that the bundler adds for CommonJS modules of packages. */
const RUNTIME = 'rolldown-runtime';
/** Files that every visit loads: a lazy file may import them. */
const EARLY_FILES = [...groupsOfFirstForm, RUNTIME];

const chunkNameOf = (key: string): string => manifest[key]?.name ?? key;
const importsOf = ({ imports = [] }: ManifestChunk): string[] => imports.map(chunkNameOf);
const scriptsOfForm = files.filter(({ path }) => path.endsWith('.js') && page.includes(path));

/** A text in the code that only the script in index.html contains. */
const COOKIE_PROBE = 'cookiesProbe';

/**
 * Bytes of the page with brotli. The page and its headers may have 9000 (deploy/late-page.ts): some 700 are headers,
 * and a usual configuration needs 65. The hashes in the names of files change the size by up to 50 from one build to
 * the next.
 */
const MAX_PAGE = 8220;

/** Bytes of `start` with brotli: 134.9 kB on 2026-11-30. On the line of 14.1 10 kB are 50 ms. */
const MAX_START = 135_000;

test('[14.1] the build has the files of tools/file-groups.ts and no other script: a lazy module belongs to one of them', () => {
  const groupNames = [RUNTIME, ...fileGroups.map(({ name }) => name)];
  const filesOutsideGroups = scripts
    .filter(([key]) => !groupNames.includes(chunkNameOf(key)))
    .map(([, { file }]) => file);
  expect(
    filesOutsideGroups,
    'Add the module that these files are named after to a group of tools/file-groups.ts',
  ).toEqual([]);
  expect(scripts.length).toBeLessThanOrEqual(12);
});

test('[14.1] the page names every file that the first form needs, so that they load in parallel', () => {
  const start = scripts.find(([key]) => chunkNameOf(key) === 'start')?.[1];
  const neededFiles = [start, ...(start?.imports ?? []).map(key => manifest[key])].flatMap(chunk =>
    chunk ? [chunk.file] : [],
  );
  expect(neededFiles.length).toBeGreaterThan(1);
  expect(neededFiles.filter(file => !page.includes(file))).toEqual([]);
  const styles = files.filter(({ path }) => /^assets\/.*\.css$/.test(path)).map(({ path }) => path);
  expect(styles.filter(path => !page.includes(path))).toEqual([]);
});

test('[14.1] the scripts of the page have a low priority: style sheet and answers of the service come first', () => {
  const fileScripts = page.match(/<script [^>]*\bsrc=[^>]*>/g) ?? [];
  expect(fileScripts.length).toBeGreaterThan(1);
  expect(fileScripts.filter(script => !script.includes('fetchpriority="low"'))).toEqual([]);
});

test('[14.1] the code of the script in index.html is in no file of the first form again', () => {
  expect(page).toContain(COOKIE_PROBE);
  expect(scriptsOfForm.length).toBeGreaterThan(1);
  const copies = scriptsOfForm.filter(({ bytes }) => bytes.includes(COOKIE_PROBE)).map(({ path }) => path);
  expect(copies).toEqual([]);
});

test('[11.3] [14.1] the code that opens the storage is in one small file, which the page runs before React', () => {
  const owners = scriptsOfForm.filter(({ bytes }) => bytes.includes(databaseName));
  expect(owners.map(({ path }) => path.replace(/^assets\/(\w+)-.*$/, '$1'))).toEqual(['storage']);
  expect(page).not.toContain(databaseName);
  const [storage, vendor] = ['storage', 'vendor'].map(name => page.indexOf(`/assets/${name}-`));
  expect(storage).toBeLessThan(vendor ?? 0);
  expect(owners[0]?.bytes.length).toBeLessThan(20_000);
});

test('[14.1] the file start has no more than its limit', () => {
  const start = files.find(({ path }) => /^assets\/start-[^/]*\.js$/.test(path));
  if (!start) throw new Error('The build has no file start.');
  expect(
    brotliCompressSync(start.bytes).length,
    'Load what the first form does not need with a loader, in a group of tools/file-groups.ts, or raise MAX_START with a line in docs/decisions/0012-first-step-budget.md.',
  ).toBeLessThanOrEqual(MAX_START);
});

test('[14.1] the page fits into the first packets of a connection, with its headers and what a deployment fills in', () => {
  expect(brotliCompressSync(page).length).toBeLessThan(MAX_PAGE);
});

test('[14.1] the page names no file that is loaded later', () => {
  const lazyScripts = scripts
    .filter(([key]) => !EARLY_FILES.includes(chunkNameOf(key)))
    .map(([, { file }]) => file);
  expect(lazyScripts.length).toBeGreaterThan(3);
  expect(lazyScripts.filter(file => page.includes(file))).toEqual([]);
});

test('[14.1] a lazy file needs only the files start, terms and journey: code that two rarely loaded files share is in journey', () => {
  const allowed = [...EARLY_FILES, 'terms', 'journey'];
  const breaches = scripts.flatMap(([key, chunk]) =>
    importsOf(chunk)
      .filter(name => !allowed.includes(name))
      .map(
        name =>
          `${chunkNameOf(key)} imports ${name}: add what they share to 'journey' in tools/file-groups.ts`,
      ),
  );
  expect(breaches).toEqual([]);
});

test('[14.1] Chromium compiles the files of the first form while they load, and no other file ahead of use', () => {
  const compiledOnLoad = scripts.filter(([, { file }]) =>
    files
      .find(({ path }) => path === file)
      ?.bytes.toString()
      .startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(compiledOnLoad.map(([key]) => chunkNameOf(key)).sort()).toEqual([...groupsOfFirstForm].sort());
});

const sheets = files.filter(({ path }) => path.endsWith('.css')).map(({ bytes }) => bytes.toString());

test('[14.1] no style sheet sets variables on every element: a browser would compute them for each one', () => {
  expect(sheets.length).toBeGreaterThan(0);
  const rules = sheets.flatMap(sheet => [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]);
  const universalRules = rules.filter(([, selectors = '']) =>
    selectors.split(',').some(selector => selector.trim() === '*'),
  );
  expect(universalRules.length).toBeGreaterThan(0);
  expect(universalRules.filter(([, , body = '']) => /(?:^|;)\s*--/.test(body)).map(([rule]) => rule)).toEqual(
    [],
  );
});

test('[14.1] the page alone has the faces of the fallback font: the browser would look up the fonts of the device a second time', () => {
  const familiesIn = (text: string): string[] =>
    [...text.matchAll(/@font-face\s*\{[^}]*font-family:\s*"?([^";]+)/g)].map(([, family = '']) => family);
  expect(new Set(familiesIn(page))).toEqual(new Set(Object.keys(fallbackFaces)));
  expect(new Set(sheets.flatMap(familiesIn))).toEqual(new Set(['Montserrat']));
});

test('[14.1] [14.3] the shell shows the pictures of inputs and errors, so that the browser reads them before the first form', () => {
  const picturesIn = (text: string): string[] => text.match(/var\(--assets-[\w-]+\)/g) ?? [];
  const shellPictures = sheets
    .flatMap(sheet => sheet.match(/\[data-shell\]::?after\s*\{[^}]*\}/g) ?? [])
    .flatMap(picturesIn);
  const pictures = sheets.flatMap(picturesIn);
  expect(pictures.length).toBeGreaterThan(shellPictures.length);
  expect([...new Set(shellPictures)].sort()).toEqual([...new Set(pictures)].sort());
});

test('[14.3] the calendar of a date draws no icon of the browser, which would read a picture for the first date of a page', () => {
  const declarations = sheets.flatMap(sheet =>
    [...sheet.matchAll(/::-webkit-calendar-picker-indicator\s*\{([^}]*)\}/g)].map(([, body = '']) => body),
  );
  expect(declarations.length).toBeGreaterThan(0);
  expect(declarations.filter(body => /background(?:-image)?:\s*none/.test(body))).not.toEqual([]);
});

/** A condition of panda.config.ts: the runtime of Panda lists them all. */
const PANDA_CONDITION = '_highContrast';

test('[14.1] no script has the runtime of Panda: the build replaces every style by its class names', () => {
  const scriptsWithRuntime = files
    .filter(({ path, bytes }) => path.endsWith('.js') && bytes.includes(PANDA_CONDITION))
    .map(({ path }) => path);
  expect(
    scriptsWithRuntime,
    'Give css() and cva() objects whose parts are constants of the same module (tools/inline-styles-plugin.ts); css.raw() and several arguments are not replaced.',
  ).toEqual([]);
});

test('[14.1] no script and no sheet has the long name of a class: both have the short ones, and the same', async () => {
  const names = await readShortClassNames();
  expect(names.size).toBeGreaterThan(200);
  const classesInSheets = new Set(
    sheets.flatMap(sheet =>
      [...sheet.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
    ),
  );
  // A class list is a string; in it, a long name stands between quotes or spaces.
  const wordsOfScripts = new Set(
    files
      .filter(({ path }) => path.endsWith('.js'))
      .flatMap(({ bytes }) => bytes.toString().match(/(?<=["'` ])[^"'` ]+(?=["'` ])/g) ?? []),
  );
  expect([...names.keys()].filter(name => classesInSheets.has(name) || wordsOfScripts.has(name))).toEqual([]);
  const shortNamesInScripts = [...new Set(names.values())].filter(name => wordsOfScripts.has(name));
  expect(shortNamesInScripts.length).toBeGreaterThan(200);
  expect(shortNamesInScripts.filter(name => !classesInSheets.has(name))).toEqual([]);
});
