import { expect, test } from 'vitest';
import { resume } from '#scenarios/catalogue/contratacao/resume.ts';
import { averbadaNaoVolta } from '#scenarios/catalogue/retorno/going-back.ts';
import { launchAddressOf } from '#scenarios/launch-address.ts';
import { createEngine } from '../engine.ts';
import { visitorOf } from '../testing/visitor.ts';
import type { WorldState } from '../world/state.ts';
import { decodeBugReport, encodeBugReport, maxLinkLength, readBugReport } from './bug-report.ts';
import { createBugReport, reportedAddressOf, situationOf } from './create-bug-report.ts';
import { findOfferedFault } from './offered-faults.ts';
import { createInitialView } from './scenario-player.ts';
import { readWorkbenchSettings } from './settings.ts';
import type { WorkbenchState } from './workbench-state.ts';

const settings = {
  ...readWorkbenchSettings('?scenario=resume', null),
  dialect: 'nulls',
  bank: 'facta',
  latency: 300,
};

const stateWith = (parts: Partial<WorkbenchState>): WorkbenchState => {
  const { walk, ...view } = createInitialView(resume);
  return {
    ...view,
    walk: { ...walk, phase: 'paused', at: 3 },
    settings,
    unknownId: undefined,
    linkProblems: [],
    results: {},
    queue: [],
    offline: false,
    faults: [],
    notice: '',
    report: undefined,
    ...parts,
  };
};

const resumeHash = launchAddressOf(resume).hash ?? '';

async function createReport(parts: Partial<WorkbenchState>, note = 'O botão sumiu.') {
  const engine = createEngine({ scenario: resume, seed: 7 });
  await visitorOf(engine).save('dados-bancarios', {});
  const state = stateWith({ journal: engine.journal, ...parts });
  const createdAt = new Date('2026-11-22T18:00:00Z');
  return createBugReport({
    state,
    snapshot: engine.snapshot(),
    console: ['[proposta] updateStep: 500'],
    note,
    createdAt,
    build: '1a2b3c4',
    browser: 'Firefox/140.0',
    address: { path: '/termos', hash: resumeHash },
  });
}

test('[10.7] a report of a walk has the moment, calls, verdict and console, and fits into a link', async () => {
  const report = await createReport({
    claims: [{ text: 'a pessoa termina em /termos', state: 'open', found: '' }],
  });
  expect(report).toMatchObject({
    note: 'O botão sumiu.',
    build: '1a2b3c4',
    browser: 'Firefox/140.0',
    path: '/termos',
    hash: resumeHash,
    seed: 7,
    walkAt: 3,
    calls: [{ operation: 'updateStep', status: 200, source: 'world' }],
    claims: [{ text: 'a pessoa termina em /termos' }],
    console: ['[proposta] updateStep: 500'],
  });
  expect(report.lastAction).not.toBe('');
  expect(report.snapshot).toBeUndefined();
  const text = await encodeBugReport(report);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(maxLinkLength);
  expect(await decodeBugReport(text)).toEqual(report);
});

const fault = findOfferedFault('updateStep', '500');
if (!fault) throw new Error('updateStep has no fault 500.');

test('[10.7] a report opens with the same scenario, dialect, lender, delay and pending faults', async () => {
  const report = await createReport({ faults: [{ operation: 'updateStep', fault }], offline: true });
  const { settings: openedSettings, tweaks } = situationOf(report);
  expect(openedSettings).toMatchObject({ scenario: 'resume', dialect: 'nulls', bank: 'facta', latency: 300 });
  expect(tweaks).toMatchObject({
    offline: true,
    faults: [{ operation: 'updateStep', fault: { id: '500' } }],
  });
});

test('[10.7] with a pending fault the report contains the state of the service, because a repeated walk would run into the fault', async () => {
  expect((await createReport({ faults: [{ operation: 'updateStep', fault }] })).snapshot).toBeDefined();
});

test('[10.7] after use by hand, without a connection or before a walk the report contains the state of the service', async () => {
  expect((await createReport({ wasChangedByHand: true })).snapshot?.scenario).toBe('resume');
  expect((await createReport({ offline: true })).snapshot).toBeDefined();
  const { walk } = createInitialView(resume);
  expect((await createReport({ walk })).snapshot).toBeDefined();
});

