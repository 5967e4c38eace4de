import { expect, test } from 'vitest';
import type { Plan } from '#scenarios/define-scenario.ts';
import { until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { createListAnswer, openWith, queriesOf } from '#tests/flows/lookup-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';

test('[7.25b] the value of a property is looked up when the postal code of the step is complete, and not before', async () => {
  const answer = { valor: 480_000, valorMinimo: 90_000, valorMaximo: 1_500_000 };
  const { flows, state } = await openWith(
    { getResidencyValue: { kind: 'reply', status: 200, body: { data: answer } } },
    { key: 'cep', component: 'cep' },
    { key: 'valorDoImovel', component: 'inputRealEstateValue' },
  );
  await waitForPendingWork();
  expect(queriesOf('getResidencyValue')).toEqual([]);
  flows.editField('cep', '01310-100');
  await until(() => state.form.fields.valorDoImovel?.value === 48_000_000);
  expect(queriesOf('getResidencyValue')).toEqual([{ cep: '01310100' }]);
});

const REASON = 'Não financiamos imóveis neste CEP.';
const REFUSAL = {
  kind: 'reply',
  status: 400,
  body: { code: 400, type: 'noOffer', message: REASON },
} as const;

test('[7.25] [5.12] a property that the service refuses shows the reason at its CEP until that changes, and no toast', async () => {
  const { flows, state } = await openWith(
    { getResidencyValue: REFUSAL },
    { key: 'cep', component: 'cep' },
    { key: 'valorDoImovel', component: 'inputRealEstateValue' },
  );
  flows.editField('cep', '01310-100');
  await until(() => state.form.fields.cep?.refusal === REASON);
  await waitForPendingWork();
  expect(state.form.fields.cep?.refusal).toBe(REASON);
  expect(state.form.announced).toBe(REASON);
  expect(state.toasts).toEqual([]);
  expect(state.form.fields.valorDoImovel?.options.status).toBe('initial');
  flows.editField('cep', '01310-10');
  expect(state.form.fields.cep?.refusal).toBe('');
});

test('[7.25] [4.34] the reason of a refused property leaves the repetition of the address at the CEP', async () => {
  const refusalGate = createGate();
  const { api, flows, mocks, state } = await openWith(
    {},
    { key: 'cep', component: 'cep' },
    { key: 'valorDoImovel', component: 'inputRealEstateValue' },
  );
  api.getPostalAddress = async () => 'unreachable';
  mocks.use(mocks.handlers.getResidencyValue(refusalGate.hold(async () => REFUSAL)));
  flows.editField('cep', '01310-100');
  await until(() => state.form.fields.cep?.options.status === 'error');
  refusalGate.open();
  await until(() => state.form.fields.cep?.refusal === REASON);
  expect(state.form.fields.cep?.options.status).toBe('error');
});

test('[7.25] [4.34] the reason of a refused property leaves the CEP as soon as the service gives its value', async () => {
  const { flows, mocks, state } = await openWith(
    {
      getResidencyValue: {
        kind: 'reply',
        status: 200,
        body: { data: { valor: 480_000, valorMinimo: 0, valorMaximo: 900_000 } },
      },
    },
    { key: 'cep', component: 'cep' },
    { key: 'valorDoImovel', component: 'inputRealEstateValue', readOnly: true },
  );
  mocks.use(mocks.handlers.getResidencyValue(async () => REFUSAL, { once: true }));
  flows.editField('cep', '01310-100');
  await until(() => state.form.fields.cep?.refusal === REASON);
  flows.retryOptions('valorDoImovel');
  await until(() => state.form.fields.valorDoImovel?.value === 48_000_000);
  expect(state.form.fields.cep?.refusal).toBe('');
});

test('[7.25] in a step without a postal code the value of a property is looked up at once', async () => {
  const answer = { valor: 480_000, valorMinimo: 90_000, valorMaximo: 1_500_000 };
  const { state } = await openWith(
    { getResidencyValue: { kind: 'reply', status: 200, body: { data: answer } } },
    { key: 'valorDoImovel', component: 'inputRealEstateValue' },
  );
  await until(() => state.form.fields.valorDoImovel?.value === 48_000_000);
  expect(queriesOf('getResidencyValue')).toEqual([{}]);
});

test('[7.25a] a list of the real-estate financing has its own call, with the value that it depends on', async () => {
  const { flows, state } = await openWith(
    { getMultipleFinancingResource: createListAnswer('casa') },
    { key: 'tipo', component: 'select', resource: 'tipoDeImovel' },
    { key: 'uso', component: 'select', resource: 'usoDoImovel', dependencies: ['tipo'] },
  );
  await until(() => state.form.fields.tipo?.options.status === 'success');
  flows.editField('tipo', { value: '#casa', label: 'casa' });
  await until(() => state.form.fields.uso?.options.status === 'success');
  expect(queriesOf('getMultipleFinancingResource')).toEqual([
    { resource: 'tipoDeImovel' },
    { resource: 'usoDoImovel', referenceResourceCode: '#casa' },
  ]);
  expect(queriesOf('getFieldOptions')).toEqual([]);
});

test('[11.6] [7.25a] the value of a property whose CEP was changed meanwhile is not filled in, and a failure shows nothing', async () => {
  for (const answer of [
    {
      kind: 'reply',
      status: 200,
      body: { data: { valor: 480_000, valorMinimo: 90_000, valorMaximo: 1_500_000 } },
    },
    { kind: 'reply', status: 503, body: { code: 503, message: 'Fora do ar.' } },
  ] as const) {
    const { flows, state, platform } = await openWith(
      { getResidencyValue: { kind: 'latency', ms: 60, answer } as Plan['getResidencyValue'] & object }, // an answer of this operation
      { key: 'cep', component: 'cep' },
      { key: 'valorDoImovel', component: 'inputRealEstateValue' },
    );
    flows.editField('cep', '01310-100');
    await until(() => state.form.fields.valorDoImovel?.options.status === 'loading');
    flows.editField('cep', '01310-10');
    await until(() => state.form.fields.valorDoImovel?.options.status === 'initial');
    expect(state.form.fields.valorDoImovel?.value).toBeNull();
    expect([state.toasts, platform.logLines]).toEqual([[], []]);
  }
});

test('[11.6] [7.25] a submission during the lookup of a property waits for its value and does not send that of the previous property', async () => {
  const createAnswer = (valor: number) =>
    ({
      kind: 'reply',
      status: 200,
      body: { data: { valor, valorMinimo: 0, valorMaximo: 900_000 } },
    }) as const;
  const { flows, state, sent, mocks } = await openWith(
    { getResidencyValue: createAnswer(300_000) },
    { key: 'cep', component: 'cep' },
    { key: 'valorDoImovel', component: 'inputRealEstateValue' },
  );
  flows.editField('cep', '20040-020');
  await until(() => state.form.fields.valorDoImovel?.value === 30_000_000);
  const valueGate = createGate();
  mocks.use(mocks.handlers.getResidencyValue(valueGate.hold(async () => createAnswer(500_000))));
  flows.editField('cep', '01310-100');
  const submission = flows.submit();
  await until(() => state.form.isSubmitting);
  await waitForPendingWork(60);
  expect(sent('createProposal')).toEqual([]);
  valueGate.open();
  await submission;
  expect(sent('createProposal')).toMatchObject([{ data: { cep: '01310-100', valorDoImovel: 500_000 } }]);
});
