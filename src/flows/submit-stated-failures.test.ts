import { expect, onTestFinished, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import type { Answer, Plan } from '#scenarios/define-scenario.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, passDraftDelay, setUpFlows, typeAddress, until } from '#tests/flows/flow-stage.ts';
import { listAttachedNames, openAddressStep } from '#tests/flows/set-up-upload.ts';

const answerWith = (body: object): Answer<'updateStep'> => ({
  kind: 'offContract',
  reason: 'the service states a failure, or nothing, in an answer of success',
  status: 200,
  body,
});

const planOnce = (body: object): Plan => ({
  updateStep: { kind: 'sequence', answers: [answerWith(body)], afterLast: 'worldAnswers' },
});

async function submitAddress(plan: Plan): Promise<FlowStage> {
  const visit = setUpFlows({ world: atAddressStep, plan });
  onTestFinished(() => visit.close());
  await visit.open();
  await typeAddress(visit);
  await passDraftDelay(visit);
  await submitOnce(visit);
  return visit;
}

/** A dialog holds the submission until it is answered. */
async function submitOnce(visit: FlowStage): Promise<void> {
  const { state } = visit;
  let hasEnded = false;
  void visit.flows.submit().then(() => {
    hasEnded = true;
  });
  await until(() => hasEnded || state.dialog.isOpen);
}

test.each([
  ['an error in data', { data: { error: 'X', message: 'CEP não atendido.' } }],
  ['no success', { success: false, message: 'CEP não atendido.', data: {} }],
  ['no success and no data', { success: 'false', message: 'CEP não atendido.', data: null }],
  ['a code of an error', { code: 422, message: 'CEP não atendido.', data: {} }],
])(
  '[11.2] [11.3] [16.4] an update that is refused with 200 and %s has not arrived: its words are shown, and the values stay, also after a reload',
  async (_, body) => {
    const visit = await submitAddress(planOnce(body));
    expect(visit.state.dialog).toMatchObject({ isOpen: true, text: 'CEP não atendido.' });
    expect(visit.state.form.fields.numero?.value).toBe(marina.number);
    const reloaded = visit.reload();
    await reloaded.open();
    await until(() => reloaded.state.form.fields.numero?.value === marina.number);
  },
);

test('[8.22] [11.2] the errors of fields in an answer of 200 are shown at the fields', async () => {
  const visit = await submitAddress(planOnce({ data: { errors: { numero: 'Não existe nesta rua.' } } }));
  expect(visit.state.form.fields.numero?.error).toBe('Não existe nesta rua.');
});

test('[4.18] [5.34] an answer that names the next step is an outcome, although it has a list of errors', async () => {
  const visit = await submitAddress(
    planOnce({
      data: { currentStep: 'dados-bancarios', situation: 'x', selfContract: {} },
      errors: [{ message: 'Aviso.' }],
    }),
  );
  expect(visit.path()).toBe('/dados-bancarios');
});

test.each([{}, { situation: 'emAndamento' }, { stepStatus: 'success' }])(
  '[4.10] [11.3] an update whose answer is %j proves nothing: the app asks the service, and what is typed stays',
  async data => {
    const visit = await submitAddress(planOnce({ data }));
    expect(visit.sent('getSystem')).toHaveLength(2);
    expect(visit.state.drafts.endereco).toBeDefined();
    await visit.flows.recover('reopen');
    expect(visit.path()).toBe('/endereco');
    expect(visit.state.form.fields.numero?.value).toBe(marina.number);
  },
);

test('[4.11] [11.7] of an answer with another identifier only the place counts: its values are not merged, and the proposal keeps its own identifier', async () => {
  const visit = await submitAddress(
    planOnce({
      data: {
        _id: 'de-outra-pessoa',
        currentStep: 'dados-bancarios',
        selfContract: { 'dados-bancarios': { conta: '888887' }, endereco: { numero: '99' } },
      },
    }),
  );
  const { proposal, form } = visit.state;
  expect(visit.path()).toBe('/dados-bancarios');
  expect(proposal?.id).not.toBe('de-outra-pessoa');
  expect(proposal?.answers).not.toHaveProperty('dados-bancarios');
  expect(proposal?.answers.endereco?.numero).toBe(marina.number);
  expect(form.fields.conta?.value).toBe('');
});

test('[4.11] [7.3] a poll that is answered with another identifier moves on without its values', async () => {
  const visit = setUpFlows({
    world: {
      proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina) },
      checks: { 'analise-de-credito': { polls: 1, ends: 'success' } },
    },
    plan: planOnce({
      data: { _id: 'outra', currentStep: 'endereco', selfContract: { endereco: { numero: '99' } } },
    }),
  });
  onTestFinished(() => visit.close());
  await visit.open();
  await until(() => visit.path() === '/endereco');
  expect(visit.state.proposal?.id).not.toBe('outra');
  expect(visit.state.form.fields.numero?.value).toBe(marina.number);
});

test('[8.26] a poll that is answered with 200 and an error shows its words once and goes on', async () => {
  const visit = setUpFlows({
    world: {
      proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina) },
      checks: { 'analise-de-credito': { polls: 1, ends: 'success' } },
    },
    plan: planOnce({ data: { error: 'X', message: 'O banco está fora do ar.' } }),
  });
  onTestFinished(() => visit.close());
  await visit.open();
  await until(() => visit.platform.clock.sleepingCount() === 1);
  expect(visit.state.toasts).toMatchObject([{ text: 'O banco está fora do ar.' }]);
});

test('[11.3] [16.4] files whose upload is refused with 200 stay attached and are sent again', async () => {
  const visit = await openAddressStep(planOnce({ data: { error: 'X', message: 'Foto ilegível.' } }));
  await submitOnce(visit);
  expect(visit.state.dialog).toMatchObject({ isOpen: true, text: 'Foto ilegível.' });
  expect(listAttachedNames(visit)).toEqual(['frente.png', 'verso.png']);
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await until(() => visit.path() === '/dados-bancarios');
  expect(visit.engine.report().effects.uploads).toBe(2);
});

test('[11.3] [16.4] files whose upload has an empty answer are not called sent: they are attached after the retry', async () => {
  const visit = await openAddressStep(planOnce({ data: {} }));
  await submitOnce(visit);
  await visit.flows.recover('reopen');
  expect(listAttachedNames(visit)).toEqual(['frente.png', 'verso.png']);
});

test.each([
  ['Foto ilegível.', 'Foto ilegível.'],
  ['', 'Não conseguimos confirmar se os arquivos chegaram'],
])(
  '[16.4] files that the service does not list while it stays at their step stay attached (message %j)',
  async (message, title) => {
    const data = { situation: 'x', currentStep: 'endereco', selfContract: {} };
    const visit = await openAddressStep(planOnce({ data, message }));
    await visit.flows.submit();
    expect(visit.state.toasts.map(toast => toast.title)).toEqual([title]);
    expect(listAttachedNames(visit)).toEqual(['frente.png', 'verso.png']);
    await visit.flows.submit();
    expect(visit.path()).toBe('/dados-bancarios');
    expect(visit.engine.report().effects.uploads).toBe(2);
  },
);
