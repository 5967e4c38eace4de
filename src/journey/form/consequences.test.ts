import { expect, test } from 'vitest';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { consequencesOf, openingConsequencesOf } from './consequences.ts';
import { evaluateForm } from './evaluate-form.ts';
import type { FieldHolder } from './step-fields.ts';
import { buildStep } from './testing/build-step.ts';
import { newVisitor } from './testing/new-visitor.ts';

const findOpeningConsequences = (step: FieldHolder, values: StepValues) =>
  openingConsequencesOf(step, evaluateForm(step, values, newVisitor));

function change(step: FieldHolder, values: StepValues, newValues: StepValues) {
  const before = evaluateForm(step, values, newVisitor);
  return consequencesOf(step, before, evaluateForm(step, newValues, newVisitor, before));
}

const createChoice = (value: string) => ({ value, label: value });
const cityStep = buildStep(
  { key: 'estado', component: 'select', resource: 'states' },
  { key: 'cidade', component: 'select', resource: 'cities', dependencies: ['#estado'] },
);
const loadStates = { kind: 'loadOptions', fieldKey: 'estado', fieldId: '#estado', resource: 'states' };
const loadCities = { kind: 'loadOptions', fieldKey: 'cidade', fieldId: '#cidade', resource: 'cities' };

test('[7.23] opening a step loads the lists whose dependencies are filled', () => {
  expect(findOpeningConsequences(cityStep, { estado: null, cidade: null })).toEqual([
    { ...loadStates, reference: undefined },
  ]);
  expect(findOpeningConsequences(cityStep, { estado: createChoice('SP'), cidade: null })).toEqual([
    { ...loadStates, reference: undefined },
    { ...loadCities, reference: 'SP' },
  ]);
});

test('opening a step loads no list for a hidden field, a field without a list, or an unknown kind', () => {
  const step = buildStep(
    { key: 'a', component: 'select', resource: 'banks', hidden: true },
    {
      key: 'b',
      component: 'select',
      resource: 'banks',
      conditionals: { visualization: { fieldId: 'x', values: ['1'] } },
    },
    { key: 'c', component: 'select' },
    { key: 'd', component: 'holograma', resource: 'banks' },
  );
  expect(findOpeningConsequences(step, {})).toEqual([]);
});

test('[4.31] the list of a field that is shown only if the list is empty is loaded while the field is hidden', () => {
  const step = buildStep({ key: 'cidade', resource: 'cities', displayIfResourceIsEmpty: true });
  expect(findOpeningConsequences(step, {})).toEqual([{ ...loadCities, reference: undefined }]);
});

test('[7.24] vehicle models and years have the lists of the price table, without a resource in the field', () => {
  const step = buildStep(
    { key: 'modelo', component: 'modeloVeiculo' },
    { key: 'ano', component: 'anoModeloVeiculo', dependencies: ['modelo'] },
  );
  expect(
    findOpeningConsequences(step, {}).map(
      consequence => consequence.kind === 'loadOptions' && consequence.resource,
    ),
  ).toEqual(['fipe-modelo-veiculo']);
  expect(change(step, { modelo: null, ano: null }, { modelo: createChoice('0012'), ano: null })).toEqual([
    {
      kind: 'loadOptions',
      fieldKey: 'ano',
      fieldId: '#ano',
      resource: 'fipe-ano-modelo-veiculo',
      reference: '0012',
      vehicle: { tipo: '', marca: '', modelo: '0012', anoModelo: '' },
    },
  ]);
});

test('[4.32] [7.23] a list is requested without the value of a field that nobody can fill, and waits for any other', () => {
  const stepWith = (state: Partial<Field>, city: Partial<Field> = {}) =>
    buildStep(
      { key: 'estado', component: 'select', ...state },
      { key: 'cidade', component: 'select', resource: 'cities', dependencies: ['#estado'], ...city },
    );
  const listsOf = (...step: Parameters<typeof stepWith>) =>
    findOpeningConsequences(stepWith(...step), { estado: null, cidade: null });
  expect(listsOf({ readOnly: true })).toEqual([{ ...loadCities, reference: undefined }]);
  expect(listsOf({ hidden: true })).toEqual([{ ...loadCities, reference: undefined }]);
  expect(listsOf({})).toEqual([]);
  expect(listsOf({}, { readOnly: true })).toEqual([]);
});

