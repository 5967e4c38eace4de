import { expect, test } from 'vitest';
import { expectNoBreaches, placeOf } from '#tests/support/expect-no-breaches.ts';
import { isGenerated, listRepositoryFiles, readSource } from './repository-files.ts';

/** The files whose comments are checked. */
const CHECKED_FILES =
  /^(?:(?:src|mocks|scenarios|tools|tests|stories|deploy|openapi|\.ladle)\/.*|[^/]+)\.(?:tsx?|mts|mjs|cjs|css|yaml|sh|html)$/;

/** Comments that begin with a relative clause. It delays the subject of the sentence. */
const RELATIVE_CLAUSE_FIRST =
  /^\s*(?:\/\/|\/?\*\*?|#|<!--|description:|x-assumed:) (?:Who|Whoever|What|Whatever|So long)\b(?! is\b.*\?).*$/gm;

const relativeClausesIn = (source: string): string[] => source.match(RELATIVE_CLAUSE_FIRST) ?? [];

const MAX_LENGTH = 120;

/** Lines of comments that are too long. A linter's directive cannot be divided, nor can an address. */
const longLinesIn = (source: string): string[] =>
  source
    .split('\n')
    .filter(line => line.length > MAX_LENGTH && /^\s*(?:\/\/|\{?\/\*+|\*|#|<!--) /.test(line))
    .filter(line => !/^\s*\W+(?:biome-ignore |https?:\S+$)/.test(line));

function breachesOf(find: (source: string) => readonly string[]): string[] {
  return listRepositoryFiles()
    .filter(path => CHECKED_FILES.test(path) && !isGenerated(path) && !path.endsWith('comments.test.ts'))
    .flatMap(path =>
      find(readSource(path)).map(line => `${placeOf(path, readSource(path), line)} ${line.trim()}`),
    );
}

test('no comment begins with Who, What, Whoever or So long', () => {
  expectNoBreaches(breachesOf(relativeClausesIn), {
    rule: 'No comment begins with Who, What, Whoever or So long.',
    remedy: 'Begin the sentence with its subject.',
  });
});

test(`no line of a comment has more than ${MAX_LENGTH} characters`, () => {
  expectNoBreaches(breachesOf(longLinesIn), {
    rule: `A line of a comment has at most ${MAX_LENGTH} characters.`,
    remedy: 'Shorten the sentence, or continue it on the next line.',
  });
});

test.each([
  ['/** What a write needs. */', true],
  ['// Who waits is told.', true],
  [' * So long it is open.', true],
  ['/** The needs of a write. */', false],
  ["const text = 'What a day'; // not at the beginning", false],
])('%s begins with a relative clause or a rare conjunction: %s', (source, isFound) => {
  expect(relativeClausesIn(source).length > 0).toBe(isFound);
});

test.each([
  [`// ${'a'.repeat(117)}`, false],
  [`// ${'a'.repeat(118)}`, true],
  [` * ${'a'.repeat(118)}`, true],
  [`/** ${'a'.repeat(118)} */`, true],
  [`  {/* ${'a'.repeat(118)} */}`, true],
  [`// biome-ignore lint/a11y/useAltText: ${'a'.repeat(118)}`, false],
  [`// https://example.com/${'a'.repeat(118)}`, false],
  [`const text = '${'a'.repeat(118)}';`, false],
])('case %#: %s is too long: %s', (source, isFound) => {
  expect(longLinesIn(source).length > 0).toBe(isFound);
});
