import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { cyclesOf, type Graph } from './cycles.ts';
import { type Import, importsOf } from './imports-of.ts';
import { isCode, isGenerated, listRepositoryFiles, readSource } from './repository-files.ts';
import { resolve } from './resolve.ts';

const sources = listRepositoryFiles()
  .filter(path => /^(src|mocks|scenarios|tools)\//.test(path) && isCode(path) && !isGenerated(path))
  .map(path => ({ path, source: readSource(path) }));

const runtimeKinds: readonly Import['kind'][] = ['value', 'dynamic'];

function graphOf(files: readonly { path: string; source: string }[], includesTypes: boolean): Graph {
  return new Map(
    files.map(({ path, source }) => [
      path,
      importsOf(path, source)
        .filter(({ kind }) => runtimeKinds.includes(kind) || (includesTypes && kind === 'type'))
        .flatMap(({ specifier }) => {
          const target = resolve(path, specifier);
          return target.kind === 'file' ? [target.path] : [];
        }),
    ]),
  );
}

const describeCycles = (graph: Graph) => cyclesOf(graph).map(cycle => cycle.join('\n  -> '));

test('no file imports itself through other files, statically or dynamically', () => {
  const graph = graphOf(sources, false);
  expect(graph.size).toBeGreaterThan(200);
  expectNoBreaches(describeCycles(graph), {
    rule: 'No file imports itself through other files, neither statically nor dynamically.',
    remedy: 'Move the code that both files need into a third file that imports neither of them.',
  });
});

test('no file imports its own types through other files', () => {
  expectNoBreaches(describeCycles(graphOf(sources, true)), {
    rule: 'No file imports its own types through other files.',
    remedy: 'Move the type into a file that imports neither of them.',
  });
});

const cycleOfThree = (firstImport: string) => [
  { path: 'src/a.ts', source: firstImport },
  { path: 'src/b.ts', source: "export { c } from './c.ts';" },
  { path: 'src/c.ts', source: "import './a.ts';" },
];

test('the search finds a cycle of static imports, of dynamic imports and of types', () => {
  const cyclePath = 'src/a.ts\n  -> src/b.ts\n  -> src/c.ts\n  -> src/a.ts';
  expect(describeCycles(graphOf(cycleOfThree("import { b } from './b.ts';"), false))).toEqual([cyclePath]);
  expect(describeCycles(graphOf(cycleOfThree("void import('./b.ts');"), false))).toEqual([cyclePath]);
  expect(describeCycles(graphOf(cycleOfThree("import type { B } from './b.ts';"), true))).toEqual([
    cyclePath,
  ]);
  expect(describeCycles(graphOf(cycleOfThree("import type { B } from './b.ts';"), false))).toEqual([]);
});

test('the search finds a file that imports itself, and each of two connected cycles', () => {
  expect(describeCycles(graphOf([{ path: 'src/a.ts', source: "import './a.ts';" }], false))).toHaveLength(1);
  const twoCycles: Graph = new Map([
    ['a', ['b', 'x']],
    ['b', ['a']],
    ['x', ['y']],
    ['y', ['x']],
    ['z', ['a', 'x']],
  ]);
  expect(cyclesOf(twoCycles)).toHaveLength(2);
});
