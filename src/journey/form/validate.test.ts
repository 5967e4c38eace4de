import { expect, test } from 'vitest';
import { fieldKinds } from '../fields/index.ts';
import type { Field, FieldValue } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { buildStep } from './testing/build-step.ts';
import { createOption } from './testing/create-option.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { validateStep } from './validate.ts';

/** 21 November 2026, noon in São Paulo. */
const NOW = Date.UTC(2026, 10, 21, 15);

/** The error of a field with this value. */
function validationMessageOf(field: Partial<Field>, value: FieldValue, now = NOW): string | undefined {
  const key = field.key ?? 'campo';
  const step = buildStep({ label: 'Rótulo', ...field, key });
  const values = { [key]: value };
  return validateStep(step, evaluate(step, values, newVisitor), values, { now })[key];
}

test('[5.1a] the error of an empty required field contains its label, title or placeholder', () => {
  expect(validationMessageOf({ required: true, label: 'CPF do Cônjuge' }, '')).toBe(
    'Por favor, insira CPF do Cônjuge',
  );
  expect(validationMessageOf({ required: true }, '  ')).toBe('Por favor, insira Rótulo');
  expect(validationMessageOf({ required: true, component: 'select' }, null)).toBe('Por favor, insira Rótulo');
  expect(validationMessageOf({ required: true, component: 'checkbox' }, false)).toBe(
    'Por favor, insira Rótulo',
  );
  expect(validationMessageOf({ required: true, component: 'checkBoxGroup' }, [])).toBe(
    'Por favor, insira Rótulo',
  );
  expect(validationMessageOf({ required: true, component: 'imageCapture' }, [])).toBe(
    'Por favor, insira Rótulo',
  );
  expect(validationMessageOf({ required: true, label: '', title: 'Título' }, '')).toBe(
    'Por favor, insira Título',
  );
  expect(validationMessageOf({ required: true, label: '', placeholder: 'Nome' }, '')).toBe(
    'Por favor, insira Nome',
  );
  expect(validationMessageOf({ required: true }, 'x')).toBeUndefined();
  expect(validationMessageOf({}, '')).toBeUndefined();
});

test('[5.2] the error of a name that is too long has the title of a field without a label', () => {
  const long = 'a'.repeat(71);
  const errorOf = (members: Partial<Field>) =>
    validationMessageOf({ ...members, key: 'nome', label: '' }, long);
  expect(errorOf({ title: 'Nome completo' })).toBe('O  Nome completo não pode conter mais de 70 caracteres.');
  expect(errorOf({})).toBe('O  nome não pode conter mais de 70 caracteres.');
});

test('[5.1] the error of an empty required field without any name is a whole sentence', () => {
  for (const component of ['text', 'select', 'imageCapture'])
    expect(validationMessageOf({ required: true, label: '', component }, '')).toBe(
      'Por favor, preencha este campo',
    );
});

test('[5.1] the message has the label of the service, with its placeholders', () => {
  const step = buildStep({ key: 'nome' }, { key: 'rua', label: 'Rua de {{nome}}', required: true });
  const values = { nome: 'Ana', rua: '' };
  expect(validateStep(step, evaluate(step, values, newVisitor), values, { now: NOW })).toEqual({
    rua: 'Por favor, insira Rua de {{nome}}',
  });
});

test('[5.1] a message of the required rule replaces the default one', () => {
  const rules = [
    { required: false, warningOnly: false, min: 3, message: 'Muito curto' },
    { required: true, warningOnly: true, message: 'Só um aviso' },
    { required: true, warningOnly: false, message: 'Diga seu nome' },
  ];
  expect(validationMessageOf({ rules }, '')).toBe('Diga seu nome');
});

test('[4.36] a required amount of zero counts as missing', () => {
  expect(validationMessageOf({ required: true, component: 'money' }, 0)).toBe('Por favor, insira Rótulo');
  expect(validationMessageOf({ required: true, component: 'money' }, 1)).toBeUndefined();
  expect(validationMessageOf({ required: true, component: 'percentage' }, 0)).toBeUndefined();
});

