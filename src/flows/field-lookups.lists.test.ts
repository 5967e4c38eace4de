import { expect, test } from 'vitest';
import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import { until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import {
  createListAnswer,
  openAt,
  openWith,
  optionNamed,
  queriesOf,
  setUpLookupStage,
  vehicleFields,
  vehiclePlan,
} from '#tests/flows/lookup-stage.ts';

test('[7.21] [7.22] [7.23b] a list of 3.37 is requested by its name, any other list by the key of its field', async () => {
  const { state } = await openWith(
    { getFieldOptions: createListAnswer('a'), getResource: createListAnswer('b') },
    { key: 'orgao', component: 'select', resource: 'orgaos.estaduais', id: 'field-1' },
    { key: 'banco', component: 'select', resource: 'banks', id: 'field-2' },
  );
  await until(() => state.form.fields.orgao?.options.status === 'success');
  await until(() => state.form.fields.banco?.options.status === 'success');
  expect(queriesOf('getFieldOptions')).toEqual([
    { fieldId: 'field-1', resource: 'orgaos', resourceKey: 'estaduais' },
  ]);
  expect(queriesOf('getResource')).toEqual([{}]);
});

test('[9.12] a list is cached for 60 s and requested again after that', async () => {
  const stage = setUpLookupStage({ plan: { getResource: createListAnswer('a') } });
  const { api, hash, platform } = stage;
  const request = { hashId: hash, resource: 'banks', fieldId: 'f', proposalId: '', reference: '' };
  await api.getOptions(request);
  await platform.clock.advance(59_999);
  await api.getOptions(request);
  expect(queriesOf('getResource')).toHaveLength(1);
  await platform.clock.advance(1);
  await api.getOptions(request);
  expect(queriesOf('getResource')).toHaveLength(2);
});

test('[9.12] a list that fields share is requested once, also by two fields at once and after the creation', async () => {
  const { api, hash } = setUpLookupStage({ plan: { getResource: createListAnswer('a') } });
  const ask = (fieldId: string, proposalId: string, reference = '') =>
    api.getOptions({ hashId: hash, resource: 'states', fieldId, proposalId, reference });
  await Promise.all([ask('f1', ''), ask('f2', '')]);
  await ask('f1', 'p1');
  expect(queriesOf('getResource')).toHaveLength(1);
  await ask('f1', 'p1', 'BR');
  expect(queriesOf('getResource')).toHaveLength(2);
});

test('[9.12] [7.23] lists of a field are not shared with another field or proposal', async () => {
  const { api, hash } = setUpLookupStage({ plan: { getFieldOptions: createListAnswer('a') } });
  for (const [fieldId, proposalId] of [
    ['f1', ''],
    ['f1', ''],
    ['f2', ''],
    ['f2', 'p1'],
  ] as const)
    await api.getOptions({ hashId: hash, resource: 'orgaos', fieldId, proposalId, reference: '' });
  expect(queriesOf('getFieldOptions')).toHaveLength(3);
});

test('[9.12] a list is not kept longer on a device that is set back', async () => {
  const { api, hash, platform } = setUpLookupStage({ plan: { getResource: createListAnswer('a') } });
  const request = { hashId: hash, resource: 'banks', fieldId: 'f', proposalId: '', reference: '' };
  await api.getOptions(request);
  platform.clock.setBack(600_000);
  await platform.clock.advance(60_000);
  await api.getOptions(request);
  expect(queriesOf('getResource')).toHaveLength(2);
});

test('[11.4] lists that were loaded are forgotten when the device is erased', async () => {
  const { api, flows, hash } = setUpLookupStage({ plan: { getResource: createListAnswer('a') } });
  const request = { hashId: hash, resource: 'banks', fieldId: 'f', proposalId: '', reference: '' };
  await api.getOptions(request);
  await flows.recover('eraseDevice');
  await api.getOptions(request);
  expect(queriesOf('getResource')).toHaveLength(2);
});

test('[7.23a] [7.23b] with a proposal the request for the list of a field has the proposal and the value that the field depends on', async () => {
  const { flows, state } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'estado', component: 'select', options: [optionNamed('SP')] },
    {
      key: 'orgao',
      component: 'select',
      resource: 'orgaos.estaduais',
      id: 'field-1',
      dependencies: ['estado'],
    },
  );
  flows.editField('estado', { value: 'SP', label: 'SP' });
  await until(() => queriesOf('getFieldOptions')?.length === 1);
  expect(queriesOf('getFieldOptions')).toEqual([
    {
      fieldId: 'field-1',
      resource: 'orgaos',
      resourceKey: 'estaduais',
      proposalId: state.proposal?.id,
      referenceResourceCode: 'SP',
    },
  ]);
  expect(state.proposal?.id).toMatch(/./);
});

