import { expect, test } from 'vitest';
import { expectNoBreaches, placeOf } from '#tests/support/expect-no-breaches.ts';
import { listRepositoryFiles, readSource } from './repository-files.ts';
import { assumptionsIn, tracesIn } from './traces.ts';

const texts = listRepositoryFiles()
  .filter(path => !/\.(woff2|png|jpg|ico|webp)$/.test(path))
  .map(path => ({ path, text: readSource(path) }));

test('no file reveals the machine on which it was written', () => {
  expect(texts.length).toBeGreaterThan(300);
  expectNoBreaches(
    texts.flatMap(({ path, text }) => tracesIn(path, text)),
    {
      rule: 'No file reveals the machine on which it was written.',
      remedy: 'Remove the path, host or secret. Replace a secret that was committed by a new one.',
    },
  );
});

test('the lock file names no package sources, and no .npmrc exists', () => {
  const lock = readSource('package-lock.json');
  expectNoBreaches(
    lock.includes('"resolved"')
      ? [`${placeOf('package-lock.json', lock, '"resolved"')} says "resolved".`]
      : [],
    {
      rule: 'The lock file contains no addresses of package sources.',
      remedy:
        'Run npm install with the setting omit-lockfile-registry-resolved, or remove the "resolved" lines.',
    },
  );
  expect(lock.length).toBeGreaterThan(100_000);
  expectNoBreaches(
    listRepositoryFiles()
      .filter(path => path.endsWith('.npmrc'))
      .map(path => `${path} configures npm.`),
    {
      rule: 'The repository has no .npmrc: it may name a registry or a secret.',
      remedy: 'Keep the settings in the .npmrc of your home folder.',
    },
  );
});

test('every assumption that the code refers to is in assumptions.md', () => {
  const assumptionsPage = readSource('docs/decisions/assumptions.md');
  const danglingReferences = texts
    .filter(
      ({ path }) =>
        /^(src|mocks|scenarios|tests|openapi|tools|deploy|docs)\//.test(path) && !path.endsWith('.gen.ts'),
    )
    .flatMap(({ path, text }) =>
      assumptionsIn(text)
        .filter(number => !assumptionsPage.includes(`id="a-${number}"`))
        .map(
          number =>
            `${placeOf(path, text, number)} refers to assumption ${number}, which docs/decisions/assumptions.md does not have.`,
        ),
    );
  expectNoBreaches(danglingReferences, {
    rule: 'Every assumption that the code refers to has a row in docs/decisions/assumptions.md.',
    remedy: 'Correct the number, or add the row.',
  });
});

test('every spelling of a reference to an assumption is found', () => {
  // Built from parts, because the rule checks this file, too.
  expect(
    assumptionsIn(
      ['assumption ', '4.8; see also (a', '-4.37) and assumptions ', '9.5. Assumption ', '7.7'].join(''),
    ),
  ).toEqual(['4.8', '4.37', '9.5', '7.7']);
});

/** Each sample is built from parts, because the rule checks this file, too. */
const samples = [
  ['a path of a working folder', ["'/", "work/main/src'"]],
  ['a home folder', ['see /', 'home/ana/app']],
  ['a home folder on a Mac', ['(/', 'Users/ana/app)']],
  ['a temporary folder', ['cat /tm', 'p/notes.txt']],
  ['a mirror of the package registry', ['https://nex', 'us.empresa.com.br/npm/']],
  ['another registry', ['http://regis', 'try.empresa.com.br/x.tgz']],
  ['a password', ['https://ana:', 'segredo1@git.empresa.com.br']],
  ['a key', ['-----BEGIN RSA PRIVATE', ' KEY-----']],
] as const;

test.each(samples)('the search finds %s', (_description, sampleParts) => {
  expect(tracesIn('x', sampleParts.join(''))).toHaveLength(1);
});

test('the search ignores text that only looks like a trace', () => {
  const harmlessTexts = ['/api/work/1', 'src/root/', '../tmp/', 'the framework/'];
  expect(harmlessTexts.flatMap(text => tracesIn('x', text))).toEqual([]);
});
