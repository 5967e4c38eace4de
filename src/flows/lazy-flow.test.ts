import { afterEach, expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import type { NextAction } from '#journey/model/next-action.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createFlowContext } from '#tests/flows/create-flow-context.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { runLazyFlow, runLazyPoll } from './lazy-flow.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** A lazy poll whose first `failingLoads` loads fail. `counts`: how often its code was loaded and run. */
function setUp(failingLoads: number) {
  stage = setUpFlows();
  const clock = createManualClock();
  const platform = { ...stage.platform, clock };
  const dispatchedActions: NextAction[] = [];
  const counts = { loads: 0, runs: 0 };
  const place = new AbortController();
  const context = createFlowContext(stage, { platform, dispatch: next => void dispatchedActions.push(next) });
  const runPoll = () =>
    runLazyPoll(
      context,
      place.signal,
      async () => {
        counts.loads += 1;
        if (counts.loads <= failingLoads) throw new TypeError('Failed to fetch dynamically imported module');
        return {};
      },
      async (): Promise<NextAction> => {
        counts.runs += 1;
        return { kind: 'stay' };
      },
    );
  return { runPoll, clock, counts, dispatchedActions, place, reloads: stage.platform.reloads };
}

test('[4.41] a wait whose file is missing reloads the page once', async () => {
  const { runPoll, counts, reloads, place } = setUp(9);
  await runPoll();
  expect(reloads()).toBe(1);
  expect(counts).toEqual({ loads: 1, runs: 0 });
  const second = runPoll();
  await until(() => counts.loads === 2);
  place.abort();
  await second;
  expect(reloads()).toBe(1);
});

test('[8.26] a wait whose code still fails to load is reported once, retried every 2 s, and continues by itself', async () => {
  const { runPoll, clock, counts, dispatchedActions } = setUp(4);
  await runPoll();
  const waiting = runPoll();
  for (let attempt = 2; attempt < 5; attempt += 1) {
    await until(() => counts.loads === attempt && clock.sleepingCount() === 1);
    await clock.advance(2000);
  }
  await waiting;
  expect(counts).toEqual({ loads: 5, runs: 1 });
  expect(dispatchedActions.map(({ kind }) => kind)).toEqual(['toast']);
});

test('[4.41] a press whose code is missing keeps the typed values and reloads the page once; after that it shows the failure', async () => {
  stage = setUpFlows();
  const { platform } = stage;
  const writes: unknown[] = [];
  const secureStorage = {
    ...platform.secureStorage,
    writeNow: () => false,
    write: async (_name: string, value: unknown) => void writes.push(value),
  };
  const context = createFlowContext(stage, { platform: { ...platform, secureStorage } });
  // Typed a moment ago: only the form has it, no draft does yet.
  context.form.open(stepWith({ slug: 'endereco', fields: [buildField({ key: 'cep' })] }));
  context.form.change({ cep: '01310100' });
  context.form.current()?.edited.add('cep');
  const press = () =>
    runLazyFlow(
      context,
      'submit',
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      async (): Promise<NextAction> => ({ kind: 'stay' }),
    );
  expect(await press()).toEqual({ kind: 'stay' });
  expect(platform.reloads()).toBe(1);
  expect(writes).toMatchObject([{ steps: { endereco: { values: { cep: '01310100' }, edited: ['cep'] } } }]);
  expect(await press()).toMatchObject({ kind: 'ask' });
  expect(platform.reloads()).toBe(1);
});

test('[4.41] [11.3] the page reloads only after the device has stored what was typed', async () => {
  stage = setUpFlows();
  const { state, platform } = stage;
  let finishWriting = (): void => undefined;
  const write = () =>
    new Promise<void>(resolve => {
      finishWriting = resolve;
    });
  const secureStorage = { ...platform.secureStorage, writeNow: () => false, write };
  state.drafts = { endereco: { values: { cep: '01310100' }, edited: ['cep'], schema: 's' } };
  const context = createFlowContext(stage, { platform: { ...platform, secureStorage } });
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const press = runLazyFlow(context, 'submit', load, async () => ({ kind: 'stay' }));
  await waitForPendingWork();
  expect(platform.reloads()).toBe(0);
  finishWriting();
  await press;
  expect(platform.reloads()).toBe(1);
});

test('[4.41] [11.7] a tab whose proposal is open in another one reloads without overwriting what was typed there', async () => {
  stage = setUpFlows();
  const { state, platform } = stage;
  const writes: unknown[] = [];
  const secureStorage = {
    ...platform.secureStorage,
    writeNow: (_name: string, value: unknown) => writes.push(value) > 0,
    write: async (_name: string, value: unknown) => void writes.push(value),
  };
  state.drafts = { endereco: { values: { cep: '01310100' }, edited: ['cep'], schema: 's' } };
  const context = createFlowContext(stage, { platform: { ...platform, secureStorage } });
  context.tabClaim.isElsewhere = true;
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await runLazyFlow(context, 'submit', load, async () => ({ kind: 'stay' }));
  expect(platform.reloads()).toBe(1);
  expect(writes).toEqual([]);
});

test('[4.41] [11.3] [11.5] where the device stores nothing, a reload would lose the typed values: the press shows the failure', async () => {
  stage = setUpFlows();
  const { state, platform } = stage;
  const secureStorage = { ...platform.secureStorage, writeNow: () => false, health: () => 'memory' as const };
  state.drafts = { endereco: { values: { cep: '01310100' }, edited: ['cep'], schema: 's' } };
  const context = createFlowContext(stage, { platform: { ...platform, secureStorage } });
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await runLazyFlow(context, 'submit', load, async () => ({ kind: 'stay' }))).toMatchObject({
    kind: 'ask',
  });
  expect(platform.reloads()).toBe(0);
});

test('[4.41] [8.3] if the browser reports a connection but no server answers, the page is not reloaded', async () => {
  stage = setUpFlows();
  const { platform } = stage;
  const connectivity = { ...platform.connectivity, isReachable: async () => false };
  const context = createFlowContext(stage, { platform: { ...platform, connectivity } });
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await runLazyFlow(context, 'submit', load, async () => ({ kind: 'stay' }))).toMatchObject({
    question: { title: 'A conexão falhou', onOk: 'resubmit' },
  });
  expect(platform.reloads()).toBe(0);
});

test('[4.41] without a connection the page is not reloaded: the press shows the failure', async () => {
  stage = setUpFlows();
  const { platform } = stage;
  platform.setOnline(false);
  const context = createFlowContext(stage);
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await runLazyFlow(context, 'submit', load, async () => ({ kind: 'stay' }))).toMatchObject({
    kind: 'ask',
  });
  expect(platform.reloads()).toBe(0);
});
