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

test('no comment begins with Who, What, Whoever or So long', () => {
  const breaches = listRepositoryFiles()
    .filter(path => CHECKED_FILES.test(path) && !isGenerated(path) && !path.endsWith('comments.test.ts'))
    .flatMap(path =>
      relativeClausesIn(readSource(path)).map(
        line => `${placeOf(path, readSource(path), line)} ${line.trim()}`,
      ),
    );
  expectNoBreaches(breaches, {
    rule: 'No comment begins with Who, What, Whoever or So long.',
    remedy: 'Begin the sentence with its subject.',
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
