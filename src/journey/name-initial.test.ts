import { expect, test } from 'vitest';
import { nameInitial } from './name-initial.ts';

test.each([
  'nome',
  'nomeCompleto',
  'nome_cliente',
  'nomeDoCliente',
  'NOME',
  'nomeProponente',
  'nomeDoProponente',
])('the key %s contains the name of the customer', key => {
  expect(nameInitial([{ cpf: 'x', [key]: 'marina alves' }])).toBe('M');
});

test.each(['nomeDaMae', 'apelido', 'nomeEmpresa', 'sobrenome'])('the key %s contains another name', key => {
  expect(nameInitial([{ [key]: 'Marina' }])).toBe('');
});

test('the first letter of the first name counts, whatever stands before it', () => {
  expect(nameInitial([{ nome: ' 1. élia' }])).toBe('É');
  expect(nameInitial([{ nome: '' }, { nome: '12' }, { nome: 'Rita' }, { nome: 'Bia' }])).toBe('R');
});

test('a value that is no text is no name', () => {
  expect(nameInitial([{ nome: ['Ana'] }, { nome: null }])).toBe('');
  expect(nameInitial([])).toBe('');
});
