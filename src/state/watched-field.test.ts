import { expect, test } from 'vitest';
import { initialOptions } from './app-state.ts';
import { WatchedField } from './watched-field.ts';

const aField = (): WatchedField =>
  new WatchedField({
    value: '',
    visible: true,
    required: true,
    readOnly: false,
    label: 'Nome',
    error: '',
    options: initialOptions(),
  });

test.each([
  ['value', 'Ana'],
  ['visible', false],
  ['required', false],
  ['readOnly', true],
  ['label', 'Seu nome'],
  ['error', 'Por favor, insira Nome'],
  ['options', { ...initialOptions(), status: 'loading' as const }],
])('a field tells once, and at once, that its %s is another', (name, next) => {
  const field = aField();
  const before = field.now;
  const said: unknown[] = [];
  field.listen(() => said.push(field.now));
  Object.assign(field, { [name]: next });
  Object.assign(field, { [name]: next });
  expect(said).toEqual([{ ...before, [name]: next }]);
  expect(Reflect.get(field, name)).toBe(next);
});

test('what was seen of a field stays as it was, and is the same object until something changes', () => {
  const field = aField();
  const before = field.now;
  field.value = '';
  expect(field.now).toBe(before);
  field.value = 'A';
  expect(before.value).toBe('');
  expect(field.now).not.toBe(before);
});

test('several properties that change in one go are told of once; who has stopped listening hears nothing', () => {
  const field = aField();
  let told = 0;
  const stop = field.listen(() => {
    told += 1;
  });
  field.take({ ...field.now, value: 'A', error: 'x', visible: false });
  expect(told).toBe(1);
  expect(field.error).toBe('x');
  stop();
  field.value = 'B';
  expect(told).toBe(1);
});
