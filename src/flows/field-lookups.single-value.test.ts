import { expect, test, vi } from 'vitest';
import { type FlowStage, passDraftDelay, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import {
  getCurrentStage,
  openAt,
  optionNamed,
  setUpLookupStage,
  withFields,
} from '#tests/flows/lookup-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';

const NEW_HASH_ID = '6650c1f2a4b3d90012e7f0b7';

/** An answer to an update that stays at the address step. */
const createStepAnswer = (
  selfContract: Record<string, Record<string, string | number>>,
  members: { hashId?: string; accessToken?: string } = {},
) =>
  ({
    kind: 'reply',
    status: 200,
    body: {
      data: {
        currentStep: 'endereco',
        selfContract,
        situation: 'aberta',
        ...members,
      },
    },
  }) as const;

test('[3.23e] a value with shouldUpdate is sent to the service, which fills in untouched fields; the step stays the same', async () => {
  const { flows, state, engine } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'renda', component: 'select', shouldUpdate: true, options: [optionNamed('alta')] },
    { key: 'limite', component: 'money' },
    { key: 'nome' },
  );
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 200,
    body: {
      data: {
        currentStep: 'dados-bancarios',
        selfContract: { endereco: { limite: 500, nome: 'do serviço' } },
        situation: 'aberta',
      },
    },
  });
  flows.editField('nome', 'Ana');
  flows.editField('renda', optionNamed('alta'));
  await until(() => state.form.fields.limite?.value === 50_000);
  expect(getCurrentStage()?.sent('updateStep')).toMatchObject([
    { partial: true, data: { renda: { value: 'alta', label: 'alta' } } },
  ]);
  expect(state.form.fields.nome?.value).toBe('Ana');
  expect(state.place).toMatchObject({ kind: 'step', slug: 'endereco' });
});

const position = { latitude: -23.55, longitude: -46.63 };
const noPosition = { latitude: '', longitude: '' };

/** Opens a step with a single value, in a browser that gives the position or would ask for it. */
async function openWithPosition(
  isGranted: boolean | Promise<boolean>,
  locate: () => Promise<object> = async () => position,
) {
  const visit = setUpLookupStage({
    world: { proposal: { currentStep: 'endereco', answers: {} } },
    wrap: withFields('endereco', { key: 'apelido', shouldUpdate: true }),
    platform: { geolocation: { locate }, isLocationGranted: () => Promise.resolve(isGranted) },
  });
  await visit.open();
  return visit;
}

/** Types a value and leaves its field. */
function typeNickname({ flows }: FlowStage): void {
  flows.editField('apelido', 'Nina');
  flows.leaveField('apelido');
}

test('[4.17] [3.23e] a single value is sent with the position that the visitor has granted', async () => {
  const visit = await openWithPosition(true, async () => position);
  typeNickname(visit);
  await until(() => visit.sent('updateStep').length === 1);
  expect(visit.sent('updateStep')).toMatchObject([{ partial: true, deviceTracking: position }]);
});

test('[4.17] [3.23e] a single value does not make the browser ask for the position while the visitor types', async () => {
  const locate = vi.fn(async () => position);
  const visit = await openWithPosition(false, locate);
  typeNickname(visit);
  await until(() => visit.sent('updateStep').length === 1);
  expect(visit.sent('updateStep')).toMatchObject([{ deviceTracking: noPosition }]);
  expect(locate).not.toHaveBeenCalled();
});

test('[4.17] [3.23e] a single value waits two seconds for the position, because other fields wait for its answer', async () => {
  const locate = vi.fn(() => new Promise<object>(() => undefined));
  const visit = await openWithPosition(true, locate);
  typeNickname(visit);
  await until(() => locate.mock.calls.length === 1);
  await visit.platform.clock.advance(1999);
  expect(visit.sent('updateStep')).toEqual([]);
  await visit.platform.clock.advance(1);
  await until(() => visit.sent('updateStep').length === 1);
  expect(visit.sent('updateStep')).toMatchObject([{ deviceTracking: noPosition }]);
});

test('[4.17] [3.23e] a single value is sent although the browser never says whether the position is granted', async () => {
  const visit = await openWithPosition(new Promise(() => undefined));
  typeNickname(visit);
  await until(() => visit.platform.clock.sleepingCount() > 0);
  await visit.platform.clock.advance(2000);
  await until(() => visit.sent('updateStep').length === 1);
  expect(visit.sent('updateStep')).toMatchObject([{ deviceTracking: noPosition }]);
});

test('[4.17] [11.1] a single value that waits for the position does not delay the submission, which contains it', async () => {
  const locate = vi.fn(async () => position).mockImplementationOnce(() => new Promise(() => undefined));
  const visit = await openWithPosition(true, locate);
  typeNickname(visit);
  await until(() => locate.mock.calls.length === 1);
  await visit.flows.submit();
  await visit.platform.clock.advance(2000);
  await waitForPendingWork();
  expect(visit.sent('updateStep').map(({ data, partial }) => [data, partial])).toEqual([
    [{ apelido: 'Nina' }, undefined],
  ]);
});