test('[4.32] a new value of a dependency reloads the list and keeps the choice until the list has loaded', () => {
  const before = { estado: createChoice('SP'), cidade: createChoice('3550308') };
  expect(change(cityStep, before, { ...before, estado: createChoice('RJ') })).toEqual([
    { ...loadCities, reference: 'RJ' },
  ]);
  expect(change(cityStep, before, { ...before, estado: { value: 'SP', label: 'São Paulo' } })).toEqual([]);
  expect(change(cityStep, before, { ...before, cidade: createChoice('3509502') })).toEqual([]);
});

test('[4.32] a choice whose dependency was emptied is cleared', () => {
  const before = { estado: createChoice('SP'), cidade: createChoice('3550308') };
  expect(change(cityStep, before, { ...before, estado: null })).toEqual([
    { kind: 'clear', fieldKey: 'cidade' },
  ]);
});

test('[4.30] a list is loaded when its field becomes visible; a field that is hidden keeps its choice', () => {
  const step = buildStep(
    { key: 'tipo' },
    {
      key: 'banco',
      component: 'select',
      resource: 'banks',
      conditionals: { visualization: { fieldId: '#tipo', values: ['conta'] } },
    },
  );
  const hidden = { tipo: 'x', banco: createChoice('001') };
  const shown = { tipo: 'conta', banco: createChoice('001') };
  expect(change(step, hidden, shown)).toEqual([
    { kind: 'loadOptions', fieldKey: 'banco', fieldId: '#banco', resource: 'banks', reference: undefined },
  ]);
  expect(change(step, shown, hidden)).toEqual([]);
});

test('[7.23] several dependencies must all be filled, and form the reference in their order', () => {
  const step = buildStep(
    { key: 'banco', component: 'select' },
    { key: 'cidade' },
    { key: 'agencia', component: 'select', resource: 'agencies', dependencies: ['banco', 'cidade'] },
  );
  const loads = (values: StepValues) =>
    findOpeningConsequences(step, values).map(
      consequence => consequence.kind === 'loadOptions' && consequence.reference,
    );
  expect(loads({ banco: createChoice('001'), cidade: '', agencia: null })).toEqual([]);
  expect(loads({ banco: createChoice('001'), cidade: ' Santos ', agencia: null })).toEqual(['001,Santos']);
});

const cepFields: (Partial<Field> & { key: string })[] = [
  { key: 'cep', component: 'cep' },
  { key: 'cepComercial', mask: 'cep' },
];

test.each(cepFields)('[5.29b] the CEP $key is looked up once it has 8 digits, and only then', field => {
  const step = buildStep(field);
  const from = (before: string, after: string) =>
    change(step, { [field.key]: before }, { [field.key]: after });
  expect(from('01310-10', '01310-100')).toEqual([
    { kind: 'lookUpCep', fieldKey: field.key, cep: '01310100' },
  ]);
  expect(from('', '01310-10')).toEqual([]);
  expect(from('01310100', '01310-100')).toEqual([]);
  expect(from('01310-100', '01310-10')).toEqual([]);
  expect(from('01310-100', '20040-002')).toEqual([
    { kind: 'lookUpCep', fieldKey: field.key, cep: '20040002' },
  ]);
});

test('an address is not looked up when a step opens with its CEP', () => {
  expect(findOpeningConsequences(buildStep({ key: 'cep', component: 'cep' }), { cep: '01310-100' })).toEqual(
    [],
  );
});

test('[5.29] the suggestions for a CPF are requested once it has 11 digits, and only then', () => {
  const step = buildStep({ key: 'cpf', component: 'textWithAutoComplete', resource: 'people', mask: 'cpf' });
  const from = (before: string, after: string) => change(step, { cpf: before }, { cpf: after });
  expect(findOpeningConsequences(step, { cpf: '' })).toEqual([]);
  expect(from('529.982.247-2', '529.982.247-25')).toEqual([
    { kind: 'lookUpCpf', fieldKey: 'cpf', fieldId: '#cpf', resource: 'people', cpf: '52998224725' },
  ]);
  expect(from('', '529.982.247-2')).toEqual([]);
  expect(from('529.982.247-25', '52998224725')).toEqual([]);
});

