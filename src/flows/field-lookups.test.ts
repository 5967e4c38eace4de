import { afterEach, expect, test } from 'vitest';
import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { Field } from '#journey/model/field.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** A step of the product, with these fields instead of its own. */
const withFields = (slug: string, ...fields: (Partial<Field> & { key: string })[]) =>
  withConfiguration(({ steps }) => {
    for (const step of steps) if (step.slug === slug) step.fields = fields.map(buildField);
  });

async function openWith(plan: Plan, ...fields: (Partial<Field> & { key: string })[]): Promise<FlowStage> {
  stage = setUpFlows({ plan, wrap: withFields('dados-pessoais', ...fields) });
  await stage.open();
  return stage;
}

/** A proposal that is under way, at the step with these fields. */
async function openAt(
  proposal: { currentStep: string; answers: Record<string, Record<string, string>> },
  ...fields: (Partial<Field> & { key: string })[]
): Promise<FlowStage> {
  stage = setUpFlows({ world: { proposal }, wrap: withFields(proposal.currentStep, ...fields) });
  await stage.open();
  return stage;
}

const list = (...labels: string[]) =>
  ({
    kind: 'reply',
    status: 200,
    body: { data: { resource: labels.map(label => ({ value: `#${label}`, label })) } },
  }) as const;
const price = {
  tipo: 'carro',
  marca: 'Fiat',
  modelo: 'Argo Drive 1.0',
  anoModelo: 2022,
  combustivel: 'Flex',
  codigoFipe: '001509-7',
  valor: 62_840,
} as const;

const vehicle = [
  { key: 'tipoVeiculo', component: 'select', options: ['carro', 'moto'].map(name => named(name)) },
  { key: 'marcaVeiculo', component: 'select', resource: 'marcaVeiculo' },
  { key: 'modeloVeiculo', component: 'modeloVeiculo' },
  { key: 'anoModeloVeiculo', component: 'anoModeloVeiculo' },
  { key: 'valorVeiculo', component: 'money' },
] satisfies (Partial<Field> & { key: string })[];

function named(label: string) {
  return { value: label, label, image: '', disabled: false, children: '' };
}
const plan: Plan = {
  getFipeResource: list('Fiat', 'Ford'),
  getFipeModels: list('Argo Drive 1.0', 'Uno'),
  getFipeModelYears: list('2022 Flex', '2021 Flex'),
  getFipeValue: { kind: 'reply', status: 200, body: { data: { ...price } } },
};

const query = (operation: string) =>
  stage?.engine.journal
    .filter(entry => entry.operation === operation)
    .map(({ address }) => Object.fromEntries(new URL(address, 'https://x').searchParams));

test('[3.41b] [7.24a] [7.24b] [7.24c] [7.24d] type, make, model and year are chosen in this order, each from a list that depends on the one before; then the price is looked up', async () => {
  const { flows, state } = await openWith(plan, ...vehicle);
  expect(state.form.fields.marcaVeiculo?.options.status).toBe('initial');
  flows.editField('tipoVeiculo', named('carro'));
  await until(() => state.form.fields.marcaVeiculo?.options.status === 'success');
  expect(query('getFipeResource')).toEqual([{ tipoVeiculo: 'carro' }]);
  flows.editField('marcaVeiculo', { value: '#Fiat', label: 'Fiat' });
  await until(() => state.form.fields.modeloVeiculo?.options.status === 'success');
  expect(query('getFipeModels')).toEqual([{ tipoVeiculo: 'carro', marcaVeiculo: '#Fiat' }]);
  flows.editField('modeloVeiculo', { value: '#Uno', label: 'Uno' });
  await until(() => state.form.fields.anoModeloVeiculo?.options.status === 'success');
  expect(query('getFipeModelYears')).toEqual([{ modeloVeiculo: '#Uno' }]);
  flows.editField('anoModeloVeiculo', { value: '#2022 Flex', label: '2022 Flex' });
  await until(() => state.form.fields.valorVeiculo?.value === 6_284_000);
  expect(query('getFipeValue')).toEqual([{ modeloVeiculo: '#Uno', anoModeloVeiculo: '#2022 Flex' }]);
  expect(stage?.engine.violations).toEqual([]);
});

