import { beforeEach, inject } from 'vitest';
import { isInTurn } from './rotating-sample.ts';

/**
 * Does this run play the tests with this name, which play in one of `every` runs? The seed, which changes with the
 * commit, and the name decide. `npm run test:full` and a command that names a test or a file play all of them. For slow
 * tests of which one run need not play all (docs/decisions/0021).
 */
export function playsInRun(name: string, every: number): boolean {
  const { seed, all } = inject('turns');
  return all || isInTurn(name, { seed, every });
}

/** Leaves out each test of the file, or of the surrounding `describe`, that `playsInRun` leaves out. */
export function playInTurn(every: number): void {
  beforeEach(({ task, skip }) => {
    skip(!playsInRun(task.name, every), 'plays in the run of another commit');
  });
}