test('[5.29] a list that depends on a CPF is loaded once the CPF is complete', () => {
  const step = buildStep(
    { key: 'cpf', mask: 'cpf' },
    { key: 'beneficio', component: 'select', resource: 'benefits', dependencies: ['cpf'] },
  );
  const from = (before: string, after: string) =>
    change(step, { cpf: before, beneficio: null }, { cpf: after, beneficio: null });
  expect(from('', '529.982.247-2')).toEqual([]);
  expect(from('529.982.247-2', '529.982.247-25')).toMatchObject([
    { kind: 'loadOptions', reference: '52998224725' },
  ]);
  expect(from('529.982.247-25', '529.982.247-2')).toEqual([{ kind: 'clear', fieldKey: 'beneficio' }]);
});

test('[9.26] a licence plate is looked up once it is complete', () => {
  const step = buildStep({ key: 'placa', component: 'consultaPlaca' });
  const from = (before: string, after: string) => change(step, { placa: before }, { placa: after });
  expect(from('ABC1D2', 'abc1d23')).toEqual([{ kind: 'lookUpPlate', fieldKey: 'placa', plate: 'ABC1D23' }]);
  expect(from('ABC1D23', 'abc1d23')).toEqual([]);
  expect(from('', 'ABC1D2')).toEqual([]);
});

test('a change on which no field depends has no consequences', () => {
  expect(
    change(buildStep({ key: 'nome' }, { key: 'rua' }), { nome: '', rua: '' }, { nome: 'A', rua: '' }),
  ).toEqual([]);
});

test('suggestions are looked up only for a text with autocomplete that is a CPF; other fields load their list', () => {
  const step = buildStep(
    { key: 'cpf', mask: 'cpf', resource: 'people' },
    { key: 'rua', component: 'textWithAutoComplete', resource: 'streets' },
  );
  const loads = (fieldKey: string, resource: string) => ({
    kind: 'loadOptions',
    fieldKey,
    fieldId: `#${fieldKey}`,
    resource,
    reference: undefined,
  });
  expect(findOpeningConsequences(step, { cpf: '529.982.247-25' })).toEqual([
    loads('cpf', 'people'),
    loads('rua', 'streets'),
  ]);
});

test.each([{ key: 'cpf' }, { key: 'documento', mask: 'cpf' }, { key: 'documento', validation: 'cpf' }])(
  '[5.29] %j contains a CPF',
  field => {
    const step = buildStep({ ...field, component: 'textWithAutoComplete', resource: 'people' });
    expect(findOpeningConsequences(step, { [field.key]: '52998224725' })).toMatchObject([
      { kind: 'lookUpCpf', cpf: '52998224725' },
    ]);
  },
);

test('[4.31] the list of a field that is hidden anyway, or does not apply, is not loaded', () => {
  const step = buildStep(
    { key: 'a', resource: 'cities', displayIfResourceIsEmpty: true, hidden: true },
    {
      key: 'b',
      resource: 'cities',
      displayIfResourceIsEmpty: true,
      conditionals: { visualization: { fieldId: 'nowhere', values: ['x'] } },
    },
  );
  expect(findOpeningConsequences(step, {})).toEqual([]);
});

test('a dependency that does not apply is ignored: the list is loaded without it', () => {
  const step = buildStep(
    { key: 'tipo' },
    { key: 'estado', conditionals: { visualization: { fieldId: '#tipo', values: ['x'] } } },
    { key: 'cidade', component: 'select', resource: 'cities', dependencies: ['estado', 'cidade'] },
  );
  expect(findOpeningConsequences(step, { tipo: '', estado: 'SP' })).toEqual([
    { ...loadCities, reference: undefined },
  ]);
  expect(findOpeningConsequences(step, { tipo: 'x', estado: 'SP' })).toEqual([
    { ...loadCities, reference: 'SP' },
  ]);
});

