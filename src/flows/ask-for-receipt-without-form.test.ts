import { expect, onTestFinished, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { type FlowStage, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { openAtStep as openAnyStep, waitingAnswer, writesOf } from '#tests/flows/open-at-step.ts';
import { withPhotoField } from '#tests/flows/set-up-upload.ts';

/** Stands for the step of the receipt. */
const RECEIPT = 'dados-bancarios';

const openAtStep: typeof openAnyStep = (type, options) =>
  openAnyStep(type, { wrap: withPhotoField(RECEIPT), ...options });

const overdue = waitingAnswer({
  currentStep: RECEIPT,
  stepStatus: 'init',
  selfContractFeature: 'overdueBill',
});
const afterSkip = waitingAnswer({ currentStep: 'termos', stepStatus: 'init' });
const plan = {
  updateStep: { kind: 'sequence', answers: [overdue, afterSkip], afterLast: 'repeat' },
} as const;

async function waitForDialog({ state }: FlowStage): Promise<void> {
  await until(() => state.dialog.isOpen, 'the dialog is open');
  expect(state.dialog).toMatchObject({
    title: 'Sua conta de luz está em atraso',
    okText: 'Anexar comprovante',
    cancelText: 'Agora não',
  });
}

test.each([
  ['a poll', 'waiting'],
  ['the answer to a button', 'failed'],
] as const)('[4.19] an overdue bill that %s reports needs a receipt', async (_, status) => {
  const visit = await openAtStep('documentApi', { status, plan });
  if (status === 'failed') void visit.flows.stepAction('retry');
  await waitForDialog(visit);
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await until(() => visit.path() === `/${RECEIPT}`);
  expect(visit.sent('updateStep')).toHaveLength(1);
  expect(visit.state.busyAction).toBe('');
});

test.each([
  ['a poll', 'waiting'],
  ['the answer to a button', 'failed'],
] as const)("[4.19] 'Agora não' skips the receipt of a bill that %s reports", async (_, status) => {
  const visit = await openAtStep('documentApi', { status, plan });
  if (status === 'failed') void visit.flows.stepAction('retry');
  await waitForDialog(visit);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await until(() => visit.path() === '/termos');
  expect(writesOf(visit).at(-1)).toMatchObject({ data: { stepAction: 'skipStep' } });
  expect(visit.sent('updateStep')).toHaveLength(2);
  expect(visit.state.form.isSubmitting).toBe(false);
});

test("[4.19] [11.2] a bill that the lost answer to a button has reported is found in the proposal, and 'Agora não' skips its receipt", async () => {
  const visit = await openAtStep('documentApi', {
    status: 'failed',
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'networkError' }, afterSkip], afterLast: 'repeat' },
      getSystem: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, overdueSystem],
        afterLast: 'repeat',
      },
    },
  });
  void visit.flows.stepAction('retry');
  await waitForDialog(visit);
  expect(visit.path()).toBe(`/${RECEIPT}`);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await until(() => visit.path() === '/termos');
  expect(writesOf(visit).at(-1)).toMatchObject({ data: { stepAction: 'skipStep' } });
  expect(visit.sent('updateStep')).toHaveLength(2);
});

const overdueSystem = {
  kind: 'reply',
  status: 200,
  body: {
    data: systemAnswer(creditoPessoal, {
      _id: 'p1',
      currentStep: RECEIPT,
      selfContract: {},
      data: { selfContractFeature: 'overdueBill' },
    }),
  },
} as const;

/** The page ends while a button of a step waits for the answer that reports the bill. Then it is loaded again. */
async function reloadDuringWrite(wrap?: (api: Api) => Api): Promise<FlowStage> {
  const visit = await openAtStep('documentApi', {
    status: 'failed',
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'hang' }, afterSkip], afterLast: 'repeat' },
      getSystem: { kind: 'sequence', answers: [{ kind: 'world' }, overdueSystem], afterLast: 'repeat' },
    },
    ...(wrap && { wrap }),
  });
  void visit.flows.stepAction('retry');
  await until(() => visit.sent('updateStep').length === 1);
  const reloaded = visit.reload();
  onTestFinished(() => reloaded.close());
  await reloaded.open();
  return reloaded;
}

test("[4.19] [11.3] a bill that the answer to a button reports after the page has ended is asked about at the next opening, and 'Agora não' skips its receipt", async () => {
  const visit = await reloadDuringWrite();
  await waitForDialog(visit);
  expect(visit.path()).toBe(`/${RECEIPT}`);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await until(() => visit.path() === '/termos');
  expect(writesOf(visit).at(-1)).toMatchObject({ data: { stepAction: 'skipStep' } });
});

test('[4.19] a visitor who will attach the receipt is not asked again after another reload', async () => {
  const visit = await reloadDuringWrite();
  await waitForDialog(visit);
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await until(() => !visit.state.dialog.isOpen);
  const reloaded = visit.reload();
  onTestFinished(() => reloaded.close());
  await reloaded.open();
  await waitForPendingWork();
  expect(reloaded.path()).toBe(`/${RECEIPT}`);
  expect(reloaded.state.dialog.isOpen).toBe(false);
});

