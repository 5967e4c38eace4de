import { execFileSync } from 'node:child_process';

/**
 * The seed of the samples of dialects, faults and replays: `DIALECT_SEED` or `SEED`, else the commit, so that each commit
 * plays other samples; without git always the same.
 */
export function sampleSeed(): string {
  const given = process.env.DIALECT_SEED ?? process.env.SEED;
  if (given !== undefined) return given;
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return commit.toString().trim().slice(0, 12);
  } catch {
    return '20261121';
  }
}
