import { expect, test } from 'vitest';
import type { Plan } from '#scenarios/define-scenario.ts';
import { type FlowStage, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import {
  createListAnswer,
  getCurrentStage,
  openWith,
  optionNamed,
  queriesOf,
  vehicleFields,
  vehiclePlan,
  vehiclePrice,
} from '#tests/flows/lookup-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';

test('[3.41b] [7.24a] [7.24b] [7.24c] [7.24d] type, make, model and year are chosen in this order, each from a list that depends on the one before; then the price is looked up', async () => {
  const { flows, state } = await openWith(vehiclePlan, ...vehicleFields);
  expect(state.form.fields.marcaVeiculo?.options.status).toBe('initial');
  flows.editField('tipoVeiculo', optionNamed('carro'));
  await until(() => state.form.fields.marcaVeiculo?.options.status === 'success');
  expect(queriesOf('getFipeResource')).toEqual([{ tipoVeiculo: 'carro' }]);
  flows.editField('marcaVeiculo', { value: '#Fiat', label: 'Fiat' });
  await until(() => state.form.fields.modeloVeiculo?.options.status === 'success');
  expect(queriesOf('getFipeModels')).toEqual([{ tipoVeiculo: 'carro', marcaVeiculo: '#Fiat' }]);
  flows.editField('modeloVeiculo', { value: '#Uno', label: 'Uno' });
  await until(() => state.form.fields.anoModeloVeiculo?.options.status === 'success');
  expect(queriesOf('getFipeModelYears')).toEqual([{ modeloVeiculo: '#Uno' }]);
  flows.editField('anoModeloVeiculo', { value: '#2022 Flex', label: '2022 Flex' });
  await until(() => state.form.fields.valorVeiculo?.value === 6_284_000);
  expect(queriesOf('getFipeValue')).toEqual([{ modeloVeiculo: '#Uno', anoModeloVeiculo: '#2022 Flex' }]);
  expect(getCurrentStage()?.engine.violations).toEqual([]);
});

/** Chooses a Fiat of this model and the year 2022, and waits for its price. */
async function choosePricedCar(
  { flows, state }: Pick<FlowStage, 'flows' | 'state'>,
  model: string,
): Promise<void> {
  flows.editField('tipoVeiculo', optionNamed('carro'));
  flows.editField('marcaVeiculo', { value: '#Fiat', label: 'Fiat' });
  await until(() => state.form.fields.modeloVeiculo?.options.status === 'success');
  flows.editField('modeloVeiculo', { value: `#${model}`, label: model });
  await until(() => state.form.fields.anoModeloVeiculo?.options.status === 'success');
  flows.editField('anoModeloVeiculo', { value: '#2022 Flex', label: '2022 Flex' });
  await until(() => state.form.fields.valorVeiculo?.value === 6_284_000);
}

test('[7.24] another make clears model and year when the list of its models has loaded without them', async () => {
  const { flows, state } = await openWith(vehiclePlan, ...vehicleFields);
  flows.editField('tipoVeiculo', optionNamed('carro'));
  flows.editField('marcaVeiculo', { value: '#Fiat', label: 'Fiat' });
  await until(() => state.form.fields.modeloVeiculo?.options.status === 'success');
  flows.editField('modeloVeiculo', { value: '#Antigo', label: 'Antigo' });
  await until(() => state.form.fields.anoModeloVeiculo?.options.status === 'success');
  flows.editField('anoModeloVeiculo', { value: '#2022 Flex', label: '2022 Flex' });
  flows.editField('marcaVeiculo', { value: '#Ford', label: 'Ford' });
  expect(state.form.fields.modeloVeiculo?.value).toEqual({ value: '#Antigo', label: 'Antigo' });
  await until(() => state.form.fields.modeloVeiculo?.value === null);
  expect(state.form.fields.anoModeloVeiculo?.value).toBeNull();
  expect(state.form.fields.anoModeloVeiculo?.options.status).toBe('initial');
});

/**
 * Chooses a Honda of the kind car with the model Civic. The service answers further requests for models with `models`.
 */
async function chooseHonda(models: ReturnType<typeof createListAnswer>, makes: string[]): Promise<FlowStage> {
  const visit = await openWith(
    {
      getFipeResource: {
        kind: 'sequence',
        answers: [createListAnswer('Honda', 'Fiat'), createListAnswer(...makes)],
        afterLast: 'repeat',
      },
      getFipeModels: { kind: 'sequence', answers: [createListAnswer('Civic'), models], afterLast: 'repeat' },
      getFipeModelYears: createListAnswer('2022 Flex'),
    },
    ...vehicleFields,
  );
  const { flows, state } = visit;
  flows.editField('tipoVeiculo', optionNamed('carro'));
  await until(() => state.form.fields.marcaVeiculo?.options.status === 'success');
  flows.editField('marcaVeiculo', { value: '#Honda', label: 'Honda' });
  await until(() => state.form.fields.modeloVeiculo?.options.status === 'success');
  flows.editField('modeloVeiculo', { value: '#Civic', label: 'Civic' });
  await until(() => state.form.fields.anoModeloVeiculo?.options.status === 'success');
  return visit;
}

test.each<[string, string[]]>([
  ['has other models', ['CB 500']],
  ['has no models', []],
])('[7.24] a make of another kind of vehicle that %s does not keep the model', async (_, models) => {
  const { flows, state } = await chooseHonda(createListAnswer(...models), ['Honda', 'Yamaha']);
  flows.editField('tipoVeiculo', optionNamed('moto'));
  await until(() => state.form.fields.modeloVeiculo?.value === null);
  expect(state.form.fields.marcaVeiculo?.value).toMatchObject({ value: '#Honda' });
  expect(queriesOf('getFipeModels')?.at(-1)).toEqual({ tipoVeiculo: 'moto', marcaVeiculo: '#Honda' });
  expect(state.form.fields.modeloVeiculo?.options.options.map(({ label }) => label)).toEqual(models);
  expect(state.form.fields.anoModeloVeiculo?.options.status).toBe('initial');
});

test('[7.24] the models are not requested for a make that another kind of vehicle does not have', async () => {
  const { flows, state } = await chooseHonda(createListAnswer('CB 500'), ['Yamaha']);
  flows.editField('tipoVeiculo', optionNamed('moto'));
  await until(() => state.form.fields.marcaVeiculo?.value === null);
  expect(state.form.fields.modeloVeiculo?.value).toBeNull();
  expect(state.form.fields.modeloVeiculo?.options.status).toBe('initial');
  await waitForPendingWork();
  expect(queriesOf('getFipeModels')).toHaveLength(1);
});

test('[4.35] [11.6] a price lookup shows that it is running, and does not overwrite a typed price', async () => {
  const slowAnswers = {
    kind: 'sequence',
    answers: [{ kind: 'latency', ms: 60 }],
    afterLast: 'worldAnswers',
  } as const;
  const { flows, state } = await openWith({ ...vehiclePlan, getFipeValue: slowAnswers }, ...vehicleFields);
  flows.editField('tipoVeiculo', optionNamed('carro'));
  flows.editField('marcaVeiculo', { value: '#Fiat', label: 'Fiat' });
  flows.editField('modeloVeiculo', { value: '#Uno', label: 'Uno' });
  flows.editField('anoModeloVeiculo', { value: '#2022 Flex', label: '2022 Flex' });
  await until(() => state.form.fields.valorVeiculo?.options.status === 'loading');
  flows.editField('valorVeiculo', 'R$ 50.000,00');
  await until(() => state.form.fields.valorVeiculo?.options.status === 'initial');
  await waitForPendingWork();
  expect(state.form.fields.valorVeiculo?.value).toBe(5_000_000);
});

test('[11.6] [7.24] a price that the visitor has emptied is looked up again with another model', async () => {
  const { flows, state } = await openWith(vehiclePlan, ...vehicleFields);
  await choosePricedCar({ flows, state }, 'Argo Drive 1.0');
  flows.editField('valorVeiculo', '');
  flows.editField('modeloVeiculo', { value: '#Uno', label: 'Uno' });
  await until(() => state.form.fields.valorVeiculo?.value !== null);
  expect(state.form.fields.valorVeiculo?.value).toBe(vehiclePrice.valor * 100);
});

test('[11.6] [7.24] the price of a vehicle whose year was emptied meanwhile is not filled in', async () => {
  const slowAnswers = {
    kind: 'sequence',
    answers: [{ kind: 'latency', ms: 60, answer: vehiclePlan.getFipeValue }],
    afterLast: 'worldAnswers',
  } as Plan['getFipeValue']; // the planned answer is one of this operation
  const { flows, state } = await openWith(
    { ...vehiclePlan, ...(slowAnswers && { getFipeValue: slowAnswers }) },
    ...vehicleFields,
  );
  flows.editField('tipoVeiculo', optionNamed('carro'));
  flows.editField('marcaVeiculo', { value: '#Fiat', label: 'Fiat' });
  flows.editField('modeloVeiculo', { value: '#Uno', label: 'Uno' });
  flows.editField('anoModeloVeiculo', { value: '#2022 Flex', label: '2022 Flex' });
  await until(() => state.form.fields.valorVeiculo?.options.status === 'loading');
  flows.editField('anoModeloVeiculo', null);
  await until(() => state.form.fields.valorVeiculo?.options.status === 'initial');
  await waitForPendingWork(120);
  expect(state.form.fields.valorVeiculo?.value).toBeNull();
});

test('[7.24] another model of the same year has a price of its own', async () => {
  const priceOf = (valor: number) => ({
    kind: 'reply' as const,
    status: 200 as const,
    body: { data: { ...vehiclePrice, valor } },
  });
  const { flows, state } = await openWith(
    {
      ...vehiclePlan,
      getFipeValue: { kind: 'sequence', answers: [priceOf(62_840), priceOf(41_000)], afterLast: 'repeat' },
    },
    ...vehicleFields,
  );
  await choosePricedCar({ flows, state }, 'Argo Drive 1.0');
  flows.editField('modeloVeiculo', { value: '#Uno', label: 'Uno' });
  await until(() => state.form.fields.anoModeloVeiculo?.options.status === 'success');
  await waitForPendingWork();
  expect(queriesOf('getFipeValue')).toEqual([
    { modeloVeiculo: '#Argo Drive 1.0', anoModeloVeiculo: '#2022 Flex' },
    { modeloVeiculo: '#Uno', anoModeloVeiculo: '#2022 Flex' },
  ]);
  expect(state.form.fields.valorVeiculo?.value).toBe(4_100_000);
});

test('[11.6] [7.24] while the years of another model are loading, no price of the previous year is requested', async () => {
  const visit = await openWith(vehiclePlan, ...vehicleFields);
  const { flows, state, mocks, sent } = visit;
  await choosePricedCar(visit, 'Uno');
  const answerGate = createGate();
  const { handlers, use } = mocks;
  use(handlers.getFipeModelYears(answerGate.hold(async () => createListAnswer('1999 Gasolina'))));
  flows.editField('modeloVeiculo', { value: '#Argo Drive 1.0', label: 'Argo Drive 1.0' });
  await until(() => sent('getFipeModelYears').length === 2);
  await waitForPendingWork();
  answerGate.open();
  await until(() => state.form.fields.anoModeloVeiculo?.value === null);
  await waitForPendingWork();
  expect(queriesOf('getFipeValue')).toEqual([{ modeloVeiculo: '#Uno', anoModeloVeiculo: '#2022 Flex' }]);
});

test('[11.6] [7.24] a model without a price in the table does not keep the price of the previous model', async () => {
  const { valor: _, ...withoutPrice } = vehiclePrice;
  const { flows, state, sent } = await openWith(
    {
      ...vehiclePlan,
      getFipeValue: {
        kind: 'sequence',
        answers: [
          { kind: 'reply', status: 200, body: { data: vehiclePrice } },
          { kind: 'offContract', reason: 'no price', status: 200, body: { data: withoutPrice } },
        ],
        afterLast: 'repeat',
      },
    },
    ...vehicleFields,
  );
  await choosePricedCar({ flows, state }, 'Argo Drive 1.0');
  flows.editField('anoModeloVeiculo', { value: '#2021 Flex', label: '2021 Flex' });
  await until(() => sent('getFipeValue').length === 2);
  await until(() => state.form.fields.valorVeiculo?.options.status === 'initial');
  expect(state.form.fields.valorVeiculo?.value).toBeNull();
});

test('[11.6] [4.35] a submission during a price lookup waits for the price and does not send that of the previous year', async () => {
  const { flows, state, sent, mocks } = await openWith(vehiclePlan, ...vehicleFields);
  await choosePricedCar({ flows, state }, 'Uno');
  const priceGate = createGate();
  const { handlers, use } = mocks;
  use(
    handlers.getFipeValue(
      priceGate.hold(async () => ({
        kind: 'reply',
        status: 200,
        body: { data: { ...vehiclePrice, valor: 50_000 } },
      })),
    ),
  );
  flows.editField('anoModeloVeiculo', { value: '#2021 Flex', label: '2021 Flex' });
  const submission = flows.submit();
  await until(() => state.form.isSubmitting);
  await waitForPendingWork(60);
  expect(sent('createProposal')).toEqual([]);
  priceGate.open();
  await submission;
  expect(sent('createProposal')).toMatchObject([{ data: { valorVeiculo: 50_000 } }]);
});

test('[7.24] [4.34] a read-only price shows that its lookup failed, and can be requested again', async () => {
  const failingOnce = {
    kind: 'sequence',
    answers: [{ kind: 'reply', status: 503, body: { code: 503 } }],
    afterLast: 'worldAnswers',
  } as const;
  const fieldsWithReadOnlyPrice = vehicleFields.map(field => ({
    ...field,
    readOnly: field.key === 'valorVeiculo',
  }));
  const { flows, state } = await openWith({ getFipeValue: failingOnce }, ...fieldsWithReadOnlyPrice);
  flows.editField('tipoVeiculo', optionNamed('carro'));
  flows.editField('marcaVeiculo', { value: '21', label: 'Fiat' });
  flows.editField('modeloVeiculo', { value: '2101', label: 'Argo Drive 1.0 6V Flex' });
  flows.editField('anoModeloVeiculo', { value: '2022-5', label: '2022 Flex' });
  await until(() => state.form.fields.valorVeiculo?.options.status === 'error');
  expect(state.form.fields.valorVeiculo?.options.message).toBe(
    'Não foi possível carregar os dados. Tente novamente ou atualize a página.',
  );
  flows.retryOptions('valorVeiculo');
  await until(() => state.form.fields.valorVeiculo?.value === 5_641_800);
  expect(state.form.fields.valorVeiculo?.options.status).toBe('initial');
});

test('[7.24] the visitor can type an editable price if its lookup fails', async () => {
  const { flows, state } = await openWith(
    { getFipeValue: { kind: 'reply', status: 503, body: { code: 503 } } },
    ...vehicleFields,
  );
  flows.editField('modeloVeiculo', { value: '2101', label: 'Argo Drive 1.0 6V Flex' });
  flows.editField('anoModeloVeiculo', { value: '2022-5', label: '2022 Flex' });
  await until(
    () => getCurrentStage()?.platform.logLines.some(([line]) => line.includes('getFipeValue')) === true,
  );
  expect(state.form.fields.valorVeiculo?.options.status).toBe('initial');
  flows.editField('valorVeiculo', 'R$ 50.000,00');
  await waitForPendingWork();
  expect(state.form.fields.valorVeiculo?.value).toBe(5_000_000);
});
