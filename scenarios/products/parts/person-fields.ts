import type { WireField } from '../../wire.ts';
import { date, type FieldWords, money, select, text } from './fields.ts';

/** Who applies: the fields that nearly every lender asks for, worded alike. */

export const fullName = (words: FieldWords = {}): WireField =>
  text('nome', 'Nome completo', { mask: 'name', validation: 'name', maxLength: 70, ...words });

export const cpf = (words: FieldWords = {}): WireField =>
  text('cpf', 'CPF', {
    mask: 'cpf',
    validation: 'cpf',
    placeholder: '000.000.000-00',
    format: { send: 'onlyDigits' },
    ...words,
  });

export const cellphone = (words: FieldWords = {}): WireField =>
  text('celular', 'Celular', {
    mask: 'phone',
    validation: 'cellphone',
    placeholder: '(00) 00000-0000',
    format: { send: 'onlyDigits' },
    ...words,
  });

export const email = (words: FieldWords = {}): WireField =>
  text('email', 'E-mail', {
    mask: 'lowerCase',
    validation: 'email',
    placeholder: 'voce@exemplo.com.br',
    ...words,
  });

/** From 18 to 100 years old, unless a product draws other lines. */
export const birth = (words: FieldWords = {}): WireField =>
  date('dataDeNascimento', 'Data de nascimento', {
    validation: 'dateNotFuture',
    dateValidation: [
      { edge: 'start', type: 'yearsBack', value: '100' },
      { edge: 'end', type: 'yearsBack', value: '18' },
    ],
    ...words,
  });

export const motherName = (words: FieldWords = {}): WireField =>
  text('nomeDaMae', 'Nome da mãe', {
    mask: 'name',
    validation: 'name',
    format: { send: 'removeAccents' },
    tooltip: 'Como está no seu documento.',
    ...words,
  });

export const gender = (words: FieldWords = {}): WireField =>
  select('sexo', 'Sexo', { resource: 'genders', format: { send: 'selectOnlyValue' }, ...words });

export const maritalStatus = (words: FieldWords = {}): WireField =>
  select('estadoCivil', 'Estado civil', {
    resource: 'maritalStatus',
    format: { send: 'selectValueAndLabel' },
    ...words,
  });

export const monthlyIncome = (words: FieldWords = {}): WireField =>
  money('rendaMensal', 'Renda mensal', { minValue: 1, maxValue: 99_999, ...words });
