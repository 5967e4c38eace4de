import { expect, test } from 'vitest';
import type { Field, FieldValue } from '../model/field.ts';
import { validationMessageOf } from './testing/validation-message-of.ts';

test('[5.9] the lengths in rules do not count the separators of the mask', () => {
  const baseRule = { required: false, warningOnly: false, message: 'Oito dígitos' };
  const withRule = (bounds: object, text: string) =>
    validationMessageOf({ mask: 'cep', rules: [{ ...baseRule, ...bounds }] }, text);
  expect(withRule({ min: 8 }, '01310-10')).toBe('Oito dígitos');
  expect(withRule({ min: 8 }, '01310-100')).toBeUndefined();
  expect(withRule({ len: 8 }, '01310-10')).toBe('Oito dígitos');
  expect(withRule({ len: 8 }, '01310-100')).toBeUndefined();
  expect(withRule({ max: 8 }, '01310-100')).toBeUndefined();
});

const rule = (overrides: Partial<Field['rules'][number]>) => ({
  rules: [{ required: false, warningOnly: false, message: '', ...overrides }],
});

test.each<[Partial<Field>, accepted: FieldValue[], refused: FieldValue[]]>([
  [rule({ min: 3 }), ['abc', '', ' '], ['ab', ' ab ']],
  [rule({ max: 3 }), ['abc', ' abc '], ['abcd']],
  [rule({ len: 3 }), ['abc'], ['ab', 'abcd']],
  [rule({ pattern: '^[a-c]+$' }), ['abc', ''], ['abd']],
  [rule({ type: 'number' }), ['12', '1,5', '-3'], ['a', '1a']],
  [rule({ type: 'number', min: 3, max: 200 }), ['3', '10', '200', '3,5'], ['2', '2,9', '1000']],
  [rule({ type: 'integer', min: 3, max: 9 }), ['3', '9'], ['2', '10', '4,5']],
  [rule({ type: 'email' }), ['a@b.co'], ['a@b']],
  [rule({ type: 'holograma' }), ['x'], []],
  [{ ...rule({ min: 10, max: 20 }), component: 'money' }, [1000, 2000, null, 0], [999, 2001]],
  [{ ...rule({ max: 20 }), component: 'percentage' }, [20], [20.5]],
  [{ ...rule({ min: 100 }), component: 'checkbox' }, [true, false], []],
  [rule({ warningOnly: true, min: 3 }), ['ab'], []],
  // Nothing fulfils these bounds.
  [rule({ min: 5, max: 3 }), ['ab', 'abcd', 'abcdef'], []],
  [rule({ max: 0 }), ['a'], []],
  [rule({ max: -4 }), ['a'], []],
  [rule({ len: 0 }), ['a'], []],
  [rule({ len: -9 }), ['a'], []],
  [rule({ len: 8.5 }), ['a'], []],
  [{ ...rule({ min: 20, max: 10 }), component: 'money' }, [1500], []],
])('[5.9] form rule %# (%o) accepts and refuses these values', (field, accepted, refused) => {
  for (const value of accepted) expect(validationMessageOf(field, value), String(value)).toBeUndefined();
  for (const value of refused)
    expect(validationMessageOf(field, value), String(value)).toBe('Campo inválido');
});

test('[5.9] a form rule has its own message, and comes after the minimum length', () => {
  expect(validationMessageOf(rule({ min: 3, message: 'Muito curto' }), 'ab')).toBe('Muito curto');
  expect(validationMessageOf({ ...rule({ min: 3, message: 'Muito curto' }), minLength: 4 }, 'ab')).toBe(
    'Mínimo de caracteres: 4',
  );
});

