import { expect, test } from 'vitest';
import { addressKeyOf } from '../fields/address-key-of.ts';
import { clearAddress, fillAddress, isAddressFilled, type PostalAddress } from './address.ts';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';

const paulista: PostalAddress = {
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
};
const noEditedFields = new Set<string>();
test.each([
  ['endereco', 'logradouro'],
  ['logradouro', 'logradouro'],
  ['rua', 'logradouro'],
  ['enderecoResidencial', 'logradouro'],
  ['nome_da_rua', 'logradouro'],
  ['logradouroEndereco', 'logradouro'],
  ['endereço', 'logradouro'],
  ['cidade', 'localidade'],
  ['cidadeEndereco', 'localidade'],
  ['cidadeResidencial', 'localidade'],
  ['municipio', 'localidade'],
  ['localidade', 'localidade'],
  ['estado', 'uf'],
  ['uf', 'uf'],
  ['ufEndereco', 'uf'],
  ['UF', 'uf'],
  ['estadoDeResidencia', 'uf'],
  ['bairro', 'bairro'],
  ['bairroDoEndereco', 'bairro'],
])('[3.34b] %s is filled with the %s of an address', (key, part) => {
  expect(addressKeyOf(key)?.part).toBe(part);
});

test.each([
  'estadoCivil',
  'cidadeNascimento',
  'ufNascimento',
  'ufRg',
  'ufOrgaoEmissor',
  'estadoEmissor',
  'tipoLogradouro',
  'tipoEndereco',
  'numeroEndereco',
  'complementoEndereco',
  'comprovanteEndereco',
  'enderecoEmail',
  'enderecoPais',
  'enderecoTelefone',
  'celularEndereco',
  'loteEndereco',
  'quadraEndereco',
  'dataMudancaEndereco',
  'mesmoEndereco',
  'mesmaCidade',
  'cidadeAgencia',
  'naturalidadeCidade',
  'nome',
  'numero',
  'cep',
  'ufa',
  'ruan',
])('[3.34] %s is not filled from an address', key => {
  expect(addressKeyOf(key)).toBeUndefined();
});

test('[3.34] an address fills the fields for its parts, and selects by value or by name', () => {
  const step = buildStep(
    { key: 'cep', component: 'cep' },
    { key: 'logradouro' },
    { key: 'numero' },
    { key: 'bairro' },
    { key: 'cidade', component: 'select', resource: 'cities' },
    { key: 'estado', component: 'select', resource: 'states' },
    {
      key: 'uf',
      component: 'select',
      options: [createOption('35', 'Sao  Paulo'), createOption('33', 'Rio de Janeiro')],
    },
  );
  const lists = {
    cidade: [createOption('3550308', 'SÃO PAULO'), createOption('3509502', 'Campinas')],
    estado: [createOption('RJ', 'Rio de Janeiro'), createOption('SP', 'São Paulo')],
  };
  expect(fillAddress(step, {}, paulista, noEditedFields, 'cep', lists)).toEqual({
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    cidade: { value: '3550308', label: 'SÃO PAULO' },
    estado: { value: 'SP', label: 'São Paulo' },
    uf: { value: '35', label: 'Sao  Paulo' },
  });
});

test('[3.34] before the lists have loaded, a city has only its name and a state its letters', () => {
  const step = buildStep(
    { key: 'cidade', component: 'select', resource: 'cities' },
    { key: 'estado', component: 'select', resource: 'states' },
  );
  expect(fillAddress(step, {}, paulista, noEditedFields, 'cep')).toEqual({
    cidade: { value: '', label: 'São Paulo' },
    estado: { value: 'SP', label: 'São Paulo' },
  });
});

test('[3.34] a city or state that is not in its list is not chosen', () => {
  const step = buildStep({ key: 'cidade', component: 'select', options: [createOption('1', 'Campinas')] });
  expect(
    fillAddress(step, { cidade: { value: '1', label: 'Campinas' } }, paulista, noEditedFields, 'cep'),
  ).toEqual({
    cidade: null,
  });
});

