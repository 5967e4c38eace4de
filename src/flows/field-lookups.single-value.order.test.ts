import { expect, test } from 'vitest';
import { until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { getCurrentStage, openAt } from '#tests/flows/lookup-stage.ts';
import { openAtStep, writesOf } from '#tests/flows/open-at-step.ts';
import { createGate } from '#tests/support/create-gate.ts';

test('[11.1] [3.23e] a single value that is under way reaches the service before the value and the submission that replace it', async () => {
  const { flows, mocks, sent } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'apelido', shouldUpdate: true },
    { key: 'nome' },
  );
  const answerGate = createGate();
  const { handlers, use } = mocks;
  use(
    handlers.updateStep(
      answerGate.hold(async () => ({ kind: 'world' }) as const),
      { once: true },
    ),
  );
  flows.editField('apelido', 'velho');
  flows.leaveField('apelido');
  await until(() => sent('updateStep').length === 1);
  flows.editField('apelido', 'novo');
  flows.leaveField('apelido');
  const submission = flows.submit();
  await waitForPendingWork();
  expect(sent('updateStep')).toHaveLength(1);
  answerGate.open();
  await submission;
  expect(sent('updateStep')).toMatchObject([
    { data: { apelido: 'velho' }, partial: true },
    { data: { apelido: 'novo', nome: '' } },
  ]);
});

test('[3.23e] [11.1] a single value is not sent during a submission, which contains it, nor after its refusal', async () => {
  const { flows, state, sent, mocks } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'apelido', shouldUpdate: true },
  );
  const { handlers, use } = mocks;
  const answerGate = createGate();
  const body = { code: 422, message: 'Confira o apelido.' };
  use(handlers.updateStep(answerGate.hold(async () => ({ kind: 'reply', status: 422, body }) as const)));
  flows.focusField('apelido');
  flows.editField('apelido', 'Nina');
  const submission = flows.submit();
  await until(() => sent('updateStep').length === 1);
  flows.leaveField('apelido');
  answerGate.open();
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
  await waitForPendingWork();
  expect(sent('updateStep').map(({ data, partial }) => [data, partial])).toEqual([
    [{ apelido: 'Nina' }, undefined],
  ]);
});

test.each([
  ['is sent then', true],
  ['is not sent if the visitor leaves its step', false],
])(
  '[11.1] [3.23e] a single value waits for the write of a button of another step, and %s',
  async (_, isSent) => {
    const visit = await openAtStep('rodobensKyc', { status: 'init', step: { cannotReturnFromHere: false } });
    const { flows, state, mocks } = visit;
    const { handlers, use } = mocks;
    const answerGate = createGate();
    use(
      handlers.updateStep(
        answerGate.hold(async () => ({ kind: 'world' }) as const),
        { once: true },
      ),
    );
    const field = state.config?.steps
      .find(({ slug }) => slug === 'endereco')
      ?.fields.find(({ key }) => key === 'numero');
    if (field) field.shouldUpdate = true;
    const press = flows.stepAction('begin');
    await until(() => writesOf(visit).length === 1);
    await flows.chooseStep('endereco');
    flows.editField('numero', '1234');
    flows.leaveField('numero');
    await waitForPendingWork();
    expect(writesOf(visit)).toHaveLength(1);
    if (!isSent) await flows.chooseStep('dados-pessoais');
    answerGate.open();
    await press;
    await waitForPendingWork();
    expect(
      writesOf(visit)
        .slice(1)
        .map(({ partial }) => partial),
    ).toEqual(isSent ? [true] : []);
  },
);

test('[3.23] a text with shouldUpdate is sent when the visitor leaves the field, and not while it is invalid', async () => {
  const { flows } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'cpf', mask: 'cpf', validation: 'cpf', shouldUpdate: true },
  );
  flows.editField('cpf', '529.982.247-2');
  flows.leaveField('cpf');
  await waitForPendingWork(60);
  expect(getCurrentStage()?.sent('updateStep')).toEqual([]);
  flows.editField('cpf', '529.982.247-25');
  await waitForPendingWork(60);
  expect(getCurrentStage()?.sent('updateStep')).toEqual([]);
  flows.leaveField('cpf');
  await until(() => getCurrentStage()?.sent('updateStep').length === 1);
});

test('[7.3] [16.3] a visitor who passes through a text with shouldUpdate sends it again only after a change or a failure', async () => {
  const { flows, sent, engine } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'apelido', shouldUpdate: true },
  );
  const passThrough = async () => {
    flows.focusField('apelido');
    flows.leaveField('apelido');
    await waitForPendingWork(60);
    return sent('updateStep').map(({ data }) => data);
  };
  const nina = { apelido: 'Nina' };
  const bia = { apelido: 'Bia' };
  flows.editField('apelido', 'Nina');
  flows.leaveField('apelido');
  // While the first write is running, and after its answer.
  expect(await passThrough()).toEqual([nina]);
  expect(await passThrough()).toEqual([nina]);
  engine.breakNext('updateStep', { kind: 'reply', status: 503, body: { code: 503, message: 'x' } });
  flows.editField('apelido', 'Bia');
  expect(await passThrough()).toEqual([nina, bia]);
  expect(await passThrough()).toEqual([nina, bia, bia]);
  flows.editField('apelido', 'Nina');
  expect(await passThrough()).toEqual([nina, bia, bia, nina]);
});
