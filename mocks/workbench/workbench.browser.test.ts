import { expect, onTestFinished, test, vi } from 'vitest';
import { type BugReport, decodeBugReport, encodeBugReport, reportFragment } from './bug-report.ts';
import { createBugReport } from './create-bug-report.ts';
import { workbenchStorageKey } from './forget-visitor.ts';
import { findOfferedFault } from './offered-faults.ts';
import { createWorkbench, type Workbench } from './workbench.ts';
import type { WorkbenchState } from './workbench-state.ts';

const incompleteLink = 'O link do relato está incompleto. Peça a quem relatou que o copie de novo.';

/** Creates a frame, in a page without the query of Vitest; restores the address of the page afterwards. */
function setUpFrame(): HTMLIFrameElement {
  const address = location.href;
  history.replaceState(history.state, '', location.pathname);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => {
    frame.remove();
    localStorage.removeItem(workbenchStorageKey);
    history.replaceState(history.state, '', address);
  });
  return frame;
}

test('[10.7] an incomplete link of a report is reported once when the frame is attached twice, as StrictMode does', async () => {
  const frame = setUpFrame();
  history.replaceState(history.state, '', `${reportFragment}abc`);
  const workbench = createWorkbench('/');
  workbench.attach(frame)();
  onTestFinished(workbench.attach(frame));
  await vi.waitFor(() => expect(workbench.store.get().linkProblems).not.toEqual([]));
  await decodeBugReport('abc').catch(() => undefined); // a second message would have come by then
  expect(workbench.store.get().linkProblems).toEqual([incompleteLink]);
});

test('[10.7] the link of a report also opens in a tab that shows its scenario already', async () => {
  const frame = setUpFrame();
  const workbench = createWorkbench('/');
  const detach = workbench.attach(frame);
  location.hash = `${reportFragment}abc`;
  await vi.waitFor(() => expect(workbench.store.get().linkProblems).toEqual([incompleteLink]));
  const report = createBugReport({
    state: workbench.store.get(),
    snapshot: undefined,
    console: [],
    note: 'O botão sumiu.',
    createdAt: new Date('2026-11-22T18:00:00Z'),
    build: '',
    browser: '',
    address: { path: '/' },
  });
  location.hash = `${reportFragment}${await encodeBugReport(report)}`;
  await vi.waitFor(() => expect(workbench.store.get().report).toEqual(report));
  expect(workbench.store.get().linkProblems).toEqual([]);
  detach();
  location.hash = `${reportFragment}abcd`;
  await decodeBugReport('abcd').catch(() => undefined); // a message would have come by then
  expect(workbench.store.get().linkProblems).toEqual([]);
});

const reportOf = (state: WorkbenchState): BugReport =>
  createBugReport({
    state,
    snapshot: undefined,
    console: [],
    note: '',
    createdAt: new Date('2026-11-22T18:00:00Z'),
    build: '',
    browser: '',
    address: { path: '/' },
  });

test.each([
  ['another scenario is chosen', (workbench: Workbench) => workbench.choose('no-offer')],
  ['several scenarios are played', (workbench: Workbench) => workbench.playAll(['no-offer'])],
])('[10.7] a report closes when %s', (_, act) => {
  setUpFrame();
  const workbench = createWorkbench('/');
  workbench.store.set({ report: reportOf(workbench.store.get()) });
  act(workbench);
  expect(workbench.store.get().report).toBeUndefined();
});

test('[10.7] a fault that waits breaks no call of scenarios that are played one after the other', () => {
  setUpFrame();
  const workbench = createWorkbench('/');
  const fault = findOfferedFault('updateStep', '500');
  if (!fault) throw new Error('updateStep has no fault 500.');
  workbench.breakNext('updateStep', fault);
  workbench.playAll(['no-offer']);
  expect(workbench.store.get().faults).toEqual([]);
});

test.each([{ dialect: 'nulls' }, { bank: 'facta' }])(
  '[10.7] the marks of played scenarios go away with the service they were played on: %o',
  settings => {
    setUpFrame();
    const workbench = createWorkbench('/');
    workbench.store.set({ results: { 'no-offer': { outcome: 'green', took: 900 } } });
    workbench.change({ pace: 0 });
    expect(Object.keys(workbench.store.get().results)).toEqual(['no-offer']);
    workbench.change(settings);
    expect(workbench.store.get().results).toEqual({});
  },
);

test('[10.7] a report keeps the marks of played scenarios only if it is about the same lender and dialect', () => {
  setUpFrame();
  const workbench = createWorkbench('/');
  workbench.store.set({ results: { 'no-offer': { outcome: 'green', took: 900 } } });
  const state = workbench.store.get();
  workbench.openReportFile(JSON.stringify(reportOf(state)));
  expect(Object.keys(workbench.store.get().results)).toEqual(['no-offer']);
  const otherSettings = { ...state.settings, dialect: 'nulls' };
  workbench.openReportFile(JSON.stringify(reportOf({ ...state, settings: otherSettings })));
  expect(workbench.store.get().results).toEqual({});
});

test.each([
  ['the next poll', (workbench: Workbench) => workbench.nextPoll()],
  ['an advanced clock', (workbench: Workbench) => workbench.advance(15_000)],
  ['a reload of the app', (workbench: Workbench) => workbench.reload()],
  ['a lost connection', (workbench: Workbench) => workbench.setOffline(true)],
])(
  '[10.7] after %s a report does not repeat the walk alone, which would end on an earlier screen',
  (_, act) => {
    const workbench = createWorkbench('/');
    workbench.setOffline(false);
    expect(workbench.store.get().wasChangedByHand).toBe(false);
    act(workbench);
    expect(workbench.store.get().wasChangedByHand).toBe(true);
  },
);
