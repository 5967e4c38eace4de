import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { fileGroups } from '../../tools/file-groups.ts';
import { importsOf } from './imports-of.ts';
import { findImportsOutsideLoaders, LAZY_LOADERS } from './lazy-code.ts';
import { isCode, isGenerated, listRepositoryFiles, readSource, root } from './repository-files.ts';
import { resolve } from './resolve.ts';

const sources = new Map(
  listRepositoryFiles()
    .filter(path => /^src\//.test(path) && isCode(path) && !isGenerated(path) && !/\.test\.tsx?$/.test(path))
    .map(path => [path, readSource(path)]),
);

/** The entry file. Its only `import(...)` loads the mock service, which no production build contains. */
const ENTRY_FILE = 'src/main.tsx';

test('[14.1] every import() is in the arguments of a lazy loader', () => {
  const imports = [...sources]
    .filter(([path]) => path !== ENTRY_FILE)
    .flatMap(([path, source]) => findImportsOutsideLoaders(path, source));
  expectNoBreaches(
    imports.map(place => `${place} has an import() outside of a loader.`),
    {
      rule: 'Only the loaders load code lazily, because they define the reaction to a missing file.',
      remedy: `Import the module at the top of the file, or give the import() to ${LAZY_LOADERS.join(', ')}.`,
    },
  );
});

test('[14.1] every module and folder of tools/file-groups.ts exists, so that a renamed module keeps its file', () => {
  const extensions = ['', '.ts', '.tsx'];
  const exists = (module: string) => extensions.some(extension => existsSync(`${root}${module}${extension}`));
  expectNoBreaches(
    fileGroups.flatMap(({ name, modules }) =>
      modules.filter(module => !exists(module)).map(module => `The group ${name} names ${module}.`),
    ),
    {
      rule: 'Every module and folder that tools/file-groups.ts names exists.',
      remedy: 'Write the new name of the module, or remove the line.',
    },
  );
});

test('the rule of lazy code finds an import() outside of the loaders, and none inside', () => {
  const codeInLoader = "const A = lazyComponent(async () => (await import('./a.tsx')).A, {});";
  expect(findImportsOutsideLoaders('a.ts', codeInLoader)).toEqual([]);
  expect(
    findImportsOutsideLoaders('a.ts', "lazyFlow('submit', async () => (await import('./a.ts')).a);"),
  ).toEqual([]);
  expect(findImportsOutsideLoaders('a.ts', `${codeInLoader}\nvoid import('./b.ts');`)).toEqual(['a.ts:2']);
  expect(findImportsOutsideLoaders('a.ts', "other(() => import('./b.ts'));")).toEqual(['a.ts:1']);
});

/** The modules of the start file: all that the entry file imports statically, directly or through others. */
const findStartModules = (): Set<string> => findModulesOf(ENTRY_FILE);

/** All modules that a file imports statically, directly or through others, and the file. */
function findModulesOf(entry: string): Set<string> {
  const modules = new Set<string>();
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const source = sources.get(path);
    if (source === undefined || modules.has(path)) continue;
    modules.add(path);
    for (const { specifier, kind } of importsOf(path, source)) {
      const target = kind === 'value' ? resolve(path, specifier) : undefined;
      if (target?.kind === 'file') queue.push(target.path);
    }
  }
  return modules;
}

/** Code that protects typed values, reports failures, or belongs to an ordinary first form. */
const START_FILES = [
  'src/app/crash-screen.tsx',
  'src/app/session.ts',
  'src/app/watch-for-new-version.tsx',
  'src/controls/button.tsx',
  'src/controls/checkbox.tsx',
  'src/controls/chips.tsx',
  'src/controls/choice/choice-sheet.tsx',
  'src/controls/combobox.tsx',
  'src/controls/date.tsx',
  'src/controls/money.tsx',
  'src/controls/notice.tsx',
  'src/controls/radio.tsx',
  'src/controls/select.tsx',
  'src/controls/term.tsx',
  'src/controls/text.tsx',
  'src/flows/claim-proposal.ts',
  'src/flows/drafts.ts',
  'src/flows/handle-failure.ts',
  'src/flows/load-new-version.ts',
  'src/flows/move-writes.ts',
  'src/flows/reload-page.ts',
  'src/flows/restore-drafts.ts',
  'src/flows/toast.ts',
  'src/frame/overlays/question-dialog.tsx',
  'src/frame/overlays/read-error-dialog.tsx',
  'src/frame/overlays/toasts.tsx',
  'src/journey/errors/index.ts',
  'src/journey/form/validate.ts',
  'src/platform/image-store.ts',
  'src/platform/images.ts',
  'src/platform/secure-storage.ts',
  'src/screens/error-screen.tsx',
];

