import { expect, test } from 'vitest';
import { until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { createListAnswer, openWith, queriesOf } from '#tests/flows/lookup-stage.ts';

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
