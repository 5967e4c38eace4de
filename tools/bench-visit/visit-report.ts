import { formatTable } from '../bench/format-table.ts';
import { median } from '../bench/median.ts';
import type { Line, VisitSettings } from './settings.ts';
import type { MeasuredVisit, PageRequest } from './take-visit.ts';

export const PAGE_NAMES = ['app', 'comparison'] as const;
export type PageName = (typeof PAGE_NAMES)[number];
export const VISIT_KINDS = ['first', 'repeat'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** The figures of a visit. Times in milliseconds since the navigation began, sizes in kB of 1,000 bytes. */
export interface VisitFigures {
  firstPaint: number;
  firstContentfulPaint: number;
  firstField: number;
  wholeForm: number;
  /** The time of the first request for the form, preflight included. */
  serviceAsked: number;
  cpu: number;
  /** Files that were requested over the network before the whole form was usable; calls of services are no files. */
  filesBefore: number;
  filesInAll: number;
  kilobytesBefore: number;
  kilobytesInAll: number;
  layoutShift: number;
  listOpened: number;
}
export type VisitMeasure = keyof VisitFigures;

const MEASURE_NAMES: Readonly<Record<VisitMeasure, string>> = {
  firstPaint: 'first paint, ms',
  firstContentfulPaint: 'first contentful paint, ms',
  firstField: 'first field usable, ms',
  wholeForm: 'whole form usable, ms',
  serviceAsked: 'service asked, ms',
  cpu: 'main thread until whole, ms',
  filesBefore: 'files before the form',
  filesInAll: 'files in all',
  kilobytesBefore: 'kB before the form',
  kilobytesInAll: 'kB in all',
  layoutShift: 'layout shift',
  listOpened: 'first list opens after, ms',
};
const MEASURES = Object.keys(MEASURE_NAMES) as VisitMeasure[]; // Object.keys returns plain strings

/** The limits of chapter 14 for a visit: a number, or a share of the comparison page's figure. */
interface Goal {
  kind: VisitKind;
  settings: VisitSettings['name'];
  measure: VisitMeasure;
  limit: number;
  isRatio: boolean;
}
// The first paint alone may be an empty background.
const GOALS: readonly Goal[] = [
  { kind: 'first', settings: 'phone', measure: 'firstContentfulPaint', limit: 1, isRatio: true },
  { kind: 'first', settings: 'phone', measure: 'wholeForm', limit: 1.3, isRatio: true },
  { kind: 'first', settings: 'phone', measure: 'filesBefore', limit: 12, isRatio: false },
  { kind: 'first', settings: 'phone', measure: 'filesInAll', limit: 30, isRatio: false },
  { kind: 'first', settings: 'phone', measure: 'layoutShift', limit: 0, isRatio: false },
];

/** True for a file of the site that came over the network. Requests to another origin are calls of a service. */
const isFile = ({ url, fromCache }: PageRequest, site: string): boolean =>
  !fromCache && new URL(url).origin === site;

export function figuresOf({ measured, requests, cpu }: MeasuredVisit, site: string): VisitFigures {
  const files = requests.filter(request => isFile(request, site));
  const filesBeforeForm = files.filter(({ start }) => start < measured.wholeForm);
  const kilobytesOf = (subset: readonly PageRequest[]) =>
    subset.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const openings = requests.filter(({ url }) => /\/system$/.test(new URL(url).pathname));
  return {
    firstPaint: measured.firstPaint,
    firstContentfulPaint: measured.firstContentfulPaint,
    firstField: measured.firstField,
    wholeForm: measured.wholeForm,
    serviceAsked: Math.min(...openings.map(({ start }) => start)),
    cpu,
    filesBefore: filesBeforeForm.length,
    filesInAll: files.length,
    kilobytesBefore: kilobytesOf(filesBeforeForm),
    kilobytesInAll: kilobytesOf(files),
    layoutShift: measured.layoutShift,
    listOpened: measured.listOpened ?? Number.NaN,
  };
}

export interface ComparedMeasure {
  app: number;
  comparison: number;
  /** Median of the ratios of the runs, so that a slow moment of the machine affects both sides. */
  ratio: number;
}

export interface VisitResult {
  settings: VisitSettings['name'];
  line: Line;
  kind: VisitKind;
  runs: number;
  measures: Record<VisitMeasure, ComparedMeasure>;
}

export function compareVisits(
  condition: Pick<VisitResult, 'settings' | 'line' | 'kind'>,
  runs: readonly Readonly<Record<PageName, VisitFigures>>[],
): VisitResult {
  const entries = MEASURES.map(measure => [
    measure,
    {
      app: median(runs.map(run => run.app[measure])),
      comparison: median(runs.map(run => run.comparison[measure])),
      ratio: median(runs.map(run => run.app[measure] / run.comparison[measure])),
    },
  ]);
  // Object.fromEntries returns plain string keys; here they are those of MEASURES.
  return {
    ...condition,
    runs: runs.length,
    measures: Object.fromEntries(entries) as VisitResult['measures'],
  };
}

const formatFigure = (value: number, measure: VisitMeasure): string => {
  if (Number.isNaN(value) || !Number.isFinite(value)) return '-';
  return value.toFixed(measure === 'layoutShift' ? 3 : 0);
};

function goalOf({ settings, kind, measures }: VisitResult, measure: VisitMeasure): string {
  const goal = GOALS.find(
    candidate => candidate.settings === settings && candidate.kind === kind && candidate.measure === measure,
  );
  if (!goal) return '';
  const reachedFigure = goal.isRatio ? measures[measure].ratio : measures[measure].app;
  const unit = goal.isRatio ? 'x' : '';
  return `${reachedFigure <= goal.limit ? 'met' : 'MISSED'} (at most ${goal.limit}${unit})`;
}

/** The report for people: each figure of both pages, their ratio, and the goal where there is one. */
export function visitReport(results: readonly VisitResult[]): string {
  return results
    .map(result => {
      const rows = [
        [
          `${result.settings}, line ${result.line}, ${result.kind} visit`,
          'app',
          'comparison',
          'ratio',
          'goal',
        ],
        ...MEASURES.map(measure => {
          const { app, comparison, ratio } = result.measures[measure];
          const ratioText = Number.isFinite(ratio) ? ratio.toFixed(2) : '-';
          return [
            MEASURE_NAMES[measure],
            formatFigure(app, measure),
            formatFigure(comparison, measure),
            ratioText,
            goalOf(result, measure),
          ];
        }),
      ];
      return formatTable(rows, [0, 4]);
    })
    .join('\n\n');
}

/** The name of a request without what a build or a session puts into it. */
const shortNameOf = (url: string): string => {
  const { pathname } = new URL(url);
  const short = pathname.replace(/^.*\/__session\/[^/]+/, '').replace('/unauth/product-self-contract', '');
  return short.length > 60 ? `${short.slice(0, 57)}...` : short;
};

/** Requests in the order of their start, with bars that show which request waits for which. */
export function waterfallOf({ measured, requests }: MeasuredVisit): string {
  const width = 40;
  const endTime = Math.max(measured.wholeForm, ...requests.map(({ end }) => end).filter(Number.isFinite));
  const columnOf = (time: number): number =>
    Math.max(0, Math.min(width - 1, Math.floor((time / endTime) * width)));
  const formatNumber = (value: number): string =>
    (Number.isFinite(value) ? value.toFixed(0) : '-').padStart(6);
  const marks: { at: number; line: string }[] = [
    ['first paint', measured.firstPaint],
    ['first field usable', measured.firstField],
    ['WHOLE FORM USABLE', measured.wholeForm],
  ].map(([label, at]) => ({ at: Number(at), line: `${formatNumber(Number(at))} -- ${label}` }));
  const lines = requests.map(({ url, type, start, end, bytes, status, fromCache }) => {
    const firstColumn = columnOf(start);
    const bar = ' '.repeat(firstColumn) + '='.repeat(Math.max(1, columnOf(end) - firstColumn));
    const size = fromCache ? 'cache' : String(bytes);
    const line = `${formatNumber(start)} ${formatNumber(end)} ${size.padStart(7)} ${type.padEnd(10)} |${bar.padEnd(width)}| ${status || '---'} ${shortNameOf(url)}`;
    return { at: start, line };
  });
  const header = ' start    end   bytes type';
  return [header, ...[...lines, ...marks].sort((a, b) => a.at - b.at).map(({ line }) => line)].join('\n');
}
