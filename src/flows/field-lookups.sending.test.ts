import { expect, test } from 'vitest';
import { type FlowStage, passDraftDelay, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import {
  createListAnswer,
  getCurrentStage,
  openAt,
  openWith,
  optionNamed,
  platePlan,
  vehicleFields,
  vehiclePlan,
} from '#tests/flows/lookup-stage.ts';
import { openAtStep, writesOf } from '#tests/flows/open-at-step.ts';
import { createGate } from '#tests/support/create-gate.ts';

const NEW_HASH_ID = '6650c1f2a4b3d90012e7f0b7';

/** Chooses type, make, model and year, each once its list has loaded. */
async function chooseVehicle({ flows, state }: Pick<FlowStage, 'flows' | 'state'>): Promise<void> {
  flows.editField('tipoVeiculo', optionNamed('carro'));
  for (const [key, label] of [
    ['marcaVeiculo', 'Fiat'],
    ['modeloVeiculo', 'Uno'],
    ['anoModeloVeiculo', '2022 Flex'],
  ] as const) {
    await until(() => state.form.fields[key]?.options.status === 'success');
    flows.editField(key, { value: `#${label}`, label });
  }
}

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
        _id: '64c0f2d1a9b8e70012d4c412',
        currentStep: 'endereco',
        selfContract,
        situation: 'aberta',
        ...members,
      },
    },
  }) as const;

test('[3.23d] a choice with submit sends the step as soon as all fields are valid, and shows no error before', async () => {
  const { flows, state } = await openWith(
    {},
    { key: 'nome', required: true },
    { key: 'produto', component: 'radio', submit: true, options: [optionNamed('a'), optionNamed('b')] },
  );
  flows.editField('produto', optionNamed('a'));
  await waitForPendingWork(60);
  expect(getCurrentStage()?.sent('createProposal')).toEqual([]);
  expect(state.form.summary).toEqual([]);
  expect(state.form.fields.nome?.error).toBe('');
  flows.editField('nome', 'Ana');
  flows.editField('produto', optionNamed('b'));
  await until(() => getCurrentStage()?.sent('createProposal').length === 1);
  expect(getCurrentStage()?.sent('createProposal')[0]?.data).toEqual({ nome: 'Ana', produto: 'b' });
});

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
        _id: '64c0f2d1a9b8e70012d4c412',
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

test('[5.10] a choice whose list has changed is not sent before the new list has loaded', async () => {
  const makes = {
    kind: 'sequence',
    answers: [
      createListAnswer('Fiat', 'Ford'),
      { kind: 'latency', ms: 150, answer: createListAnswer('Honda') },
      createListAnswer('Ford', 'Honda'),
      createListAnswer(),
      createListAnswer('Ford', 'Honda'),
      { kind: 'networkError' },
    ],
    afterLast: 'repeat',
  } as const;
  const { flows, state, sent } = await openWith(
    { ...vehiclePlan, getFipeResource: makes },
    ...vehicleFields.slice(0, 2),
  );
  const make = () => state.form.fields.marcaVeiculo;
  const change = async (type: string, status: string) => {
    flows.editField('tipoVeiculo', optionNamed(type));
    await until(() => make()?.options.status === status);
  };
  const submitAndRead = async () => {
    await flows.submit();
    return [make()?.error, make()?.value, sent('createProposal').length];
  };
  const chooseAgainText = 'Erro no preenchimento, selecione novamente os campos.';
  await change('carro', 'success');
  // Loads the lazy code that submits, so that only the list is late here.
  await import('./submit-step.ts');
  const fiat = { value: '#Fiat', label: 'Fiat' };
  flows.editField('marcaVeiculo', fiat);
  flows.editField('tipoVeiculo', optionNamed('moto'));
  expect(await submitAndRead()).toEqual([chooseAgainText, fiat, 0]);
  await until(() => make()?.options.status === 'success');
  expect(make()?.value).toBeNull();

  // A choice stays when the new list has it, too.
  const honda = { value: '#Honda', label: 'Honda' };
  flows.editField('marcaVeiculo', honda);
  await change('caminhao', 'success');
  expect(make()?.value).toEqual(honda);

  // An empty list clears the choice.
  await change('trem', 'error');
  expect(make()?.value).toBeNull();

  // A choice whose list failed to load is kept and sent as null: the visitor could not see it.
  await change('navio', 'success');
  flows.editField('marcaVeiculo', honda);
  await change('barco', 'error');
  expect(make()?.value).toEqual(honda);
  await flows.submit();
  expect(sent('createProposal').map(({ data }) => data)).toMatchObject([{ marcaVeiculo: null }]);
});

