import { snapshot, subscribe } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import {
  asRef,
  createField,
  createInitialOptions,
  type FieldState,
  toUntrackedValue,
} from './field-state.ts';
import { createFields } from './form-state.ts';

const sample = (): FieldState => ({
  value: '',
  isVisible: true,
  isRequired: true,
  isReadOnly: false,
  isWaiting: false,
  label: 'Nome',
  error: '',
  refusal: '',
  options: createInitialOptions(),
});

test.each<[member: keyof FieldState, next: FieldState[keyof FieldState]]>([
  ['value', 'Ana'],
  ['isVisible', false],
  ['isRequired', false],
  ['isReadOnly', true],
  ['isWaiting', true],
  ['label', 'Seu nome'],
  ['error', 'Por favor, insira Nome'],
  ['options', asRef({ ...createInitialOptions(), status: 'loading' as const })],
])('[14.2] a field notifies once, and synchronously, when its member %s changes', (member, next) => {
  const field = createField(sample());
  const snapshotBefore = snapshot(field);
  const snapshots: unknown[] = [];
  subscribe(field, () => snapshots.push(snapshot(field)), true);
  Object.assign(field, { [member]: next });
  Object.assign(field, { [member]: next });
  expect(snapshots).toEqual([{ ...snapshotBefore, [member]: next }]);
  expect(snapshot(field)).not.toBe(snapshotBefore);
});

test('a choice and a list keep their identity: they are compared by it', () => {
  const city = { value: '3550308', label: 'São Paulo' };
  const options = asRef({
    ...createInitialOptions(),
    options: [{ ...city, image: '', disabled: false, children: '' }],
  });
  const field = createField({ ...sample(), value: toUntrackedValue(city), options });
  expect(field.value).toBe(city);
  expect(snapshot(field).value).toBe(city);
  expect(snapshot(field).options).toBe(options);
});

test('[14.2] a change in one field of a form changes no other', () => {
  const fields = createFields(
    Object.assign(createSafeRecord<FieldState>(), { nome: sample(), idade: sample() }),
  );
  const [name, age] = [fields.nome, fields.idade];
  if (!name || !age) throw new Error('The form has no fields.');
  const snapshotBefore = snapshot(age);
  name.value = 'Ana';
  expect(snapshot(age)).toBe(snapshotBefore);
});

test.each(['Ana', '', 3, true, null])('[3.36] the value %j of a field is kept as it is', value => {
  expect(toUntrackedValue(value)).toBe(value);
});

test('[3.36] before its list is requested, a field has no options, no message and no value that they belong to', () => {
  expect(createInitialOptions()).toEqual({ status: 'initial', options: [], message: '', reference: '' });
});
