import { expect, test } from 'vitest';
import { describeUnknownKind } from '../fields/describe-unknown-kind.ts';
import { describeMoneyBounds } from '../fields/money-bounds.ts';
import type { Field, FieldValue } from '../model/field.ts';
import { buildStep } from './testing/build-step.ts';
import { evaluate } from './testing/evaluate.ts';
import { newVisitor } from './testing/new-visitor.ts';
import { validateStep } from './validate.ts';

/** Noon of 21 November 2026 in São Paulo. */
const NOW = Date.UTC(2026, 10, 21, 15);

const LABEL = 'Nome da {{mãe}}';

/** The error of a field with this value. */
function validationMessageOf(field: Partial<Field>, value: FieldValue): string | undefined {
  const key = field.key ?? 'campo';
  const step = buildStep({ label: LABEL, ...field, key });
  const values = { [key]: value };
  return validateStep(step, evaluate(step, values, newVisitor), values, { now: NOW })[key];
}

/**
 * Every text of chapter 5 that a field of a step can show, letter for letter, with the blanks and misspellings of the
 * specification.
 */
const TEXTS: readonly (readonly [number: string, text: string, field: Partial<Field>, value: FieldValue])[] =
  [
    ['5.1', `Por favor, insira ${LABEL}`, { required: true }, ''],
    ['5.2', `O  ${LABEL} não pode conter mais de 70 caracteres.`, { key: 'nome' }, 'a'.repeat(71)],
    ['5.3', 'O dia de pagemento não pode ser menor que 1.', { key: 'diaPagamento' }, '0'],
    ['5.3', 'O dia de pagemento  não pode ser maior que 31.', { key: 'diaPagamento' }, '32'],
    [
      '5.4',
      'Os termos devem ser aceitos antes de continuar sua proposta.',
      { component: 'term', required: true },
      false,
    ],
    ['5.5', 'O valor não pode ser maior que o valor máximo', { component: 'money', maxValue: 1 }, 2],
    ['5.5', 'O valor não pode ser menor que o valor mínimo', { component: 'money', minValue: 2 }, 1],
    ['5.6', 'Mínimo de caracteres: 3', { minLength: 3 }, 'ab'],
    [
      '5.7',
      'Data inválida',
      { dateValidation: [{ edge: 'end', type: 'absoluteDate', value: '2000-01-01' }] },
      '02/01/2000',
    ],
    ['5.8', 'Campo inválido', { component: 'cep' }, '01310-10'],
    [
      '5.10',
      'Erro no preenchimento, selecione novamente os campos.',
      { component: 'select' },
      { value: '', label: 'São Paulo' },
    ],
    ['5.13', 'CPF inválido. Verifique o formato e a validade.', { validation: 'cpf' }, '111.111.111-11'],
    [
      '5.14',
      'Nome inválido. Deve conter apenas letras, ao menos duas palavras e cada uma com no mínimo duas letras.',
      { validation: 'name' },
      'Ana',
    ],
    ['5.15', 'Email inválido. Verifique o formato e o domínio.', { validation: 'email' }, 'ana@gmail.co'],
    [
      '5.16',
      'Telefone inválido. Verifique o formato, DDD e número.',
      { validation: 'cellphone' },
      '(20) 98765-4321',
    ],
    ['5.17', 'Data inválida. Verifique o formato e a validade.', { validation: 'date' }, '31/04/2024'],
    [
      '5.18',
      'Data inválida. Verifica o formato e se não é uma data futura.',
      { validation: 'dateNotFuture' },
      '22/11/2026',
    ],
    ['5.19', 'Renavam inválido. Verifique o formato e a validade.', { validation: 'renavam' }, '12345678901'],
  ];

for (const [number, text, field, value] of TEXTS) {
  test(`[${number}] "${text}" is shown letter for letter`, () => {
    expect(validationMessageOf(field, value)).toBe(text);
  });
}

test('[5.24] the helper text of an amount is written letter for letter', () => {
  expect(describeMoneyBounds({ minValue: 10_000, maxValue: 220_000 })).toBe(
    'min:\u00a0R$\u00a0100,00 - max:\u00a0R$\u00a02.200,00',
  );
});

test('[3.32b] the text of an unknown kind is written letter for letter', () => {
  expect(describeUnknownKind('holograma')).toBe('Campo "holograma" não foi encontrado');
});
