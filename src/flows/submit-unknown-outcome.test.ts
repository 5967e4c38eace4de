import { expect, test } from 'vitest';
import { stepTypeWith } from '#journey/testing/step-with.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { setUpFlows, typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { withPhotoField } from '#tests/flows/set-up-upload.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

test.each([
  ['whose answer is lost', 'lostAfterCommit'],
  ['that the service answers with 500 after its commit', 'failedAfterCommit'],
] as const)('[11.2] [16.3] a creation %s is found, and no second proposal is created', async (_, kind) => {
  const stage = setUpFlows();
  const { engine, flows, sent, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('createProposal', { kind });
  await flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(state.dialog.isOpen).toBe(false);
  expect(state.toasts.map(({ text }) => text)).toEqual(['Conferimos: seus dados chegaram.']);
  expect(sent('createProposal')).toHaveLength(1);
  expect(engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 1 });
});

test.each([
  ['a lost answer', { kind: 'lostAfterCommit' }],
  ['a cut body', { kind: 'truncatedJson' }],
] as const)(
  '[11.2] [8.44] the app finds an update with %s at the service, says so and does not send it again',
  async (_, answer) => {
    const stage = setUpFlows({
      world: atAddressStep,
      plan: { updateStep: { kind: 'sequence', answers: [answer], afterLast: 'worldAnswers' } },
    });
    await stage.open();
    await typeAddress(stage);
    await stage.flows.submit();
    expect(stage.path()).toBe('/dados-bancarios');
    expect(stage.sent('updateStep')).toHaveLength(1);
    expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1 });
    expect(stage.state.toasts).toMatchObject([
      { title: 'A conexão parece instável', text: 'Conferimos: seus dados chegaram.' },
    ]);
  },
);

test('[11.2] [4.12] an earlier step that was sent and whose answer was lost is not sent twice', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
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
  expect(state.dialog.isOpen).toBe(false);
  expect(stage.path()).toBe('/endereco');
});