test('[11.6] a lookup replaces every value but those that the visitor has typed; a field that the visitor has emptied is filled', () => {
  const step = buildStep({ key: 'logradouro' }, { key: 'bairro' }, { key: 'cidade' });
  const values = { logradouro: 'Rua que digitei', bairro: 'from an earlier lookup', cidade: '' };
  expect(fillAddress(step, values, paulista, new Set(['logradouro', 'cidade']), 'cep')).toEqual({
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
  });
});

test('the CEP of a whole town empties street and district, unless the visitor has edited them', () => {
  const step = buildStep({ key: 'logradouro' }, { key: 'bairro' });
  const town = { ...paulista, logradouro: '', bairro: '' };
  expect(fillAddress(step, { logradouro: 'Rua A', bairro: 'B' }, town, new Set(['bairro']), 'cep')).toEqual({
    logradouro: '',
  });
});

test('with two CEPs in a step each fills its own address', () => {
  const step = buildStep(
    { key: 'cep', component: 'cep' },
    { key: 'rua' },
    { key: 'cidade' },
    { key: 'cepComercial', component: 'cep' },
    { key: 'ruaComercial' },
    { key: 'cidadeComercial' },
  );
  const filledBy = (cepKey: string) => Object.keys(fillAddress(step, {}, paulista, noEditedFields, cepKey));
  expect(filledBy('cep')).toEqual(['rua', 'cidade']);
  expect(filledBy('cepComercial')).toEqual(['ruaComercial', 'cidadeComercial']);
});

test('only a different value is a change', () => {
  const step = buildStep({ key: 'rua' }, { key: 'bairro' });
  expect(fillAddress(step, { rua: 'Avenida Paulista', bairro: '' }, paulista, noEditedFields, 'cep')).toEqual(
    {
      bairro: 'Bela Vista',
    },
  );
});

test('the only CEP of a step fills every address in it', () => {
  const step = buildStep({ key: 'cep', component: 'cep' }, { key: 'rua' }, { key: 'ruaComercial' });
  expect(Object.keys(fillAddress(step, {}, paulista, noEditedFields, 'cep'))).toEqual([
    'rua',
    'ruaComercial',
  ]);
});

test('with two CEPs an address field without its own CEP belongs to the first', () => {
  const step = buildStep(
    { key: 'cepResidencial', component: 'cep' },
    { key: 'cepComercial', component: 'cep' },
    { key: 'rua' },
    { key: 'ruaComercial' },
  );
  const filledBy = (cepKey: string) => Object.keys(fillAddress(step, {}, paulista, noEditedFields, cepKey));
  expect(filledBy('cepResidencial')).toEqual(['rua']);
  expect(filledBy('cepComercial')).toEqual(['ruaComercial']);
});

test('blanks around a part are removed, and a notice, an unknown kind and a CEP are not filled', () => {
  const step = buildStep(
    { key: 'cidade', component: 'select', options: [createOption('São Paulo', 'Capital')] },
    { key: 'rua', component: 'mensagem' },
    { key: 'bairro', component: 'holograma' },
    { key: 'cepEndereco', component: 'cep' },
  );
  expect(fillAddress(step, {}, { ...paulista, localidade: ' São Paulo ' }, noEditedFields, 'cep')).toEqual({
    cidade: { value: 'São Paulo', label: 'Capital' },
  });
});

