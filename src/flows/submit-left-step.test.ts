import { expect, test } from 'vitest';
import type { Answer } from '#scenarios/define-scenario.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { type FlowStage, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, waitingAnswer, writesOf } from '#tests/flows/open-at-step.ts';
import { openAddressStep } from '#tests/flows/set-up-upload.ts';
import { createGate } from '#tests/support/create-gate.ts';

/** The visitor goes back to the first step while the address step is being sent; then the service answers. */
async function goBackWhileSending(
  answer: Answer<'updateStep'>,
): Promise<FlowStage & { submission: Promise<void> }> {
  const stage = await openAddressStep();
  const { api, engine, flows, state } = stage;
  const answerGate = createGate();
  const { uploadStep } = api;
  let isHeld = false;
  api.uploadStep = async request => {
    if (!isHeld) {
      isHeld = true;
      await answerGate.opened;
    }
    return uploadStep(request);
  };
  engine.breakNext('updateStep', answer);
  const submission = flows.submit();
  await until(() => isHeld);
  await flows.chooseStep('dados-pessoais');
  expect(state.form.slug).toBe('dados-pessoais');
  answerGate.open();
  return { ...stage, submission };
}

test('[11.2] [16.4] a failed step is opened again before the app offers the retry, which sends its files', async () => {
  const stage = await goBackWhileSending({ kind: 'networkError' });
  await until(() => stage.state.dialog.isOpen);
  expect(stage.state.place).toEqual({ kind: 'step', slug: 'endereco' });
  await answerDialog(stage, 'ok');
  await stage.submission;
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.engine.report().effects.uploads).toBe(2);
});

test('[7.5] [5.12] a refused step is opened again and shows its errors', async () => {
  const { state, submission } = await goBackWhileSending({
    kind: 'reply',
    status: 422,
    body: { code: 422, message: 'Confira o endereço.', errors: { numero: 'Número inválido.' } },
  });
  await submission;
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
  expect(state.form.fields.numero?.error).toBe('Número inválido.');
  expect(state.form.isSubmitting).toBe(false);
});

test('[4.24] the code after a 401 is for the step that was sent and leads back to it', async () => {
  const { state, submission } = await goBackWhileSending({
    kind: 'reply',
    status: 401,
    body: { code: 401, message: '' },
  });
  await submission;
  expect(state.place).toEqual({ kind: 'tokenValidation' });
  expect(state.confirmation.backTo).toEqual({ kind: 'step', slug: 'endereco' });
});

