import { afterEach, expect, test } from 'vitest';
import type { Engine } from '#mocks/engine.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { type FlowStage, typeAddress, until } from '#tests/flows/flow-stage.ts';
import { attach, setUpUpload, withPhotoField } from '#tests/flows/set-up-upload.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const person = { nome: marina.name, cpf: '52998224725', contaEmMeuNome: 'Sim' };

/** Submits an address of the energy credit that the service cannot read, and waits for the warning about it. */
async function openWarning(...photos: string[]) {
  const visit = setUpUpload({
    product: 'credito-conta-de-luz',
    world: {
      proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': person } },
      unreadable: ['endereco'],
    },
    wrap: withPhotoField('endereco'),
  });
  stage = visit;
  await visit.open();
  await typeAddress(visit);
  if (photos.length > 0) await attach(visit, ...photos);
  const submission = visit.flows.submit();
  await until(() => visit.state.popup !== undefined, 'the warning is open');
  return { ...visit, submission };
}

test("[4.18b] [4.2a] the answer 'advance' opens the step that asks for the unreadable document; its submission is marked unfinished", async () => {
  const { flows, state, submission } = await openWarning();
  expect(state.popup).toEqual({ kind: 'readError' });
  flows.answerPopup({ kind: 'advance' });
  await submission;
  expect(stage?.path()).toBe('/erro-leitura-endereco');
  flows.editField('enderecoDaConta', 'Av Paulista 1000');
  await flows.submit();
  expect(stage?.path()).toBe('/documentoDeIdentidade');
  expect(stage?.sent('updateStep').map(({ finished }) => finished)).toEqual([undefined, false]);
});

test('[4.18e] a submission marked unfinished that leads to another read error shows no warning', async () => {
  const { engine, flows, state, submission } = await openWarning();
  flows.answerPopup({ kind: 'advance' });
  await submission;
  flows.editField('enderecoDaConta', 'Av Paulista 1000');
  const readError = { currentStep: 'erro-leitura-conta-de-luz', selfContract: {}, situation: '' };
  engine.breakNext('updateStep', { kind: 'reply', status: 200, body: { data: readError } });
  await flows.submit();
  // The service is asked for this step, which is not in its list.
  await until(() => stage?.path() === '/erro-leitura-conta-de-luz', 'the step of the bill is open');
  expect(state.popup).toBeUndefined();
});

test("[4.18d] [4.2] the answer 'skip' sends the same submission again with finished=true", async () => {
  const { flows, submission } = await openWarning();
  flows.answerPopup({ kind: 'skip' });
  await submission;
  const [first, second] = stage?.sent('updateStep') ?? [];
  expect(first).not.toHaveProperty('finished');
  expect(second).toMatchObject({ finished: true, data: first?.data });
  expect(stage?.path()).toBe('/documentoDeIdentidade');
});

test("[4.18] [16.3] the answer 'skip' sends only the decision: the service has the photo of the step already", async () => {
  const { engine, flows, sent, submission } = await openWarning('conta.png');
  flows.answerPopup({ kind: 'skip' });
  await submission;
  expect(sent('updateStep').map(({ finished }) => finished)).toEqual([undefined, true]);
  expect(engine.report().effects.uploads).toBe(1);
});

test('[4.18c] [4.2a] a dismissed warning leaves the visitor at the step that was sent, with its values', async () => {
  const { flows, state, submission } = await openWarning();
  flows.answerPopup({ kind: 'dismiss' });
  await submission;
  expect(stage?.path()).toBe('/endereco');
  expect(state.form.fields.numero?.value).toBe(marina.number);
  expect(stage?.sent('updateStep')).toHaveLength(1);
});

test('[11.2] [4.18] a skip whose answer is lost is found at the service, not sent a third time', async () => {
  const { engine, flows, submission } = await openWarning();
  engine.breakNext('updateStep', { kind: 'lostAfterCommit' });
  flows.answerPopup({ kind: 'skip' });
  await submission;
  expect(stage?.path()).toBe('/documentoDeIdentidade');
  expect(stage?.sent('updateStep')).toHaveLength(2);
});

