import { afterEach, expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, setUpFlows, typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  expect(stage?.engine.violations ?? []).toEqual([]);
  stage?.close();
  stage = undefined;
});

const atAddress = {
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
};

test('[11.2] after a creation whose answer is lost the same proposal is found, and nothing is sent twice', async () => {
  stage = setUpFlows({
    plan: {
      createProposal: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.state.dialog.open).toBe(false);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 1 });
});

test.each([
  ['a lost answer', { kind: 'lostAfterCommit' }],
  ['a cut body', { kind: 'truncatedJson' }],
] as const)(
  '[11.2] the app finds an update with %s at the service and does not send it again',
  async (_, answer) => {
    stage = setUpFlows({
      world: atAddress,
      plan: { updateStep: { kind: 'sequence', answers: [answer], afterLast: 'worldAnswers' } },
    });
    await stage.open();
    await typeAddress(stage);
    await stage.flows.submit();
    expect(stage.path()).toBe('/dados-bancarios');
    expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1 });
  },
);

test('[11.2] [4.12] an earlier step that was sent and whose answer was lost is not sent twice', async () => {
  stage = setUpFlows({
    world: atAddress,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  const { platform, state, flows } = stage;
  await stage.open();
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await until(() => state.form.slug === 'dados-pessoais');
  flows.editField('email', 'outro@exemplo.com.br');
  await flows.submit();
  expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1 });
  expect(state.dialog.open).toBe(false);
  expect(stage.path()).toBe('/endereco');
});

test('[11.2] as long as the outcome of a write is unknown, a retry does not send it again', async () => {
  stage = setUpFlows({
    plan: {
      createProposal: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  const { engine, flows, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('getSystem', { kind: 'networkError' });
  engine.breakNext('getSystem', { kind: 'networkError' });
  const submitted = flows.submit();
  await until(() => state.dialog.open);
  const first = state.dialog.id;
  flows.answerDialog(first, 'ok');
  await until(() => state.dialog.open && state.dialog.id !== first);
  expect(stage.sent('createProposal')).toHaveLength(1);
  flows.answerDialog(state.dialog.id, 'ok');
  await submitted;
  expect(stage.sent('createProposal')).toHaveLength(1);
  expect(engine.report().effects).toMatchObject({ proposals: 1 });
  expect(stage.path()).toBe('/endereco');
});

test('[8.44] a write without an answer for 15 s shows a notice', async () => {
  stage = setUpFlows({ world: atAddress, plan: { updateStep: { kind: 'hang' } } });
  const { flows, platform, state } = stage;
  await stage.open();
  await typeAddress(stage);
  void flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
  await platform.clock.advance(14_999);
  expect(state.toasts).toEqual([]);
  await platform.clock.advance(1);
  expect(state.toasts.map(({ title }) => title)).toEqual(['A conexão parece instável']);
});

test('[8.44] [11.2] a write that seemed lost and has succeeded shows a notice', async () => {
  stage = setUpFlows({
    world: atAddress,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.state.toasts).toMatchObject([
    { title: 'A conexão parece instável', text: 'Conferimos: seus dados chegaram.' },
  ]);
});

test('[11.10b] after a write that exceeds the time limit the form has its values and can be sent again', async () => {
  let limited = true;
  stage = setUpFlows({
    world: atAddress,
    wrap: api => ({
      ...api,
      updateStep: async request => {
        if (!limited) return api.updateStep(request);
        limited = false;
        return { ok: false, problem: { kind: 'timeout', operation: 'updateStep', write: true } };
      },
    }),
  });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const submitted = flows.submit();
  await until(() => state.dialog.open);
  flows.answerDialog(state.dialog.id, 'cancel');
  await submitted;
  expect(state.form.submitting).toBe(false);
  expect(state.form.fields.numero?.value).toBe(marina.number);
  await flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
});

test('[11.6] an answer for another hash id, although unknown, asks nothing and shows nothing', async () => {
  stage = setUpFlows({
    world: atAddress,
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
  await until(() => stage?.sent('updateStep').length === 1);
  await flows.recover('restart');
  await write;
  expect(state.dialog.open).toBe(false);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});
