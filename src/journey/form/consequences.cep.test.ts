import { expect, test } from 'vitest';
import type { Field } from '../model/field.ts';
import { buildStep } from './testing/build-step.ts';
import { change, findOpeningConsequences } from './testing/change.ts';
import { property } from './testing/property.ts';

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

test('[5.29] the CEP of a hidden field is not looked up', () => {
  const step = buildStep({ key: 'cep', component: 'cep', hidden: true });
  expect(change(step, { cep: '' }, { cep: '01310-100' })).toEqual([]);
});

test('eight digits in a field that is not a CEP are not looked up', () => {
  expect(change(buildStep({ key: 'conta' }), { conta: '' }, { conta: '12345678' })).toEqual([]);
});

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