test('[11.3] [8.2] code that protects data or reports failures, and the usual form controls, are in the start file', () => {
  const start = findStartModules();
  expectNoBreaches(
    START_FILES.filter(path => !start.has(path)).map(path => `${path} is loaded lazily, or is gone.`),
    {
      rule: 'Code that protects data, reports failures or belongs to an ordinary first form is in the start file.',
      remedy:
        'Import it statically from a module of the start file. If the file was renamed, correct START_FILES.',
    },
  );
});

/** The script inside index.html, which runs before any file has loaded. */
const PAGE_START = 'src/start/page-start.ts';
/** Code of that script only: the app takes over what it has created. */
const PAGE_START_FILES = [
  'src/start/begin-visit.ts',
  'src/app/deployment.ts',
  'src/platform/cookies.ts',
  'src/platform/hide-tokens.ts',
];
/** Code that would make the page too large for the first packets of a connection. */
const FILES_OUTSIDE_PAGE = ['src/platform/secure-storage.ts', 'src/app/describe-deployment-problem.ts'];

test('[14.1] the script of index.html and the start file share no large code', () => {
  const [pageStart, start] = [findModulesOf(PAGE_START), findStartModules()];
  expectNoBreaches(
    [
      ...PAGE_START_FILES.filter(path => !pageStart.has(path)).map(path => `${PAGE_START} lacks ${path}.`),
      ...PAGE_START_FILES.filter(path => start.has(path)).map(path => `${path} is in the start file, too.`),
      ...FILES_OUTSIDE_PAGE.filter(path => pageStart.has(path)).map(path => `${PAGE_START} has ${path}.`),
    ],
    {
      rule: 'The script of index.html begins the visit and stays small; the start file takes over what it has created.',
      remedy:
        'Take the object from window.__visit. Only take-over-visit.ts loads begin-visit.ts, where a policy has blocked the script.',
    },
  );
});

test('[14.1] code that few visits need is not in the start file', () => {
  const start = findStartModules();
  const lazyFiles = [
    'src/controls/image.tsx',
    'src/step-views/simulation/simulation-view.tsx',
    'src/step-views/step-picture.tsx',
    'src/ui/qr-code.tsx',
    'src/app/start-integrations.ts',
    'src/app/describe-deployment-problem.ts',
    'src/api/operations/step-write.ts',
    'src/flows/submit-step.ts',
  ];
  expectNoBreaches(
    lazyFiles.filter(path => start.has(path)).map(path => `${path} is imported by the start file.`),
    {
      rule: 'The start file has only the code that the first form needs.',
      remedy:
        'Load it with a loader. If the start needs a part of it, move this part into a file of its own.',
    },
  );
});

test('[14.1] of the pictures, the start file has only those of error pages, questions and the first screens', () => {
  const start = findStartModules();
  const drawings = 'src/step-views/start-drawings.ts';
  const startDrawings = importsOf(drawings, sources.get(drawings) ?? '').flatMap(({ specifier, kind }) => {
    const target = kind === 'value' ? resolve(drawings, specifier) : undefined;
    return target?.kind === 'file' ? [target.path] : [];
  });
  const parts = ['src/ui/pictures/animations.ts', 'src/ui/pictures/picture-frame.tsx'];
  const pictures = [...start].filter(path => path.startsWith('src/ui/pictures/'));
  expect(pictures.sort()).toEqual([...startDrawings, ...parts].sort());
  expect(startDrawings).toHaveLength(13);
});
