import type { EngineName, Walk } from './walks.ts';

/** The outcome of a walk in an engine. */
export interface Outcome {
  engine: EngineName;
  /** Name of the walk, from `nameOf`. */
  walk: string;
  /** Empty when the scenario passed. */
  problem: string;
  /** 1 for the first attempt; a failed walk is repeated on CI. */
  attempt: number;
  /** True when the walk passed or this was the last attempt. */
  isLast: boolean;
  /** Milliseconds. */
  took: number;
}

export interface OmittedWalk {
  engine: EngineName;
  walks: readonly Walk[];
  reason: string;
}

/** Describes one outcome during the run: a line, followed by the failure if there is one. */
export function describeOutcome({ engine, walk, problem, attempt, isLast, took }: Outcome): string {
  const label = problem === '' ? 'ok   ' : isLast ? 'FAIL ' : 'again';
  const attemptText = attempt > 1 ? `, attempt ${attempt}` : '';
  const line = `${label} ${engine} ${walk} (${(took / 1000).toFixed(1)} s${attemptText})`;
  return problem === '' ? line : `${line}\n${problem.replaceAll(/^/gm, '       ')}`;
}

export interface Totals {
  passed: number;
  failed: number;
}

export function totalsOf(outcomes: readonly Outcome[]): Totals {
  const ended = outcomes.filter(({ isLast }) => isLast);
  const passed = ended.filter(({ problem }) => problem === '').length;
  return { passed, failed: ended.length - passed };
}

/**
 * Summarises a run: the numbers of each engine, walks left out with the reason, failures, walks that passed
 * only later.
 */
export function describeRun(outcomes: readonly Outcome[], omittedWalks: readonly OmittedWalk[]): string {
  const lines: string[] = [];
  for (const engine of new Set([...outcomes, ...omittedWalks].map(entry => entry.engine))) {
    const engineOutcomes = outcomes.filter(outcome => outcome.engine === engine);
    const { passed, failed } = totalsOf(engineOutcomes);
    const seconds = engineOutcomes.reduce((sum, { took }) => sum + took, 0) / 1000;
    lines.push(
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${engine}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s of walks`,
    );
    for (const { walks, reason } of omittedWalks.filter(entry => entry.engine === engine))
      lines.push(`     left out (${reason}): ${walks.map(({ scenario }) => scenario.id).join(', ')}`);
  }
  const passedLater = outcomes.filter(({ problem, attempt }) => problem === '' && attempt > 1);
  for (const { engine, walk, attempt } of passedLater)
    lines.push(`flaky ${engine} ${walk}: held at attempt ${attempt}`);
  for (const { engine, walk, problem, isLast } of outcomes)
    if (isLast && problem !== '') lines.push(` FAIL  ${engine} ${walk}: ${problem.split('\n')[0]}`);
  return lines.join('\n');
}
