import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { addressAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { setUpFlows, typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';

test.each([
  ['no', {}],
  ['an empty', { currentStep: '' }],
  ['null for a', { currentStep: null }],
])(
  '[4.10b] [8.4] an answer to a write that has %s current step shows a message, and its retry opens the current step that the service reports',
  async (_, named) => {
    const body = { data: { situation: 'em-preenchimento', selfContract: {}, ...named } };
    const stage = setUpFlows({
      world: atAddressStep,
      plan: { updateStep: { kind: 'offContract', reason: 'no current step', status: 200, body } },
    });
    await stage.open();
    await typeAddress(stage);
    await stage.flows.submit();
    expect(stage.state.errorPage?.lines).toEqual([
      'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde',
    ]);
    expect(stage.state.errorPage?.action?.recovery).toBe('reopen');
    expect(stage.sent('updateStep')).toHaveLength(1);
    await stage.flows.recover('reopen');
    expect(stage.path()).toBe('/endereco');
    expect(stage.state.errorPage).toBeUndefined();
  },
);

test('[8.12] [11.3] an answer without an id shows over the form that the proposal was not created; a retry reads the state that the service reports first', async () => {
  const stage = setUpFlows({
    plan: {
      createProposal: {
        kind: 'sequence',
        answers: [
          { kind: 'offContract', reason: 'no id', status: 200, body: { data: { currentStep: 'endereco' } } },
        ],
        afterLast: 'worldAnswers',
      },
    },
  });
  await stage.open();
  typePersonalData(stage.flows);
  const submission = stage.flows.submit();
  await until(() => stage.state.dialog.isOpen);
  expect(stage.state.errorPage).toBeUndefined();
  expect(stage.state.dialog).toMatchObject({
    title: 'Atenção!',
    text: 'Não foi possível criar a proposta, tente novamente mais tarde.',
    okText: 'Tentar novamente',
    cancelText: 'Voltar',
  });
  expect(stage.platform.logLines).toContainEqual([
    '[proposta] journey: creationFailed',
    'the answer has no id',
  ]);
  stage.flows.answerDialog(stage.state.dialog.id, 'ok');
  await submission;
  await until(() => stage.path() === '/endereco');
  // Once at the opening, once before the retry.
  expect(stage.sent('getSystem')).toHaveLength(2);
});

test('[11.6] an answer that comes after another hash was opened changes nothing', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'latency', ms: 150 }], afterLast: 'worldAnswers' },
    },
  });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const write = flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await flows.recover('restart');
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  await write;
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(state.proposal).toBeUndefined();
});

test('[8.12] [3.20] [4.15] an answer without an id that names the next step opens it, and the next submission creates the proposal', async () => {
  const stage = setUpFlows({
    plan: {
      createProposal: {
        kind: 'reply',
        status: 200,
        body: {
          data: {
            currentStep: 'endereco',
            selfContract: {},
            situation: '',
            selfContractFeature: 'readError',
          },
        },
      },
    },
  });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.state.errorPage).toBeUndefined();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toHaveLength(2);
  expect(stage.sent('updateStep')).toEqual([]);
});

const answerOf = (more: object) =>
  ({
    kind: 'offContract',
    reason: 'only the members that the test is about',
    status: 200,
    body: { data: { situation: 'em-preenchimento', selfContract: {}, ...more } },
  }) as const;

test('[4.11] the status in an answer is the status of the step that it names', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
    plan: { updateStep: answerOf({ currentStep: 'dados-bancarios', stepStatus: 'remake' }) },
  });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.state.stepStatus).toMatchObject({ 'dados-bancarios': 'remake' });
});

test('[4.11] an answer without a status changes the status of no step', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
    plan: { updateStep: answerOf({ currentStep: 'dados-bancarios' }) },
  });
  await stage.open();
  const statusesBefore = { ...stage.state.stepStatus };
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect({ ...stage.state.stepStatus }).toEqual(statusesBefore);
});

test('[6.2] the id of a created proposal is kept in its cookie; an answer without an id writes none', async () => {
  const stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  stage.engine.breakNext('createProposal', {
    kind: 'reply',
    status: 200,
    body: {
      data: { currentStep: 'endereco', selfContract: {}, situation: '', selfContractFeature: 'readError' },
    },
  });
  await stage.flows.submit();
  expect(stage.platform.cookies.read('cookiesProposalId')).toBeUndefined();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.platform.cookies.read('cookiesProposalId')).toBe(stage.state.proposal?.id);
  expect(stage.state.proposal?.id).toMatch(/\w/);
});

test.each(['createProposal', 'updateStep'] as const)(
  '[8.1] an answer to %s that there is no offer leads to the page that says so',
  async operation => {
    const answer = answerOf({ currentStep: 'endereco', result: { kind: 'noOffer' } });
    const stage = setUpFlows({
      ...(operation === 'updateStep' && { world: atAddressStep }),
      plan: { [operation]: answer },
    });
    await stage.open();
    if (operation === 'updateStep') await typeAddress(stage);
    else typePersonalData(stage.flows);
    await stage.flows.submit();
    expect(stage.state.errorPage?.title).toBe('Não temos uma oferta hoje para você');
    expect(stage.sent(operation)).toHaveLength(1);
  },
);

test('[8.1] a creation without an offer needs no id', async () => {
  const data = {
    currentStep: 'dados-pessoais',
    situation: '',
    selfContract: {},
    result: { kind: 'noOffer' },
  };
  const stage = setUpFlows({
    plan: { createProposal: { kind: 'offContract', reason: 'no id', status: 200, body: { data } } },
  });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.state.errorPage?.title).toBe('Não temos uma oferta hoje para você');
});

test.each([
  ['there was no proposal', false],
  ['the proposal had no id', true],
])(
  '[3.20] [4.10] the answer to a creation names no step and %s: the app reads the step from the service',
  async (_, isKnown) => {
    const withoutId = {
      kind: 'reply',
      status: 200,
      body: {
        data: { currentStep: 'endereco', selfContract: {}, situation: '', selfContractFeature: 'readError' },
      },
    } as const;
    const stage = setUpFlows();
    const { engine, flows, state } = stage;
    await stage.open();
    typePersonalData(flows);
    if (isKnown) {
      engine.breakNext('createProposal', withoutId);
      await flows.submit();
      await typeAddress(stage);
    }
    const answers = { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) };
    const proposal = {
      _id: 'p-1',
      currentStep: 'dados-bancarios',
      situation: 'aberta',
      selfContract: answers,
    };
    engine.breakNext('createProposal', {
      kind: 'offContract',
      reason: 'the answer of 3.20 names no step',
      status: 200,
      body: { data: { _id: 'p-1', situation: 'aberta', selfContract: {} } },
    });
    engine.breakNext('getSystem', {
      kind: 'offContract',
      reason: 'the service has created the proposal',
      status: 200,
      body: { data: { ...systemAnswer(creditoPessoal, null), proposal } },
    });
    await flows.submit();
    await until(() => stage.path() === '/dados-bancarios');
    expect(state.errorPage).toBeUndefined();
    expect(stage.sent('createProposal')).toHaveLength(isKnown ? 2 : 1);
  },
);
