import { formatTable } from './format-table.ts';
import type { FormName, Measure, Timing } from './measure.ts';
import { median } from './median.ts';

/** One run: the forms, one after the other. */
export type Run = Readonly<Record<'plain' | 'app', Timing> & Partial<Record<FormName, Timing>>>;

/**
 * Medians over the runs of one size. `ratio` is the median of the ratios of the runs, so that a slow moment affects
 * both sides.
 */
export interface Result {
  size: number;
  runs: number;
  measures: Record<Measure, { plain: number; app: number; ratio: number; peer?: Peer }>;
}

/** React Hook Form beside plain DOM. */
interface Peer {
  milliseconds: number;
  ratio: number;
}

const MEASURES: readonly Measure[] = ['mount', 'laterMount', 'key', 'conditional', 'submit', 'paint'];

const measureNames: Readonly<Record<Measure, string>> = {
  mount: 'mount with the start of the app, CPU',
  laterMount: 'mount of a later step, CPU',
  key: 'keystroke, CPU',
  conditional: 'a key that shows or hides a field, CPU',
  submit: 'submit to all errors, CPU',
  paint: 'keystroke to paint, wall clock',
};

export function resultOf(size: number, runs: readonly Run[]): Result {
  const medians = MEASURES.map(measure => {
    const medianOf = (form: FormName) => median(runs.map(run => run[form]?.[measure] ?? Number.NaN));
    const ratioOf = (form: FormName) =>
      median(runs.map(run => (run[form]?.[measure] ?? Number.NaN) / run.plain[measure]));
    const hasPeer = runs.every(run => run['hook-form']);
    return [
      measure,
      {
        plain: medianOf('plain'),
        app: medianOf('app'),
        ratio: ratioOf('app'),
        ...(hasPeer && { peer: { milliseconds: medianOf('hook-form'), ratio: ratioOf('hook-form') } }),
      },
    ];
  });
  // Object.fromEntries returns plain string keys; here they are those of MEASURES.
  const measures = Object.fromEntries(medians) as Result['measures'];
  return { size, runs: runs.length, measures };
}

/** The app's figure at the largest size, divided by that at the smallest (14.2); undefined with one size only. */
export function growthOf(results: readonly Result[], measure: Measure): number | undefined {
  const sorted = [...results].sort((a, b) => a.size - b.size);
  const [smallest, largest] = [sorted[0], sorted.at(-1)];
  return !smallest || !largest || smallest === largest
    ? undefined
    : largest.measures[measure].app / smallest.measures[measure].app;
}

/** The most that 14.2 and 14.3 allow as a ratio to plain DOM, by size. */
const GOALS: Readonly<Partial<Record<Measure, Readonly<Record<number, number>>>>> = {
  mount: { 20: 3, 200: 2, 1000: 1.5 },
  laterMount: { 200: 1.3 },
  key: { 200: 1.1, 1000: 1.1 },
  conditional: { 200: 1 },
  submit: { 200: 1.5, 1000: 1.9 },
};
/** The most that a key may grow from the fewest fields to the most (14.2). */
const MAX_GROWTH = 1.5;

const formatGoal = (value: number, limit: number | undefined): string =>
  limit === undefined ? '' : `${value <= limit ? 'met' : 'MISSED'} (at most ${limit})`;

const formatMilliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** The report for people: milliseconds, and the ratio to the plain form. */
export function reportTable(results: readonly Result[]): string {
  const hasPeer = results.some(({ measures }) => measures.mount.peer);
  const rows = [
    [
      'fields',
      'what',
      'plain ms',
      'app ms',
      'ratio',
      'goal',
      ...(hasPeer ? ['React Hook Form ms', 'ratio'] : []),
    ],
    ...results.flatMap(({ size, measures }) =>
      MEASURES.map(measure => {
        const { plain, app, ratio, peer } = measures[measure];
        const goal = formatGoal(ratio, GOALS[measure]?.[size]);
        return [
          String(size),
          measureNames[measure],
          formatMilliseconds(plain),
          formatMilliseconds(app),
          ratio.toFixed(2),
          goal,
          ...(peer ? [formatMilliseconds(peer.milliseconds), peer.ratio.toFixed(2)] : []),
        ];
      }),
    ),
  ];
  const table = formatTable(rows, [1, 5]);
  const growth = growthOf(results, 'key');
  return growth === undefined
    ? table
    : `${table}\n\nA key among the most fields costs ${growth.toFixed(2)} times what it costs among the fewest: ${formatGoal(growth, MAX_GROWTH)}.`;
}
