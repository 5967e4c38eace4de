import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { isCode, listRepositoryFiles, readSource } from './repository-files.ts';

const DECISION = 'docs/decisions/0021-what-each-run-plays.md';
/** The files that define how a run chooses its tests, and the test of the choice. */
const DEFINITIONS = /^tests\/(support\/(play-in-turn|rotating-sample)(\.test)?|e2e\/sample-for-run)\.ts$/;

/** The numbers in a text, each once, from the smallest on. */
const numbersIn = (text: string): string =>
  [...new Set(text.match(/\d+/g))].sort((a, b) => Number(a) - Number(b)).join(', ');

/**
 * The numbers of runs among which a file divides its tests; `undefined` for a file that plays all. Empty if it plays
 * one item of a list.
 */
function sharesIn(source: string): string | undefined {
  const calls = [
    ...source.matchAll(
      /\b(?:playInTurn|playsInRun|restsInRun)\([^()]*\)|\b(?:sampleForRun|rotatingSample)\([\s\S]*?every: ([\w.]+)/g,
    ),
  ];
  if (calls.length === 0) return undefined;
  return numbersIn(calls.map(([call, every]) => every ?? /(\d+)\)$/.exec(call)?.[1] ?? '').join(' '));
}

test('the decision about what each run plays lists every file that plays a sample, with its share', () => {
  const listedShares = new Map(
    [...readSource(DECISION).matchAll(/^\| `([^`]+)` \| ([^|]+) \|/gm)].map(([, file = '', share = '']) => [
      file,
      numbersIn(share),
    ]),
  );
  const actualShares = new Map(
    listRepositoryFiles()
      .filter(path => isCode(path) && !DEFINITIONS.test(path) && !path.startsWith('tests/architecture/'))
      .flatMap(path => {
        const share = sharesIn(readSource(path));
        return share === undefined ? [] : [[path, share] as const];
      }),
  );
  expect(actualShares.size).toBeGreaterThan(20);
  expectNoBreaches(
    [...new Set([...listedShares.keys(), ...actualShares.keys()])]
      .filter(path => listedShares.get(path) !== actualShares.get(path))
      .map(
        path =>
          `${path} plays one in (${actualShares.get(path) ?? 'everything'}); ${DECISION} says (${listedShares.get(path) ?? 'nothing'}).`,
      ),
    {
      rule: `The last table of ${DECISION} has each file with tests of which a run plays only some.`,
      remedy: 'Correct the row of the file.',
    },
  );
});

test('the shares of a file are those of all its samples', () => {
  expect(
    sharesIn('playInTurn(5); const some = sampleForRun(all, { every: 40, keyOf: ({ id }) => id });'),
  ).toBe('5, 40');
  expect(sharesIn("test.runIf(playsInRun('command', 3))('a', () => {});")).toBe('3');
  expect(sharesIn('rotatingSample(looks, {\n  seed,\n  every: looks.length,\n  keyOf,\n})')).toBe('');
  expect(sharesIn('const every = 2;')).toBeUndefined();
});
