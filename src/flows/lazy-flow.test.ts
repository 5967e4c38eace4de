import { afterEach, expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import type { NextAction } from '#journey/model/next-action.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createFlowContext } from '#tests/flows/create-flow-context.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { lazyFlow, runLazyFlow, runLazyPoll } from './lazy-flow.ts';
import { reloadPage } from './reload-page.ts';
import { showPressLoading, showSubmitting } from './show-loading.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** A lazy poll whose first `failingLoads` loads fail. `counts`: how often its code was loaded and run. */
function setUp(failingLoads: number) {
  stage = setUpFlows();
  const clock = createManualClock();
  const connection = { isReachable: true };
  const connectivity = { ...stage.platform.connectivity, isReachable: async () => connection.isReachable };
  const platform = { ...stage.platform, clock, connectivity };
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
  return { runPoll, clock, counts, dispatchedActions, connection, place, reloads: stage.platform.reloads };
}

/** The dialog of a wait: nothing can be done behind it. */
const askToReload = {
  kind: 'ask',
  question: expect.objectContaining({
    title: 'Uma parte da página não carregou',
    cancelText: '',
    onOk: 'reloadPage',
    onCancel: 'reloadPage',
  }),
};

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
  expect(dispatchedActions).toEqual([askToReload]);
});

test('[8.26] [4.41] a wait whose code fails to load while its host does not answer is reported, and reloads the page once the host answers', async () => {
  const { runPoll, clock, counts, dispatchedActions, connection, reloads } = setUp(9);
  connection.isReachable = false;
  const waiting = runPoll();
  for (let attempt = 1; attempt < 4; attempt += 1) {
    await until(() => counts.loads === attempt && clock.sleepingCount() === 1);
    await clock.advance(2000);
  }
  expect(dispatchedActions.map(({ kind }) => kind)).toEqual(['toast']);
  connection.isReachable = true;
  await until(() => clock.sleepingCount() === 1);
  await clock.advance(2000);
  await waiting;
  expect(reloads()).toBe(1);
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
  expect(await press()).toMatchObject({
    kind: 'ask',
    question: {
      text: 'Tente novamente: a página será recarregada, e sua proposta continua de onde parou.',
      cancelText: 'Voltar',
      onOk: 'reloadPage',
      onCancel: 'stay',
    },
  });
  expect(platform.reloads()).toBe(1);
  expect(await reloadPage(context)).toEqual({ kind: 'stay' });
  expect(platform.reloads()).toBe(2);
});

test('[4.41] [8.3] a press on the retry reloads the page as soon as the host of the app answers', async () => {
  stage = setUpFlows();
  const { platform } = stage;
  const connection = { isReachable: false };
  const connectivity = { ...platform.connectivity, isReachable: async () => connection.isReachable };
  const context = createFlowContext(stage, { platform: { ...platform, connectivity } });
  expect(await reloadPage(context)).toMatchObject({
    question: { title: 'A conexão falhou', onOk: 'reloadPage', onCancel: 'reloadPage' },
  });
  expect(platform.reloads()).toBe(0);
  connection.isReachable = true;
  expect(await reloadPage(context)).toEqual({ kind: 'stay' });
  expect(platform.reloads()).toBe(1);
});

test('[4.41] the retry beside a field reloads the page again if the file is still missing', async () => {
  stage = setUpFlows();
  const context = createFlowContext(stage);
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const look = (isRetry: boolean) =>
    runLazyFlow(context, 'lookup', load, async () => ({ kind: 'stay' }), isRetry);
  for (const isRetry of [false, false, true]) await look(isRetry);
  expect(stage.platform.reloads()).toBe(2);
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

test('[4.41] [11.3] [11.5] where the device stores nothing, a reload would lose the typed values: the press says so, and only a second one reloads', async () => {
  stage = setUpFlows();
  const { state, platform } = stage;
  const secureStorage = { ...platform.secureStorage, writeNow: () => false, health: () => 'memory' as const };
  state.drafts = { endereco: { values: { cep: '01310100' }, edited: ['cep'], schema: 's' } };
  const context = createFlowContext(stage, { platform: { ...platform, secureStorage } });
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await runLazyFlow(context, 'submit', load, async () => ({ kind: 'stay' }))).toMatchObject({
    kind: 'ask',
    question: {
      text: 'Para tentar novamente, a página precisa ser recarregada. O que você digitou nesta tela será perdido.',
      okText: 'Recarregar a página',
      onOk: 'reloadPage',
    },
  });
  expect(platform.reloads()).toBe(0);
  await reloadPage(context);
  expect(platform.reloads()).toBe(1);
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

test('[15.4] while the code of a press is loading the screen shows that, also if the code is missing; later presses show nothing', async () => {
  stage = setUpFlows();
  const { state } = stage;
  const context = createFlowContext(stage);
  const gates = [createGate(), createGate()];
  let loads = 0;
  const press = lazyFlow(
    'options',
    async () => {
      const gate = gates[loads];
      loads += 1;
      await gate?.opened;
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return () => undefined;
    },
    showPressLoading,
  );
  for (const gate of gates) {
    const pressed = press(context);
    expect(state.loadingPresses).toBe(1);
    gate.open();
    await pressed;
    expect(state.loadingPresses).toBe(0);
  }
  void press(context);
  expect(state.loadingPresses).toBe(0);
});

test('[15.4] of two presses whose code is loading the quicker one leaves the notice of the other', async () => {
  stage = setUpFlows();
  const { state } = stage;
  const context = createFlowContext(stage);
  const [quickGate, slowGate] = [createGate(), createGate()];
  const pressed = [quickGate, slowGate].map(gate =>
    lazyFlow('options', () => gate.opened.then(() => () => undefined), showPressLoading)(context),
  );
  quickGate.open();
  await pressed[0];
  expect(state.loadingPresses).toBe(1);
  slowGate.open();
  await pressed[1];
  expect(state.loadingPresses).toBe(0);
});

test('[15.4] while the code of a submission is loading its button is busy; another proposal that is opened meanwhile keeps its own state', async () => {
  stage = setUpFlows();
  const { state } = stage;
  const context = createFlowContext(stage);
  const openPress = () => {
    const gate = createGate();
    const load = () => gate.opened.then(() => () => undefined);
    return { gate, pressed: lazyFlow('submit', load, showSubmitting)(context) };
  };
  const press = openPress();
  expect(state.form.isSubmitting).toBe(true);
  press.gate.open();
  await press.pressed;
  expect(state.form.isSubmitting).toBe(false);
  const leftPress = openPress();
  state.hashId = '6650c1f2a4b3d90012e7f002';
  leftPress.gate.open();
  await leftPress.pressed;
  expect(state.form.isSubmitting).toBe(true);
});
