import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { setUpFlows, typeAddress, until } from '#tests/flows/flow-stage.ts';

test('[7.5] [8.25] CONFLICT shows no message, rereads the system and opens the current step that the service reports', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 404,
    body: { code: 404, message: 'Alterada em outro acesso.', errors: { status: 'CONFLICT' } },
  });
  await flows.submit();
  expect(stage.sent('getSystem')).toHaveLength(2);
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
  expect(state.form.fields.numero?.value).toBe(marina.number);
  expect(state.dialog.isOpen).toBe(false);
  expect(state.errorPage).toBeUndefined();
});

test('[8.24a] a redirection to another hash opens that proposal; the state of the old one is cleared', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  const otherHash = await stage.api.newHash({ hashId: stage.hash, deviceIp: '', idempotencyKey: 'k-1' });
  if (!otherHash.ok) throw new Error('no other hash');
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true, agxHash: otherHash.value },
  });
  await flows.submit();
  expect(state.hashId).toBe(otherHash.value);
  expect(platform.address.current().searchParams.get('agx_hash')).toBe(otherHash.value);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(state.proposal).toBeUndefined();
  expect(state.form.isSubmitting).toBe(false);
  expect(await platform.secureStorage.read(`drafts:${stage.hash}`)).toBeUndefined();
});

test('[8.24] [11.3] a redirection to the current hash opens the current step that the service reports, with the typed values', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state, platform, hash } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true, agxHash: hash },
  });
  await flows.submit();
  expect(state.hashId).toBe(hash);
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
  expect(state.form.fields.numero?.value).toBe(marina.number);
  // The outcome is known, so the next press is another write.
  expect(await platform.secureStorage.read(`writes:${hash}`)).toBeUndefined();
});

test('[8.24] [11.3] after a redirection to an unknown hash the typed values are still on the device', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state, platform, hash } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true, agxHash: '000000' },
  });
  await flows.submit();
  await until(() => state.errorPage !== undefined);
  expect(state.errorPage?.title).toBe('Link de acesso é inválido');
  expect(state.hashId).toBe(hash);
  expect(platform.address.current().searchParams.get('agx_hash')).toBe(hash);
  expect(await platform.secureStorage.read(`drafts:${hash}`)).toBeDefined();
  expect(engine.journal.filter(({ operation }) => operation === 'getSystem')).toHaveLength(2);
});

test('[8.24b] [8.49] a redirection without a hash is logged and shown like any other refusal', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true },
  });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  expect(platform.logLines.map(([line]) => line)).toContain('Hash de redirecionamento não encontrado.');
  expect(state.dialog.text).toBe('Já existe.');
  flows.answerDialog(state.dialog.id, 'cancel');
  await submission;
});

test('[8.20] [5.12] field errors from the service appear under their fields, its other messages above the form', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 422,
    body: {
      code: 422,
      message: 'Revise os dados.',
      errors: { numero: 'Número inexistente', foo: 'Outro aviso' },
    },
  });
  await flows.submit();
  expect(state.form.fields.numero?.error).toBe('Número inexistente');
  expect(state.form.notice).toBe('Revise os dados. | Outro aviso');
  expect(state.form.summary).toEqual([{ key: 'numero', label: 'Número', message: 'Número inexistente' }]);
});

test('[8.20] the notice of a refusal disappears with the next submission', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 422,
    body: { code: 422, message: 'Revise os dados.', errors: { foo: 'Outro aviso' } },
  });
  await flows.submit();
  expect(state.form.notice).not.toBe('');
  engine.breakNext('updateStep', { kind: 'hang' });
  flows.editField('numero', '12');
  void flows.submit();
  await until(() => stage.sent('updateStep').length === 2);
  expect(state.form.notice).toBe('');
});
