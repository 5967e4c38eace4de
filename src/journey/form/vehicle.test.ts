import { expect, test } from 'vitest';
import type { Field } from '../model/field.ts';
import { buildField } from './build-field.ts';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';
import { clearVehicle, fillVehicle, type Vehicle } from './vehicle.ts';
import { findPrecedingVehicleFields, vehiclePartOf } from './vehicle-parts.ts';

const argo: Vehicle = {
  tipo: 'carro',
  marca: 'Fiat',
  modelo: 'Argo Drive 1.0',
  anoModelo: '2022',
  combustivel: 'Flex',
  codigoFipe: '001509-7',
  valor: 62_840.5,
};

test.each([
  ['tipoVeiculo', 'tipo'],
  ['tipo_do_veiculo', 'tipo'],
  ['marca', 'marca'],
  ['marcaVeiculo', 'marca'],
  ['modeloDoVeiculo', 'modelo'],
  ['modelo', 'modelo'],
  ['anoModelo', 'anoModelo'],
  ['anoVeiculo', 'anoModelo'],
  ['anoModeloVeiculo', 'anoModelo'],
  ['combustivel', 'combustivel'],
  ['codigoFipe', 'codigoFipe'],
  ['valorVeiculo', 'valor'],
  ['valorFipe', 'valor'],
  ['tipo', undefined],
  ['valor', undefined],
  ['ano', undefined],
  ['veiculo', undefined],
  ['valorEntradaVeiculo', undefined],
  ['anoFabricacaoVeiculo', undefined],
  ['placaVeiculo', undefined],
  ['constructor', undefined],
])('[3.41] the part of a vehicle for the field %s: %s', (key, part) => {
  expect(vehiclePartOf(buildField({ key }))).toBe(part);
});

test.each([
  [{ key: 'a', component: 'modeloVeiculo' }, 'modelo'],
  [{ key: 'a', component: 'anoModeloVeiculo' }, 'anoModelo'],
  [{ key: 'a', resource: 'marcaVeiculo' }, 'marca'],
  [{ key: 'a', resource: 'tipoVeiculo' }, 'tipo'],
])('[7.24] the list of %j decides the part of the vehicle, whatever the key of the field', (field, part) => {
  expect(vehiclePartOf(buildField(field))).toBe(part);
});

test('[7.24] a list of the price table depends on the field of the preceding part; types and other fields depend on none', () => {
  const { fields } = buildStep(
    { key: 'tipoVeiculo', resource: 'tipoVeiculo' },
    { key: 'marcaVeiculo', resource: 'marcaVeiculo' },
    { key: 'x', component: 'modeloVeiculo' },
    { key: 'y', component: 'anoModeloVeiculo' },
    { key: 'combustivel' },
  );
  expect(fields.map(field => findPrecedingVehicleFields(field, fields).map(({ key }) => key))).toEqual([
    [],
    ['tipoVeiculo'],
    ['marcaVeiculo'],
    ['x'],
    [],
  ]);
});

const fields: (Partial<Field> & { key: string })[] = [
  { key: 'tipoVeiculo', component: 'select' },
  { key: 'marcaVeiculo' },
  { key: 'ano', component: 'anoModeloVeiculo' },
  { key: 'combustivel' },
  { key: 'valorVeiculo', component: 'money' },
  { key: 'nome' },
  { key: 'modelo', component: 'mensagem' },
];
test('[3.41] a vehicle fills texts, amounts and choices; a choice without a list gets a label and no value', () => {
  expect(fillVehicle(buildStep(...fields), {}, argo, new Set())).toEqual({
    tipoVeiculo: { value: '', label: 'carro' },
    marcaVeiculo: 'Fiat',
    ano: { value: '', label: '2022 Flex' },
    combustivel: 'Flex',
    valorVeiculo: 6_284_050,
  });
});