test('[5.2] [9.21] a field with the key "nome" accepts at most 70 characters; the error contains two blanks', () => {
  const name = (length: number) => `Ana ${'b'.repeat(length - 4)}`;
  expect(validationMessageOf({ key: 'nome', label: 'Nome' }, name(71))).toBe(
    'O  Nome não pode conter mais de 70 caracteres.',
  );
  expect(validationMessageOf({ key: 'nome', label: 'Nome' }, name(70))).toBeUndefined();
  expect(validationMessageOf({ key: 'nome' }, `${name(70)}   `)).toBeUndefined();
  for (const key of ['apelido', 'nomeDaMae'])
    expect(validationMessageOf({ key }, name(71)), key).toBeUndefined();
});

test.each([
  ...['diaPagamento', 'diaDoPagamento', 'dia_de_pagamento', 'diaSalario', 'diaPagamentoSalario'],
  ...['melhorDiaPagamento', 'dia-do-salário', 'diapagamento', 'salaryDay'],
])('[5.3] [9.22] a field with the key %s accepts the days 1 to 31 only', key => {
  expect(validationMessageOf({ key }, '0')).toBe('O dia de pagemento não pode ser menor que 1.');
  expect(validationMessageOf({ key }, '32')).toBe('O dia de pagemento  não pode ser maior que 31.');
  expect([
    validationMessageOf({ key }, '1'),
    validationMessageOf({ key }, '31'),
    validationMessageOf({ key }, ''),
  ]).toEqual([undefined, undefined, undefined]);
  expect([
    validationMessageOf({ key: 'dia' }, '32'),
    validationMessageOf({ key: 'mediaPagamento' }, '32'),
  ]).toEqual([undefined, undefined]);
});

test('[5.4] required terms must be accepted', () => {
  const message = 'Os termos devem ser aceitos antes de continuar sua proposta.';
  expect(validationMessageOf({ component: 'term', required: true }, false)).toBe(message);
  expect(validationMessageOf({ component: 'term', required: true }, true)).toBeUndefined();
  expect(validationMessageOf({ component: 'term' }, false)).toBeUndefined();
});

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

test('[9.26] a licence plate or an RNE that lacks a letter is invalid', () => {
  expect(validationMessageOf({ mask: 'licencePlate' }, 'BC1D23')).toBe('Campo inválido');
  expect(validationMessageOf({ mask: 'licencePlate' }, 'ABC1D23')).toBeUndefined();
  expect(validationMessageOf({ mask: 'rne' }, '123456-7')).toBe('Campo inválido');
});

test('[5.6] blanks around a text do not count in the minimum length', () => {
  expect(validationMessageOf({ minLength: 5 }, 'abcd')).toBe('Mínimo de caracteres: 5');
  expect(validationMessageOf({ minLength: 5 }, ' abcd ')).toBe('Mínimo de caracteres: 5');
  expect(validationMessageOf({ minLength: 5 }, 'abcde')).toBeUndefined();
  expect(validationMessageOf({ minLength: 5 }, '')).toBeUndefined();
  expect(
    validationMessageOf({ minLength: 5, component: 'select' }, { value: 'SP', label: 'SP' }),
  ).toBeUndefined();
});

test('[3.30] [5.7] a date must be within its boundaries, both included', () => {
  const adult: Partial<Field> = {
    component: 'date',
    dateValidation: [
      { edge: 'start', type: 'yearsBack', value: '80' },
      { edge: 'end', type: 'yearsBack', value: '18' },
    ],
  };
  expect(validationMessageOf(adult, '21/11/2008'), '18 years old today').toBeUndefined();
  expect(validationMessageOf(adult, '22/11/2008'), '18 years old tomorrow').toBe('Data inválida');
  expect(validationMessageOf(adult, '21/11/1946'), '80 years old today').toBeUndefined();
  expect(validationMessageOf(adult, '20/11/1946'), '80 years old since yesterday').toBe('Data inválida');
  expect(validationMessageOf(adult, '')).toBeUndefined();
});

test('[3.30a] [5.7] absolute boundaries are dates, and an invalid one is ignored', () => {
  const dateField: Partial<Field> = {
    component: 'date',
    dateValidation: [
      { edge: 'start', type: 'absoluteDate', value: '2020-01-31T00:00:00.000Z' },
      { edge: 'end', type: 'absoluteDate', value: 'amanhã' },
      { edge: 'end', type: 'yearsBack', value: '' },
    ],
  };
  expect(validationMessageOf(dateField, '30/01/2020')).toBe('Data inválida');
  expect(validationMessageOf(dateField, '31/01/2020')).toBeUndefined();
  expect(validationMessageOf(dateField, '31/12/2099')).toBeUndefined();
});

