import { expect, onTestFinished, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import {
  type FlowStage,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { holdLimits } from '#tests/support/hold-limits.ts';

test('[8.44] a write without an answer for 15 s shows a notice', async () => {
  const stage = setUpFlows({ world: atAddressStep, plan: { updateStep: { kind: 'hang' } } });
  const { flows, platform, state } = stage;
  await stage.open();
  await typeAddress(stage);
  void flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await platform.clock.advance(14_999);
  expect(state.toasts).toEqual([]);
  await platform.clock.advance(1);
  expect(state.toasts.map(({ title }) => title)).toEqual(['A conexão parece instável']);
});

test.each([
  ['arrives', { kind: 'worldAnswers' }, '/dados-bancarios'],
  [
    'is refused',
    { kind: 'reply', status: 422, body: { code: 422, message: 'Confira os dados.' } },
    '/endereco',
  ],
] as const)(
  '[8.44] when a slow write %s, the notice that the data are being sent goes',
  async (_, last, path) => {
    let release = (): void => undefined;
    const isReleased = new Promise<void>(resolve => {
      release = resolve;
    });
    const stage = setUpFlows({
      world: atAddressStep,
      plan: last.kind === 'reply' ? { updateStep: last } : {},
      wrap: api => ({
        ...api,
        updateStep: async request => {
          const answer = await api.updateStep(request);
          await isReleased;
          return answer;
        },
      }),
    });
    const { flows, platform, state } = stage;
    await stage.open();
    await typeAddress(stage);
    void flows.submit();
    await until(() => stage.sent('updateStep').length === 1);
    await platform.clock.advance(15_000);
    expect(state.toasts.map(({ title }) => title)).toEqual(['A conexão parece instável']);
    release();
    await until(() => stage.path() === path && !state.form.isSending);
    expect(state.toasts).toEqual([]);
  },
);

test('[11.10b] after a write that exceeds the time limit the form has its values and can be sent again', async () => {
  let isFirstCall = true;
  const stage = setUpFlows({
    world: atAddressStep,
    wrap: api => ({
      ...api,
      updateStep: async request => {
        if (!isFirstCall) return api.updateStep(request);
        isFirstCall = false;
        return { ok: false, problem: { kind: 'timeout', operation: 'updateStep', isWrite: true } };
      },
    }),
  });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  expect(state.form.isSubmitting).toBe(false);
  expect(state.form.fields.numero?.value).toBe(marina.number);
  await flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
});

test('[11.6] an answer of unknown outcome that comes after a restart is ignored: no dialog opens', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [{ kind: 'latency', ms: 100, answer: { kind: 'reply', status: 503, body: { code: 503 } } }],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const write = flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await flows.recover('restart');
  await write;
  expect(state.dialog.isOpen).toBe(false);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});

test('[11.6] [8.44] a lost write that turns out to have arrived after a restart is not reported to the new proposal', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state, sent } = stage;
  await stage.open();
  await typeAddress(stage);
  const systemCallsBefore = sent('getSystem').length;
  engine.breakNext('updateStep', { kind: 'lostAfterCommit' });
  engine.breakNext('getSystem', { kind: 'latency', ms: 300 });
  const write = flows.submit();
  await until(() => sent('getSystem').length > systemCallsBefore);
  await flows.recover('restart');
  await until(() => state.form.slug === 'dados-pessoais');
  await write;
  expect(engine.report().effects.savedSteps).toBe(1);
  expect(state.toasts).toEqual([]);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});

test('[11.2] [11.10b] an update that exceeded the time limit and has arrived is found and not sent again', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
    wrap: api => ({
      ...api,
      updateStep: async request => {
        await api.updateStep(request);
        return { ok: false, problem: { kind: 'timeout', operation: 'updateStep', isWrite: true } };
      },
    }),
  });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.sent('updateStep')).toHaveLength(1);
});

/**
 * The service carries the first call out only when `commit` is called. Meanwhile the visitor's time limit may end
 * (9.1).
 */
function holdCommit(visit: FlowStage, operation: 'createProposal' | 'updateStep') {
  const limits = holdLimits(() => true);
  onTestFinished(() => limits.restore());
  const commitGate = createGate();
  const answerWhenCommitted = async () => {
    await commitGate.opened;
    return { kind: 'world' } as const;
  };
  const { handlers, use } = visit.mocks;
  use(
    operation === 'createProposal'
      ? handlers.createProposal(answerWhenCommitted, { once: true })
      : handlers.updateStep(answerWhenCommitted, { once: true }),
  );
  return { commit: commitGate.open, endTimeLimit: () => limits.advance(150_000, async () => undefined) };
}

test.each([
  ['createProposal', '/endereco', { proposals: 1 }],
  ['updateStep', '/dados-bancarios', { savedSteps: 1 }],
] as const)(
  '[11.2] [9.1] after the time limit of %s the retry of the visitor finds what the service has carried out meanwhile, and sends nothing',
  async (operation, path, effects) => {
    const stage = setUpFlows(operation === 'updateStep' ? { world: atAddressStep } : {});
    const { engine, flows, state } = stage;
    const { commit, endTimeLimit } = holdCommit(stage, operation);
    await stage.open();
    if (operation === 'updateStep') await typeAddress(stage);
    else typePersonalData(flows);
    const submission = flows.submit();
    await until(() => stage.sent(operation).length === 1);
    await endTimeLimit();
    await until(() => state.dialog.isOpen);
    commit();
    await until(() => engine.report().effects.savedSteps === 1);
    flows.answerDialog(state.dialog.id, 'ok');
    await submission;
    expect(stage.path()).toBe(path);
    expect(stage.sent(operation)).toHaveLength(1);
    expect(engine.report().effects).toMatchObject(effects);
  },
);

test('[11.2] [16.3] a write that the service carries out only after the retry of the visitor has one effect, because both have one key', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state } = stage;
  const { commit, endTimeLimit } = holdCommit(stage, 'updateStep');
  await stage.open();
  await typeAddress(stage);
  const submission = flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await endTimeLimit();
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  expect(stage.path()).toBe('/dados-bancarios');
  commit();
  await waitForPendingWork(60);
  expect(stage.sent('updateStep')).toHaveLength(2);
  const keys = engine.journal
    .filter(entry => entry.operation === 'updateStep')
    .map(({ request }) => request.headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(engine.report().effects).toMatchObject({ savedSteps: 1 });
  expect(stage.path()).toBe('/dados-bancarios');
});