test('[3.41] a year is found in its list with its fuel or without', () => {
  const fillYearFrom = (...labels: string[]) =>
    fillVehicle(buildStep({ key: 'ano', component: 'anoModeloVeiculo' }), {}, argo, new Set(), {
      ano: labels.map(label => createOption(`#${label}`, label)),
    });
  expect(fillYearFrom('2022 Gasolina', '2022 flex')).toEqual({
    ano: { value: '#2022 flex', label: '2022 flex' },
  });
  expect(fillYearFrom('2021', '2022')).toEqual({ ano: { value: '#2022', label: '2022' } });
  expect(fillYearFrom('2021')).toEqual({ ano: { value: '', label: '2022 Flex' } });
});

test('[11.6] a lookup keeps the values that the visitor has typed, and fills the emptied fields', () => {
  const values = { marcaVeiculo: 'Ford', combustivel: '' };
  const filled = fillVehicle(
    buildStep({ key: 'marcaVeiculo' }, { key: 'combustivel' }),
    values,
    argo,
    new Set(['marcaVeiculo', 'combustivel']),
  );
  expect(filled).toEqual({ combustivel: 'Flex' });
});

const withoutParts: Vehicle = {
  tipo: '',
  marca: ' ',
  modelo: '',
  anoModelo: '',
  combustivel: '',
  codigoFipe: '',
  valor: undefined,
};

test('[11.6] [3.41] a part that the vehicle of a new plate lacks does not keep that of the previous plate; the type stays, because the lists depend on it', () => {
  const values = { tipoVeiculo: { value: 'carro', label: 'Carro' }, marcaVeiculo: 'Ford', valorVeiculo: 100 };
  expect(fillVehicle(buildStep(...fields), values, { ...withoutParts, marca: 'Honda' }, new Set())).toEqual({
    marcaVeiculo: 'Honda',
    valorVeiculo: null,
  });
});

test('[11.6] [7.24] a plate without a vehicle removes what the visitor has not typed; the price of a chosen model and year stays', () => {
  const step = buildStep(
    { key: 'marcaVeiculo' },
    { key: 'modelo', component: 'modeloVeiculo' },
    { key: 'ano', component: 'anoModeloVeiculo' },
    { key: 'valorVeiculo', component: 'money' },
  );
  const values = {
    marcaVeiculo: 'Fiat',
    modelo: { value: '1', label: 'Uno' },
    ano: { value: '2', label: '2022' },
    valorVeiculo: 6_284_000,
  };
  const removeVehicle = (...editedKeys: string[]) => clearVehicle(step, values, new Set(editedKeys));
  expect(removeVehicle('marcaVeiculo')).toEqual({ modelo: null, ano: null, valorVeiculo: null });
  expect(removeVehicle('marcaVeiculo', 'modelo')).toEqual({ ano: null, valorVeiculo: null });
  expect(removeVehicle('marcaVeiculo', 'modelo', 'ano')).toEqual({});
  expect(removeVehicle('valorVeiculo')).toEqual({ marcaVeiculo: '', modelo: null, ano: null });
});

test('equal values change nothing', () => {
  expect(fillVehicle(buildStep({ key: 'marcaVeiculo' }), { marcaVeiculo: 'Fiat' }, argo, new Set())).toEqual(
    {},
  );
});

test('[3.41] a year without a fuel is filled in alone', () => {
  expect(fillVehicle(buildStep({ key: 'anoVeiculo' }), {}, { ...argo, combustivel: '' }, new Set())).toEqual({
    anoVeiculo: '2022',
  });
});

test('[3.41] a model whose name is the code of another model is found by its name', () => {
  const step = buildStep({ key: 'modelo', component: 'select' });
  const list = { modelo: [createOption('500', 'Palio'), createOption('7001', '500')] };
  expect(fillVehicle(step, {}, { ...argo, modelo: '500' }, new Set(), list)).toEqual({
    modelo: { value: '7001', label: '500' },
  });
});
