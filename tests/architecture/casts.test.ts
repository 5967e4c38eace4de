import { expect, test } from 'vitest';
import { expectNoBreaches, placeAt } from '#tests/support/expect-no-breaches.ts';
import { findUncheckedCasts } from './casts.ts';
import { isCode, isGenerated, listRepositoryFiles, readSource } from './repository-files.ts';

const casts = listRepositoryFiles()
  .filter(path => /^(src|mocks|scenarios|stories|tests|tools)\//.test(path))
  .filter(path => isCode(path) && !isGenerated(path) && !path.startsWith('tests/architecture/casts'))
  .flatMap(path => {
    const source = readSource(path);
    return findUncheckedCasts(path, source).map(cast => ({
      ...cast,
      place: placeAt(path, source, cast.position),
    }));
  });

test('a step, a proposal or another value of the model is built, not cast', () => {
  expectNoBreaches(
    casts.filter(({ hasBuilder }) => hasBuilder).map(({ place, text }) => `${place} ${text}.`),
    {
      rule: 'Values of the model are built, not cast, because a cast value compiles even with a wrong member.',
      remedy:
        'Use a builder: buildField, stepWith, configurationWith, proposalWith, submissionWith, or createFlowContext of tests/flows.',
    },
  );
});

test('a cast that the compiler cannot check has a comment', () => {
  expectNoBreaches(
    casts.filter(({ isExplained }) => !isExplained).map(({ place, text }) => `${place} ${text}.`),
    {
      rule: 'A cast through unknown or never has a comment that justifies it.',
      remedy: 'Give the value its type, or write above the statement why the cast is right.',
    },
  );
});

test.each([
  ["const step = { slug: 's' } as unknown as Step;", true, false],
  ["const step = { slug: 's' } as Step; // only the slug is read", true, true],
  ["const fields = [{ key: 'a' }] as unknown as Step['fields'];", true, false],
  ['// The test needs no method of it.\nconst gate = {} as unknown as Crypto;', false, true],
  ['const gate = {} as unknown as Crypto;', false, false],
  ['call({ a: 1 } as never);', false, false],
])(
  '%j is reported as an unchecked cast: with builder %s, explained %s',
  (source, hasBuilder, isExplained) => {
    expect(findUncheckedCasts('src/a.ts', source)).toMatchObject([{ hasBuilder, isExplained }]);
  },
);

test.each([
  'const list = [] as Step[];',
  'const next = { ...failure, code: 1 } as Failure;',
  "const step = 'a' as const;",
  'const value = json as StepValues;',
])('%j is not reported as an unchecked cast', source => {
  expect(findUncheckedCasts('src/a.ts', source)).toEqual([]);
});
