import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atAnalysis, pollCountOf, worldInCompletion } from '#tests/flows/at-analysis.ts';
import { setUpFlows, until } from '#tests/flows/flow-stage.ts';

test('[8.23] [4.24] a 401 while polling leads to token validation', async () => {
  const stage = setUpFlows({ world: atAnalysis(50) });
  const { engine, state } = stage;
  engine.breakNext('updateStep', { kind: 'reply', status: 401, body: { code: 401, message: 'x' } });
  await stage.open();
  await until(() => state.place.kind === 'tokenValidation');
  expect(stage.platform.clock.sleepingCount()).toBe(0);
});

test('[8.23] after a 401 at completion the right code leads back to completion', async () => {
  const stage = setUpFlows({ world: worldInCompletion(50) });
  const { engine, state, flows } = stage;
  engine.breakNext('finishedUpdate', { kind: 'reply', status: 401, body: { code: 401, message: 'x' } });
  await stage.open();
  await until(() => state.place.kind === 'tokenValidation');
  await flows.requestToken('sms');
  await flows.enterToken('482913');
  expect(state.place).toEqual({ kind: 'completion' });
});

test('[8.23] a 401 at completion right after a form leads back to completion, not to that form', async () => {
  const stage = setUpFlows({ world: { proposal: { currentStep: 'termos', answers: allAnswers(marina) } } });
  const { engine, state, flows } = stage;
  await stage.open();
  flows.editField('aceiteDosTermos', true);
  engine.breakNext('updateStep', {
    kind: 'offContract',
    reason: 'completion right after a form',
    status: 200,
    body: { data: { currentStep: 'analise-de-credito', waitingFinishFillProposalSelfContract: true } },
  });
  engine.breakNext('finishedUpdate', { kind: 'reply', status: 401, body: { code: 401, message: 'x' } });
  await flows.submit();
  await until(() => state.place.kind === 'tokenValidation');
  expect(state.form.slug).toBe('');
  await flows.requestToken('sms');
  await flows.enterToken('482913');
  expect(state.place).toEqual({ kind: 'completion' });
});

test('[11.9] a wait keeps the pause that the service requests; then it polls every 2 s again', async () => {
  const stage = setUpFlows({ world: atAnalysis(50) });
  const { engine, platform } = stage;
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 429,
    body: { code: 429, message: 'Aguarde.' },
    headers: { 'retry-after': '30' },
  });
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(29_999);
  expect(pollCountOf(stage)).toBe(1);
  await platform.clock.advance(1);
  await until(() => platform.clock.sleepingCount() === 1 && pollCountOf(stage) === 2);
  await platform.clock.advance(2000);
  await until(() => pollCountOf(stage) === 3);
});

test('[7.3b] [8.26b] a failed poll shows one toast; the next poll keeps its interval, and the wait continues', async () => {
  const stage = setUpFlows({ world: atAnalysis(1) });
  const { engine, state, platform } = stage;
  for (let failure = 0; failure < 2; failure += 1)
    engine.breakNext('updateStep', {
      kind: 'reply',
      status: 503,
      body: { code: 503, message: 'O banco caiu.' },
    });
  await stage.open();
  await until(() => platform.clock.sleepingCount() === 1);
  expect(pollCountOf(stage)).toBe(1);
  expect(state.toasts.map(({ type, text }) => [type, text])).toEqual([['error', 'O banco caiu.']]);
  expect(state.currentWait?.hasShownFailure).toBe(true);
  await platform.clock.advance(2000);
  await until(() => platform.clock.sleepingCount() === 1 && pollCountOf(stage) === 2);
  expect(state.toasts).toHaveLength(1);
  await platform.clock.advance(2000);
  await until(() => platform.clock.sleepingCount() === 1 && pollCountOf(stage) === 3);
  expect(state.currentWait?.hasShownFailure).toBe(false);
});

test.each([
  [
    'an error answer',
    {
      kind: 'reply',
      status: 422,
      body: { code: 422, message: 'Consulta recusada.', stepStatus: 'failed', errorMessage: 'Não deu.' },
    },
  ],
  [
    'a status failed in a good answer',
    {
      kind: 'offContract',
      reason: 'status failed with 200',
      status: 200,
      body: { data: { stepStatus: 'failed', errorMessage: 'Não deu.' }, message: 'Consulta feita.' },
    },
  ],
  [
    'an error answer without an errorMessage',
    { kind: 'reply', status: 422, body: { code: 422, message: 'Não deu.', stepStatus: 'failed' } },
  ],
] as const)(
  '[7.15b] [8.26a] a finished-update that fails by %s shows a modal with the message and a retry',
  async (_, answer) => {
    const stage = setUpFlows({ world: worldInCompletion(0) });
    const { engine, state, flows } = stage;
    engine.breakNext('finishedUpdate', answer);
    await stage.open();
    await until(() => state.dialog.isOpen);
    expect(state.dialog).toMatchObject({
      title: 'Não foi possível acessar a proposta',
      text: 'Não deu.',
      okText: 'Tentar novamente',
    });
    flows.answerDialog(state.dialog.id, 'ok');
    await until(() => state.place.kind === 'finalPage');
  },
);

test('[8.5] completion without the id of a proposal shows the failure', async () => {
  const system = systemAnswer(creditoPessoal, {
    _id: '',
    currentStep: 'analise-de-credito',
    reviewStep: null,
    hashId: creditoPessoal.hashId,
    situation: '',
    selfContract: {},
  });
  const stage = setUpFlows({
    plan: { getSystem: { kind: 'offContract', reason: 'no id', status: 200, body: { data: system } } },
  });
  await stage.open();
  expect(stage.state.errorPage?.lines).toEqual(['Não foi possível obter o ID da proposta.']);
});