test('[3.34] an address fills texts and choices only: a box, a day, an amount and a group of boxes stay', () => {
  const step = buildStep(
    { key: 'cep', component: 'cep' },
    { key: 'enderecoConfirmado', component: 'checkbox', defaultValue: true },
    { key: 'enderecoDesde', component: 'date' },
    { key: 'aluguelEndereco', component: 'money' },
    { key: 'areaEndereco', component: 'percentage' },
    { key: 'enderecoEntrega', component: 'checkBoxGroup' },
  );
  const values = {
    cep: '01310-100',
    enderecoConfirmado: true,
    enderecoDesde: '01/02/2020',
    aluguelEndereco: 12_300,
    areaEndereco: 10,
    enderecoEntrega: [{ value: '1', label: 'Casa' }],
  };
  expect(fillAddress(step, values, paulista, noEditedFields, 'cep')).toEqual({});
  expect(clearAddress(step, values, noEditedFields, 'cep')).toEqual({});
  expect(isAddressFilled(buildStep({ key: 'rua' }, ...step.fields), values, 'cep')).toBe(false);
});

test('[3.34] a question about an address keeps its answer: a street is never an option', () => {
  const step = buildStep(
    { key: 'cep', component: 'cep' },
    {
      key: 'moraNoEndereco',
      component: 'radio',
      options: [createOption('sim', 'Sim'), createOption('nao', 'Não')],
    },
  );
  const values = { moraNoEndereco: { value: 'sim', label: 'Sim' } };
  expect(fillAddress(step, values, paulista, noEditedFields, 'cep')).toEqual({});
  expect(fillAddress(step, values, { ...paulista, logradouro: '' }, noEditedFields, 'cep')).toEqual({});
});

test('only a state is matched by its letters', () => {
  const step = buildStep({ key: 'cidade', component: 'select', options: [createOption('1', 'Pará')] });
  expect(fillAddress(step, {}, { ...paulista, localidade: 'PA' }, noEditedFields, 'cep')).toEqual({});
});

test('[11.6] a CEP without an address empties what an earlier one has filled, and nothing that the visitor has typed', () => {
  const step = buildStep(
    { key: 'cep', component: 'cep' },
    { key: 'rua' },
    { key: 'bairro' },
    { key: 'cidade', component: 'select' },
    { key: 'uf' },
  );
  const values = {
    cep: '99999-999',
    rua: 'Avenida Paulista',
    bairro: 'Bela Vista',
    cidade: { value: '3550308', label: 'São Paulo' },
    uf: '',
  };
  expect(clearAddress(step, values, new Set(['cep', 'bairro']), 'cep')).toEqual({
    rua: '',
    cidade: null,
  });
});

test('[4.32] a city is not chosen from the list of another state, wherever the state is in the step', () => {
  const listOfCities = { cidade: [createOption('1', 'São Paulo')] };
  const city = { key: 'cidade', component: 'select', dependencies: ['estado'] };
  const state = { key: 'estado', component: 'select' };
  const inAcre = { estado: { value: 'AC', label: 'Acre' }, cidade: null };
  const inSaoPaulo = { estado: { value: 'SP', label: 'São Paulo' }, cidade: null };
  for (const step of [buildStep(city, state), buildStep(state, city)]) {
    expect(fillAddress(step, inAcre, paulista, noEditedFields, 'cep', listOfCities)).toEqual({
      estado: { value: 'SP', label: 'São Paulo' },
      cidade: { value: '', label: 'São Paulo' },
    });
    expect(fillAddress(step, inSaoPaulo, paulista, noEditedFields, 'cep', listOfCities)).toEqual({
      cidade: { value: '1', label: 'São Paulo' },
    });
  }
});

test('an address is filled as soon as one field of its CEP has a value; without such fields nothing is missing', () => {
  const step = buildStep(
    { key: 'cep', component: 'cep' },
    { key: 'rua' },
    { key: 'numero' },
    { key: 'cidade', component: 'mensagem' },
    { key: 'cepComercial', component: 'cep' },
    { key: 'ruaComercial' },
    { key: 'bairroComercial' },
  );
  const values = {
    cep: '01310-100',
    numero: '10',
    cidade: 'x',
    cepComercial: '01310-100',
    bairroComercial: 'B',
  };
  expect(isAddressFilled(step, values, 'cep')).toBe(false);
  expect(isAddressFilled(step, values, 'cepComercial')).toBe(true);
  expect(isAddressFilled(step, { ...values, rua: 'A' }, 'cep')).toBe(true);
  expect(isAddressFilled(buildStep({ key: 'cep', component: 'cep' }, { key: 'numero' }), values, 'cep')).toBe(
    true,
  );
});

