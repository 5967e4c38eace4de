import { expect, test } from 'vitest';
import type { MeasuredVisit, PageRequest } from './take-visit.ts';
import { compareVisits, figuresOf, visitReport, waterfallOf } from './visit-report.ts';

const SITE = 'https://site.exemplo';

const request = (path: string, start: number, members: Partial<PageRequest> = {}): PageRequest => ({
  url: `${SITE}${path}`,
  type: 'Script',
  start,
  end: start + 100,
  bytes: 1000,
  status: 200,
  fromCache: false,
  ...members,
});

const visit = (wholeForm: number, requests: PageRequest[]): MeasuredVisit => ({
  measured: {
    firstPaint: 10,
    firstContentfulPaint: 20,
    firstField: 30,
    wholeForm,
    layoutShift: 0,
    timeOrigin: 0,
  },
  requests,
  cpu: 50,
});

const phoneVisit = { settings: 'phone', line: 'tcp', kind: 'first' } as const;
const service = { url: 'https://servico.exemplo/x/6650/system', type: 'Fetch' };

test('[14.1] [14.6] files are what the site sends over the network: no calls of services, nothing from the cache', () => {
  const figures = figuresOf(
    visit(500, [
      request('/', 0, { type: 'Document' }),
      request('/assets/a.js', 100),
      request('/assets/kept.js', 100, { fromCache: true, bytes: 0 }),
      request('', 200, service),
      request('/assets/later.js', 900),
    ]),
    SITE,
  );
  expect([figures.filesBefore, figures.filesInAll]).toEqual([2, 3]);
  expect([figures.kilobytesBefore, figures.kilobytesInAll]).toEqual([2, 3]);
  expect(figures.serviceAsked).toBe(200);
});

test('a ratio is the median of the ratios within the runs, with the goals of 14.1 beside it', () => {
  const app = figuresOf(visit(1200, []), SITE);
  const comparison = figuresOf(visit(1000, []), SITE);
  const slowApp = figuresOf(visit(3600, []), SITE);
  const runs = [
    { app, comparison },
    { app: slowApp, comparison: figuresOf(visit(3000, []), SITE) },
    { app, comparison },
  ];
  const result = compareVisits(phoneVisit, runs);
  expect(result.measures.wholeForm).toEqual({ app: 1200, comparison: 1000, ratio: 1.2 });
  expect(visitReport([result])).toMatch(
    /^whole form usable, ms +1200 +1000 +1\.20 {2}met \(at most 1\.3x\)$/m,
  );
  expect(visitReport([result])).toContain('phone, line tcp, first visit');
  const missedGoals = compareVisits(phoneVisit, [{ app: slowApp, comparison }]);
  expect(visitReport([missedGoals])).toMatch(/^whole form usable.*MISSED/m);
});

test('the waterfall has a line for each request and the moments between them', () => {
  const text = waterfallOf(visit(500, [request('/assets/a.js', 0), request('/b.js', 600)]));
  expect(
    text.split('\n').map(line =>
      line
        .replace(/\|.*\|/, '')
        .replaceAll(/ +/g, ' ')
        .trim(),
    ),
  ).toEqual([
    'start end bytes type',
    '0 100 1000 Script 200 /assets/a.js',
    '10 -- first paint',
    '30 -- first field usable',
    '500 -- WHOLE FORM USABLE',
    '600 700 1000 Script 200 /b.js',
  ]);
});
