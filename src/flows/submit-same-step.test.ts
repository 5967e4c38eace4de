import { afterEach, expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan, StartingWorld } from '#scenarios/define-scenario.ts';
import { behind } from '#scenarios/dialects/behind.ts';
import { addressAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import {
  type FlowStage,
  setUpFlows,
  typeAddress,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { setUpLookupStage, withFields } from '#tests/flows/lookup-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const atAddress: StartingWorld = {
  proposal: {
    currentStep: 'endereco',
    answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
  },
};

/** Sends the address. The answer has these members in its `data`. */
async function submitAddress(data: object, message = ''): Promise<FlowStage> {
  const updateStep: NonNullable<Plan['updateStep']> = {
    kind: 'offContract',
    reason: 'the tests vary which answers it contains',
    status: 200,
    body: { data: { situation: 'aberta', ...data }, message },
  };
  const visit = setUpFlows({ plan: { updateStep }, world: atAddress, path: '/endereco' });
  stage = visit;
  await visit.open();
  visit.flows.editField('numero', '77');
  visit.flows.editField('complemento', 'Casa 2');
  await visit.flows.submit();
  expect(visit.state.form.slug).toBe('endereco');
  return visit;
}

test.each([
  ['keeps the step', { currentStep: 'endereco' }],
  ['asks to review the step', { currentStep: 'dados-bancarios', reviewStep: 'endereco' }],
])('[4.11d] if the answer to a submission %s, the form shows the values of the answer', async (_, steps) => {
  const selfContract = { endereco: { numero: '0077', complemento: null } };
  const { state } = await submitAddress({ ...steps, selfContract });
  expect(state.form.fields.numero?.value).toBe('0077');
  expect(state.form.fields.complemento?.value).toBe('');
  expect(state.drafts).toEqual({});
});

test('[3.23] [4.11d] a field that was emptied and sent stays empty if the service stays at its step, although it has a default', async () => {
  const visit = setUpLookupStage({
    world: { proposal: { currentStep: 'endereco', answers: {} } },
    plan: {
      updateStep: {
        kind: 'offContract',
        reason: 'the fields of the step are those of the test',
        status: 200,
        body: {
          data: {
            situation: 'aberta',
            currentStep: 'endereco',
            selfContract: { endereco: { renda: null } },
          },
        },
      },
    },
    wrap: withFields('endereco', { key: 'renda', component: 'money', defaultValue: 5000 }, { key: 'rua' }),
  });
  stage = visit;
  await visit.open();
  const { flows, state } = visit;
  expect(state.form.fields.renda?.value).toBe(5000_00);
  flows.editField('renda', null);
  flows.editField('rua', 'Rua Azul');
  await flows.submit();
  expect(visit.sent('updateStep')).toHaveLength(1);
  expect([state.form.slug, state.form.fields.renda?.value]).toEqual(['endereco', null]);
});

test('[4.11d] if a submission stays at its step, the visitor reads the message of the service', async () => {
  const { state } = await submitAddress({ currentStep: 'endereco' }, 'Confira o número da casa.');
  expect(state.toasts.map(({ title }) => title)).toEqual(['Confira o número da casa.']);
});

test('[16.4] [4.10] an answer from a copy of the service that is behind does not keep the visitor at the saved step', async () => {
  stage = setUpFlows({ world: atAddressStep, dialect: behind });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  await flows.submit();
  await waitForPendingWork();
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-bancarios' });
  expect(state.proposal?.answers.endereco).toMatchObject({ cep: '01310100' });
  expect(stage.sent('getSystem')).toHaveLength(2);
  expect(engine.report().effects.savedSteps).toBe(1);
});

test('[4.10] a service that keeps the visitor at the step is asked once, and its message is shown', async () => {
  stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const data = { currentStep: 'endereco', situation: 'emAndamento', selfContract: {} };
  engine.breakNext('updateStep', { kind: 'reply', status: 200, body: { data, message: 'Confira o CEP.' } });
  await flows.submit();
  await waitForPendingWork();
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
  expect(state.toasts).toMatchObject([{ title: 'Confira o CEP.' }]);
  expect(stage.sent('getSystem')).toHaveLength(2);
});

test('[4.10] [4.16] a service that keeps the visitor at the step and does not say where it is holds the press for 30 s at most', async () => {
  stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, platform, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const data = { currentStep: 'endereco', situation: 'emAndamento', selfContract: {} };
  engine.breakNext('updateStep', { kind: 'reply', status: 200, body: { data, message: 'Confira o CEP.' } });
  engine.breakNext('getSystem', { kind: 'hang' });
  const submission = flows.submit();
  await until(() => engine.journal.filter(({ operation }) => operation === 'getSystem').length === 2);
  await platform.clock.advance(30_000);
  await submission;
  expect(state.form.isSubmitting).toBe(false);
  expect(state.toasts).toMatchObject([{ title: 'Confira o CEP.' }]);
});

test('[4.15] if a submission stays at its form without a message, the visitor reads that the data have arrived', async () => {
  const { state } = await submitAddress({ currentStep: 'endereco' });
  expect(state.toasts.map(({ type, title, text }) => [type, title, text])).toEqual([
    ['info', 'Recebemos seus dados', 'A proposta continua nesta etapa. Confira os dados antes de continuar.'],
  ]);
});

/** Opens an address, sends it and holds the answer back. */
async function sendAddressHeld() {
  const answerGate = createGate();
  const visit = setUpLookupStage({
    world: {
      proposal: {
        currentStep: 'endereco',
        answers: { endereco: { cep: '20040-020', rua: 'Praça Floriano', cidade: 'Rio de Janeiro' } },
      },
    },
    wrap: api => {
      const { updateStep, ...others } = withFields(
        'endereco',
        { key: 'cep', component: 'cep' },
        { key: 'rua' },
        { key: 'cidade' },
      )(api);
      return { ...others, updateStep: answerGate.hold(updateStep) };
    },
  });
  await visit.open();
  return { ...visit, answerGate };
}

test('[11.4] [5.11] a text that loses only its outer blank after the press leaves no draft of the sent step', async () => {
  const { flows, state, sent, answerGate } = await sendAddressHeld();
  flows.editField('rua', 'Rua Azul ');
  const submission = flows.submit();
  await until(() => sent('updateStep').length === 1);
  flows.leaveField('rua');
  expect(state.form.fields.rua?.value).toBe('Rua Azul');
  answerGate.open();
  await submission;
  expect(state.drafts).toEqual({});
});
