import { expect, test } from 'vitest';
import type { StepValues } from '../model/proposal.ts';
import { openingConsequencesOf } from './consequences.ts';
import { evaluateForm } from './evaluate-form.ts';
import type { FieldHolder } from './step-fields.ts';
import { buildStep } from './testing/build-step.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { property } from './testing/property.ts';
import { completeVehicle, vehicleStep } from './testing/vehicle-step.ts';

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