test('[11.2] as long as the outcome of a write is unknown, a retry does not send it again', async () => {
  const stage = setUpFlows({
    plan: {
      createProposal: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  const { engine, flows, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('getSystem', { kind: 'networkError' });
  engine.breakNext('getSystem', { kind: 'networkError' });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  const firstDialogId = state.dialog.id;
  flows.answerDialog(firstDialogId, 'ok');
  await until(() => state.dialog.isOpen && state.dialog.id !== firstDialogId);
  expect(stage.sent('createProposal')).toHaveLength(1);
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  expect(stage.sent('createProposal')).toHaveLength(1);
  expect(engine.report().effects).toMatchObject({ proposals: 1 });
  expect(stage.path()).toBe('/endereco');
});

test('[11.2] [16.3] after a 500 the next press asks first if the system had no answer, and keeps its key', async () => {
  const stage = setUpFlows();
  const { engine, flows, sent, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('createProposal', { kind: 'failedAfterCommit' });
  engine.breakNext('getSystem', { kind: 'networkError' });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  expect(state.dialog.title).toBe('Instabilidade na comunicação');
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  await flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(sent('createProposal')).toHaveLength(1);
  expect(engine.report().effects).toMatchObject({ proposals: 1 });
});

test('[11.2] [16.3] after a 500 without an effect the same values are a new write with another key', async () => {
  const stage = setUpFlows();
  const { engine, flows, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('createProposal', { kind: 'reply', status: 500, body: { code: 500, message: '' } });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  expect(state.dialog.title).toBe('Instabilidade na comunicação');
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  await flows.submit();
  expect(stage.path()).toBe('/endereco');
  const keys = engine.journal
    .filter(entry => entry.operation === 'createProposal')
    .map(({ request }) => request.headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test.each([400, 422])(
  '[11.2] after an answer with status %i the outcome is known, so the service is not asked',
  async status => {
    const stage = setUpFlows({ world: atAddressStep });
    const { engine, flows, state } = stage;
    await stage.open();
    await typeAddress(stage);
    engine.breakNext('updateStep', { kind: 'reply', status, body: { code: status, message: 'Confira.' } });
    const submission = flows.submit();
    await until(() => state.dialog.isOpen);
    flows.answerDialog(state.dialog.id, 'cancel');
    await submission;
    expect(stage.sent('getSystem')).toHaveLength(1);
  },
);

test('[11.2] [4.11] the sent values stay known if the service confirms the step and lists no answers', async () => {
  const data = systemAnswer(creditoPessoal, null);
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, platform, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const id = state.proposal?.id ?? '';
  const proposal = { _id: id, currentStep: 'dados-bancarios', situation: 'aberta', selfContract: {} };
  engine.breakNext('updateStep', { kind: 'lostAfterCommit' });
  engine.breakNext('getSystem', {
    kind: 'offContract',
    reason: 'a proposal without its answers',
    status: 200,
    body: { data: { ...data, proposal } },
  });
  await flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  platform.address.push(`/endereco${platform.address.current().search}`);
  await until(() => state.form.slug === 'endereco');
  expect(state.form.fields.numero?.value).toBe(marina.number);
});

test('[11.2] [3.20] a proposal whose id was not known is found after a lost creation, although the service still reports the same step', async () => {
  const created = {
    currentStep: 'endereco',
    selfContract: {},
    situation: '',
    selfContractFeature: 'readError',
  } as const;
  const stage = setUpFlows({
    plan: {
      createProposal: {
        kind: 'sequence',
        answers: [{ kind: 'reply', status: 200, body: { data: created } }, { kind: 'networkError' }],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { engine, state } = stage;
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(state.proposal?.id).toBe('');
  await typeAddress(stage);
  const proposal = { _id: 'p-1', currentStep: 'endereco', situation: 'aberta', selfContract: {} };
  engine.breakNext('getSystem', {
    kind: 'offContract',
    reason: 'the creation has arrived and the step is still the same',
    status: 200,
    body: { data: { ...systemAnswer(creditoPessoal, null), proposal } },
  });
  await stage.flows.submit();
  expect(state.dialog.isOpen).toBe(false);
  expect(state.proposal?.id).toBe('p-1');
  expect(stage.sent('createProposal')).toHaveLength(2);
});

test.each(['waiting', 'failed', 'remake'] as const)(
  '[11.2] after a lost answer the next step has the status %s and the link that the service names',
  async status => {
    const link = 'https://verificacao.exemplo/abc';
    let readings = 0;
    const stage = setUpFlows({
      world: atAddressStep,
      plan: {
        updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
      },
      wrap: withConfiguration(configuration => {
        readings += 1;
        const begun = readings === 1 ? {} : { link, status };
        configuration.steps = configuration.steps.map(step =>
          step.slug === 'dados-bancarios'
            ? { ...step, fields: [], type: stepTypeWith('rodobensKyc'), ...begun }
            : step,
        );
      }),
    });
    const { state } = stage;
    await stage.open();
    await typeAddress(stage);
    await stage.flows.submit();
    await until(() => state.place.kind === 'step' && state.place.slug === 'dados-bancarios');
    expect(state.stepStatus['dados-bancarios']).toBe(status);
    expect(state.stepDetails['dados-bancarios']?.link).toBe(link);
    if (status === 'waiting') await until(() => stage.sent('updateStep').length === 2);
  },
);

test('[11.2] [4.19] the system reports an overdue bill of which the lost answer has told', async () => {
  const stage = setUpFlows({ world: atAddressStep, wrap: withPhotoField('dados-bancarios') });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const system = systemAnswer(creditoPessoal, {
    _id: state.proposal?.id ?? '',
    currentStep: 'dados-bancarios',
    selfContract: {},
    data: { selfContractFeature: 'overdueBill' },
  });
  engine.breakNext('updateStep', { kind: 'lostAfterCommit' });
  engine.breakNext('getSystem', { kind: 'reply', status: 200, body: { data: system } });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  expect(state.dialog).toMatchObject({
    title: 'Sua conta de luz está em atraso',
    cancelText: 'Agora não',
  });
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  expect(stage.path()).toBe('/dados-bancarios');
});