test('a dependency with several options gives no reference, so the list is not requested', () => {
  const step = buildStep(
    { key: 'bens', component: 'checkBoxGroup' },
    { key: 'modelo', component: 'select', resource: 'models', dependencies: ['bens'] },
  );
  expect(findOpeningConsequences(step, { bens: [createChoice('1')], modelo: null })).toEqual([]);
});

test('[5.29] the CEP of a hidden field is not looked up', () => {
  const step = buildStep({ key: 'cep', component: 'cep', hidden: true });
  expect(change(step, { cep: '' }, { cep: '01310-100' })).toEqual([]);
});

test('eight digits in a field that is not a CEP are not looked up', () => {
  expect(change(buildStep({ key: 'conta' }), { conta: '' }, { conta: '12345678' })).toEqual([]);
});

const vehicleStep = buildStep(
  { key: 'tipoVeiculo', component: 'select', resource: 'tipoVeiculo' },
  { key: 'marcaVeiculo', component: 'select', resource: 'marcaVeiculo' },
  { key: 'modelo', component: 'modeloVeiculo' },
  { key: 'ano', component: 'anoModeloVeiculo' },
  { key: 'valorVeiculo', component: 'money' },
);
const completeVehicle = {
  tipoVeiculo: createChoice('carro'),
  marcaVeiculo: createChoice('21'),
  modelo: createChoice('9083'),
  ano: createChoice('2022-1'),
  valorVeiculo: null,
};

test('[7.24] lists of the price table depend on the earlier choices, even if the step does not declare it', () => {
  const lists = (values: StepValues) =>
    findOpeningConsequences(vehicleStep, values).map(
      consequence => consequence.kind === 'loadOptions' && [consequence.fieldKey, consequence.vehicle],
    );
  const noParts = { tipo: '', marca: '', modelo: '', anoModelo: '' };
  expect(lists({})).toEqual([['tipoVeiculo', noParts]]);
  expect(lists(completeVehicle)).toEqual([
    ['tipoVeiculo', noParts],
    ['marcaVeiculo', { ...noParts, tipo: 'carro' }],
    ['modelo', { ...noParts, tipo: 'carro', marca: '21' }],
    ['ano', { ...noParts, modelo: '9083' }],
  ]);
});

test('[7.24] another kind of vehicle reloads the models after the makes, because both requests contain it', () => {
  const motorcycle = { ...completeVehicle, tipoVeiculo: createChoice('moto') };
  expect(change(vehicleStep, completeVehicle, motorcycle)).toEqual([
    expect.objectContaining({ kind: 'loadOptions', fieldKey: 'marcaVeiculo' }),
    expect.objectContaining({
      kind: 'loadOptions',
      fieldKey: 'modelo',
      vehicle: { tipo: 'moto', marca: '21', modelo: '', anoModelo: '' },
      afterListsOf: ['marcaVeiculo'],
    }),
  ]);
  // Without a kind of vehicle the make is removed, and then its models are, too.
  expect(change(vehicleStep, completeVehicle, { ...completeVehicle, tipoVeiculo: null })).toEqual([
    { kind: 'clear', fieldKey: 'marcaVeiculo' },
  ]);
});

test('[7.24] another make reloads the models although their field names another dependency', () => {
  const step = buildStep(
    { key: 'uf' },
    { key: 'marcaVeiculo', component: 'select', resource: 'marcaVeiculo', dependencies: ['uf'] },
    { key: 'modelo', component: 'modeloVeiculo', dependencies: ['uf'] },
  );
  const values = { uf: 'SP', marcaVeiculo: createChoice('21'), modelo: createChoice('9083') };
  expect(change(step, values, { ...values, marcaVeiculo: createChoice('22') })).toEqual([
    expect.objectContaining({ kind: 'loadOptions', fieldKey: 'modelo' }),
  ]);
});

test('[7.24] without a make no models are requested, and without a model no years, even if that field is hidden', () => {
  const stepWithHiddenMake = buildStep(
    { key: 'marcaVeiculo', component: 'select', resource: 'marcaVeiculo', hidden: true },
    { key: 'modelo', component: 'modeloVeiculo', dependencies: ['marcaVeiculo'] },
    { key: 'ano', component: 'anoModeloVeiculo', dependencies: ['modelo'] },
  );
  expect(findOpeningConsequences(stepWithHiddenMake, {})).toEqual([]);
  expect(findOpeningConsequences(stepWithHiddenMake, { modelo: { value: '', label: 'Argo' } })).toEqual([]);
});

