import { expect, inject, test } from 'vitest';
import { findDialect } from '#scenarios/dialects/index.ts';
import { findScenario } from '#scenarios/index.ts';
import { describeSample, pairs, sampleOf } from '#tests/support/dialect-pairs.ts';
import { exemptions, maxExemptions } from '#tests/support/exemptions.ts';
import { playScenario } from '#tests/support/play-scenario.ts';
import { playWithoutMotion } from '#tests/support/play-without-motion.ts';
import { report } from '#tests/support/watch-console.ts';

playWithoutMotion();

const { seed, all } = inject('dialects');
const playedPairs = all ? pairs : sampleOf(seed);
report(describeSample(seed, playedPairs.length));

test('[16.2c] at most five pairs are exempt; each exists and has a reason', () => {
  expect(exemptions.length).toBeLessThanOrEqual(maxExemptions);
  for (const { scenario, dialect, reason } of exemptions) {
    expect([findScenario(scenario)?.id, findDialect(dialect)?.id]).toEqual([scenario, dialect]);
    expect(reason).not.toBe('');
  }
});

test('[16.2b] the sample is a tenth of the pairs; the same seed gives the same sample, another seed another one', () => {
  const sampledNames = (sampleSeed: string) =>
    sampleOf(sampleSeed).map(({ scenario, dialect }) => `${scenario.id} ${dialect.id}`);
  expect(sampledNames('a').length).toBe(Math.ceil(pairs.length / 10));
  expect(sampledNames('a')).toEqual(sampledNames('a'));
  expect(sampledNames('a')).not.toEqual(sampledNames('b'));
});

// No retry, not even on a shared machine: a scenario that passes only sometimes has failed.
for (const { scenario, dialect } of playedPairs)
  test(`[16.2] ${scenario.id} in ${dialect.id}`, { timeout: 60_000, retry: 0 }, () =>
    playScenario(scenario, dialect),
  );