test('[7.24] another make clears model and year when the list of its models has loaded without them', async () => {
  const { flows, state } = await openWith(plan, ...vehicle);
  flows.editField('tipoVeiculo', named('carro'));
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

test('[4.35] [11.6] a price lookup shows that it is running, and does not overwrite a typed price', async () => {
  const slowAnswers = {
    kind: 'sequence',
    answers: [{ kind: 'latency', ms: 60 }],
    afterLast: 'worldAnswers',
  } as const;
  const { flows, state } = await openWith({ ...plan, getFipeValue: slowAnswers }, ...vehicle);
  flows.editField('tipoVeiculo', named('carro'));
  flows.editField('marcaVeiculo', { value: '#Fiat', label: 'Fiat' });
  flows.editField('modeloVeiculo', { value: '#Uno', label: 'Uno' });
  flows.editField('anoModeloVeiculo', { value: '#2022 Flex', label: '2022 Flex' });
  await until(() => state.form.fields.valorVeiculo?.options.status === 'loading');
  flows.editField('valorVeiculo', 'R$ 50.000,00');
  await until(() => state.form.fields.valorVeiculo?.options.status === 'initial');
  await waitForPendingWork();
  expect(state.form.fields.valorVeiculo?.value).toBe(5_000_000);
});

const plateAnswer: Plan = {
  ...plan,
  getFipeResource: {
    kind: 'reply',
    status: 200,
    body: {
      data: {
        resource: [
          { value: '#Fiat', label: 'Fiat' },
          { value: '#Ford', label: 'Ford' },
        ],
        vehicle: { ...price },
      },
    },
  },
};

test('[3.41a] [3.32] [7.24a] the vehicle of a licence plate fills type, make, model, year and price, through all their lists', async () => {
  const { flows, state } = await openWith(
    plateAnswer,
    { key: 'placa', component: 'consultaPlaca' },
    ...vehicle,
  );
  flows.editField('placa', 'ABC1D2');
  await waitForPendingWork();
  expect(query('getFipeResource')).toEqual([]);
  flows.editField('placa', 'ABC1D23');
  await until(() => state.form.fields.valorVeiculo?.value === 6_284_000);
  await until(() => {
    const year = state.form.fields.anoModeloVeiculo?.value;
    return typeof year === 'object' && year !== null && 'value' in year && year.value === '#2022 Flex';
  });
  expect(query('getFipeResource')?.[0]).toEqual({ placa: 'ABC1D23' });
  const [call] = stage?.engine.journal.filter(({ operation }) => operation === 'getFipeResource') ?? [];
  expect(call?.address).toContain('/fipe-resource/consultaPlaca?');
  expect(state.form.fields.tipoVeiculo?.value).toEqual({ value: 'carro', label: 'carro' });
  expect(state.form.fields.marcaVeiculo?.value).toEqual({ value: '#Fiat', label: 'Fiat' });
  expect(state.form.fields.modeloVeiculo?.value).toEqual({
    value: '#Argo Drive 1.0',
    label: 'Argo Drive 1.0',
  });
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

test('[7.25b] the value of a property is filled in when the step opens, and again for another postal code', async () => {
  const answer = { valor: 480_000, valorMinimo: 90_000, valorMaximo: 1_500_000 };
  const { flows, state } = await openWith(
    { getResidencyValue: { kind: 'reply', status: 200, body: { data: answer } } },
    { key: 'cep', component: 'cep' },
    { key: 'valorDoImovel', component: 'inputRealEstateValue' },
  );
  await waitForPendingWork();
  expect(query('getResidencyValue')).toEqual([]);
  flows.editField('cep', '01310-100');
  await until(() => state.form.fields.valorDoImovel?.value === 48_000_000);
  expect(query('getResidencyValue')).toEqual([{ cep: '01310100' }]);
});

test('[7.25] without a postal code in the step the value of a property is looked up at once; a typed value stays', async () => {
  const answer = { valor: 480_000, valorMinimo: 90_000, valorMaximo: 1_500_000 };
  const { state } = await openWith(
    { getResidencyValue: { kind: 'reply', status: 200, body: { data: answer } } },
    { key: 'valorDoImovel', component: 'inputRealEstateValue' },
  );
  await until(() => state.form.fields.valorDoImovel?.value === 48_000_000);
  expect(query('getResidencyValue')).toEqual([{}]);
});

test('[7.21] [7.22] [7.23b] a list of 3.37 is requested by its name, any other list by the key of its field', async () => {
  const { state } = await openWith(
    { getFieldOptions: list('a'), getResource: list('b') },
    { key: 'orgao', component: 'select', resource: 'orgaos.estaduais', id: 'field-1' },
    { key: 'banco', component: 'select', resource: 'banks', id: 'field-2' },
  );
  await until(() => state.form.fields.orgao?.options.status === 'success');
  await until(() => state.form.fields.banco?.options.status === 'success');
  expect(query('getFieldOptions')).toEqual([
    { fieldId: 'field-1', resource: 'orgaos', resourceKey: 'estaduais' },
  ]);
  expect(query('getResource')).toEqual([{}]);
});

test('[7.25a] a list of the real-estate financing has its own call, with the value that it depends on', async () => {
  const { flows, state } = await openWith(
    { getMultipleFinancingResource: list('casa') },
    { key: 'tipo', component: 'select', resource: 'tipoDeImovel' },
    { key: 'uso', component: 'select', resource: 'usoDoImovel', dependencies: ['tipo'] },
  );
  await until(() => state.form.fields.tipo?.options.status === 'success');
  flows.editField('tipo', { value: '#casa', label: 'casa' });
  await until(() => state.form.fields.uso?.options.status === 'success');
  expect(query('getMultipleFinancingResource')).toEqual([
    { resource: 'tipoDeImovel' },
    { resource: 'usoDoImovel', referenceResourceCode: '#casa' },
  ]);
  expect(query('getFieldOptions')).toEqual([]);
});

test('[9.12] a list is cached for 60 s and requested again after that', async () => {
  stage = setUpFlows({ plan: { getResource: list('a') } });
  const { api, hash, platform } = stage;
  const request = { hashId: hash, resource: 'banks', fieldId: 'f', proposalId: '', reference: '' };
  await api.getOptions(request);
  await platform.clock.advance(59_999);
  await api.getOptions(request);
  expect(query('getResource')).toHaveLength(1);
  await platform.clock.advance(1);
  await api.getOptions(request);
  expect(query('getResource')).toHaveLength(2);
});

test('[7.23a] [7.23b] with a proposal the request for the list of a field has the proposal and the value that the field depends on', async () => {
  const { flows, state } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'estado', component: 'select', options: [named('SP')] },
    {
      key: 'orgao',
      component: 'select',
      resource: 'orgaos.estaduais',
      id: 'field-1',
      dependencies: ['estado'],
    },
  );
  flows.editField('estado', { value: 'SP', label: 'SP' });
  await until(() => query('getFieldOptions')?.length === 1);
  expect(query('getFieldOptions')).toEqual([
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

test('[5.29a] the suggestions of a CPF are loaded at its 11th digit, and removed when the CPF changes', async () => {
  const { flows, state } = await openWith(
    { getFieldOptions: list('Maria') },
    { key: 'cpf', component: 'textWithAutoComplete', mask: 'cpf', resource: 'pessoas', id: 'field-1' },
  );
  flows.editField('cpf', '529.982.247-2');
  await waitForPendingWork();
  expect(query('getFieldOptions')).toEqual([]);
  flows.editField('cpf', '529.982.247-25');
  await until(() => state.form.fields.cpf?.options.status === 'success');
  expect(query('getFieldOptions')).toEqual([
    { fieldId: 'field-1', resource: 'pessoas', referenceResourceCode: '52998224725' },
  ]);
  flows.editField('cpf', '529.982.247-2');
  expect(state.form.fields.cpf?.options.status).toBe('initial');
  expect(state.form.fields.cpf?.value).toBe('529.982.247-2');
});

test('[4.31] a field that appears because a list is empty loads its own list', async () => {
  const { state } = await openWith(
    {
      getFieldOptions: {
        kind: 'sequence',
        answers: [{ kind: 'reply', status: 200, body: { data: { resource: [] } } }, list('b')],
        afterLast: 'repeat',
      },
    },
    { key: 'agencia', component: 'text', resource: 'agencias', displayIfResourceIsEmpty: true },
    {
      key: 'outra',
      component: 'select',
      resource: 'outras',
      parentFieldId: '#agencia',
    },
  );
  await until(() => state.form.fields.agencia?.visible === true);
  await until(() => state.form.fields.outra?.options.status === 'success');
});

test('[3.23f] a field with formRef takes its value from the step it refers to', async () => {
  const { state } = await openAt(
    {
      currentStep: 'endereco',
      answers: { 'dados-pessoais': { renda: 'do passo anterior' }, endereco: { nome: 'daqui' } },
    },
    { key: 'renda', formRef: 'dados-pessoais' },
    { key: 'nome', formRef: 'lugar-nenhum' },
    { key: 'constructor', formRef: 'constructor' },
  );
  expect(state.form.fields.renda?.value).toBe('do passo anterior');
  expect(state.form.fields.nome?.value).toBe('daqui');
  const inherited: string = 'constructor';
  expect(state.form.fields[inherited]?.value).toBe('');
});

test('[3.23d] a choice with submit sends the step as soon as all fields are valid, and shows no error before', async () => {
  const { flows, state } = await openWith(
    {},
    { key: 'nome', required: true },
    { key: 'produto', component: 'radio', submit: true, options: [named('a'), named('b')] },
  );
  flows.editField('produto', named('a'));
  await waitForPendingWork(60);
  expect(stage?.sent('createProposal')).toEqual([]);
  expect(state.form.summary).toEqual([]);
  expect(state.form.fields.nome?.error).toBe('');
  flows.editField('nome', 'Ana');
  flows.editField('produto', named('b'));
  await until(() => stage?.sent('createProposal').length === 1);
  expect(stage?.sent('createProposal')[0]?.data).toEqual({ nome: 'Ana', produto: 'b' });
});

test('[3.23e] a value with shouldUpdate is sent to the service, which fills in untouched fields; the step stays the same', async () => {
  const { flows, state, engine } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'renda', component: 'select', shouldUpdate: true, options: [named('alta')] },
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
  flows.editField('renda', named('alta'));
  await until(() => state.form.fields.limite?.value === 50_000);
  expect(stage?.sent('updateStep')).toMatchObject([
    { partial: true, data: { renda: { value: 'alta', label: 'alta' } } },
  ]);
  expect(state.form.fields.nome?.value).toBe('Ana');
  expect(state.place).toMatchObject({ kind: 'step', slug: 'endereco' });
});

test('[3.23] a text with shouldUpdate is sent when the visitor leaves the field, and not while it is invalid', async () => {
  const { flows } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'cpf', mask: 'cpf', validation: 'cpf', shouldUpdate: true },
  );
  flows.editField('cpf', '529.982.247-2');
  flows.leaveField('cpf');
  await waitForPendingWork(60);
  expect(stage?.sent('updateStep')).toEqual([]);
  flows.editField('cpf', '529.982.247-25');
  await waitForPendingWork(60);
  expect(stage?.sent('updateStep')).toEqual([]);
  flows.leaveField('cpf');
  await until(() => stage?.sent('updateStep').length === 1);
});

test('[7.24] an unknown plate shows the message that the service sends', async () => {
  const { flows, state } = await openWith(
    {
      getFipeResource: { kind: 'reply', status: 404, body: { code: 404, message: 'Placa não encontrada.' } },
    },
    { key: 'placa', component: 'consultaPlaca' },
  );
  flows.editField('placa', 'ABC1D23');
  await until(() => state.toasts.length === 1);
  expect(state.toasts[0]).toMatchObject({ type: 'warning', title: 'Atenção', text: 'Placa não encontrada.' });
  expect(state.form.fields.placa?.value).toBe('ABC1D23');
});

test('[7.24] [8.20] a refused plate without words for a person shows that the error is unknown', async () => {
  const { flows, state } = await openWith(
    {
      getFipeResource: { kind: 'reply', status: 400, body: { code: 400, message: '{"code":11000}' } },
    },
    { key: 'placa', component: 'consultaPlaca' },
  );
  flows.editField('placa', 'ABC1D23');
  await until(() => state.toasts.length === 1);
  expect(state.toasts[0]).toMatchObject({ type: 'warning', title: 'Atenção', text: 'Erro desconhecido' });
});

test('[7.24] [4.34] a read-only price shows that its lookup failed, and can be requested again', async () => {
  const failing = {
    kind: 'sequence',
    answers: [{ kind: 'reply', status: 503, body: { code: 503 } }],
    afterLast: 'worldAnswers',
  } as const;
  const locked = vehicle.map(field => ({ ...field, readOnly: field.key === 'valorVeiculo' }));
  const { flows, state } = await openWith({ getFipeValue: failing }, ...locked);
  flows.editField('tipoVeiculo', named('carro'));
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
    ...vehicle,
  );
  flows.editField('modeloVeiculo', { value: '2101', label: 'Argo Drive 1.0 6V Flex' });
  flows.editField('anoModeloVeiculo', { value: '2022-5', label: '2022 Flex' });
  await until(() => stage?.platform.logLines.some(([line]) => line.includes('getFipeValue')) === true);
  expect(state.form.fields.valorVeiculo?.options.status).toBe('initial');
});

test('[8.17] [4.34a] a file field whose resource is missing is hidden, and a message says so', async () => {
  const { state } = await openWith(
    { getFieldOptions: { kind: 'reply', status: 404, body: { message: 'x', code: 404 } } },
    { key: 'rg', component: 'file', resource: 'documentosDoCliente' },
  );
  await until(() => state.form.fields.rg?.options.status === 'error');
  await until(() => state.toasts.length > 0);
  expect(state.toasts).toMatchObject([{ type: 'error', text: 'Recurso não encontrado' }]);
  expect(state.form.fields.rg?.visible).toBe(false);
});

test('[8.17] a failed list of options does not show the message about a missing file', async () => {
  const { state } = await openWith(
    { getFieldOptions: { kind: 'reply', status: 404, body: { message: 'x', code: 404 } } },
    { key: 'motivo', component: 'select', resource: 'motivosDoCliente' },
  );
  await until(() => state.form.fields.motivo?.options.status === 'error');
  await waitForPendingWork();
  expect(state.toasts).toEqual([]);
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
  const { flows, state } = await openWith({ ...plan, getFipeResource: slowAnswers }, ...vehicle);
  const status = () => state.form.fields.marcaVeiculo?.options.status;
  expect(status()).toBe('initial');
  flows.editField('tipoVeiculo', named('carro'));
  expect(status()).toBe('loading');
  await until(() => query('getFipeResource')?.length === 1);
  // The request for cars is still open when the one for motorcycles starts; it is cancelled.
  flows.editField('tipoVeiculo', named('moto'));
  await until(() => status() === 'error');
  expect(state.form.fields.marcaVeiculo?.options).toMatchObject({ options: [], message: LOAD_FAILED });
  const failedOptions = { ...state.form.fields.marcaVeiculo?.options };
  await waitForPendingWork(200);
  expect({ ...state.form.fields.marcaVeiculo?.options }).toEqual(failedOptions);
  flows.editField('tipoVeiculo', named('carro'));
  await until(() => status() === 'success');
  expect(state.form.fields.marcaVeiculo?.options.options).not.toEqual([]);
});

test('[5.10] a choice whose list has changed is not sent before the new list has loaded', async () => {
  const makes = {
    kind: 'sequence',
    answers: [
      list('Fiat', 'Ford'),
      { kind: 'latency', ms: 150, answer: list('Honda') },
      list('Ford', 'Honda'),
      list(),
      list('Ford', 'Honda'),
      { kind: 'networkError' },
    ],
    afterLast: 'repeat',
  } as const;
  const { flows, state, sent } = await openWith({ ...plan, getFipeResource: makes }, ...vehicle.slice(0, 2));
  const make = () => state.form.fields.marcaVeiculo;
  const change = async (type: string, status: string) => {
    flows.editField('tipoVeiculo', named(type));
    await until(() => make()?.options.status === status);
  };
  const submitted = async () => {
    await flows.submit();
    return [make()?.error, make()?.value, sent('createProposal').length];
  };
  const chooseAgainText = 'Erro no preenchimento, selecione novamente os campos.';
  await change('carro', 'success');
  // Loads the lazy code that submits, so that only the list is late here.
  await import('./submit-step.ts');
  const fiat = { value: '#Fiat', label: 'Fiat' };
  flows.editField('marcaVeiculo', fiat);
  flows.editField('tipoVeiculo', named('moto'));
  expect(await submitted()).toEqual([chooseAgainText, fiat, 0]);
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

test('[5.24e] a typed amount snaps to the marks of its field, like the slider', async () => {
  const options = ['500', '1000', '2000'].map(named);
  const { flows, state } = await openWith(
    {},
    { key: 'valor', component: 'sliderMoney', minValue: 50_000, maxValue: 200_000, options },
  );
  flows.focusField('valor');
  flows.editField('valor', 'R$ 1.200,00');
  flows.leaveField('valor');
  expect(state.form.fields.valor?.value).toBe(100_000);
});

test('[5.10] [4.34] a name without its list blocks the submission only if a choice is required', async () => {
  const fields = [
    { key: 'placa', component: 'consultaPlaca' },
    { key: 'modeloVeiculo', component: 'modeloVeiculo' },
  ];
  const submitted = async (required: boolean) => {
    const [plate, model = { key: '' }] = fields;
    const { flows, state, sent } = await openWith(
      { ...plateAnswer, getFipeModels: { kind: 'networkError' } },
      { ...plate, key: 'placa' },
      { ...model, required },
    );
    flows.editField('placa', 'ABC1D23');
    const modelField = state.form.fields.modeloVeiculo;
    await until(() => modelField?.options.status === 'error' && modelField.value !== null);
    await flows.submit();
    const bodies = sent('createProposal').map(({ data }) => data);
    stage?.close();
    return { error: modelField?.error, written: bodies };
  };
  expect(await submitted(true)).toEqual({
    error: 'Erro no preenchimento, selecione novamente os campos.',
    written: [],
  });
  expect((await submitted(false)).written).toMatchObject([{ placa: 'ABC1D23', modeloVeiculo: null }]);
});

/** The labels that a select with this list offers, after the service sent these options. */
async function labelsOffered(
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

const bare = (value: string) => ({ value, label: '' });
const optionOf = (value: string) => ({ value, label: value });

test.each([
  ['one agreement without a label', [bare('000020'), bare('000087')], ['000020', 'Correios']],
  ['one agreement with its code as the label', [optionOf('A-0087')], ['Correios']],
  [
    'several agreements, one with a label of its own',
    [bare('00008701'), optionOf('00008702'), { value: '00008703', label: 'Postalis' }],
    ['Correios (00008701)', 'Correios (00008702)', 'Postalis'],
  ],
  ['no code that contains 0087', [bare('087'), optionOf('00-87')], ['087', '00-87']],
])('[5.32] the select offers Correios by name: %s', async (_case, options, labels) => {
  expect(await labelsOffered('specificAgreements', options)).toEqual(labels);
});

test('[5.32] a code with 0087 in another kind of list keeps its label', async () => {
  expect(await labelsOffered('banks', [optionOf('0087')])).toEqual(['0087']);
});