test('[10.7] a report contains the theme that the reporter chose in the app; a walk that switches it does so again', async () => {
  const themeOf = async (parts: Partial<WorkbenchState>) =>
    situationOf(await createReport({ visitorTheme: 'dark', ...parts })).settings.theme;
  expect(await themeOf({ wasChangedByHand: true })).toBe('dark');
  expect(await themeOf({ wasChangedByHand: true, visitorTheme: 'auto' })).toBe('auto');
  expect(await themeOf({})).toBe('auto');
});

test.each([
  ['{', 'não é JSON'],
  ['{"version":2}', 'outra versão'],
  ['[]', 'outra versão'],
  ['null', 'outra versão'],
])('[10.7] the file %s is refused with a reason', (text, reason) => {
  expect(() => readBugReport(text)).toThrow(reason);
});

test('[10.7] a report of a scenario that no longer exists is refused by its name', async () => {
  const report = { ...(await createReport({})), query: '?scenario=gone' };
  expect(() => readBugReport(JSON.stringify(report))).toThrow('O relato é do cenário "gone"');
});

test.each([
  ['dialect=recorded-service', 'Nenhum dialeto se chama "recorded-service".'],
  ['bank=banco-novo', 'Nenhum banco se chama "banco-novo".'],
  ['mock_break=updateStep:teapot', 'updateStep não tem a falha "teapot".'],
])('[10.7] a report with %s, which this build lacks, is refused by its name', async (setting, sentence) => {
  const report = { ...(await createReport({})), query: `?scenario=resume&${setting}` };
  expect(() => readBugReport(JSON.stringify(report))).toThrow(sentence);
});

test.each([
  ['of another version', (world: WorldState) => ({ ...world, version: world.version - 1 })],
  ['that is not complete', ({ version }: WorldState) => ({ version })],
])(
  '[10.7] a report with a state of the service %s is refused with the build of the reporter',
  async (_, change) => {
    const report = await createReport({ wasChangedByHand: true });
    const { snapshot } = report;
    if (!snapshot) throw new Error('The report has no state of the service.');
    expect(readBugReport(JSON.stringify(report))).toEqual(report);
    const otherReport = { ...report, snapshot: { ...snapshot, world: change(snapshot.world) } };
    expect(() => readBugReport(JSON.stringify(otherReport))).toThrow(/outra versão do serviço.*1a2b3c4/);
  },
);

test('[10.7] a report whose state of the service is of another scenario is refused', async () => {
  const report = await createReport({ wasChangedByHand: true });
  const text = JSON.stringify({ ...report, query: '?scenario=happy-path' });
  expect(() => readBugReport(text)).toThrow('é do cenário "happy-path", e o estado do serviço é do "resume"');
});

test('[10.7] a report from before builds, browsers and hashes were recorded can still be opened', async () => {
  const { build, browser, hash, ...olderReport } = await createReport({});
  expect([build, browser, hash]).toEqual(['1a2b3c4', 'Firefox/140.0', resumeHash]);
  expect(readBugReport(JSON.stringify(olderReport))).toEqual(olderReport);
  expect(() => readBugReport(JSON.stringify({ ...olderReport, browser: 7 }))).toThrow('outra versão');
  expect(() => readBugReport(JSON.stringify({ ...olderReport, hash: 7 }))).toThrow('outra versão');
});

test('[10.7] a truncated link is refused with a message', async () => {
  const text = await encodeBugReport(await createReport({}));
  await expect(decodeBugReport(text.slice(0, 40))).rejects.toThrow('O link do relato está incompleto');
});

test('[10.7] [3.17] a report opens the proposal of its moment, whose hash may have replaced that of the link', () => {
  const address = launchAddressOf(averbadaNaoVolta);
  expect(address.query).toHaveProperty('redo_step');
  expect(reportedAddressOf(averbadaNaoVolta, { path: '/termos', hash: 'd149cd10' })).toEqual({
    path: '/termos',
    hash: 'd149cd10',
    query: {},
  });
  // An older report, or an address without a hash.
  expect(reportedAddressOf(averbadaNaoVolta, { path: '/termos' }).hash).toBe(address.hash);
});