const stepWithTwoMakes = buildStep(
  { key: 'tipoVeiculo', component: 'select' },
  { key: 'marcaDeCarro', component: 'select', resource: 'marcaVeiculo' },
  { key: 'marcaDeMoto', component: 'select', resource: 'marcaVeiculo' },
  { key: 'modelo', component: 'modeloVeiculo' },
);
const ofTwoMakes = { tipoVeiculo: createChoice('moto'), marcaDeCarro: null, modelo: null };

test.each(['marcaDeCarro', 'marcaDeMoto'])(
  '[7.24] of two fields for the make either gives the models, even if the other one is empty (%s)',
  key => {
    const empty = { ...ofTwoMakes, marcaDeMoto: null };
    const chosen = { ...empty, [key]: createChoice('77') };
    const models = {
      kind: 'loadOptions',
      fieldKey: 'modelo',
      vehicle: { tipo: 'moto', marca: '77', modelo: '', anoModelo: '' },
    };
    expect(findOpeningConsequences(stepWithTwoMakes, empty)).not.toContainEqual(
      expect.objectContaining({ fieldKey: 'modelo' }),
    );
    expect(findOpeningConsequences(stepWithTwoMakes, chosen)).toContainEqual(expect.objectContaining(models));
    expect(change(stepWithTwoMakes, empty, chosen)).toEqual([expect.objectContaining(models)]);
    expect(change(stepWithTwoMakes, { ...chosen, modelo: createChoice('1') }, empty)).toEqual([
      { kind: 'clear', fieldKey: 'modelo' },
    ]);
    const isReadOnly = (values: StepValues) =>
      evaluateForm(stepWithTwoMakes, values, newVisitor).view.modelo?.isReadOnly;
    expect([isReadOnly(empty), isReadOnly(chosen)]).toEqual([true, false]);
  },
);

test('[7.24] the price is looked up when the year is chosen, and again for another year', () => {
  const price = { kind: 'lookUpPrice', fieldKey: 'valorVeiculo', modelo: '9083', anoModelo: '2022-1' };
  expect(change(vehicleStep, { ...completeVehicle, ano: null }, completeVehicle)).toEqual([price]);
  expect(change(vehicleStep, completeVehicle, { ...completeVehicle, ano: createChoice('2021-1') })).toEqual([
    { ...price, anoModelo: '2021-1' },
  ]);
  expect(
    change(vehicleStep, completeVehicle, {
      ...completeVehicle,
      ano: { value: '2022-1', label: '2022 Flex' },
    }),
  ).toEqual([]);
  expect(change(vehicleStep, completeVehicle, { ...completeVehicle, ano: null })).toEqual([]);
  expect(
    change(
      vehicleStep,
      { ...completeVehicle, ano: null },
      { ...completeVehicle, ano: { value: '', label: '2022' } },
    ),
  ).toEqual([]);
  const stepWithoutPrice = buildStep(
    { key: 'modelo' },
    { key: 'ano', component: 'anoModeloVeiculo', dependencies: ['modelo'] },
  );
  expect(
    change(stepWithoutPrice, { modelo: '1', ano: null }, { modelo: '1', ano: createChoice('2') }),
  ).toEqual([]);
});

test('[7.24] a make with a label but no value does not clear the model, an empty one does', () => {
  const withMakeLabel = { ...completeVehicle, marcaVeiculo: { value: '', label: 'Honda' } };
  expect(change(vehicleStep, completeVehicle, withMakeLabel)).toEqual([]);
  expect(change(vehicleStep, completeVehicle, { ...completeVehicle, marcaVeiculo: null })).toEqual([
    { kind: 'clear', fieldKey: 'modelo' },
  ]);
});

const property = { key: 'imovel', component: 'inputRealEstateValue' };

