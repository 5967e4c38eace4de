import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, typeAddress, until } from '#tests/flows/flow-stage.ts';
import {
  attach,
  listAttachedNames,
  listUpdates,
  openAddressStep,
  openEarlierStep,
  openFirstStep,
  setUpUpload,
  UNAVAILABLE,
  withPhotoField,
} from '#tests/flows/set-up-upload.ts';

const UNPROVEN_TITLE = 'Não conseguimos confirmar se o arquivo chegou';
const CONFIRMATION_TEXT = 'Conferimos: seus dados chegaram.';
/** The app's api of a service whose configuration lists no answers. */
const withoutListedAnswers = (api: Api): Api => ({
  ...api,
  getSystem: async (...parameters) => {
    const answer = await api.getSystem(...parameters);
    if (answer.ok && answer.value.proposal) answer.value.proposal.answers = {};
    return answer;
  },
});
const showsConfirmation = ({ state }: FlowStage) =>
  state.toasts.some(({ text }) => text === CONFIRMATION_TEXT);

test('[16.4a] [11.2] a lost file of the first step is not reported as received; it is sent again as an update of that step', async () => {
  const stage = await openFirstStep({
    updateStep: { kind: 'sequence', answers: [UNAVAILABLE], afterLast: 'worldAnswers' },
  });
  const submission = stage.flows.submit();
  await until(() => stage.state.dialog.isOpen === true);
  expect(stage.state.dialog.title).toBe(UNPROVEN_TITLE);
  expect(showsConfirmation(stage)).toBe(false);
  expect(stage.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(listAttachedNames(stage)).toEqual(['rg.png']);
  await answerDialog(stage, 'ok');
  await submission;
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('createProposal')).toHaveLength(1);
  const [first, second, ...more] = stage.engine.journal.filter(({ operation }) => operation === 'updateStep');
  expect(more).toEqual([]);
  expect(second?.request.body).toEqual(first?.request.body);
  expect(second?.request.headers['idempotency-key']).toBe(first?.request.headers['idempotency-key']);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, uploads: 1 });
});

test('[16.4] [11.2] after a creation whose answer is lost the file is sent as an update', async () => {
  const stage = await openFirstStep({
    createProposal: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
  });
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('createProposal')).toHaveLength(1);
  // Once at the opening, once after the lost answer.
  expect(stage.sent('getSystem')).toHaveLength(2);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, uploads: 1 });
});

test('[16.4] [11.2] a creation that is found only later is not sent again: its files follow as an update', async () => {
  const stage = await openFirstStep();
  stage.engine.breakNext('createProposal', { kind: 'lostAfterCommit' });
  stage.engine.breakNext('getSystem', { kind: 'networkError' });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'cancel');
  await submission;
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('createProposal')).toHaveLength(1);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, uploads: 1 });
});

test('[7.10a] a step with files also sends the last returned data', async () => {
  const stage = await openAddressStep();
  const last = { _id: stage.state.proposal?.id, currentStep: 'endereco' };
  await stage.flows.submit();
  expect(stage.sent('updateStep')).toMatchObject([{ order: 1, last }]);
});

test('[16.4b] files that the service lists are not sent twice', async () => {
  const stage = await openEarlierStep({
    updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
  });
  await stage.flows.submit();
  expect(showsConfirmation(stage)).toBe(true);
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('updateStep')).toHaveLength(1);
  expect(stage.engine.report().effects).toMatchObject({ uploads: 1 });
});

test('[16.4b] if the current step has changed, the service has the files of the earlier one', async () => {
  const stage = await openAddressStep({
    updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
  });
  await stage.flows.submit();
  expect(showsConfirmation(stage)).toBe(true);
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.engine.report().effects).toMatchObject({ uploads: 2, savedSteps: 1 });
});

test('[16.4b] [4.11] files that arrived although their answer was lost stay known by their names, if the service lists none', async () => {
  const photoField = withPhotoField('endereco');
  const stage = setUpUpload({
    world: atAddressStep,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
    wrap: api => withoutListedAnswers(photoField(api)),
  });
  await stage.open();
  await typeAddress(stage);
  await attach(stage, 'frente.png', 'verso.png');
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.state.proposal?.answers.endereco?.comprovante).toEqual(['frente.png', 'verso.png']);
});

