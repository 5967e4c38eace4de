import { expect, test } from 'vitest';
import { addressKeyOf } from '../fields/address-key-of.ts';
import type { StepValues } from '../model/proposal.ts';
import { fillAddress, isAddressFilled, type PostalAddress } from './address.ts';
import { buildField } from './build-field.ts';
import { consequencesOf, openingConsequencesOf } from './consequences.ts';
import { evaluateForm } from './evaluate-form.ts';
import { fillCompany } from './fill-company.ts';
import { searchOptions } from './options.ts';
import type { FieldHolder } from './step-fields.ts';
import { buildStep } from './testing/build-step.ts';
import { createChoice } from './testing/create-choice.ts';
import { createOption } from './testing/create-option.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { fillVehicle, type Vehicle } from './vehicle.ts';
import { vehiclePartOf } from './vehicle-parts.ts';

const open = (step: FieldHolder, values: StepValues, ...editedKeys: string[]) =>
  openingConsequencesOf(step, evaluateForm(step, values, newVisitor), new Set(editedKeys));

function change(step: FieldHolder, values: StepValues, changes: StepValues) {
  const before = evaluateForm(step, values, newVisitor);
  return consequencesOf(step, before, evaluateForm(step, { ...values, ...changes }, newVisitor, before));
}

test('[5.29] the consequences of a change are in the order of the fields, not in that of the changes', () => {
  const step = buildStep(
    { key: 'agencia', component: 'select', resource: 'agencies', dependencies: ['cep'] },
    { key: 'cep', component: 'cep' },
  );
  const kinds = change(step, { agencia: null, cep: '' }, { cep: '01310-100' }).map(({ kind }) => kind);
  expect(kinds).toEqual(['loadOptions', 'lookUpCep']);
});

test('[4.32] a choice is cleared as soon as one of the values it depends on was emptied, but not while one only lacks its list', () => {
  const step = buildStep(
    { key: 'estado', component: 'select' },
    { key: 'cidade', component: 'select' },
    { key: 'bairro', component: 'select', resource: 'districts', dependencies: ['estado', 'cidade'] },
  );
  const values = { estado: createChoice('SP'), cidade: createChoice('3550308'), bairro: createChoice('1') };
  expect(change(step, values, { cidade: null })).toEqual([{ kind: 'clear', fieldKey: 'bairro' }]);
  expect(change(step, values, { cidade: { value: '', label: 'Campinas' } })).toEqual([]);
});

test('[7.24] the lists of models and years need the earlier choice whatever the field declares; the list of makes does not', () => {
  const step = buildStep(
    { key: 'uf' },
    { key: 'tipoVeiculo', component: 'select', resource: 'tipoVeiculo', dependencies: ['nowhere'] },
    { key: 'marcaVeiculo', component: 'select', resource: 'marcaVeiculo', dependencies: ['uf'] },
    { key: 'modelo', component: 'modeloVeiculo', dependencies: ['uf'] },
  );
  const listedKeys = (values: StepValues) =>
    open(step, { uf: 'SP', ...values }).flatMap(consequence =>
      consequence.kind === 'loadOptions' ? [consequence.fieldKey] : [],
    );
  expect(listedKeys({})).toEqual(['tipoVeiculo', 'marcaVeiculo']);
  expect(listedKeys({ marcaVeiculo: createChoice('21') })).toEqual(['tipoVeiculo', 'marcaVeiculo', 'modelo']);
});

test('[7.24] without a model there is no price to look up', () => {
  const step = buildStep(
    { key: 'modelo', component: 'select' },
    { key: 'ano', component: 'anoModeloVeiculo', dependencies: ['modelo'] },
    { key: 'valorVeiculo', component: 'money' },
  );
  expect(
    change(step, { modelo: null, ano: null, valorVeiculo: null }, { ano: createChoice('2022-1') }),
  ).toEqual([]);
});

