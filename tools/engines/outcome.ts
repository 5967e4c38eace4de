import type { EngineName, Walk } from './walks.ts';

/** How a walk ended in an engine. */
export interface Outcome {
  engine: EngineName;
  /** As `nameOf` calls the walk. */
  walk: string;
  /** Empty when everything that the scenario says is true. */
  problem: string;
  /** 1 for the first time; a walk that failed is tried again on CI. */
  attempt: number;
  /** Nothing comes after it: it held, or it was the last attempt. */
  isLast: boolean;
  /** Milliseconds. */
  took: number;
}

export interface LeftOut {
  engine: EngineName;
  walks: readonly Walk[];
  reason: string;
}

/** One outcome as it is printed while the run goes on: a line, and below it what happened when the walk failed. */
export function describeOutcome({ engine, walk, problem, attempt, isLast, took }: Outcome): string {
  const sign = problem === '' ? 'ok   ' : isLast ? 'FAIL ' : 'again';
  const again = attempt > 1 ? `, attempt ${attempt}` : '';
  const line = `${sign} ${engine} ${walk} (${(took / 1000).toFixed(1)} s${again})`;
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

/** What stands at the end of a run: the numbers of each engine, what was left out and why, what failed, what held only later. */
export function describeRun(outcomes: readonly Outcome[], leftOut: readonly LeftOut[]): string {
  const lines: string[] = [];
  for (const engine of new Set([...outcomes, ...leftOut].map(entry => entry.engine))) {
    const own = outcomes.filter(outcome => outcome.engine === engine);
    const { passed, failed } = totalsOf(own);
    const seconds = own.reduce((sum, { took }) => sum + took, 0) / 1000;
    lines.push(
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${engine}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s of walks`,
    );
    for (const { walks, reason } of leftOut.filter(entry => entry.engine === engine))
      lines.push(`     left out (${reason}): ${walks.map(({ scenario }) => scenario.id).join(', ')}`);
  }
  const late = outcomes.filter(({ problem, attempt }) => problem === '' && attempt > 1);
  for (const { engine, walk, attempt } of late)
    lines.push(`flaky ${engine} ${walk}: held at attempt ${attempt}`);
  for (const { engine, walk, problem, isLast } of outcomes)
    if (isLast && problem !== '') lines.push(` FAIL  ${engine} ${walk}: ${problem.split('\n')[0]}`);
  return lines.join('\n');
}