test('[16.4] if the current step has not changed, the service has no file: the failure shows, and a retry sends the file', async () => {
  const stage = await openAddressStep({
    updateStep: { kind: 'sequence', answers: [UNAVAILABLE], afterLast: 'worldAnswers' },
  });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'ok');
  await submission;
  expect(showsConfirmation(stage)).toBe(false);
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.engine.report().effects).toMatchObject({ uploads: 2 });
});

test.each([
  [['rg.png'], UNPROVEN_TITLE, 'O arquivo continua aqui: envie de novo para garantir que chegue.'],
  [
    ['rg.png', 'verso.png'],
    'Não conseguimos confirmar se os arquivos chegaram',
    'Os arquivos continuam aqui: envie de novo para garantir que cheguem.',
  ],
])('[16.4] nothing proves that %j arrived: the visitor decides', async (names, title, text) => {
  const stage = await openEarlierStep(
    { updateStep: { kind: 'sequence', answers: [UNAVAILABLE], afterLast: 'worldAnswers' } },
    ...names,
  );
  const submission = stage.flows.submit();
  await until(() => stage.state.dialog.isOpen === true);
  expect(stage.state.dialog).toMatchObject({
    picture: 'connection',
    type: 'warning',
    title,
    text: `A conexão falhou durante o envio. ${text}`,
    okText: 'Enviar de novo',
    cancelText: 'Agora não',
  });
  await answerDialog(stage, 'cancel');
  await submission;
  expect(stage.path()).toBe('/dados-pessoais');
  expect(listAttachedNames(stage)).toEqual(names);
  expect(listUpdates(stage)).toHaveLength(1);
});

test('[8.1] after a creation that brings no offer, no file follows', async () => {
  const noOffer = { _id: 'p-1', currentStep: 'dados-pessoais', situation: '', selfContract: {} };
  const stage = await openFirstStep({
    createProposal: {
      kind: 'offContract',
      reason: 'an answer without an offer',
      status: 200,
      body: { data: { ...noOffer, result: { kind: 'noOffer' } } },
    },
  });
  await stage.flows.submit();
  expect(stage.state.errorPage?.title).toBe('Não temos uma oferta hoje para você');
  expect(stage.sent('updateStep')).toEqual([]);
});

test('[16.4] [14.7] files that have arrived are no longer in memory, nor recorded as sent', async () => {
  const stage = await openAddressStep();
  const ids = filesOf(stage.state.form.fields.comprovante?.value).map(({ id }) => id);
  await stage.flows.submit();
  expect(ids.map(id => stage.flows.files.find(id))).toEqual([undefined, undefined]);
  expect(await stage.platform.secureStorage.read(`unproven-files:${stage.hash}`)).toBeUndefined();
});

test('[2.54] [16.4] an upload of unknown outcome that ends the flow shows the page that the service names, not a question about files', async () => {
  const page = {
    kind: 'offContract',
    reason: 'a gateway that ends the flow',
    status: 503,
    body: { code: 503, message: 'Não podemos seguir.', redirectToErrorPage: true },
  } as const;
  const stage = await openFirstStep({
    updateStep: { kind: 'sequence', answers: [page], afterLast: 'worldAnswers' },
  });
  await stage.flows.submit();
  expect(stage.state.dialog.isOpen).toBe(false);
  expect(stage.state.errorPage?.lines).toEqual(['Não podemos seguir.']);
});

test.each([
  ['current', 401, false],
  ['current', 400, false],
  ['current', 422, false],
  ['current', 413, false],
  ['current', 429, false],
  // The service may still work on an earlier request with these files (16.3).
  ['current', 409, true],
  ['current', 500, true],
  ['earlier', 401, true],
  ['earlier', 422, true],
] as const)(
  '[16.4] [8.23] after an upload of the %s step that status %i refuses, the device still has a record of its files: %s',
  async (place, status, isKept) => {
    const answer = { kind: 'reply', status, body: { code: status } } as const;
    const plan = { updateStep: { kind: 'sequence', answers: [answer], afterLast: 'worldAnswers' } } as const;
    const stage = place === 'current' ? await openAddressStep(plan) : await openEarlierStep(plan);
    const submission = stage.flows.submit();
    await until(() => stage.state.dialog.isOpen || stage.path() === '/token-validation');
    const record = await stage.platform.secureStorage.read(`unproven-files:${stage.hash}`);
    expect(record !== undefined).toBe(isKept);
    if (stage.state.dialog.isOpen) await answerDialog(stage, 'cancel');
    await submission;
  },
);