test('[5.7] [3.30b] "years back" counts from the current date in São Paulo', () => {
  const adult: Partial<Field> = {
    component: 'date',
    dateValidation: [{ edge: 'end', type: 'yearsBack', value: '18' }],
  };
  const lateOnThe20th = Date.UTC(2026, 10, 21, 2, 59);
  expect(validationMessageOf(adult, '21/11/2008', lateOnThe20th), '18 years old in a minute').toBe(
    'Data inválida',
  );
  expect(
    validationMessageOf(adult, '21/11/2008', lateOnThe20th + 60_000),
    '18 years old since midnight',
  ).toBeUndefined();
});

test('[5.8] a value that does not fit its kind is invalid', () => {
  expect(validationMessageOf({ component: 'cep' }, '01310-10')).toBe('Campo inválido');
  expect(validationMessageOf({ component: 'cep' }, '01310-100')).toBeUndefined();
  expect(validationMessageOf({ component: 'cnpj' }, '11.222.333/0001-82')).toBe('Campo inválido');
  expect(validationMessageOf({ component: 'cnpj' }, '12.ABC.345/01DE-35')).toBeUndefined();
  expect(validationMessageOf({ component: 'consultaPlaca' }, 'ABC1D2')).toBe('Campo inválido');
  expect(validationMessageOf({ component: 'percentage' }, 100.01)).toBe('Campo inválido');
  expect(validationMessageOf({ maxLength: 3 }, 'abcd')).toBe('Campo inválido');
  expect(validationMessageOf({ component: 'cep' }, '')).toBeUndefined();
});

test('[5.8] the separators of a mask do not count in the maximum length', () => {
  expect(validationMessageOf({ mask: 'cpf', maxLength: 11 }, '529.982.247-25')).toBeUndefined();
  expect(validationMessageOf({ mask: 'cpf', maxLength: 10 }, '529.982.247-25')).toBe('Campo inválido');
});

test('[5.10] a choice that has a label but no value must be made again', () => {
  const message = 'Erro no preenchimento, selecione novamente os campos.';
  for (const required of [true, false]) {
    expect(validationMessageOf({ component: 'select', required }, { value: '', label: 'São Paulo' })).toBe(
      message,
    );
    expect(
      validationMessageOf({ component: 'checkBoxGroup', required }, [{ value: '', label: 'São Paulo' }]),
    ).toBe(message);
  }
  expect(validationMessageOf({ component: 'select' }, { value: 'SP', label: '' })).toBeUndefined();
  expect(validationMessageOf({ component: 'select' }, { value: 'SP', label: 'São Paulo' })).toBeUndefined();
  expect(validationMessageOf({ component: 'select' }, { value: '', label: '' })).toBeUndefined();
  expect(validationMessageOf({ component: 'select' }, null)).toBeUndefined();
});

test('[5.13] the validator that a field names gets the text without blanks around it', () => {
  expect(validationMessageOf({ validation: 'cpf' }, '529.982.247-26')).toBe(
    'CPF inválido. Verifique o formato e a validade.',
  );
  expect(validationMessageOf({ validation: 'cpf' }, ' 529.982.247-25 ')).toBeUndefined();
  expect(validationMessageOf({ validation: 'cpf' }, '')).toBeUndefined();
  expect(validationMessageOf({ validation: 'nobody' }, 'x')).toBeUndefined();
});

test('[5.17] a date is checked even if its field names no validator', () => {
  expect(validationMessageOf({ component: 'date' }, '31/02/2020')).toBe(
    'Data inválida. Verifique o formato e a validade.',
  );
  expect(validationMessageOf({ component: 'date' }, '31/0')).toBe(
    'Data inválida. Verifique o formato e a validade.',
  );
});

test('[5.18] the validator of a date field uses the current date', () => {
  const birth = { component: 'date', validation: 'dateNotFuture' };
  expect(validationMessageOf(birth, '22/11/2026')).toBe(
    'Data inválida. Verifica o formato e se não é uma data futura.',
  );
  expect(validationMessageOf(birth, '21/11/2026')).toBeUndefined();
});