test('[5.29] a field of the kind CEP is looked up even if it has another mask', () => {
  const step = buildStep({ key: 'codigo', component: 'cep', mask: 'number' });
  expect(change(step, { codigo: '' }, { codigo: '01310100' })).toEqual([
    { kind: 'lookUpCep', fieldKey: 'codigo', cep: '01310100' },
  ]);
});

test('[9.26] a licence plate is looked up without its hyphen', () => {
  const step = buildStep({ key: 'placa', component: 'consultaPlaca' });
  expect(change(step, { placa: '' }, { placa: 'ABC-1234' })).toEqual([
    { kind: 'lookUpPlate', fieldKey: 'placa', plate: 'ABC1234' },
  ]);
});

test('[7.25] the value of a property is looked up once when its step opens, also if the visitor has typed the CEP', () => {
  const step = buildStep(
    { key: 'cep', component: 'cep' },
    { key: 'rua', component: 'mensagem', message: 'Leia' },
    { key: 'imovel', component: 'inputRealEstateValue' },
  );
  const values = { cep: '01310-100', imovel: null };
  expect(open(step, values, 'cep')).toEqual([
    { kind: 'lookUpResidency', fieldKey: 'imovel', cep: '01310100' },
  ]);
  expect(isAddressFilled(step, values, 'cep')).toBe(true);
});

const paulista: PostalAddress = {
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
};

test.each([
  ['enderecoCidade', 'localidade'],
  ['ruaBairro', 'bairro'],
  ['enderecoUf', 'uf'],
])('[3.34] in the key %s the word for the street says only that it is an address', (key, part) => {
  expect(addressKeyOf(key)?.part).toBe(part);
});

test.each(['select', 'radio', 'radioChip'])(
  '[3.34] a state is chosen from the options of a field of kind %s',
  component => {
    const options = [createOption('35', 'São Paulo'), createOption('33', 'Rio de Janeiro')];
    const step = buildStep({ key: 'estado', component, options });
    expect(fillAddress(step, {}, paulista, new Set(), 'cep')).toEqual({
      estado: { value: '35', label: 'São Paulo' },
    });
  },
);

test('[3.38] a company is chosen from the list of its field, and a blank name changes nothing', () => {
  const step = buildStep(
    { key: 'documento', component: 'cnpj' },
    { key: 'empresa', component: 'select', options: [createOption('7', 'Padaria Flor Ltda')] },
    { key: 'empregador' },
  );
  const values = { empregador: 'Padaria' };
  const fill = (name: string) => fillCompany(step, values, { name, cnpj: '', uf: '' }, 'documento');
  expect(fill('Padaria Flor Ltda')).toEqual({
    empresa: { value: '7', label: 'Padaria Flor Ltda' },
    empregador: 'Padaria Flor Ltda',
  });
  expect(fill(' ')).toEqual({});
});

test('[5.27] the words of an option are not joined in a search', () => {
  const options = [createOption('001', 'Banco do Brasil')];
  expect(searchOptions(options, 'do brasil')).toHaveLength(1);
  expect(searchOptions(options, 'dobrasil')).toHaveLength(0);
});

test.each([
  ['codigoDaFipe', 'codigoFipe'],
  ['anoDeModelo', 'anoModelo'],
])('[3.41] the part of a vehicle for the field %s: %s', (key, part) => {
  expect(vehiclePartOf(buildField({ key }))).toBe(part);
});

const unknownVehicle: Vehicle = {
  tipo: '',
  marca: '',
  modelo: '',
  anoModelo: '',
  combustivel: '',
  codigoFipe: '',
  valor: undefined,
};

test('[3.41] a year without a fuel is named as it is', () => {
  const step = buildStep({ key: 'ano', component: 'anoModeloVeiculo' });
  expect(fillVehicle(step, {}, { ...unknownVehicle, anoModelo: '2022' }, new Set())).toEqual({
    ano: { value: '', label: '2022' },
  });
});