test('[3.23e] [11.6] the answer to a single value does not put the stored address beside a new CEP', async () => {
  const { flows, state, sent } = await openAt(
    {
      currentStep: 'endereco',
      answers: {
        endereco: { cep: '20040-020', rua: 'Avenida Rio Branco', cidade: 'Rio de Janeiro' },
      },
    },
    { key: 'cep', component: 'cep' },
    { key: 'rua' },
    { key: 'cidade' },
    { key: 'moradia', component: 'radio', shouldUpdate: true, options: [optionNamed('alugada')] },
  );
  flows.editField('cep', '01310-100');
  await until(() => state.form.fields.rua?.value === 'Avenida Paulista');
  flows.editField('moradia', optionNamed('alugada'));
  await until(() => sent('updateStep').length === 1);
  await waitForPendingWork(60);
  expect([state.form.fields.rua?.value, state.form.fields.cidade?.value]).toEqual([
    'Avenida Paulista',
    'São Paulo',
  ]);
});

test('[3.23e] [11.6] each answer to a single value fills in what the service has changed, but not what has changed since the request', async () => {
  const { flows, state, mocks } = await openAt(
    { currentStep: 'endereco', answers: {} },
    {
      key: 'renda',
      component: 'select',
      shouldUpdate: true,
      options: ['alta', 'baixa', 'nenhuma'].map(optionNamed),
    },
    { key: 'limite', component: 'money' },
    { key: 'cep', component: 'cep' },
    { key: 'rua' },
  );
  const createAnswer = (limite: number) => createStepAnswer({ endereco: { limite, rua: `Rua ${limite}` } });
  const read = () => [state.form.fields.limite?.value, state.form.fields.rua?.value];
  const { handlers, use } = mocks;
  use(handlers.updateStep(() => createAnswer(500)));
  flows.editField('renda', optionNamed('alta'));
  await until(() => state.form.fields.limite?.value === 50_000);
  expect(read()).toEqual([50_000, 'Rua 500']);
  use(handlers.updateStep(() => createAnswer(300)));
  flows.editField('renda', optionNamed('baixa'));
  await until(() => state.form.fields.limite?.value === 30_000);
  expect(read()).toEqual([30_000, 'Rua 300']);
  const answerGate = createGate();
  use(handlers.updateStep(answerGate.hold(async () => createAnswer(0))));
  flows.editField('renda', optionNamed('nenhuma'));
  flows.editField('cep', '01310-100');
  await until(() => state.form.fields.rua?.value === 'Avenida Paulista');
  answerGate.open();
  await until(() => state.form.fields.limite?.value === 0);
  expect(read()).toEqual([0, 'Avenida Paulista']);
});

test('[3.23e] [11.6] a single value that is answered after the submission changes nothing any more', async () => {
  const { flows, state, engine, mocks } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'renda', component: 'select', shouldUpdate: true, options: [optionNamed('alta')] },
    { key: 'nome' },
  );
  const answerGate = createGate();
  const { handlers, use } = mocks;
  use(
    handlers.updateStep(
      async () => {
        await answerGate.opened;
        return createStepAnswer({
          endereco: { nome: 'do serviço' },
          'dados-bancarios': { agencia: '9999' },
        });
      },
      { once: true },
    ),
  );
  flows.editField('renda', optionNamed('alta'));
  await until(() => getCurrentStage()?.sent('updateStep').length === 1);
  const submission = flows.submit();
  await waitForPendingWork();
  expect(getCurrentStage()?.sent('updateStep')).toHaveLength(1);
  await getCurrentStage()?.platform.clock.advance(5000);
  await submission;
  expect(getCurrentStage()?.path()).toBe('/dados-bancarios');
  answerGate.open();
  await waitForPendingWork(60);
  expect(getCurrentStage()?.path()).toBe('/dados-bancarios');
  expect(state.proposal?.currentStep).toBe('dados-bancarios');
  expect(state.form.fields.agencia?.value).toBe('');
  expect(state.drafts).toEqual({});
  expect(state.toasts).toEqual([]);
  expect(state.dialog.isOpen).toBe(false);
  expect(
    getCurrentStage()
      ?.sent('updateStep')
      .map(({ partial }) => partial),
  ).toEqual([true, undefined]);
  expect(engine.report().effects).toMatchObject({ savedSteps: 1 });
});

test('[3.17] [3.23e] [6.2] the answer to a single value brings a new hash id and a new token, as any answer about the proposal', async () => {
  const visit = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'renda', component: 'select', shouldUpdate: true, options: [optionNamed('alta')] },
    { key: 'nome' },
  );
  const { flows, state, engine, platform, hash } = visit;
  flows.editField('nome', 'Ana');
  await passDraftDelay(visit);
  const members = { hashId: NEW_HASH_ID, accessToken: 'novo-token' };
  engine.breakNext('updateStep', createStepAnswer({}, members));
  flows.editField('renda', optionNamed('alta'));
  await until(() => state.hashId === NEW_HASH_ID);
  await until(() => state.launchParams.accessToken === 'novo-token');
  expect(platform.cookies.read('agx_hash')).toBe(NEW_HASH_ID);
  expect(platform.cookies.read('cookiesAccessToken')).toBe('novo-token');
  await expect.poll(() => platform.secureStorage.read(`drafts:${NEW_HASH_ID}`)).toBeDefined();
  expect(await platform.secureStorage.read(`drafts:${hash}`)).toBeUndefined();
});