test('[12.5a] a pattern that cannot run in linear time is not run, and any other runs quickly', () => {
  expect(validationMessageOf(rule({ pattern: '(a)\\1' }), 'zz')).toBeUndefined();
  expect(validationMessageOf(rule({ pattern: '(' }), 'zz')).toBeUndefined();
  const started = performance.now();
  expect(validationMessageOf(rule({ pattern: '^(a+)+$' }), `${'a'.repeat(2_000)}!`)).toBe('Campo inválido');
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('[5.9] of several broken rules the first gives the message', () => {
  const baseRule = { required: false, warningOnly: false };
  const rules = [
    { ...baseRule, len: 9, message: 'Nove letras' },
    { ...baseRule, min: 5, message: 'Muito curto' },
  ];
  expect(validationMessageOf({ rules }, 'abc')).toBe('Nove letras');
});

test.each([
  [{ mask: 'cpf' }, '^[0-9]{11}$', '529.982.247-25', '529.982.247-2'],
  [{ mask: 'cpf' }, '^[0-9]{3}[.][0-9]{3}[.][0-9]{3}-[0-9]{2}$', '529.982.247-25', '529.982.247-2'],
  [{ component: 'cnpj' }, '^[0-9A-Z]{12}[0-9]{2}$', '12.ABC.345/01DE-35', ''],
  [{ component: 'cep' }, '^[0-9]{8}$', '01310-100', ''],
  [{ mask: 'phone', formatSend: 'onlyDigits' }, '^[1-9]{2}9[0-9]{8}$', '(11) 98765-4321', '(11) 38765-4321'],
  [{ formatSend: 'onlyDigits' }, '^[0-9]{4}$', '12-34', '12-3'],
  [{ formatSend: 'removeAccents' }, '^[A-Za-z ]+$', 'João', 'J0ão'],
  [{ component: 'money' }, '^[0-9.]+$', 123_450, undefined],
  [{ mask: 'name' }, '^[A-Z]+$', 'ANA', 'Ana'],
] as const)(
  '[5.9] [10.12] with %j the pattern %s accepts %s, as it is shown, without its mask, or as it is sent, but not %s',
  (field, pattern, accepted, refused) => {
    const rules = [{ required: false, warningOnly: false, message: 'Fora do padrão', pattern }];
    expect(validationMessageOf({ ...field, rules }, accepted)).toBeUndefined();
    if (refused) expect(validationMessageOf({ ...field, rules }, refused)).toBe('Fora do padrão');
  },
);

test.each<[field: Partial<Field>, type: string, accepted: FieldValue, refused: FieldValue]>([
  [{ mask: 'cpf' }, 'number', '529.982.247-25', null],
  [{ component: 'cep' }, 'integer', '01310-100', null],
  [{ mask: 'phone' }, 'integer', '(11) 98765-4321', null],
  [{ mask: 'rg' }, 'number', '12.345.678-9', '12.345.678-X'],
  [{ component: 'select' }, 'number', { value: '12', label: '12 parcelas' }, { value: 'a', label: 'Uma' }],
  [{ component: 'radio' }, 'integer', { value: '12', label: 'Doze' }, { value: '1,5', label: 'Uma e meia' }],
  [{ formatSend: 'onlyDigits' }, 'integer', '12-34', '4,5'],
])(
  '[5.9] with %j the type %s is that of the text as it is shown, without its mask, or as it is sent, or of the value of the option: %j, but not %j',
  (field, type, accepted, refused) => {
    const rules = rule({ type }).rules;
    expect(validationMessageOf({ ...field, rules }, accepted)).toBeUndefined();
    if (refused !== null) expect(validationMessageOf({ ...field, rules }, refused)).toBe('Campo inválido');
  },
);

test('[5.9] the bounds of a number apply to a masked code and to the value of an option', () => {
  const months = { component: 'select', ...rule({ type: 'integer', min: 6, max: 24 }) };
  expect(validationMessageOf(months, { value: '12', label: '12 parcelas' })).toBeUndefined();
  expect(validationMessageOf(months, { value: '36', label: '36 parcelas' })).toBe('Campo inválido');
  const code = { mask: 'cep', ...rule({ type: 'number', min: 2_000_000 }) };
  expect(validationMessageOf(code, '01310-100')).toBe('Campo inválido');
  expect(validationMessageOf(code, '20040-002')).toBeUndefined();
});

test('[5.9] the label of an option or its value satisfies a pattern or a length', () => {
  const saoPaulo = { value: 'SP', label: 'São Paulo' };
  for (const component of ['select', 'radio', 'list']) {
    expect(validationMessageOf({ component, ...rule({ pattern: '^[A-Z]{2}$' }) }, saoPaulo)).toBeUndefined();
    expect(validationMessageOf({ component, ...rule({ pattern: '^São' }) }, saoPaulo)).toBeUndefined();
    expect(validationMessageOf({ component, ...rule({ len: 2 }) }, saoPaulo)).toBeUndefined();
    expect(validationMessageOf({ component, ...rule({ len: 9 }) }, saoPaulo)).toBeUndefined();
    expect(validationMessageOf({ component, ...rule({ len: 3 }) }, saoPaulo)).toBe('Campo inválido');
    expect(validationMessageOf({ component, ...rule({ pattern: '^RJ$' }) }, saoPaulo)).toBe('Campo inválido');
  }
});
