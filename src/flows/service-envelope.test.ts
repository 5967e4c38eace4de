import { afterEach, expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan, StartingWorld } from '#scenarios/define-scenario.ts';
import { addressAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { type FlowStage, setUpFlows, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { withPhotoField } from '#tests/flows/set-up-upload.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

async function open(
  plan: Plan,
  world: StartingWorld = {},
  wrap: (api: Api) => Api = api => api,
): Promise<FlowStage> {
  stage = setUpFlows({ plan, world, wrap });
  await stage.open();
  return stage;
}

async function createWith(body: object, system: Plan = {}): Promise<FlowStage> {
  const reason = 'a mix of the bodies of 3.20 and 7.9';
  const visit = await open({ createProposal: { kind: 'offContract', reason, status: 200, body }, ...system });
  typePersonalData(visit.flows);
  await visit.flows.submit();
  return visit;
}

const answers = { 'dados-pessoais': personalAnswers(marina) };

test('[3.20a] [7.9b] the answer to a creation without an envelope gives id, value, situation and next step', async () => {
  const visit = await createWith({
    _id: 'p1',
    data: { currentStep: 'endereco', selfContract: {} },
    message: 'Proposta criada.',
    systemicValue: 3500,
    situation: 'em-preenchimento',
  });
  expect(visit.path()).toBe('/endereco');
  expect(visit.state.proposal).toMatchObject({
    id: 'p1',
    currentStep: 'endereco',
    systemicValue: 3500,
    situation: 'em-preenchimento',
  });
  expect(visit.engine.violations).toEqual([]);
});

test('[3.20] [4.10] after a creation that names no step the app reads the current step from the service', async () => {
  const firstSystem = systemAnswer(creditoPessoal, null);
  const afterwards = systemAnswer(creditoPessoal, {
    _id: 'p1',
    currentStep: 'endereco',
    selfContract: answers,
  });
  const visit = await createWith(
    { _id: 'p1', data: {}, message: 'Proposta criada.', systemicValue: 3500, situation: 'em-preenchimento' },
    {
      getSystem: {
        kind: 'sequence',
        answers: [
          { kind: 'reply', status: 200, body: { data: firstSystem } },
          { kind: 'reply', status: 200, body: { data: afterwards } },
        ],
        afterLast: 'repeat',
      },
    },
  );
  await until(() => visit.path() === '/endereco');
  expect(visit.state.proposal?.id).toBe('p1');
  expect(visit.sent('createProposal')).toHaveLength(1);
});

const overdue = { selfContractFeature: 'overdueBill', currentStep: 'endereco', selfContract: {} };

test.each([
  ['in an envelope', { data: { _id: 'p1', ...overdue, situation: 'nova' }, message: '' }],
  ['without an envelope', { _id: 'p1', data: overdue, message: '', systemicValue: 0, situation: 'nova' }],
])('[3.20b] [4.18] the feature of a creation %s decides the next screen', async (_, body) => {
  const reason = 'a mix of the bodies of 3.20 and 7.9';
  const visit = await open(
    { createProposal: { kind: 'offContract', reason, status: 200, body } },
    {},
    withPhotoField('endereco'),
  );
  typePersonalData(visit.flows);
  const submission = visit.flows.submit();
  await until(() => visit.state.dialog.isOpen);
  expect(visit.state.dialog.title).toBe('Sua conta de luz está em atraso');
  expect(visit.path()).toBe('/dados-pessoais');
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await submission;
  expect(visit.path()).toBe('/endereco');
  expect(visit.state.proposal?.id).toBe('p1');
});

test('[3.20b] [4.19] after a creation whose answer names a feature but no step, the app reads the step before it asks', async () => {
  const systemAfterwards = systemAnswer(creditoPessoal, {
    _id: 'p1',
    currentStep: 'endereco',
    selfContract: answers,
  });
  const body = { _id: 'p1', data: { selfContractFeature: 'overdueBill' }, message: '', situation: 'nova' };
  const visit = await open(
    {
      createProposal: { kind: 'offContract', reason: 'the body of 3.20', status: 200, body },
      getSystem: {
        kind: 'sequence',
        answers: [
          { kind: 'reply', status: 200, body: { data: systemAnswer(creditoPessoal, null) } },
          { kind: 'reply', status: 200, body: { data: systemAfterwards } },
        ],
        afterLast: 'repeat',
      },
    },
    {},
    withPhotoField('endereco'),
  );
  typePersonalData(visit.flows);
  const submission = visit.flows.submit();
  await until(() => visit.state.dialog.isOpen);
  expect(visit.state.dialog.title).toBe('Sua conta de luz está em atraso');
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await submission;
  expect(visit.path()).toBe('/endereco');
  expect(visit.sent('showStep')).toEqual([]);
});

test('[7.9] [8.12] a creation without an id at any depth has failed', async () => {
  const body = { data: { currentStep: 'endereco', selfContract: {}, situation: 'nova' }, message: '' };
  const visit = await open({
    createProposal: { kind: 'offContract', reason: 'the body of 7.9 without an id', status: 200, body },
  });
  typePersonalData(visit.flows);
  const submission = visit.flows.submit();
  await until(() => visit.state.dialog.isOpen);
  expect(visit.state.proposal?.id ?? '').toBe('');
  expect(visit.state.dialog.text).toBe('Não foi possível criar a proposta, tente novamente mais tarde.');
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await submission;
  expect(visit.path()).toBe('/dados-pessoais');
});

const atBank: StartingWorld = {
  proposal: { currentStep: 'dados-bancarios', answers: { ...answers, endereco: addressAnswers(marina) } },
};

const system = systemAnswer(creditoPessoal, {
  _id: 'p1',
  currentStep: 'dados-bancarios',
  selfContract: answers,
});

const alwaysRestartable: Plan = {
  getSystem: {
    kind: 'reply',
    status: 200,
    body: {
      data: {
        ...system,
        configuration: {
          ...system.configuration,
          display: { ...system.configuration?.display, enableProposalRestartAtAnytime: true },
        },
      },
    },
  },
};

test.each([
  ['data.hashId', { data: { hashId: 'hash-novo' } }],
  ['data.data.hashId', { data: { data: { hashId: 'hash-novo' } } }],
  ['hashId', { hashId: 'hash-novo' }],
])('[7.12b] [4.25] a restart reads the new hash at %s of the body', async (_, body) => {
  const visit = await open(
    { ...alwaysRestartable, newHash: { kind: 'offContract', reason: 'every depth', status: 200, body } },
    atBank,
  );
  const restart = visit.flows.askRestart();
  await until(() => visit.state.dialog.isOpen);
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await restart;
  await until(() => visit.state.hashId === 'hash-novo');
  expect(visit.engine.violations).toEqual([]);
});