test('[3.17] [3.23e] the answer to the next single value, which names no hash id, keeps the new one', async () => {
  const visit = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'renda', component: 'select', shouldUpdate: true, options: ['alta', 'baixa'].map(optionNamed) },
    { key: 'nome' },
  );
  const { flows, state, engine, sent } = visit;
  for (const members of [{ hashId: NEW_HASH_ID }, { accessToken: 'novo-token' }])
    engine.breakNext('updateStep', createStepAnswer({}, members));
  flows.editField('renda', optionNamed('alta'));
  await until(() => state.hashId === NEW_HASH_ID);
  flows.editField('renda', optionNamed('baixa'));
  await until(() => sent('updateStep').length === 2 && state.launchParams.accessToken === 'novo-token');
  expect(state.hashId).toBe(NEW_HASH_ID);
});

test('[3.17] [6.2] a submission that waits for a single value has the hash id and the token of its answer', async () => {
  const { flows, mocks, sent, state, engine } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'apelido', shouldUpdate: true },
  );
  const answerGate = createGate();
  const { handlers, use } = mocks;
  const members = { hashId: NEW_HASH_ID, accessToken: 'novo-token' };
  use(
    handlers.updateStep(
      answerGate.hold(async () => createStepAnswer({}, members)),
      { once: true },
    ),
  );
  flows.editField('apelido', 'velho');
  flows.leaveField('apelido');
  await until(() => sent('updateStep').length === 1);
  flows.editField('apelido', 'novo');
  void flows.submit();
  await waitForPendingWork();
  answerGate.open();
  await until(() => sent('updateStep').length === 2);
  expect(state.hashId).toBe(NEW_HASH_ID);
  expect(state.launchParams.accessToken).toBe('novo-token');
  const addresses = engine.journal.flatMap(({ operation, address }) =>
    operation === 'updateStep' ? [address.includes(NEW_HASH_ID)] : [],
  );
  expect(addresses).toEqual([false, true]);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'a message about the field',
    { message: 'Revise.', errors: { 'data.nome': 'Nome recusado' } },
    'Nome recusado',
  ],
  ['a message', { message: 'Não aceitamos este valor.' }, 'Não aceitamos este valor.'],
  ['only its name', { errors: { invalid: ['nome'] } }, 'Campo inválido'],
  ['a message about another field', { errors: { renda: 'Falta a renda' } }, ''],
  ['a conflict', { code: 404, errors: { status: 'CONFLICT' } }, ''],
])(
  '[3.23] [5.12] [8.22] a single value that the service refuses with %s has the error "%3$s"',
  async (_, body, error) => {
    const { flows, state, engine } = await openAt(
      { currentStep: 'endereco', answers: {} },
      { key: 'nome', shouldUpdate: true },
      { key: 'renda' },
    );
    engine.breakNext('updateStep', { kind: 'reply', status: 422, body });
    flows.editField('nome', 'Ana');
    flows.leaveField('nome');
    await until(() => getCurrentStage()?.sent('updateStep').length === 1);
    await waitForPendingWork(60);
    expect(state.form.fields.nome?.error).toBe(error);
    expect(state.form.announced).toBe(error);
    expect(state.form.fields.renda?.error).toBe('');
    flows.editField('nome', 'Bia');
    expect(state.form.fields.nome?.error).toBe('');
  },
);

test('[8.22] a refusal of a single value says nothing about the text that the visitor has typed meanwhile', async () => {
  const { flows, state, mocks } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'nome', shouldUpdate: true },
  );
  const answerGate = createGate();
  const { handlers, use } = mocks;
  use(
    handlers.updateStep(
      answerGate.hold(async () => ({
        kind: 'reply',
        status: 422,
        body: { code: 422, message: 'Não aceitamos este valor.' },
      })),
    ),
  );
  flows.editField('nome', 'Ana');
  flows.leaveField('nome');
  await until(() => getCurrentStage()?.sent('updateStep').length === 1);
  flows.editField('nome', 'Bia');
  answerGate.open();
  await waitForPendingWork(60);
  expect(state.form.fields.nome?.error).toBe('');
});

test('[4.5] no offer in the answer to a single value ends the flow', async () => {
  const { flows, state, engine } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'nome', shouldUpdate: true },
  );
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 200,
    body: {
      data: {
        currentStep: 'endereco',
        situation: 'aberta',
        result: { type: 'result', kind: 'noOffer' },
      },
    },
  });
  flows.editField('nome', 'Ana');
  flows.leaveField('nome');
  await until(() => state.errorPage !== undefined);
  expect(state.errorPage?.title).toBe('Não temos uma oferta hoje para você');
});