test('[3.34] the letters of a state may be small', () => {
  const step = buildStep({ key: 'uf', component: 'select', options: [createOption('35', 'São Paulo')] });
  expect(fillAddress(step, {}, { ...paulista, uf: ' sp ' }, noEditedFields, 'cep')).toEqual({
    uf: { value: '35', label: 'São Paulo' },
  });
});

test('[3.34] each of the 27 states is found in a list that has only their names', () => {
  const states =
    'AC Acre, AL Alagoas, AM Amazonas, AP Amapá, BA Bahia, CE Ceará, DF Distrito Federal, ES Espírito Santo, GO Goiás, ' +
    'MA Maranhão, MG Minas Gerais, MS Mato Grosso do Sul, MT Mato Grosso, PA Pará, PB Paraíba, PE Pernambuco, PI Piauí, ' +
    'PR Paraná, RJ Rio de Janeiro, RN Rio Grande do Norte, RO Rondônia, RR Roraima, RS Rio Grande do Sul, ' +
    'SC Santa Catarina, SE Sergipe, SP São Paulo, TO Tocantins';
  const rows = states.split(', ').map(state => ({ uf: state.slice(0, 2), name: state.slice(3) }));
  expect(rows).toHaveLength(27);
  const options = rows.map(({ name }, index) => createOption(String(index + 1), name));
  const step = buildStep({ key: 'estado', component: 'select', options });
  for (const { uf, name } of rows)
    expect(fillAddress(step, {}, { ...paulista, uf }, noEditedFields, 'cep'), uf).toMatchObject({
      estado: { label: name },
    });
});

test.each(['cidadeEmpresa', 'ufEmpresa', 'cidadeTrabalho', 'estadoConjuge'])(
  '[3.34] %s is no part of the address of the customer, whose CEP leaves it alone',
  key => {
    const home = [{ key: 'cep', component: 'cep' }, { key: 'rua' }, { key: 'cidade' }, { key: 'uf' }];
    const step = buildStep(...home, { key });
    const keys = ['rua', 'cidade', 'uf'];
    expect(Object.keys(fillAddress(step, {}, paulista, noEditedFields, 'cep'))).toEqual(keys);
    const values = { rua: 'x', cidade: 'x', uf: 'x', [key]: 'x' };
    expect(Object.keys(clearAddress(step, values, noEditedFields, 'cep'))).toEqual(keys);
    expect(isAddressFilled(step, { [key]: 'x' }, 'cep')).toBe(false);
  },
);

test('[3.34] the address of a company is filled from the only CEP of a step, if it has a street or is the only one', () => {
  const cep = { key: 'cep', component: 'cep' };
  const filledOf = (...keys: string[]) =>
    Object.keys(
      fillAddress(buildStep(cep, ...keys.map(key => ({ key }))), {}, paulista, noEditedFields, 'cep'),
    );
  for (const keys of [
    ['rua', 'ruaEmpresa', 'cidadeEmpresa'],
    ['cidadeEmpresa', 'ufEmpresa'],
    ['rua', 'cidadeResidencial'],
  ])
    expect(filledOf(...keys)).toEqual(keys);
  const withOwnCep = buildStep({ key: 'cepEmpresa', component: 'cep' }, { key: 'ufEmpresa' }, { key: 'rua' });
  expect(Object.keys(fillAddress(withOwnCep, {}, paulista, noEditedFields, 'cepEmpresa'))).toContain(
    'ufEmpresa',
  );
});
