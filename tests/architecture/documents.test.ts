import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDefaults } from '#app/deployment.ts';
import { expectNoBreaches, placeOf } from '#tests/support/expect-no-breaches.ts';
import { scenarioIds } from '#tests/support/scenario-ids.ts';
import { codeNamesIn, codeWordsIn, linksIn, pathsIn, scriptsIn } from './documents.ts';
import { listRepositoryFiles, readSource, root } from './repository-files.ts';

const pages = listRepositoryFiles()
  .filter(path => path.endsWith('.md'))
  .map(path => ({ path, text: readSource(path) }));
const scripts: Record<string, string> = JSON.parse(readSource('package.json')).scripts;

/** True for a pattern, and for files that a build or a tool generates. */
const isGeneratedPath = (path: string) => /\.gen\.|\*/.test(path);
const missingPaths = (paths: readonly string[]) =>
  paths.filter(path => !isGeneratedPath(path) && !existsSync(`${root}${path}`));

test('every link and every path in the documents exists', () => {
  expect(pages.length).toBeGreaterThan(5);
  const brokenLinks = pages.flatMap(({ path, text }) =>
    missingPaths([...linksIn(path, text), ...pathsIn(text)]).map(
      target =>
        `${placeOf(path, text, target.replace(/^.*\/(?=.)/, ''))} names ${target}, which does not exist.`,
    ),
  );
  expectNoBreaches(brokenLinks, {
    rule: 'Every link and every path in a document leads to a file.',
    remedy: 'Correct the path, or remove the link.',
  });
});

/** Names of other programs and of the service's data, which no file of this repository contains. */
const NAMES_FROM_ELSEWHERE = ['ariaSnapshotForExpectFailure', 'termoConsultaCpf'];

test('every name of the code that the documents quote exists', () => {
  const wordsOfCode = new Set(
    listRepositoryFiles()
      .filter(
        path => /\.([cm]?[jt]sx?|json|yaml|html|css)$/.test(path) && !path.endsWith('documents.test.ts'),
      )
      .flatMap(path => codeWordsIn(path, readSource(path))),
  );
  const unknownNames = pages.flatMap(({ path, text }) =>
    codeNamesIn(text)
      .filter(name => !wordsOfCode.has(name) && !NAMES_FROM_ELSEWHERE.includes(name))
      .map(name => `${placeOf(path, text, `\`${name}\``)} names ${name}, which no file contains.`),
  );
  expectNoBreaches(unknownNames, {
    rule: 'Every name with an inner capital between backticks occurs in a file that is no document.',
    remedy:
      'Write the present name. A name of another program belongs in NAMES_FROM_ELSEWHERE of tests/architecture/documents.test.ts.',
  });
});

test('every script that the documents name exists', () => {
  const unknownScripts = pages.flatMap(({ path, text }) =>
    scriptsIn(text)
      .filter(name => !Object.hasOwn(scripts, name))
      .map(name => `${placeOf(path, text, `npm run ${name}`)} says npm run ${name}.`),
  );
  expectNoBreaches(unknownScripts, {
    rule: 'Every script that a document names exists in package.json.',
    remedy: 'Correct the name, or add the script.',
  });
});

test('every scenario that the README names exists', () => {
  const namedScenarios = [...readSource('README.md').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, id]) => id);
  expect(namedScenarios.length).toBeGreaterThanOrEqual(10);
  expectNoBreaches(
    namedScenarios
      .filter(id => id === undefined || !scenarioIds.includes(id))
      .map(id => `${placeOf('README.md', readSource('README.md'), `\`${id}\``)} names the scenario ${id}.`),
    {
      rule: 'Every scenario in the table of README.md exists.',
      remedy: 'Correct the id: npm run coverage lists them.',
    },
  );
});

test('CONTRIBUTING.md shows the text of an existing scenario', () => {
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readSource('CONTRIBUTING.md')) ?? [];
  const code = example.replace(/^ {3}/gm, '').trim();
  const file = 'scenarios/catalogue/erros/bank-account-refused.ts';
  expect(code, `The example in CONTRIBUTING.md differs from ${file}: copy the file into the recipe.`).toBe(
    readSource(file).trim(),
  );
});

test('every variable of .env.example is read, and every variable that is read is in it', () => {
  const offeredVariables = [...readSource('.env.example').matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name);
  const readingSource = readSource('src/app/deployment.ts') + readSource('src/main.tsx');
  const readVariables = [...readingSource.matchAll(/env\.(VITE_\w+)/g)].map(([, name]) => name);
  const file = '.env.example';
  expectNoBreaches(
    [
      ...offeredVariables
        .filter(name => !readVariables.includes(name))
        .map(name => `${placeOf(file, readSource(file), `${name}=`)} offers ${name}, which nothing reads.`),
      ...readVariables
        .filter(name => !offeredVariables.includes(name))
        .map(name => `${file} lacks ${name}, which src/app/deployment.ts or src/main.tsx reads.`),
    ],
    {
      rule: '.env.example lists exactly the variables that the app reads.',
      remedy: 'Add the variable to .env.example with a comment, or remove it from there.',
    },
  );
  expect(readVariables.length).toBeGreaterThan(3);
});

test('.env.example names every setting of a deployment that has no variable', () => {
  const defaults = new Map<string, unknown>(Object.entries(readDefaults({})));
  const withEveryVariable = Object.entries(readDefaults(new Proxy({}, { get: () => 'x' })));
  const withoutVariable = withEveryVariable
    .filter(([key, value]) => JSON.stringify(value) === JSON.stringify(defaults.get(key)))
    .map(([key]) => key);
  const sentence = readSource('.env.example').match(/^# Without a variable.*$/m)?.[0] ?? '';
  expect(Array.from(sentence.matchAll(/`(\w+)`/g), ([, key]) => key)).toEqual(withoutVariable);
});

test('the search finds dead links, dead paths, quoted names and unknown scripts', () => {
  expect(missingPaths(linksIn('docs/a.md', 'see [b](../nothing.md#x) and [c](https://a.example)'))).toEqual([
    'nothing.md',
  ]);
  expect(missingPaths(pathsIn('in `src/nothing.ts` and `layers.ts`'))).toEqual(['src/nothing.ts']);
  expect(scriptsIn('`npm run fly` or npm run test:e2e')).toEqual(['fly', 'test:e2e']);
  expect(codeNamesIn('`openJourney` and `journey`, `a.bC` or openStep')).toEqual(['openJourney']);
});
