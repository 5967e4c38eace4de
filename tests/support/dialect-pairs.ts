import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { dialects } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import { scenarios } from '#scenarios/index.ts';
import { type Exemption, exemptions } from './exemptions.ts';
import { rotatingSample } from './rotating-sample.ts';

/** A scenario to be played in a dialect. */
export interface DialectPair {
  scenario: Scenario;
  dialect: Dialect;
}

const isExempt = ({ scenario, dialect }: DialectPair): boolean =>
  exemptions.some(exemption => exemption.scenario === scenario.id && exemption.dialect === dialect.id);

/**
 * Every scenario tagged e2e in every dialect except the plain one, without the exemptions. In the plain dialect
 * tests/support/test-scenarios.ts plays them.
 */
export const pairs: readonly DialectPair[] = scenarios
  .filter(({ tags }) => tags?.includes('e2e'))
  .flatMap(scenario => dialects.map(dialect => ({ scenario, dialect })))
  .filter(({ dialect }) => dialect !== plain)
  .filter(pair => !isExempt(pair));

/** A tenth of the pairs, the same for the same seed. */
export const sampleOf = (seed: string): DialectPair[] =>
  rotatingSample(pairs, {
    seed,
    every: 10,
    keyOf: ({ scenario, dialect }) => `${scenario.id} ${dialect.id}`,
  });

/** Lines about a run: its seed, the number of its pairs, and the exemptions. */
export const describeSample = (
  seed: string,
  playedCount: number,
  listedExemptions: readonly Exemption[] = exemptions,
): string =>
  [
    `dialects: seed ${seed}, ${playedCount} of ${pairs.length} pairs (DIALECT_SEED=${seed} plays the same, FULL=1 all)`,
    ...listedExemptions.map(
      ({ scenario, dialect, reason }) => `dialects: without ${scenario} in ${dialect}: ${reason}`,
    ),
  ].join('\n');
