import { expect, test } from 'vitest';
import { buildField } from './build-field.ts';
import { fieldsOf } from './step-fields.ts';
import { buildStep } from './testing/build-step.ts';

test('[3.24] sub-fields come after the field that contains them', () => {
  const inner = buildStep({ key: 'b', subFields: buildStep({ key: 'c' }).fields }, { key: 'd' });
  const fields = fieldsOf(buildStep({ key: 'a', subFields: inner.fields }, { key: 'e' }));
  expect(fields.all.map(field => field.key)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(fields.all.map(field => fields.parentOf(field)?.key)).toEqual([undefined, 'a', 'b', 'a', undefined]);
  expect([fields.indexOf('c'), fields.indexOf('none')]).toEqual([2, -1]);
});

test('[3.23] a field may name its parent; a field is not its own parent', () => {
  const fields = fieldsOf(
    buildStep({ key: 'a' }, { key: 'b', parentFieldId: '#a' }, { key: 'c', parentFieldId: '#c' }),
  );
  expect(fields.all.map(field => fields.parentOf(field)?.key)).toEqual([undefined, 'a', undefined]);
});

test('fields are found by id, otherwise by key; an empty name finds nothing', () => {
  const fields = fieldsOf(buildStep({ key: 'x', id: 'y' }, { key: 'y', id: 'z' }, { key: 'w', id: '' }));
  expect(['x', 'y', 'z', 'w', ''].map(name => fields.find(name)?.key)).toEqual([
    'x',
    'x',
    'y',
    'w',
    undefined,
  ]);
});

test('of two fields with one key, or one id, the first counts', () => {
  const fields = fieldsOf(
    buildStep({ key: 'a', label: '1' }, { key: 'a', label: '2' }, { key: 'b', id: '#a', label: '3' }),
  );
  expect(fields.all.map(field => field.label)).toEqual(['1', '3']);
  expect(fields.find('#a')?.label).toBe('1');
});

test('[12.5] sub-fields are read eight levels deep', () => {
  let nested = buildField({ key: 'level12' });
  for (let level = 11; level >= 0; level--)
    nested = buildField({ key: `level${level}`, subFields: [nested] });
  expect(fieldsOf({ fields: [nested] }).all.at(-1)?.key).toBe('level8');
});

test('the fields of a step are computed once', () => {
  const step = buildStep({ key: 'a' });
  expect(fieldsOf(step)).toBe(fieldsOf(step));
});

test('[4.32] the dependents of a field are listed in the order of the step', () => {
  const fields = fieldsOf(
    buildStep(
      { key: 'uf' },
      { key: 'cidade', dependencies: ['#uf'] },
      { key: 'cartorio', dependencies: ['uf'] },
    ),
  );
  expect(fields.dependentsOf('uf').map(field => field.key)).toEqual(['cidade', 'cartorio']);
  expect(fields.dependentsOf('cidade')).toEqual([]);
});
