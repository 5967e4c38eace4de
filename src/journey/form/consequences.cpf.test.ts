import { expect, test } from 'vitest';
import { buildStep } from './testing/build-step.ts';
import { change, findOpeningConsequences } from './testing/change.ts';

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

test('[5.29] the suggestions of a CPF are removed as soon as it changes, the text stays', () => {
  const step = buildStep({ key: 'cpf', component: 'textWithAutoComplete', resource: 'people', mask: 'cpf' });
  expect(change(step, { cpf: '529.982.247-25' }, { cpf: '529.982.247-2' })).toEqual([
    { kind: 'dropList', fieldKey: 'cpf' },
  ]);
});
