import { expect, test } from 'vitest';
import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { buildStep } from './testing/build-step.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { NOW, validationMessageOf } from './testing/validation-message-of.ts';
import { validateStep } from './validate.ts';

test('[5.2] the error of a name that is too long has the title of a field without a label', () => {
  const long = 'a'.repeat(71);
  const errorOf = (members: Partial<Field>) =>
    validationMessageOf({ ...members, key: 'nome', label: '' }, long);
  expect(errorOf({ title: 'Nome completo' })).toBe('O  Nome completo não pode conter mais de 70 caracteres.');
  expect(errorOf({})).toBe('O  nome não pode conter mais de 70 caracteres.');
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

test('[9.26] a licence plate or an RNE that lacks a letter is invalid', () => {
  expect(validationMessageOf({ mask: 'licencePlate' }, 'BC1D23')).toBe('Campo inválido');
  expect(validationMessageOf({ mask: 'licencePlate' }, 'ABC1D23')).toBeUndefined();
  expect(validationMessageOf({ mask: 'rne' }, '123456-7')).toBe('Campo inválido');
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

test('[5.13] the validator that a field names gets the text without blanks around it', () => {
  expect(validationMessageOf({ validation: 'cpf' }, '529.982.247-26')).toBe(
    'CPF inválido. Verifique o formato e a validade.',
  );
  expect(validationMessageOf({ validation: 'cpf' }, ' 529.982.247-25 ')).toBeUndefined();
  expect(validationMessageOf({ validation: 'cpf' }, '')).toBeUndefined();
  expect(validationMessageOf({ validation: 'nobody' }, 'x')).toBeUndefined();
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

test('[5.3] the salary day is validated in typed fields only, not in dates, choices or averages', () => {
  expect(validationMessageOf({ key: 'diaDoPagamento', component: 'date' }, '05/10/2020')).toBeUndefined();
  const choice = { value: '40', label: 'Do dia 01 ao 05' };
  expect(validationMessageOf({ key: 'diaDoPagamento', component: 'select' }, choice)).toBeUndefined();
  for (const key of ['mediaPagamento', 'media_salario', 'dia', 'pagamento'])
    expect(validationMessageOf({ key }, '32')).toBeUndefined();
});

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