test("[4.18] [11.2] a skip that the service could not process is sent again by 'Tentar novamente'", async () => {
  const { engine, flows, state, submission } = await openWarning();
  engine.breakNext('updateStep', { kind: 'reply', status: 500, body: { code: 500, message: '' } });
  flows.answerPopup({ kind: 'skip' });
  await until(() => state.dialog.okText === 'Tentar novamente', 'the failure is shown');
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  await until(() => stage?.path() === '/documentoDeIdentidade', 'the next step is open');
  expect(stage?.sent('updateStep').map(({ finished }) => finished)).toEqual([undefined, true, true]);
});

/** The content type of each update. */
const listUpdates = ({ journal }: Engine) =>
  journal
    .filter(({ operation }) => operation === 'updateStep')
    .map(({ request }) => request.headers['content-type']);

/** Submits an overdue bill and waits for the dialog about it. */
async function openOverdueDialog(...photos: string[]) {
  const visit = setUpUpload({
    product: 'credito-conta-de-luz',
    world: {
      proposal: { currentStep: 'dadosContaDeLuz', answers: { 'dados-pessoais': person } },
      overdueBill: true,
    },
    wrap: withPhotoField('dadosContaDeLuz'),
  });
  stage = visit;
  await visit.open();
  visit.flows.editField('numeroDaInstalacao', '204518890');
  visit.flows.editField('valorDaConta', 18_740);
  visit.flows.editField('contaVencida', { value: 'aberta', label: 'Ainda não' });
  if (photos.length > 0) await attach(visit, ...photos);
  const submission = visit.flows.submit();
  await until(() => visit.state.dialog.isOpen, 'the dialog is open');
  return { ...visit, submission };
}

test("[4.19a] an overdue bill needs a receipt: 'Anexar comprovante' leads to its step", async () => {
  const { flows, state, submission } = await openOverdueDialog();
  expect([state.dialog.okText, state.dialog.cancelText]).toEqual(['Anexar comprovante', 'Agora não']);
  expect(state.dialog.isDismissible).toBe(false);
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  expect(stage?.path()).toBe('/comprovante-de-pagamento');
  expect(stage?.sent('updateStep')).toHaveLength(1);
});

test("[4.19b] [4.2a] 'Agora não' skips the step of the receipt, and the next step opens", async () => {
  const { flows, state, submission } = await openOverdueDialog();
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  expect(stage?.sent('updateStep')[1]?.data).toEqual({ stepAction: 'skipStep' });
  expect(stage?.path()).toBe('/endereco');
  expect(state.form.isSubmitting).toBe(false);
});

test("[4.19] [16.3] 'Agora não' sends only the decision: the service has the photo of the bill already", async () => {
  const { engine, flows, state, submission } = await openOverdueDialog('conta.png');
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  const [bill, decision, ...others] = listUpdates(engine);
  expect(bill).toMatch('multipart/form-data');
  expect(decision).toBe('application/json');
  expect(others).toEqual([]);
});

test("[4.19] [11.2] 'Agora não' that does not reach the service is sent again by 'Tentar novamente'", async () => {
  const { engine, flows, state, submission } = await openOverdueDialog();
  const { id } = state.dialog;
  engine.breakNext('updateStep', { kind: 'networkError' });
  flows.answerDialog(id, 'cancel');
  await until(() => state.dialog.isOpen && state.dialog.id !== id, 'the failure is shown');
  expect(state.dialog.okText).toBe('Tentar novamente');
  flows.answerDialog(state.dialog.id, 'ok');
  await submission;
  await until(() => stage?.path() === '/endereco', 'the next step is open');
  const [, skip, repeatedSkip] = stage?.sent('updateStep') ?? [];
  expect(repeatedSkip).toEqual(skip);
  expect(state.form.isSubmitting).toBe(false);
});