test('[4.31] a field that appears because a list is empty loads its own list', async () => {
  const { state } = await openWith(
    {
      getFieldOptions: {
        kind: 'sequence',
        answers: [{ kind: 'reply', status: 200, body: { data: { resource: [] } } }, createListAnswer('b')],
        afterLast: 'repeat',
      },
    },
    {
      key: 'agencia',
      id: 'agencia',
      component: 'text',
      resource: 'agencias',
      displayIfResourceIsEmpty: true,
    },
    {
      key: 'outra',
      id: 'outra',
      component: 'select',
      resource: 'outras',
      parentFieldId: 'agencia',
    },
  );
  await until(() => state.form.fields.agencia?.isVisible === true);
  await until(() => state.form.fields.outra?.options.status === 'success');
  expect(state.form.fields.outra?.options.options).toMatchObject([{ label: 'b' }]);
});

test('[3.36a] [4.3a] [4.3b] a list is initial, loading, success or error; a cancelled request does not change the state of a newer one', async () => {
  const slowAnswers = {
    kind: 'sequence',
    answers: [
      { kind: 'latency', ms: 120 },
      { kind: 'reply', status: 404, body: { message: 'x', code: 404 } },
    ],
    afterLast: 'worldAnswers',
  } as const;
  const { flows, state } = await openWith({ ...vehiclePlan, getFipeResource: slowAnswers }, ...vehicleFields);
  const readStatus = () => state.form.fields.marcaVeiculo?.options.status;
  expect(readStatus()).toBe('initial');
  flows.editField('tipoVeiculo', optionNamed('carro'));
  expect(readStatus()).toBe('loading');
  await until(() => queriesOf('getFipeResource')?.length === 1);
  // The request for cars is still open when the one for motorcycles starts; it is cancelled.
  flows.editField('tipoVeiculo', optionNamed('moto'));
  await until(() => readStatus() === 'error');
  expect(state.form.fields.marcaVeiculo?.options).toMatchObject({ options: [], message: LOAD_FAILED });
  const optionsAfterFailure = { ...state.form.fields.marcaVeiculo?.options };
  await waitForPendingWork(200);
  expect({ ...state.form.fields.marcaVeiculo?.options }).toEqual(optionsAfterFailure);
  flows.editField('tipoVeiculo', optionNamed('carro'));
  await until(() => readStatus() === 'success');
  expect(state.form.fields.marcaVeiculo?.options.options.length).toBeGreaterThan(1);
});

/** The labels that a select with this list offers, after the service sent these options. */
async function readOfferedLabels(
  resource: string,
  options: { value: string; label: string }[],
): Promise<string[]> {
  const { state } = await openWith(
    { getResource: { kind: 'reply', status: 200, body: { data: { resource: options } } } },
    { key: 'convenio', component: 'select', resource },
  );
  await until(() => state.form.fields.convenio?.options.status === 'success');
  return (state.form.fields.convenio?.options.options ?? []).map(({ label }) => label);
}

const optionWithoutLabel = (value: string) => ({ value, label: '' });

const optionOf = (value: string) => ({ value, label: value });

test.each([
  [
    'one agreement without a label',
    [optionWithoutLabel('000020'), optionWithoutLabel('000087')],
    ['000020', 'Correios'],
  ],
  ['one agreement with its code as the label', [optionOf('A-0087')], ['Correios']],
  [
    'several agreements, one with a label of its own',
    [optionWithoutLabel('00008701'), optionOf('00008702'), { value: '00008703', label: 'Postalis' }],
    ['Correios (00008701)', 'Correios (00008702)', 'Postalis'],
  ],
  ['no code that contains 0087', [optionWithoutLabel('087'), optionOf('00-87')], ['087', '00-87']],
])('[5.32] the select offers Correios by name: %s', async (_case, options, labels) => {
  expect(await readOfferedLabels('specificAgreements', options)).toEqual(labels);
});

test('[5.32] a code with 0087 in another kind of list keeps its label', async () => {
  expect(await readOfferedLabels('banks', [optionOf('0087')])).toEqual(['0087']);
});
