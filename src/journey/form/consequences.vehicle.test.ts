import { expect, test } from 'vitest';
import type { StepValues } from '../model/proposal.ts';
import { evaluateForm } from './evaluate-form.ts';
import { buildStep } from './testing/build-step.ts';
import { change, findOpeningConsequences } from './testing/change.ts';
import { createChoice } from './testing/create-choice.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { completeVehicle, vehicleStep } from './testing/vehicle-step.ts';

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

test('[9.26] a licence plate is looked up once it is complete', () => {
  const step = buildStep({ key: 'placa', component: 'consultaPlaca' });
  const from = (before: string, after: string) => change(step, { placa: before }, { placa: after });
  expect(from('ABC1D2', 'abc1d23')).toEqual([{ kind: 'lookUpPlate', fieldKey: 'placa', plate: 'ABC1D23' }]);
  expect(from('ABC1D23', 'abc1d23')).toEqual([]);
  expect(from('', 'ABC1D2')).toEqual([]);
});

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

test('[9.26] a plate in a hidden field is not looked up, and neither is a text that looks like a plate', () => {
  const hidden = buildStep({ key: 'placa', component: 'consultaPlaca', hidden: true });
  expect(change(hidden, { placa: '' }, { placa: 'ABC1D23' })).toEqual([]);
  expect(change(buildStep({ key: 'placa' }), { placa: '' }, { placa: 'ABC1D23' })).toEqual([]);
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
