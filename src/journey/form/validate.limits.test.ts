import { expect, test } from 'vitest';
import { validationMessageOf } from './testing/validation-message-of.ts';

test('[5.5a] an amount must be within its bounds, both included', () => {
  const bounds = { minValue: 10_000, maxValue: 220_000 };
  for (const component of ['money', 'sliderMoney']) {
    expect(validationMessageOf({ component, ...bounds }, 220_001)).toBe(
      'O valor não pode ser maior que o valor máximo',
    );
    expect(validationMessageOf({ component, ...bounds }, 9_999)).toBe(
      'O valor não pode ser menor que o valor mínimo',
    );
    expect(validationMessageOf({ component, ...bounds }, 220_000)).toBeUndefined();
    expect(validationMessageOf({ component, ...bounds }, 10_000)).toBeUndefined();
    expect(validationMessageOf({ component, ...bounds }, null)).toBeUndefined();
  }
  expect(validationMessageOf({ component: 'percentage', maxValue: 50 }, 50.01)).toBe(
    'O valor não pode ser maior que o valor máximo',
  );
});

test('[5.5] the bounds of a text field apply to numbers and to no other text', () => {
  expect(validationMessageOf({ maxValue: 60 }, '61')).toBe('O valor não pode ser maior que o valor máximo');
  expect(validationMessageOf({ minValue: 6 }, ' 5 ')).toBe('O valor não pode ser menor que o valor mínimo');
  expect([
    validationMessageOf({ maxValue: 60 }, '60'),
    validationMessageOf({ maxValue: 1, mask: 'cpf' }, '529.982.247-25'),
  ]).toEqual([undefined, undefined]);
});

test('[5.5] bounds that contradict each other refuse no value', () => {
  expect(validationMessageOf({ component: 'money', minValue: 200, maxValue: 100 }, 150)).toBeUndefined();
  expect(validationMessageOf({ component: 'money', maxValue: 0 }, 150)).toBeUndefined();
  expect(validationMessageOf({ component: 'money', minValue: 0, maxValue: 0 }, 150)).toBeUndefined();
});

test('[5.5b] the value of a property has no bounds', () => {
  expect(
    validationMessageOf({ component: 'inputRealEstateValue', minValue: 10, maxValue: 20 }, 21),
  ).toBeUndefined();
  expect(
    validationMessageOf({ component: 'inputRealEstateValue', minValue: 10, maxValue: 20 }, 9),
  ).toBeUndefined();
});

test.each([
  ['cep', 8, '01310-10', 'Mínimo de caracteres: 8'],
  ['cep', 8, '01310-100', undefined],
  // The minimum exceeds the number of digits that the mask allows, so the separators count, too.
  ['cep', 9, '01310-10', 'Mínimo de caracteres: 9'],
  ['cep', 9, '01310-100', undefined],
  ['cpf', 14, '529.982.247-2', 'Mínimo de caracteres: 14'],
  ['cpf', 14, '529.982.247-25', undefined],
  ['phone', 11, '(11) 98765-432', 'Mínimo de caracteres: 11'],
])(
  '[5.6] with the mask %s and the minimum length %i, the error of %s is %j',
  (mask, minLength, text, message) => {
    expect(validationMessageOf({ mask, minLength }, text)).toBe(message);
  },
);

test('[5.6] blanks around a text do not count in the minimum length', () => {
  expect(validationMessageOf({ minLength: 5 }, 'abcd')).toBe('Mínimo de caracteres: 5');
  expect(validationMessageOf({ minLength: 5 }, ' abcd ')).toBe('Mínimo de caracteres: 5');
  expect(validationMessageOf({ minLength: 5 }, 'abcde')).toBeUndefined();
  expect(validationMessageOf({ minLength: 5 }, '')).toBeUndefined();
  expect(
    validationMessageOf({ minLength: 5, component: 'select' }, { value: 'SP', label: 'SP' }),
  ).toBeUndefined();
});

test('[5.8] the separators of a mask do not count in the maximum length', () => {
  expect(validationMessageOf({ mask: 'cpf', maxLength: 11 }, '529.982.247-25')).toBeUndefined();
  expect(validationMessageOf({ mask: 'cpf', maxLength: 10 }, '529.982.247-25')).toBe('Campo inválido');
});

test('[5.6] [5.8] lengths that contradict each other refuse no text', () => {
  const lengths = { minLength: 12, maxLength: 11 };
  expect([validationMessageOf(lengths, 'abc'), validationMessageOf(lengths, 'a'.repeat(20))]).toEqual([
    undefined,
    undefined,
  ]);
  const exactly = { minLength: 3, maxLength: 3 };
  expect([validationMessageOf(exactly, 'ab'), validationMessageOf(exactly, 'abcd')]).toEqual([
    'Mínimo de caracteres: 3',
    'Campo inválido',
  ]);
});

test('[5.5] an optional amount of zero counts as missing, so it is not too small', () => {
  expect(validationMessageOf({ component: 'money', minValue: 100 }, 0)).toBeUndefined();
});

test('[5.8] a text above its maximum length is refused; blanks inside it count', () => {
  expect(validationMessageOf({ maxLength: 1 }, 'ab')).toBe('Campo inválido');
  expect(validationMessageOf({ maxLength: 4 }, 'a b c')).toBe('Campo inválido');
});
