import { expect, test } from 'vitest';
import type { Plan } from '#scenarios/define-scenario.ts';
import { until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { createListAnswer, openAt, openWith, optionNamed, queriesOf } from '#tests/flows/lookup-stage.ts';

test('[5.29a] the suggestions of a CPF are loaded at its 11th digit, and removed when the CPF changes', async () => {
  const { flows, state } = await openWith(
    { getFieldOptions: createListAnswer('Maria') },
    { key: 'cpf', component: 'textWithAutoComplete', mask: 'cpf', resource: 'pessoas', id: 'field-1' },
  );
  flows.editField('cpf', '529.982.247-2');
  await waitForPendingWork();
  expect(queriesOf('getFieldOptions')).toEqual([]);
  flows.editField('cpf', '529.982.247-25');
  await until(() => state.form.fields.cpf?.options.status === 'success');
  expect(queriesOf('getFieldOptions')).toEqual([
    { fieldId: 'field-1', resource: 'pessoas', referenceResourceCode: '52998224725' },
  ]);
  flows.editField('cpf', '529.982.247-2');
  expect(state.form.fields.cpf?.options.status).toBe('initial');
  expect(state.form.fields.cpf?.value).toBe('529.982.247-2');
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

test('[11.3] a typed text stays when the field that its suggestions depend on is emptied; only the suggestions go', async () => {
  const { flows, state } = await openWith(
    { getFieldOptions: createListAnswer('Padeiro') },
    { key: 'area' },
    {
      key: 'cargo',
      id: 'cargo',
      component: 'textWithAutoComplete',
      resource: 'cargos',
      dependencies: ['area'],
    },
  );
  flows.editField('area', 'Comércio');
  await until(() => state.form.fields.cargo?.options.status === 'success');
  flows.editField('cargo', 'Confeiteira chefe');
  flows.editField('area', '');
  expect(state.form.fields.cargo?.options).toMatchObject({ status: 'initial', options: [] });
  expect(state.form.fields.cargo?.value).toBe('Confeiteira chefe');
});

test.each<[string, NonNullable<Plan['getFieldOptions']>]>([
  ['missing', { kind: 'reply', status: 404, body: { message: 'x', code: 404 } }],
  ['empty', { kind: 'reply', status: 200, body: { data: { resource: [] } } }],
])(
  '[8.17] [4.34a] [5.34] a file field whose resource is %s is hidden, and a message says so',
  async (_, answer) => {
    const { state } = await openWith(
      { getFieldOptions: answer },
      { key: 'rg', id: 'rg', component: 'file', resource: 'documentosDoCliente' },
    );
    await until(() => state.form.fields.rg?.options.status === 'error');
    await until(() => state.toasts.length > 0);
    expect(state.toasts).toMatchObject([{ type: 'error', text: 'Recurso não encontrado' }]);
    expect(state.form.fields.rg?.isVisible).toBe(false);
  },
);

test('[8.17] a failed list of options does not show the message about a missing file', async () => {
  const { state } = await openWith(
    { getFieldOptions: { kind: 'reply', status: 404, body: { message: 'x', code: 404 } } },
    { key: 'motivo', id: 'motivo', component: 'select', resource: 'motivosDoCliente' },
  );
  await until(() => state.form.fields.motivo?.options.status === 'error');
  await waitForPendingWork();
  expect(state.toasts).toEqual([]);
});

test('[5.24e] a typed amount snaps to the marks of its field, like the slider', async () => {
  const options = ['500', '1000', '2000'].map(optionNamed);
  const { flows, state } = await openWith(
    {},
    { key: 'valor', component: 'sliderMoney', minValue: 50_000, maxValue: 200_000, options },
  );
  flows.focusField('valor');
  flows.editField('valor', 'R$ 1.200,00');
  flows.leaveField('valor');
  expect(state.form.fields.valor?.value).toBe(100_000);
});

test('[11.3] [11.6] a step that the visitor opens again has its looked-up address, although no CEP service answers any more', async () => {
  const { flows, state, engine } = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'cep', component: 'cep' },
    { key: 'rua' },
  );
  flows.editField('cep', '01310-100');
  await until(() => state.form.fields.rua?.value === 'Avenida Paulista');
  await waitForPendingWork();
  await flows.chooseStep('dados-pessoais');
  engine.breakNext('getCepFirst', { kind: 'networkError' });
  engine.breakNext('getCepSecond', { kind: 'networkError' });
  await flows.chooseStep('endereco');
  await waitForPendingWork(60);
  expect(state.form.fields.rua?.value).toBe('Avenida Paulista');
  expect(engine.journal.filter(({ operation }) => operation === 'getCepFirst')).toHaveLength(1);
});