test('[7.25] the value of a property is looked up when its step opens, if it is empty and no CEP is missing', () => {
  const residencyLookup = { kind: 'lookUpResidency', fieldKey: 'imovel' };
  expect(findOpeningConsequences(buildStep(property), { imovel: null })).toEqual([
    { ...residencyLookup, cep: '' },
  ]);
  expect(findOpeningConsequences(buildStep(property), { imovel: 100 })).toEqual([]);
  expect(findOpeningConsequences(buildStep({ ...property, hidden: true }), { imovel: null })).toEqual([]);
  const stepWithCep = buildStep({ key: 'cep', component: 'cep' }, property);
  expect(findOpeningConsequences(stepWithCep, { cep: '01310-10', imovel: null })).toEqual([]);
  expect(findOpeningConsequences(stepWithCep, { cep: '01310-100', imovel: null })).toEqual([
    { ...residencyLookup, cep: '01310100' },
  ]);
  const stepWithTwoCeps = buildStep(
    { key: 'cep', component: 'cep' },
    { key: 'cepComercial', component: 'cep' },
    property,
  );
  const bothPostalCodes = { cep: '01310-100', cepComercial: '20040-020', imovel: null };
  expect(findOpeningConsequences(stepWithTwoCeps, bothPostalCodes)).toEqual([
    { ...residencyLookup, cep: '01310100' },
  ]);
  const hiddenCep = buildStep({ key: 'cep', component: 'cep', hidden: true }, property);
  expect(findOpeningConsequences(hiddenCep, { cep: '', imovel: null })).toEqual([
    { ...residencyLookup, cep: '' },
  ]);
});

test('[7.25] a complete CEP causes lookups of the address and of the value of the property', () => {
  const placed = buildStep({ key: 'cep', component: 'cep' }, property);
  expect(change(placed, { cep: '', imovel: 5 }, { cep: '01310-100', imovel: 5 })).toEqual([
    { kind: 'lookUpCep', fieldKey: 'cep', cep: '01310100' },
    { kind: 'lookUpResidency', fieldKey: 'imovel', cep: '01310100' },
  ]);
});

test('[5.29] the suggestions of a CPF are removed as soon as it changes, the text stays', () => {
  const step = buildStep({ key: 'cpf', component: 'textWithAutoComplete', resource: 'people', mask: 'cpf' });
  expect(change(step, { cpf: '529.982.247-25' }, { cpf: '529.982.247-2' })).toEqual([
    { kind: 'dropList', fieldKey: 'cpf' },
  ]);
});

test('[9.26] a plate in a hidden field is not looked up, and neither is a text that looks like a plate', () => {
  const hidden = buildStep({ key: 'placa', component: 'consultaPlaca', hidden: true });
  expect(change(hidden, { placa: '' }, { placa: 'ABC1D23' })).toEqual([]);
  expect(change(buildStep({ key: 'placa' }), { placa: '' }, { placa: 'ABC1D23' })).toEqual([]);
});

/** The lookups when a step opens again in which the visitor has edited these fields. */
const findMissingLookups = (step: FieldHolder, values: StepValues, ...editedKeys: string[]) =>
  openingConsequencesOf(step, evaluateForm(step, values, newVisitor), new Set(editedKeys)).filter(
    ({ kind }) => kind.startsWith('lookUp'),
  );

test('[11.3] an address that never arrived is looked up again when the step opens, if the visitor has typed the CEP', () => {
  const step = buildStep({ key: 'cep', component: 'cep' }, { key: 'rua' }, { key: 'bairro' });
  const lookup = { kind: 'lookUpCep', fieldKey: 'cep', cep: '01310100' };
  const values = { cep: '01310-100', rua: '', bairro: '' };
  expect(findMissingLookups(step, values, 'cep')).toEqual([lookup]);
  expect(findMissingLookups(step, values)).toEqual([]);
  expect(findMissingLookups(step, values, 'rua')).toEqual([]);
  expect(findMissingLookups(step, { ...values, bairro: 'Bela Vista' }, 'cep')).toEqual([]);
  expect(findMissingLookups(step, { ...values, cep: '01310-10' }, 'cep')).toEqual([]);
});

