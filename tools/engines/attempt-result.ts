import { type EngineName, runNameOf, type ScenarioRun } from './scenario-run.ts';

/** The result of one attempt at a run in an engine. */
export interface AttemptResult {
  engine: EngineName;
  /** Name of the run, from `runNameOf`. */
  run: string;
  /** Empty when the attempt passed. */
  problem: string;
  /** 1 for the first attempt; a failed one is repeated on CI. */
  attempt: number;
  /** True when the attempt passed or no other follows. */
  isLast: boolean;
  /** Milliseconds. */
  duration: number;
}

/** Runs that an engine omits for the same reason. */
export interface Omission {
  engine: EngineName;
  runs: readonly ScenarioRun[];
  reason: string;
}

/** One line, followed by the indented problem if the attempt failed. */
export function describeAttempt({ engine, run, problem, attempt, isLast, duration }: AttemptResult): string {
  const label = problem === '' ? 'ok   ' : isLast ? 'FAIL ' : 'again';
  const attemptText = attempt > 1 ? `, attempt ${attempt}` : '';
  const line = `${label} ${engine} ${run} (${(duration / 1000).toFixed(1)} s${attemptText})`;
  return problem === '' ? line : `${line}\n${problem.replaceAll(/^/gm, '       ')}`;
}

export interface Totals {
  passed: number;
  failed: number;
}

export function totalsOf(results: readonly AttemptResult[]): Totals {
  const ended = results.filter(({ isLast }) => isLast);
  const passed = ended.filter(({ problem }) => problem === '').length;
  return { passed, failed: ended.length - passed };
}

/** Lists per engine the counts and omitted runs, then flaky ones, then failures. */
export function describeResults(results: readonly AttemptResult[], omissions: readonly Omission[]): string {
  const lines: string[] = [];
  for (const engine of new Set([...results, ...omissions].map(entry => entry.engine))) {
    const engineResults = results.filter(result => result.engine === engine);
    const { passed, failed } = totalsOf(engineResults);
    const seconds = engineResults.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    lines.push(
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${engine}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s of runs`,
    );
    for (const { runs, reason } of omissions.filter(entry => entry.engine === engine))
      lines.push(`     omitted (${reason}): ${runs.map(runNameOf).join(', ')}`);
  }
  const flakyResults = results.filter(({ problem, attempt }) => problem === '' && attempt > 1);
  for (const { engine, run, attempt } of flakyResults)
    lines.push(`flaky ${engine} ${run}: passed at attempt ${attempt}`);
  for (const { engine, run, problem, isLast } of results)
    if (isLast && problem !== '') lines.push(` FAIL  ${engine} ${run}: ${problem.split('\n')[0]}`);
  return lines.join('\n');
}