test('[4.19] a reported bill at a step without a field for files is not asked about after a reload either', async () => {
  const visit = await reloadDuringWrite(api => api);
  await waitForPendingWork();
  expect(visit.path()).toBe(`/${RECEIPT}`);
  expect(visit.state.dialog.isOpen).toBe(false);
  expect(visit.sent('updateStep')).toHaveLength(1);
});

test.each([
  ['a poll', 'waiting'],
  ['the answer to a button', 'failed'],
] as const)(
  '[4.19] a step without a field for files is no step of a receipt: after %s the journey continues at it and skips nothing',
  async (_, status) => {
    const visit = await openAtStep('documentApi', { status, plan, wrap: api => api });
    if (status === 'failed') void visit.flows.stepAction('retry');
    await until(() => visit.path() === `/${RECEIPT}`, 'the step that the service names is open');
    await waitForPendingWork();
    expect(visit.state.dialog.isOpen).toBe(false);
    expect(writesOf(visit).filter(({ data }) => JSON.stringify(data).includes('skipStep'))).toEqual([]);
    expect(visit.state.busyAction).toBe('');
  },
);

test("[4.19] after a refused 'Agora não' the journey opens again, because the wait has ended", async () => {
  const refused = { kind: 'reply', status: 422, body: { message: 'Não foi possível pular.' } } as const;
  const answers = [overdue, refused] as const;
  const visit = await openAtStep('documentApi', {
    status: 'waiting',
    plan: { updateStep: { kind: 'sequence', answers, afterLast: 'repeat' } },
  });
  await waitForDialog(visit);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await until(() => visit.state.dialog.isOpen && visit.state.dialog.cancelText === 'Voltar');
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await until(() => visit.state.currentWait !== undefined, 'the step of the service is polled again');
});

test("[4.19] 'Voltar' opens the journey again also after a second refusal of 'Agora não'", async () => {
  const refused = { kind: 'reply', status: 422, body: { message: 'Não foi possível pular.' } } as const;
  const visit = await openAtStep('documentApi', {
    status: 'waiting',
    plan: {
      updateStep: { kind: 'sequence', answers: [overdue, refused], afterLast: 'repeat' },
      // The question whether the write arrived has no answer.
      getSystem: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, { kind: 'networkError' }],
        afterLast: 'worldAnswers',
      },
    },
  });
  await waitForDialog(visit);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await until(() => visit.state.dialog.isOpen && visit.state.dialog.cancelText === 'Voltar');
  const { id: firstRefusal, okText } = visit.state.dialog;
  expect(okText).toBe('Tentar novamente');
  visit.flows.answerDialog(firstRefusal, 'ok');
  await until(() => visit.state.dialog.isOpen && visit.state.dialog.id !== firstRefusal);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await until(() => visit.state.currentWait !== undefined, 'the step of the service is polled again');
});

test('[4.19] who leaves the dialog about an overdue bill by the address decides nothing', async () => {
  const visit = await openAtStep('documentApi', { status: 'waiting', plan });
  await waitForDialog(visit);
  await visit.flows.openSidePage('proposalStatus');
  expect(visit.state.dialog.isOpen).toBe(false);
  expect(visit.sent('updateStep')).toHaveLength(1);
});

test('[4.19] a bill whose dialog another question has replaced is not forgotten: after that question the journey opens again', async () => {
  const visit = await openAtStep('documentApi', { status: 'waiting', plan });
  const { flows, state } = visit;
  await waitForDialog(visit);
  const reads = visit.sent('getSystem').length;
  const erasure = flows.askErasure();
  await until(() => state.dialog.title === 'Apagar seus dados deste aparelho?');
  await waitForPendingWork();
  expect(visit.sent('getSystem')).toHaveLength(reads);
  flows.answerDialog(state.dialog.id, 'cancel');
  await erasure;
  await until(() => visit.sent('getSystem').length > reads, 'the journey opens again');
  await until(() => visit.path() === '/termos', 'the step of the service is polled again');
});

test('[4.19] [11.4] after an erasure that has replaced the dialog about a bill nothing opens', async () => {
  const visit = await openAtStep('documentApi', { status: 'waiting', plan });
  const { flows, state } = visit;
  await waitForDialog(visit);
  const reads = visit.sent('getSystem').length;
  const erasure = flows.askErasure();
  await until(() => state.dialog.title === 'Apagar seus dados deste aparelho?');
  flows.answerDialog(state.dialog.id, 'ok');
  await erasure;
  await waitForPendingWork();
  expect(state.errorPage?.title).toBe('Seus dados foram apagados deste aparelho');
  expect(visit.sent('getSystem')).toHaveLength(reads);
});
