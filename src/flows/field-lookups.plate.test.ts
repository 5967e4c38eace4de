import { expect, test } from 'vitest';
import { until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import {
  createListAnswer,
  createPlateAnswer,
  getCurrentStage,
  openWith,
  platePlan,
  queriesOf,
  vehicleFields,
  vehiclePlan,
  vehiclePrice,
} from '#tests/flows/lookup-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';

test('[7.24] [16.2] a licence plate finds make and model whose names are escaped for HTML', async () => {
  const { flows, state } = await openWith(
    {
      ...vehiclePlan,
      getFipeResource: createPlateAnswer([{ value: '9', label: 'Citro&euml;n' }], {
        marca: 'CITRO&Euml;N',
        modelo: 'Caf&eacute; 1.0',
      }),
      getFipeModels: createListAnswer('Caf&#233; 1.0', 'Uno'),
    },
    { key: 'placa', component: 'consultaPlaca' },
    ...vehicleFields,
  );
  flows.editField('placa', 'ABC1D23');
  await until(() => state.form.fields.anoModeloVeiculo?.options.status === 'success');
  expect(state.form.fields.marcaVeiculo?.value).toEqual({ value: '9', label: 'Citroën' });
  expect(state.form.fields.modeloVeiculo?.value).toEqual({ value: '#Caf&#233; 1.0', label: 'Café 1.0' });
});

test('[3.41a] [3.32] [7.24a] the vehicle of a licence plate fills type, make, model, year and price, through all their lists', async () => {
  const { flows, state } = await openWith(
    platePlan,
    { key: 'placa', component: 'consultaPlaca' },
    ...vehicleFields,
  );
  flows.editField('placa', 'ABC1D2');
  await waitForPendingWork();
  expect(queriesOf('getFipeResource')).toEqual([]);
  flows.editField('placa', 'ABC1D23');
  await until(() => state.form.fields.valorVeiculo?.value === 6_284_000);
  await until(() => {
    const year = state.form.fields.anoModeloVeiculo?.value;
    return typeof year === 'object' && year !== null && 'value' in year && year.value === '#2022 Flex';
  });
  expect(queriesOf('getFipeResource')?.[0]).toEqual({ placa: 'ABC1D23' });
  const [call] =
    getCurrentStage()?.engine.journal.filter(({ operation }) => operation === 'getFipeResource') ?? [];
  expect(call?.address).toContain('/fipe-resource/consultaPlaca?');
  expect(state.form.fields.tipoVeiculo?.value).toEqual({ value: 'carro', label: 'carro' });
  expect(state.form.fields.marcaVeiculo?.value).toEqual({ value: '#Fiat', label: 'Fiat' });
  expect(state.form.fields.modeloVeiculo?.value).toEqual({
    value: '#Argo Drive 1.0',
    label: 'Argo Drive 1.0',
  });
});

test('[7.24] the price that comes with a plate is not looked up again; another model has a price of its own', async () => {
  const { flows, state, sent } = await openWith(
    { ...platePlan, getFipeValue: { kind: 'reply', status: 503, body: { code: 503 } } },
    { key: 'placa', component: 'consultaPlaca' },
    ...vehicleFields,
  );
  flows.editField('placa', 'ABC1D23');
  await until(() => state.form.fields.anoModeloVeiculo?.options.status === 'success');
  await waitForPendingWork(60);
  expect(state.form.fields.valorVeiculo?.value).toBe(6_284_000);
  expect(sent('getFipeValue')).toEqual([]);
  flows.editField('modeloVeiculo', { value: '#Uno', label: 'Uno' });
  await until(() => sent('getFipeValue').length === 1);
  await until(() => state.form.fields.valorVeiculo?.value === null);
});

test('[4.34] [7.24] the price that comes with a plate replaces the message about a failed price', async () => {
  const { valor: _, ...withoutPrice } = vehiclePrice;
  const fieldsWithReadOnlyPrice = vehicleFields.map(field => ({
    ...field,
    readOnly: field.key === 'valorVeiculo',
  }));
  const { flows, state, mocks } = await openWith(
    { ...platePlan, getFipeValue: { kind: 'reply', status: 503, body: { code: 503 } } },
    { key: 'placa', component: 'consultaPlaca' },
    ...fieldsWithReadOnlyPrice,
  );
  const { handlers, use } = mocks;
  const price = () => state.form.fields.valorVeiculo;
  const makes = [{ value: '#Fiat', label: 'Fiat' }];
  use(
    handlers.getFipeResource(() => ({
      kind: 'offContract',
      reason: 'no price',
      status: 200,
      body: { data: { resource: makes, vehicle: withoutPrice } },
    })),
  );
  flows.editField('placa', 'ABC1D23');
  await until(() => price()?.options.status === 'error');
  use(handlers.getFipeResource(() => createPlateAnswer(makes, { modelo: 'Uno' })));
  flows.editField('placa', 'XYZ9K87');
  await until(() => price()?.value === 6_284_000);
  await until(() => price()?.options.status === 'initial');
  expect(price()?.options.message).toBe('');
});

test('[11.6] the vehicle of a plate that the visitor has changed meanwhile fills nothing', async () => {
  const slowAnswers = {
    kind: 'sequence',
    answers: [{ kind: 'latency', ms: 60 }],
    afterLast: 'worldAnswers',
  } as const;
  const { flows, state } = await openWith(
    { getFipeResource: slowAnswers },
    { key: 'placa', component: 'consultaPlaca' },
    { key: 'marca' },
  );
  flows.editField('placa', 'ABC1D23');
  flows.editField('placa', 'ABC1D2');
  await waitForPendingWork(120);
  expect(state.form.fields.marca?.value).toBe('');
});

test('[11.6] [7.24] a submission during the lookup of a plate waits for its vehicle and does not send the previous one', async () => {
  const { flows, state, sent, mocks } = await openWith(
    { ...vehiclePlan, getFipeResource: createPlateAnswer([]) },
    { key: 'placa', component: 'consultaPlaca' },
    { key: 'marcaVeiculo' },
  );
  flows.editField('placa', 'ABC1D23');
  await until(() => state.form.fields.marcaVeiculo?.value === 'Fiat');
  const vehicleGate = createGate();
  const honda = createPlateAnswer([], { marca: 'Honda', modelo: 'Civic' });
  mocks.use(mocks.handlers.getFipeResource(vehicleGate.hold(async () => honda)));
  flows.editField('placa', 'XYZ9K87');
  const submission = flows.submit();
  await until(() => state.form.isSubmitting);
  await waitForPendingWork(60);
  expect(sent('createProposal')).toEqual([]);
  vehicleGate.open();
  await submission;
  expect(sent('createProposal')).toMatchObject([{ data: { placa: 'XYZ9K87', marcaVeiculo: 'Honda' } }]);
});

test.each([
  [
    'that nobody knows',
    { kind: 'reply', status: 404, body: { code: 404, message: 'Placa não encontrada.' } },
  ],
  ['that could not be looked up', { kind: 'networkError' }],
  ['without a vehicle', createListAnswer()],
] as const)(
  '[11.6] [7.24] a new plate %s clears the vehicle of the previous one, but not typed values',
  async (_, answer) => {
    const { flows, state, sent } = await openWith(
      {
        getFipeResource: {
          kind: 'sequence',
          answers: [createPlateAnswer([]), answer],
          afterLast: 'repeat',
        },
      },
      { key: 'placa', component: 'consultaPlaca' },
      { key: 'marcaVeiculo' },
      { key: 'modeloVeiculo' },
      { key: 'valorVeiculo', component: 'money' },
    );
    const read = () =>
      ['marcaVeiculo', 'modeloVeiculo', 'valorVeiculo'].map(key => state.form.fields[key]?.value);
    flows.editField('placa', 'ABC1D23');
    await until(() => state.form.fields.valorVeiculo?.value === 6_284_000);
    flows.editField('marcaVeiculo', 'Fiat Automóveis');
    flows.editField('placa', 'XYZ9K87');
    await until(() => sent('getFipeResource').length === 2);
    await waitForPendingWork(60);
    expect(read()).toEqual(['Fiat Automóveis', '', null]);
  },
);

test.each<[string, Record<string, unknown>]>([
  ['message', { code: 404, message: 'Placa não encontrada.' }],
  ['message about the field', { code: 404, errors: { placa: 'Placa não encontrada.' } }],
  [
    'same message twice',
    { code: 404, message: 'Placa não encontrada.', errors: { placa: 'Placa não encontrada.' } },
  ],
])('[7.24] [8.22] an unknown plate shows the %s that the service sends', async (_, body) => {
  const { flows, state } = await openWith(
    { getFipeResource: { kind: 'reply', status: 404, body } },
    { key: 'placa', component: 'consultaPlaca' },
  );
  flows.editField('placa', 'ABC1D23');
  await until(() => state.form.fields.placa?.options.message === 'Placa não encontrada.');
  // The field announces its message, so a toast would say it twice.
  expect(state.toasts).toEqual([]);
  expect(state.form.fields.placa?.value).toBe('ABC1D23');
});

test.each([
  ['a 404 without a message', { kind: 'reply', status: 404, body: { code: 404 } }],
  ['an answer without a vehicle', createListAnswer()],
] as const)('[7.24] [15.8] after %s the field says that the plate is unknown', async (_, answer) => {
  const { flows, state } = await openWith(
    { getFipeResource: answer },
    { key: 'placa', component: 'consultaPlaca' },
  );
  flows.editField('placa', 'ABC1D23');
  const messageOf = () => state.form.fields.placa?.options.message;
  await until(() => messageOf() !== '');
  expect(messageOf()).toBe('Placa não encontrada. Confira ou preencha os dados do veículo.');
  expect(state.form.fields.placa?.options.status).toBe('initial');
  expect(state.toasts).toEqual([]);
});

test('[7.24] [8.20] a refused plate whose message is only technical shows "Erro desconhecido"', async () => {
  const { flows, state } = await openWith(
    {
      getFipeResource: { kind: 'reply', status: 400, body: { code: 400, message: '{"code":11000}' } },
    },
    { key: 'placa', component: 'consultaPlaca' },
  );
  flows.editField('placa', 'ABC1D23');
  await until(() => state.form.fields.placa?.options.message !== '');
  expect(state.form.fields.placa?.options.message).toBe('Erro desconhecido');
});

test('[7.24] [4.34] a plate that a gateway did not let through (429) can be looked up again', async () => {
  const { flows, state, sent } = await openWith(
    { getFipeResource: { kind: 'html', status: 429 } },
    { key: 'placa', component: 'consultaPlaca' },
  );
  flows.editField('placa', 'ABC1D23');
  await until(() => state.form.fields.placa?.options.status === 'error');
  expect(state.form.fields.placa?.options.message).toBe(
    'O serviço recebeu muitos pedidos em pouco tempo. Aguarde um momento e tente novamente.',
  );
  void flows.retryOptions('placa');
  await until(() => sent('getFipeResource').length === 2);
});

test.each([
  ['changed', 'XYZ9K87'],
  ['shortened', 'ABC1D2'],
])(
  '[11.6] [4.34] the refusal of a plate that was looked up again and then %s is not shown',
  async (_, newPlate) => {
    const { flows, state, sent, mocks } = await openWith(
      { getFipeResource: { kind: 'networkError' } },
      { key: 'placa', component: 'consultaPlaca' },
    );
    flows.editField('placa', 'ABC1D23');
    await until(() => state.form.fields.placa?.options.status === 'error');
    const answerGate = createGate();
    const refuse = answerGate.hold(
      async () => ({ kind: 'reply', status: 404, body: { code: 404, message: 'Não existe.' } }) as const,
    );
    mocks.use(mocks.handlers.getFipeResource(refuse, { once: true }));
    flows.retryOptions('placa');
    await until(() => sent('getFipeResource').length === 2);
    flows.editField('placa', newPlate);
    answerGate.open();
    await waitForPendingWork(60);
    expect(state.toasts.map(({ text }) => text)).not.toContain('Não existe.');
  },
);

test('[4.34] [4.28] a licence plate whose lookup was refused can be looked up again when the pause is over', async () => {
  const busy = {
    kind: 'reply',
    status: 429,
    body: { code: 429, message: '' },
    headers: { 'retry-after': '12' },
  } as const;
  const { flows, platform, state } = await openWith(
    { ...platePlan, getFipeResource: { kind: 'sequence', answers: [busy], afterLast: 'worldAnswers' } },
    { key: 'placa', component: 'consultaPlaca' },
  );
  const countRequests = () => queriesOf('getFipeResource')?.length;
  flows.editField('placa', 'ABC1D23');
  await until(() => state.form.fields.placa?.options.status === 'error');
  expect(state.form.fields.placa?.options.retryAt).toBe(platform.clock.steadyNow() + 12_000);
  flows.retryOptions('placa');
  await until(() => state.form.fields.placa?.options.status === 'error');
  expect(countRequests()).toBe(1);
  await platform.clock.advance(12_000);
  flows.retryOptions('placa');
  await until(() => countRequests() === 2);
});
