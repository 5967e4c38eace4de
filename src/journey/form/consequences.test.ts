import { expect, test } from 'vitest';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { buildStep } from './testing/build-step.ts';
import { change, findOpeningConsequences } from './testing/change.ts';
import { createChoice } from './testing/create-choice.ts';

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

test('a change on which no field depends has no consequences', () => {
  expect(
    change(buildStep({ key: 'nome' }, { key: 'rua' }), { nome: '', rua: '' }, { nome: 'A', rua: '' }),
  ).toEqual([]);
});

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
