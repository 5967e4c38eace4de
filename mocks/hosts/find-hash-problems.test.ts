import { expect, test } from 'vitest';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { createEngine } from '../engine.ts';
import type { WorldState } from '../world/state.ts';
import { findHashProblems } from './find-hash-problems.ts';

function problemsOf(
  link: string,
  { cookies = '', ...hashes }: Partial<WorldState & { cookies: string }> = {},
) {
  const address = new URL(link, 'https://qa.exemplo');
  const scenario = scenarioById(address.searchParams.get('scenario') ?? '');
  const world = { ...createEngine({ scenario }).snapshot().world, ...hashes };
  return findHashProblems({ address, base: '/', scenario, world, cookies });
}

const hash = hashOf(scenarioById('happy-path'));

test('[10.6] a link with a hash that the scenario does not know says so, with the right link', () => {
  expect(problemsOf('/?agx_hash=ffff&scenario=happy-path')).toEqual([
    `O cenário happy-path não tem o hash "ffff". O link certo: /?agx_hash=${hash}&scenario=happy-path`,
  ]);
  expect(problemsOf('/endereco?Agx_hash=ffff&scenario=happy-path')).toHaveLength(1);
});

test('[10.6] a link to the first page without a hash says so, unless the visitor has opened a proposal before', () => {
  expect(problemsOf('/?scenario=happy-path')).toEqual([
    `O link não tem hash (agx_hash). O link certo: /?scenario=happy-path&agx_hash=${hash}`,
  ]);
  expect(problemsOf('/?scenario=happy-path', { cookies: 'a=1; agx_hash=x' })).toEqual([]);
  expect(problemsOf('/componentes?scenario=happy-path')).toEqual([]);
});

test('[10.6] [3.17] a hash that the service has created, or replaced by another one, is known', () => {
  const link = '/?agx_hash=ffff&scenario=happy-path';
  expect(problemsOf(link, { hashes: { ffff: null } })).toEqual([]);
  expect(problemsOf(link, { renamed: { ffff: hash } })).toEqual([]);
});

test.each([
  `/?agx_hash=${hash}&scenario=happy-path`,
  '/?agx_hash=000000000000000000000000&scenario=unknown-hash',
])('[10.6] the link %s has the hash of its scenario', link => {
  expect(problemsOf(link)).toEqual([]);
});
