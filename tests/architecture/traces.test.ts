import { expect, test } from 'vitest';
import { readSource, repositoryFiles } from './source-files.ts';
import { assumptionsIn, tracesIn } from './traces.ts';

const texts = repositoryFiles()
  .filter(path => !/\.(woff2|png|jpg|ico|webp)$/.test(path))
  .map(path => ({ path, text: readSource(path) }));

test('no file gives away the machine it was written on', () => {
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.flatMap(({ path, text }) => tracesIn(path, text))).toEqual([]);
});

test('the lock names no place that packages come from', () => {
  const lock = readSource('package-lock.json');
  expect(lock.match(/"resolved"/g)).toBeNull();
  expect(lock.length).toBeGreaterThan(100_000);
  expect(repositoryFiles().filter(path => path.endsWith('.npmrc'))).toEqual([]);
});

test('every assumption that code points to is written down', () => {
  const known = readSource('docs/decisions/assumptions.md');
  const astray = texts
    .filter(({ path }) => /^(src|mocks|scenarios|tests|openapi)\//.test(path) && !path.endsWith('.gen.ts'))
    .flatMap(({ path, text }) =>
      assumptionsIn(text)
        .filter(number => !known.includes(`id="a-${number}"`))
        .map(
          number =>
            `${path} points to assumption ${number}, which docs/decisions/assumptions.md does not have.`,
        ),
    );
  expect(astray).toEqual([]);
});

/** Each put together here, for the rule reads this file too. */
const given = [
  ['a path of a workplace', ["'/", "work/main/src'"]],
  ['a home', ['see /', 'home/ana/app']],
  ['a home on a Mac', ['(/', 'Users/ana/app)']],
  ['a temporary place', ['cat /tm', 'p/notes.txt']],
  ['a mirror of packages', ['https://nex', 'us.empresa.com.br/npm/']],
  ['another registry', ['http://regis', 'try.empresa.com.br/x.tgz']],
  ['a password', ['https://ana:', 'segredo1@git.empresa.com.br']],
  ['a key', ['-----BEGIN RSA PRIVATE', ' KEY-----']],
] as const;

test.each(given)('the search finds %s', (_what, parts) => {
  expect(tracesIn('x', parts.join(''))).toHaveLength(1);
});

test('the search lets pass what only looks like a trace', () => {
  const fine = ['/api/work/1', 'src/root/', '../tmp/', 'the framework/'];
  expect(fine.flatMap(text => tracesIn('x', text))).toEqual([]);
});