test.each([
  ['fails, too', { kind: 'networkError' }, 1],
  ['finds an empty list', createListAnswer(), 1],
  ['is still loading', { kind: 'hang' }, 0],
] as const)(
  '[5.10] [4.34] a choice from the previous list is not sent if the retry of the new list %s',
  async (_, retryAnswer, count) => {
    const { flows, state, sent } = await openWith(
      {
        getFipeResource: {
          kind: 'sequence',
          answers: [createListAnswer('Fiat', 'Ford'), { kind: 'networkError' }, retryAnswer],
          afterLast: 'repeat',
        },
      },
      ...vehicleFields.slice(0, 2),
    );
    const make = () => state.form.fields.marcaVeiculo;
    flows.editField('tipoVeiculo', optionNamed('carro'));
    await until(() => make()?.options.status === 'success');
    flows.editField('marcaVeiculo', { value: '#Fiat', label: 'Fiat' });
    flows.editField('tipoVeiculo', optionNamed('moto'));
    await until(() => make()?.options.status === 'error');
    flows.retryOptions('marcaVeiculo');
    await until(() => sent('getFipeResource').length === 3);
    await waitForPendingWork(60);
    await flows.submit();
    const withoutMake = { data: { marcaVeiculo: null } };
    expect(sent('createProposal')).toMatchObject(Array.from({ length: count }, () => withoutMake));
  },
);

test('[5.10] [4.34] a vehicle model whose list did not load blocks the submission only if the field is required', async () => {
  const fields = [
    { key: 'placa', component: 'consultaPlaca' },
    { key: 'modeloVeiculo', component: 'modeloVeiculo' },
  ];
  const submitAndRead = async (required: boolean) => {
    const [plate, model = { key: '' }] = fields;
    const { flows, state, sent } = await openWith(
      { ...platePlan, getFipeModels: { kind: 'networkError' } },
      { ...plate, key: 'placa' },
      { ...model, required },
    );
    flows.editField('placa', 'ABC1D23');
    const modelField = state.form.fields.modeloVeiculo;
    await until(() => modelField?.options.status === 'error' && modelField.value !== null);
    await flows.submit();
    const bodies = sent('createProposal').map(({ data }) => data);
    getCurrentStage()?.close();
    return { error: modelField?.error, sentData: bodies };
  };
  expect(await submitAndRead(true)).toEqual({
    error: 'Erro no preenchimento, selecione novamente os campos.',
    sentData: [],
  });
  expect((await submitAndRead(false)).sentData).toMatchObject([{ placa: 'ABC1D23', modeloVeiculo: null }]);
});

test('[11.10] [7.24] a press waits 30 s at most for the price of a vehicle, then the step is sent without it', async () => {
  const { flows, state, sent, engine, platform } = await openWith(
    { ...vehiclePlan, getFipeValue: { kind: 'hang' } },
    ...vehicleFields,
  );
  const countPrices = () => engine.journal.filter(({ operation }) => operation === 'getFipeValue').length;
  await chooseVehicle({ flows, state });
  await until(() => countPrices() === 1);
  const press = flows.submit();
  await until(() => state.form.isSubmitting);
  await platform.clock.advance(29_999);
  expect(sent('createProposal')).toEqual([]);
  await platform.clock.advance(1);
  await press;
  expect(sent('createProposal').map(({ data }) => data)).toMatchObject([{ valorVeiculo: null }]);
});

test('[11.10] [5.10] a press waits 30 s at most for the lists of a plate, then says which choice is missing', async () => {
  const { flows, state, sent, platform } = await openWith(
    { ...platePlan, getFipeModels: { kind: 'hang' } },
    { key: 'placa', component: 'consultaPlaca' },
    { key: 'modeloVeiculo', component: 'modeloVeiculo' },
  );
  flows.editField('placa', 'ABC1D23');
  const press = flows.submit();
  await until(() => state.form.fields.modeloVeiculo?.options.status === 'loading');
  await waitForPendingWork();
  await platform.clock.advance(30_000);
  await press;
  expect(state.form.fields.modeloVeiculo?.error).toBe(
    'Erro no preenchimento, selecione novamente os campos.',
  );
  expect(sent('createProposal')).toEqual([]);
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
        _id: '64c0f2d1a9b8e70012d4c412',
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