test('[7.10] an upload that the visitor cancels from another step does not bring them back', async () => {
  const stage = await openAddressStep({
    updateStep: { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' },
  });
  const { flows, state } = stage;
  const submission = flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await flows.chooseStep('dados-pessoais');
  flows.cancelUpload();
  await submission;
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});

/** Opens an identity check after forms to which the visitor may go back. The service holds the next write back. */
async function openCheckHeld() {
  const visit = await openAtStep('rodobensKyc', { status: 'init', step: { cannotReturnFromHere: false } });
  const { handlers, use } = visit.mocks;
  const answerGate = createGate();
  use(
    handlers.updateStep(
      answerGate.hold(async () => ({ kind: 'world' }) as const),
      { once: true },
    ),
  );
  return { ...visit, answerGate };
}

test('[11.1] a form is sent only after the write of a button of another step has its answer', async () => {
  const visit = await openCheckHeld();
  const { flows, state } = visit;
  const beginning = flows.stepAction('begin');
  await until(() => visit.sent('updateStep').length === 1);
  await flows.goBack();
  const submission = flows.submit();
  await waitForPendingWork(50);
  expect([state.form.summary, state.form.isSubmitting]).toEqual([[], true]);
  expect(visit.sent('updateStep')).toHaveLength(1);
  visit.answerGate.open();
  await Promise.all([beginning, submission]);
  expect(visit.sent('updateStep')).toHaveLength(2);
});

test('[11.1] a button is sent only after the form of an earlier step has its answer', async () => {
  const visit = await openCheckHeld();
  const { flows, state } = visit;
  await flows.goBack();
  const submission = flows.submit();
  await until(() => visit.sent('updateStep').length === 1);
  await flows.goToCurrentStep();
  const beginning = flows.stepAction('begin');
  await until(() => state.busyAction === 'begin');
  await waitForPendingWork(50);
  expect(visit.sent('updateStep')).toHaveLength(1);
  visit.answerGate.open();
  await Promise.all([beginning, submission]);
  expect(visit.sent('updateStep')).toHaveLength(2);
});

test('[11.1] a button whose step is left while it waits for another write sends nothing', async () => {
  const visit = await openCheckHeld();
  const { flows } = visit;
  await flows.goBack();
  const submission = flows.submit();
  await until(() => visit.sent('updateStep').length === 1);
  await flows.goToCurrentStep();
  const beginning = flows.stepAction('begin');
  await flows.openSidePage('followUp');
  visit.answerGate.open();
  await beginning;
  expect(visit.sent('updateStep')).toHaveLength(1);
  await submission;
});

/** The journey ends in a poll while an earlier step is being sent; then the service answers to the step. */
async function endWhileSending(answer: Answer<'updateStep'>): Promise<FlowStage> {
  const visit = await openAtStep('rodobensKyc', { status: 'waiting', step: { cannotReturnFromHere: false } });
  const { flows, mocks, state } = visit;
  const answerGate = createGate();
  await flows.goBack();
  mocks.use(
    mocks.handlers.updateStep(
      answerGate.hold(async () => answer),
      { once: true },
    ),
  );
  const writesBefore = writesOf(visit).length;
  const submission = flows.submit();
  await until(() => writesOf(visit).length > writesBefore);
  mocks.use(
    mocks.handlers.updateStep(() => waitingAnswer({ currentStep: 'finalizado', stepStatus: 'success' })),
  );
  await flows.goToCurrentStep();
  await until(() => state.place.kind === 'finalPage');
  answerGate.open();
  await submission;
  return visit;
}

const CLOSED_STEP_TITLE = 'Uma etapa anterior pode não ter sido atualizada';

test.each([
  [
    'a refusal',
    { kind: 'reply', status: 422, body: { code: 422, message: 'Confira.', errors: { banco: 'Inválido.' } } },
    [CLOSED_STEP_TITLE],
  ],
  ['a 401', { kind: 'reply', status: 401, body: { code: 401, message: '' } }, [CLOSED_STEP_TITLE]],
  [
    'a failure, after which the system has the values,',
    { kind: 'reply', status: 500, body: { code: 500, message: '' } },
    ['A conexão parece instável'],
  ],
  ['a success, which is older than the end,', waitingAnswer({}), []],
] as const)(
  '[4.12] [11.8] [11.6] %s of an earlier step does not take the visitor back from the final page',
  async (_, answer, toasts) => {
    const { state } = await endWhileSending(answer);
    expect(state.place).toEqual({ kind: 'finalPage' });
    expect(state.proposal?.currentStep).toBe('finalizado');
    expect([state.dialog.isOpen, state.errorPage]).toEqual([false, undefined]);
    expect(state.toasts.map(({ title }) => title)).toEqual(toasts);
  },
);

test('[11.6] [3.17] an answer that comes after the journey has ended still names the hash id and the token', async () => {
  const visit = await openAtStep('unicoSign', { step: { cannotReturnFromHere: false } });
  const { flows, mocks, state } = visit;
  const renamed = '6650c1f2a4b3d90012e7f0c7';
  const answerGate = createGate();
  await until(() => isWaiting(visit));
  await flows.goBack();
  mocks.use(
    mocks.handlers.updateStep(
      answerGate.hold(async () => waitingAnswer({ hashId: renamed, accessToken: 'acesso-2' })),
      { once: true },
    ),
  );
  const submission = flows.submit();
  await until(() => writesOf(visit).length === 1);
  mocks.use(
    mocks.handlers.updateStep(() => waitingAnswer({ currentStep: 'finalizado', stepStatus: 'success' })),
  );
  await flows.goToCurrentStep();
  await until(() => state.place.kind === 'finalPage');
  answerGate.open();
  await submission;
  expect(state.place).toEqual({ kind: 'finalPage' });
  expect(state.hashId).toBe(renamed);
  expect(state.launchParams.accessToken).toBe('acesso-2');
});