test('[5.12] the errors of a step are listed by field key, in the order of the fields', () => {
  const step = buildStep(
    { key: 'z', label: 'Z', required: true },
    {
      key: 'a',
      label: 'A',
      component: 'list',
      subFields: buildStep({ key: 'm', label: 'M', required: true }).fields,
    },
    { key: 'b', label: 'B', required: true },
  );
  const messages = validateStep(step, evaluate(step, {}, newVisitor), {}, { now: NOW });
  expect(Object.entries(messages)).toEqual([
    ['z', 'Por favor, insira Z'],
    ['m', 'Por favor, insira M'],
    ['b', 'Por favor, insira B'],
  ]);
});

test('[4.30] a hidden field has no error, whatever its value is', () => {
  const step = buildStep({ key: 'a', label: 'A', required: true });
  expect(validateStep(step, {}, {}, { now: NOW })).toEqual({});
  expect(validationMessageOf({ hidden: true, required: true }, '')).toBeUndefined();
  expect(validationMessageOf({ hidden: true, validation: 'cpf' }, '1')).toBeUndefined();
});

test('a read-only field has no error, unless it only waits for another field', () => {
  expect(validationMessageOf({ readOnly: true, required: true }, '')).toBeUndefined();
  const step = buildStep(
    { key: 'estado' },
    { key: 'cidade', label: 'Cidade', required: true, dependencies: ['estado'] },
  );
  const view = evaluate(step, {}, newVisitor);
  expect(validateStep(step, view, {}, { now: NOW })).toEqual({ cidade: 'Por favor, insira Cidade' });
});

test('[5.3] a salary day without a digit has no error of its own', () => {
  expect(validationMessageOf({ key: 'diaPagamento' }, 'abc')).toBeUndefined();
});

test('[5.5] an optional amount of zero counts as missing, so it is not too small', () => {
  expect(validationMessageOf({ component: 'money', minValue: 100 }, 0)).toBeUndefined();
});

test('[5.8] a text above its maximum length is refused; blanks inside it count', () => {
  expect(validationMessageOf({ maxLength: 1 }, 'ab')).toBe('Campo inválido');
  expect(validationMessageOf({ maxLength: 4 }, 'a b c')).toBe('Campo inválido');
});

test('[5.7] only a date of 10 characters is compared with boundaries; other texts have no error', () => {
  const dateValidation: Field['dateValidation'] = [{ edge: 'end', type: 'yearsBack', value: ' 100 ' }];
  expect(validationMessageOf({ dateValidation }, '2020-01-01')).toBe('Data inválida');
  expect(validationMessageOf({ dateValidation }, '20200101')).toBeUndefined();
  expect(validationMessageOf({ dateValidation }, '31/02/2020')).toBeUndefined();
  expect(validationMessageOf({ dateValidation }, ' 01/01/1900 ')).toBeUndefined();
  expect(validationMessageOf({ dateValidation }, ' 01/01/2020 ')).toBe('Data inválida');
  const young: Field['dateValidation'] = [
    { edge: 'start', type: 'yearsBack', value: '5' },
    { edge: 'end', type: 'absoluteDate', value: ' 2025-12-31T00:00:00Z ' },
  ];
  expect([
    validationMessageOf({ dateValidation: young }, '20/11/2021'),
    validationMessageOf({ dateValidation: young }, '01/01/2026'),
  ]).toEqual(['Data inválida', 'Data inválida']);
  expect(validationMessageOf({ dateValidation: young }, '21/11/2021'), '5 years old today').toBeUndefined();
  const spelledByHand: Field['dateValidation'] = [{ edge: 'end', type: 'absoluteDate', value: '2025/12/31' }];
  expect(validationMessageOf({ dateValidation: spelledByHand }, '01/01/2026')).toBe('Data inválida');
  expect(validationMessageOf({ dateValidation: spelledByHand }, '31/12/2025')).toBeUndefined();
  const endless: Field['dateValidation'] = [{ edge: 'end', type: 'yearsBack', value: '1000' }];
  expect(validationMessageOf({ dateValidation: endless }, '01/01/2020')).toBeUndefined();
});

test('fields of unknown kinds, buttons and notices have no errors', () => {
  for (const component of ['holograma', 'button', 'mensagem'])
    expect(validationMessageOf({ component, required: true, validation: 'cpf' }, 'x')).toBeUndefined();
});

