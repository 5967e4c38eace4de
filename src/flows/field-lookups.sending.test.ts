import { expect, test } from 'vitest';
import type { Answer } from '#scenarios/define-scenario.ts';
import { type FlowStage, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import {
  createListAnswer,
  getCurrentStage,
  openWith,
  optionNamed,
  platePlan,
  vehicleFields,
  vehiclePlan,
} from '#tests/flows/lookup-stage.ts';

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

test('[5.10] [7.23] after another bank the branch with the same code is asked again', async () => {
  const listOf = (label: string): Answer<'getFieldOptions'> => ({
    kind: 'reply',
    status: 200,
    body: { data: { resource: [{ value: '0001', label }] } },
  });
  const { flows, state } = await openWith(
    {
      getFieldOptions: {
        kind: 'sequence',
        answers: [
          listOf('0001 - Agência digital'),
          listOf('0001 - Centro, Manaus/AM'),
          { kind: 'networkError' },
          listOf('0001 - Praça da Sé, São Paulo/SP'),
        ],
        afterLast: 'repeat',
      },
    },
    { key: 'banco', component: 'select', options: ['260', '001', '033'].map(optionNamed) },
    {
      key: 'agencia',
      id: 'agencia',
      component: 'select',
      resource: 'agenciasDoBanco',
      dependencies: ['banco'],
      required: true,
    },
  );
  const branch = () => state.form.fields.agencia;
  const change = async (bank: string, status: string) => {
    flows.editField('banco', optionNamed(bank));
    await until(() => branch()?.options.status === status);
  };
  await change('260', 'success');
  flows.editField('agencia', { value: '0001', label: '0001 - Agência digital' });
  await change('001', 'success');
  expect(branch()?.value).toBeNull();

  // Also if the list has failed in between.
  flows.editField('agencia', { value: '0001', label: '0001 - Centro, Manaus/AM' });
  await change('033', 'error');
  flows.retryOptions('agencia');
  await until(() => branch()?.options.status === 'success');
  expect(branch()?.value).toBeNull();
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
