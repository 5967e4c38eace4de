import { execFileSync } from 'node:child_process';

/**
 * The seed that chooses samples of dialects, faults and replays: `DIALECT_SEED` or `SEED`, otherwise the commit, so
 * that each commit plays other samples. Without git it is always the same.
 */
export function sampleSeed(): string {
  const seed = process.env.DIALECT_SEED ?? process.env.SEED;
  if (seed !== undefined) return seed;
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return commit.toString().trim().slice(0, 12);
  } catch {
    return '20261121';
  }
}

/** The same choice as a whole number below 2^28: `SEED` if it is set, otherwise from the commit. */
export const sampleNumber = (): number =>
  process.env.SEED === undefined ? Number.parseInt(sampleSeed().slice(0, 7), 16) : Number(process.env.SEED);