test.each(fieldKinds.names())(
  '[5.12] a field of kind %s without a value is validated as empty',
  component => {
    const kind = fieldKinds.find(component);
    if (!kind) throw new Error(`No kind is called ${component}.`);
    const step = buildStep({
      key: 'a',
      component,
      label: 'A',
      required: true,
      validation: 'cpf',
      minLength: 3,
    });
    const messagesOf = (values: StepValues) =>
      validateStep(step, evaluate(step, values, newVisitor), values, { now: NOW });
    const messages = messagesOf({});
    expect(messages).toEqual(messagesOf({ a: kind.empty }));
    expect('a' in messages).toBe(kind.carries !== 'nothing' && kind.errors.includes('required'));
  },
);

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

test('[5.3] the salary day is validated in typed fields only, not in dates, choices or averages', () => {
  expect(validationMessageOf({ key: 'diaDoPagamento', component: 'date' }, '05/10/2020')).toBeUndefined();
  const choice = { value: '40', label: 'Do dia 01 ao 05' };
  expect(validationMessageOf({ key: 'diaDoPagamento', component: 'select' }, choice)).toBeUndefined();
  for (const key of ['mediaPagamento', 'media_salario', 'dia', 'pagamento'])
    expect(validationMessageOf({ key }, '32')).toBeUndefined();
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

test('[5.16] [3.33] a phone number in which the service hides digits is not checked, an incomplete or open one is', () => {
  const invalid = 'Telefone inválido. Verifique o formato, DDD e número.';
  const field = { mask: 'phonePartiallyHidden', validation: 'cellphone' };
  for (const hidden of ['(11) 9****-4321', '(**) *****-4321'])
    expect(validationMessageOf(field, hidden), hidden).toBeUndefined();
  expect(validationMessageOf(field, '(11) 98765-4321')).toBeUndefined();
  for (const wrong of ['(11) 9***-4321', '(11) 9****-432', '(11) 38765-4321'])
    expect(validationMessageOf(field, wrong), wrong).toBe(invalid);
});

test.each<[Partial<Field>, keptText: string, typedText: string]>([
  [{ mask: 'name', validation: 'name' }, "João D'Ávila Silva", 'João'],
  [{ mask: 'name', validation: 'name' }, 'ANA-MARIA SILVA', 'ANA'],
  [{ mask: 'name', validation: 'name' }, 'João Silva Jr.', 'J'],
  [{ mask: 'cpf', validation: 'cpf' }, 'CPF 529.982.247-25', '529.982.247-26'],
  [{ mask: 'phone', validation: 'cellphone' }, '(11) 91234-5678 / 91234-5679', '(11) 31234-567'],
  [{ mask: 'phone', validation: 'cellphone' }, '(11) 9****-4321', '(11) 9'],
  [{ component: 'date' }, 'sexta-feira', '31/02'],
  [{ mask: 'licencePlate' }, '1234ABCD', '1234'],
])(
  '[3.33] [5.13] in the field %j the text %s, which no visitor can type, is not refused; the text %s is',
  (field, keptText, typedText) => {
    expect(validationMessageOf(field, keptText)).toBeUndefined();
    expect(validationMessageOf(field, typedText)).toEqual(expect.any(String));
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

test('[5.1] [3.31] a required question whose stored answer is none of its options is asked', () => {
  const options = [createOption('a', 'A'), createOption('b', 'B')];
  const unlisted = { value: 'z', label: 'z' };
  for (const component of ['radio', 'radioChip', 'list', 'select']) {
    const field = { component, options, required: true };
    expect(validationMessageOf(field, unlisted), component).toBe('Por favor, insira Rótulo');
    expect(validationMessageOf(field, { value: 'a', label: 'A' }), component).toBeUndefined();
    // Nobody has to answer these, or their options are not all of them.
    expect(validationMessageOf({ ...field, required: false }, unlisted), component).toBeUndefined();
    expect(validationMessageOf({ ...field, readOnly: true }, unlisted), component).toBeUndefined();
    expect(validationMessageOf({ ...field, resource: 'banks' }, unlisted), component).toBeUndefined();
    expect(validationMessageOf({ ...field, options: [] }, unlisted), component).toBeUndefined();
  }
  const boxes = { component: 'checkBoxGroup', options, required: true };
  expect(validationMessageOf(boxes, [unlisted])).toBe('Por favor, insira Rótulo');
  expect(validationMessageOf(boxes, [unlisted, { value: 'b', label: 'B' }])).toBeUndefined();
});
