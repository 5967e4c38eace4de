import { expect, test } from 'vitest';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { chooseScenario } from './choose-scenario.ts';
import { findCatalogueProblems } from './find-catalogue-problems.ts';

/** The names that the catalogue shows with suggestions, and its list of the other problems. */
function shownFor(link: string) {
  const address = new URL(link, 'https://qa.exemplo');
  const choice = chooseScenario(address, '/');
  if (choice.show === 'app') throw new Error('The app opens.');
  const problems = findCatalogueProblems({ address, base: '/', cookies: '', choice });
  return { unknownId: choice.unknownId, unknownDialect: choice.unknownDialect, problems };
}

const hash = hashOf(scenarioById('happy-path'));

test('[10.6] a link with an unknown dialect gets all its other mistakes listed, the dialect once', () => {
  expect(
    shownFor(
      `/?agx_hash=ffff&scenario=happy-path&mock_dialect=nul&mock_latency=2s&mock_break=updateStep:hagn&mock_foo=1`,
    ),
  ).toEqual({
    unknownId: undefined,
    unknownDialect: 'nul',
    problems: [
      'mock_latency=2s não vale: de 0 a 60000 milissegundos.',
      expect.stringContaining('mock_break: updateStep não tem a falha "hagn".'),
      expect.stringContaining('O link traz mock_foo, que não existe.'),
      `O cenário happy-path não tem o hash "ffff". O link certo: /?agx_hash=${hash}&scenario=happy-path&mock_dialect=nul&mock_latency=2s&mock_break=updateStep%3Ahagn&mock_foo=1`,
    ],
  });
});

test('[10.6] a link with an unknown scenario gets its unknown dialect and all other mistakes, too', () => {
  expect(shownFor('/?agx_hash=h1&scenario=hapy-path&mock_dialect=nul&mock_offline=sim')).toEqual({
    unknownId: 'hapy-path',
    unknownDialect: 'nul',
    problems: ['mock_offline=sim não vale: 0 ou 1.'],
  });
});

test('[10.6] a dialect that occurs twice is reported, also if it is unknown', () => {
  expect(
    shownFor(`/?agx_hash=${hash}&scenario=happy-path&mock_dialect=nul&mock_dialect=nulls`).problems,
  ).toEqual(['O link traz mock_dialect mais de uma vez: vale só mock_dialect=nul.']);
});

test('[10.6] the address of the catalogue lacks no hash, and its mistakes are listed', () => {
  expect(shownFor('/').problems).toEqual([]);
  expect(shownFor('/?mock_dialect=nul').problems).toEqual([]);
  expect(shownFor('/?scenaro=resume').problems).toEqual([
    'O link traz scenaro, que não existe. Você quis dizer scenario?',
  ]);
});
