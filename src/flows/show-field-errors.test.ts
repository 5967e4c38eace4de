import { getVersion } from 'valtio/vanilla';
import { afterEach, expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import type { Field } from '#journey/model/field.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { withFirstStepFields } from '#tests/flows/with-configuration.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

async function openWith(...fields: (Partial<Field> & { key: string })[]): Promise<FlowStage> {
  stage = setUpFlows({ wrap: withFirstStepFields(() => fields.map(buildField)) });
  await stage.open();
  return stage;
}

test('[13.3] the summary stays as it is while the fields are corrected or hidden, until the next submission; nothing is announced meanwhile', async () => {
  const { flows, state } = await openWith(
    { key: 'cpf', label: 'CPF', required: true, validation: 'cpf' },
    { key: 'tipo' },
    {
      key: 'nome',
      label: 'Nome',
      required: true,
      conditionals: { visualization: { fieldId: '#tipo', values: [''] } },
    },
  );
  await flows.submit();
  expect(state.form.summary.map(({ message }) => message)).toEqual([
    'Por favor, insira CPF',
    'Por favor, insira Nome',
  ]);
  const summary = state.form.summary;
  flows.editField('cpf', '1');
  await until(() => state.form.fields.cpf?.error.startsWith('CPF inválido') === true);
  flows.editField('tipo', 'x');
  expect(state.form.fields.nome?.error).toBe('');
  expect(state.form.summary).toBe(summary);
  flows.editField('cpf', '529.982.247-25');
  await until(() => state.form.fields.cpf?.error === '');
  expect(state.form.summary).toBe(summary);
  expect(state.form.announced).toBe('');
  flows.editField('cpf', '1');
  await flows.submit();
  expect(state.form.summary.map(({ key, message }) => [key, message])).toEqual([
    ['cpf', 'CPF inválido. Verifique o formato e a validade.'],
  ]);
});

test('[13.3] after a failed submission a wrong correction is announced when the field is left, also with the text of the attempt before', async () => {
  const { flows, state } = await openWith({ key: 'cpf', label: 'CPF', required: true, validation: 'cpf' });
  await flows.submit();
  const typeAndLeave = async (text: string): Promise<void> => {
    flows.focusField('cpf');
    flows.editField('cpf', text);
    await until(() => state.form.fields.cpf?.error.startsWith('CPF inválido') === true);
    expect(state.form.announced).toBe('');
    flows.leaveField('cpf');
  };
  for (const text of ['1', '12']) {
    await typeAndLeave(text);
    expect(state.form.announced).toBe('CPF inválido. Verifique o formato e a validade.');
  }
});

test('[13.3] a field that the focus leaves for the summary is not announced: the summary lists its error', async () => {
  const { flows, state } = await openWith({ key: 'cpf', label: 'CPF', required: true, validation: 'cpf' });
  flows.focusField('cpf');
  flows.editField('cpf', '1');
  await flows.submit();
  flows.leaveField('cpf');
  expect(state.form.summary).toHaveLength(1);
  expect(state.form.announced).toBe('');
});

test('[13.3] the error of the field that is left is announced, once; typing takes the announcement back', async () => {
  const { flows, state } = await openWith({ key: 'cpf', label: 'CPF', required: true, validation: 'cpf' });
  flows.focusField('cpf');
  flows.editField('cpf', '1');
  expect(state.form.announced).toBe('');
  flows.leaveField('cpf');
  await until(() => state.form.announced === 'CPF inválido. Verifique o formato e a validade.');
  flows.focusField('cpf');
  flows.editField('cpf', '12');
  expect(state.form.announced).toBe('');
  flows.leaveField('cpf');
  expect(state.form.announced).not.toBe('');
  state.form.announced = '';
  flows.focusField('cpf');
  flows.leaveField('cpf');
  expect(state.form.fields.cpf?.error).toMatch(/^CPF inválido/);
  expect(state.form.announced).toBe('');
});

test('[5.24] [13.3] an amount that leaving the field adjusts is announced with the reason, once', async () => {
  const { flows, state } = await openWith({
    key: 'valor',
    label: 'Valor desejado',
    component: 'money',
    minValue: 10_000,
    maxValue: 500_000,
  });
  flows.focusField('valor');
  flows.editField('valor', '5000');
  expect(state.form.announced).toBe('');
  flows.leaveField('valor');
  expect(state.form.fields.valor?.value).toBe(10_000);
  expect(state.form.announced).toBe('Valor desejado: ajustamos para R$\u00a0100,00, o valor mínimo.');
  state.form.announced = '';
  flows.focusField('valor');
  flows.leaveField('valor');
  expect(state.form.announced).toBe('');
});

test('[5.24b] [13.3] a refused key is announced with its reason; the next accepted key takes it back', async () => {
  const { flows, state } = await openWith({ key: 'valor', component: 'money', maxValue: 500_000 });
  flows.focusField('valor');
  flows.editField('valor', '60000');
  flows.showRefusal('valor', 'O valor máximo é R$ 5.000,00.');
  expect(state.form.announced).toBe('O valor máximo é R$ 5.000,00.');
  expect(state.form.fields.valor?.refusal).toBe(state.form.announced);
  flows.editField('valor', '6000');
  expect([state.form.announced, state.form.fields.valor?.refusal]).toEqual(['', '']);
});

test('[14.2b] typing in one of a thousand fields changes that field and no other', async () => {
  const { flows, state, platform } = await openWith(
    ...Array.from({ length: 1_000 }, (_, index) => ({ key: `campo${index}`, required: true })),
  );
  const readVersions = () => Object.values(state.form.fields).map(field => getVersion(field));
  const versionsBefore = readVersions();
  expect(getVersion(state.form.fields)).toBeUndefined();
  flows.editField('campo500', 'a');
  const versionsAfter = readVersions();
  expect(
    versionsAfter.flatMap((version, index) => (version === versionsBefore[index] ? [] : [index])),
  ).toEqual([500]);
  await platform.clock.advance(600);
  expect(state.form.shownProgress.share).toBe(1 / 1_000);
});

test('[13.3] the summary names a field as the field itself does; one without any name has a link with a text, too', async () => {
  const { flows, state } = await openWith(
    { key: 'a', label: '', title: 'Renda', required: true },
    { key: 'b', label: '', required: true },
  );
  await flows.submit();
  expect(state.form.summary.map(({ label }) => label)).toEqual(['Renda', 'Campo']);
  expect(state.form.fields.a?.error).toBe('Por favor, insira Renda');
});

test.each<[string, Partial<Field>]>([
  ['hidden', { hidden: true }],
  ['hidden by its condition', { conditionals: { visualization: { fieldId: '#nome', values: ['x'] } } }],
  ['of an unknown kind', { component: 'foo' }],
])(
  '[8.20] [8.22] [8.32] a refusal about a field that is %s appears above the form with its name, without a link',
  async (_, overrides) => {
    const { flows, state } = await openWith(
      { key: 'nome' },
      { key: 'cidade', label: 'Cidade', ...overrides },
    );
    const refuse = async (errors: Record<string, unknown>, message = '') => {
      stage?.engine.breakNext('createProposal', { kind: 'reply', status: 422, body: { message, errors } });
      await flows.submit();
      return state.form.notice;
    };
    expect(await refuse({ cidade: 'Não atendemos.' }, 'Revise.')).toBe('Revise. | Cidade: Não atendemos.');
    expect(state.form.summary).toEqual([]);
    expect(state.form.fields.cidade?.error).toBe('');
    expect(await refuse({ missing: ['cidade'] }, 'Faltam dados.')).toBe('Faltam dados: Cidade');
    const inconsistencies = [{ kind: 'inconsistentCidade', situation: 'reproved' }];
    expect(await refuse({ inconsistencies })).toBe('Cidade divergente do documento');
  },
);
