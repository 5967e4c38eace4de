import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { groupFields } from './group-fields.ts';

const createFields = (count: number) =>
  Array.from({ length: count }, (_, index) => buildField({ key: `campo${index}` }));

test('every field is in one group, in its order', () => {
  const fields = createFields(200);
  const groups = groupFields(fields, new Set());
  expect(groups.flat()).toEqual(fields);
  expect(Math.max(...groups.map(group => group.length))).toBeLessThanOrEqual(31);
});

test('a form of the usual length is one group', () => {
  expect(groupFields(createFields(20), new Set())).toHaveLength(1);
  expect(groupFields([], new Set())).toEqual([]);
});

test('two fields that share a row are in the same group', () => {
  const fields = createFields(60);
  const pairedKeys = new Set(['campo27', 'campo28', 'campo29', 'campo30', 'campo31', 'campo32']);
  const [first, second] = groupFields(fields, pairedKeys);
  expect(first?.at(-1)?.key).toBe('campo30');
  expect(second?.[0]?.key).toBe('campo31');
});