test('[11.3] a vehicle that never arrived is looked up again when the step opens, if the visitor has typed the plate', () => {
  const step = buildStep(
    { key: 'placa', component: 'consultaPlaca' },
    { key: 'marcaVeiculo' },
    { key: 'nome' },
  );
  const values = { placa: 'ABC1D23', marcaVeiculo: '', nome: 'Ana' };
  expect(findMissingLookups(step, values, 'placa')).toEqual([
    { kind: 'lookUpPlate', fieldKey: 'placa', plate: 'ABC1D23' },
  ]);
  expect(findMissingLookups(step, values, 'nome')).toEqual([]);
  expect(findMissingLookups(step, { ...values, marcaVeiculo: 'Fiat' }, 'placa')).toEqual([]);
});

test('[7.24] a price that never arrived is looked up again when the step opens, if the visitor has chosen the year', () => {
  const lookup = { kind: 'lookUpPrice', fieldKey: 'valorVeiculo', modelo: '9083', anoModelo: '2022-1' };
  expect(findMissingLookups(vehicleStep, completeVehicle, 'ano')).toEqual([lookup]);
  expect(findMissingLookups(vehicleStep, completeVehicle)).toEqual([]);
  expect(findMissingLookups(vehicleStep, { ...completeVehicle, valorVeiculo: 6_284_050 }, 'ano')).toEqual([]);
});

test('[11.3] [11.6] a lookup whose answer is known to be missing is repeated when the step opens, although the fields have the values of the previous code', () => {
  const repeat = (step: FieldHolder, values: StepValues, ...unansweredKeys: string[]) =>
    openingConsequencesOf(
      step,
      evaluateForm(step, values, newVisitor),
      new Set(['cep', 'placa']),
      new Set(unansweredKeys),
    ).flatMap(({ kind, fieldKey }) => (kind.startsWith('lookUp') ? [`${kind} ${fieldKey}`] : []));
  const addressStep = buildStep({ key: 'cep', component: 'cep' }, { key: 'rua' }, property);
  const house = { cep: '01310-100', rua: 'Rua A', imovel: 30_000_000 };
  expect(repeat(addressStep, house)).toEqual([]);
  expect(repeat(addressStep, house, 'cep')).toEqual(['lookUpCep cep']);
  expect(repeat(addressStep, house, 'imovel')).toEqual(['lookUpResidency imovel']);
  const plateStep = buildStep({ key: 'placa', component: 'consultaPlaca' }, { key: 'marcaVeiculo' });
  const fiat = { placa: 'ABC1D23', marcaVeiculo: 'Fiat' };
  expect(repeat(plateStep, fiat)).toEqual([]);
  expect(repeat(plateStep, fiat, 'placa')).toEqual(['lookUpPlate placa']);
  const priced = { ...completeVehicle, valorVeiculo: 6_284_050 };
  expect(repeat(vehicleStep, priced)).toEqual([]);
  expect(repeat(vehicleStep, priced, 'valorVeiculo')).toEqual(['lookUpPrice valorVeiculo']);
});

test('[7.24] of two fields for one part of a vehicle the first with a value counts', () => {
  const step = buildStep(
    { key: 'modelo' },
    { key: 'modeloVeiculo', component: 'modeloVeiculo' },
    { key: 'ano', component: 'anoModeloVeiculo' },
    { key: 'valorVeiculo', component: 'money' },
  );
  const modelInLookup = (modelo: string) => {
    const values = { modelo, modeloVeiculo: createChoice('9083'), valorVeiculo: null };
    const lookups = change(step, { ...values, ano: null }, { ...values, ano: createChoice('2022-1') });
    return lookups.map(lookup => lookup.kind === 'lookUpPrice' && lookup.modelo);
  };
  expect([modelInLookup('7'), modelInLookup('')]).toEqual([['7'], ['9083']]);
});

test('[7.25] only the field of a property is filled with its value, and only while it is visible', () => {
  const step = buildStep(
    { key: 'cep', component: 'cep' },
    { ...property, hidden: true },
    { key: 'renda', component: 'money' },
  );
  expect(
    change(step, { cep: '', imovel: null, renda: null }, { cep: '01310-100', imovel: null, renda: null }),
  ).toEqual([{ kind: 'lookUpCep', fieldKey: 'cep', cep: '01310100' }]);
});
