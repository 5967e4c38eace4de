import type { WireField } from '../../wire.ts';
import { date, type FieldDetails, money, select, text } from './fields.ts';

/** The applicant: the fields that nearly every lender has, with the same labels. */

export const fullName = (details: FieldDetails = {}): WireField =>
  text('nome', 'Nome completo', { mask: 'name', validation: 'name', maxLength: 70, ...details });

export const cpf = (details: FieldDetails = {}): WireField =>
  text('cpf', 'CPF', {
    mask: 'cpf',
    validation: 'cpf',
    placeholder: '000.000.000-00',
    format: { send: 'onlyDigits' },
    ...details,
  });

export const cellphone = (details: FieldDetails = {}): WireField =>
  text('celular', 'Celular', {
    mask: 'phone',
    validation: 'cellphone',
    placeholder: '(00) 00000-0000',
    format: { send: 'onlyDigits' },
    ...details,
  });

export const email = (details: FieldDetails = {}): WireField =>
  text('email', 'E-mail', {
    mask: 'lowerCase',
    validation: 'email',
    placeholder: 'voce@exemplo.com.br',
    ...details,
  });

/** From 18 to 100 years old, unless a product sets other limits. */
export const birth = (details: FieldDetails = {}): WireField =>
  date('dataDeNascimento', 'Data de nascimento', {
    validation: 'dateNotFuture',
    dateValidation: [
      { edge: 'start', type: 'yearsBack', value: '100' },
      { edge: 'end', type: 'yearsBack', value: '18' },
    ],
    ...details,
  });

export const motherName = (details: FieldDetails = {}): WireField =>
  text('nomeDaMae', 'Nome da mãe', {
    mask: 'name',
    validation: 'name',
    format: { send: 'removeAccents' },
    tooltip: 'Como está no seu documento.',
    ...details,
  });

export const gender = (details: FieldDetails = {}): WireField =>
  select('sexo', 'Sexo', { resource: 'genders', format: { send: 'selectOnlyValue' }, ...details });

export const maritalStatus = (details: FieldDetails = {}): WireField =>
  select('estadoCivil', 'Estado civil', {
    resource: 'maritalStatus',
    format: { send: 'selectValueAndLabel' },
    ...details,
  });

export const monthlyIncome = (details: FieldDetails = {}): WireField =>
  money('rendaMensal', 'Renda mensal', { minValue: 1, maxValue: 99_999, ...details });
