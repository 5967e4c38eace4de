import { expect, test } from 'vitest';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import { createFailureContext, questionOf } from './testing/failures.ts';

test('[8.20] [8.22b] the message about a field of the form is shown at that field, any other above the form', () => {
  const failure = service({ message: 'Revise.', fieldErrors: { cpf: 'CPF inválido', foo: 'Falta foo' } });
  expect(afterFailure(failure, createFailureContext('submit', 'cpf', 'nome'))).toEqual({
    kind: 'fieldErrors',
    errors: { cpf: 'CPF inválido' },
    message: 'Revise. | Falta foo',
  });
});

test.each([
  ['dados-pessoais.cpf', { cpf: 'CPF já usado' }, ''],
  ['data.cpf', { cpf: 'CPF já usado' }, ''],
  ['data[0].cpf', { cpf: 'CPF já usado' }, ''],
  ['cpf[0]', { cpf: 'CPF já usado' }, ''],
  ['socio.nome.x', { nome: 'CPF já usado' }, ''],
  ['dados-pessoais.foo', {}, 'CPF já usado'],
])(
  '[8.22] the message for a field with a path, %s, is shown at the field of the form',
  (name, errors, message) => {
    const failure = service({ fieldErrors: { [name]: 'CPF já usado' } });
    expect(afterFailure(failure, createFailureContext('submit', 'cpf', 'nome'))).toEqual({
      kind: 'fieldErrors',
      errors,
      message,
    });
  },
);

test('[5.8] [8.11] technical texts are shown neither under a field nor above the form', () => {
  const failure = service({ fieldErrors: { cpf: 'cpf must be a string', foo: '[object Object]' } });
  expect(afterFailure(failure, createFailureContext('submit', 'cpf'))).toEqual({
    kind: 'fieldErrors',
    errors: { cpf: 'Campo inválido' },
    message: '',
  });
  expect(questionOf(afterFailure(failure, createFailureContext('submit', 'nome'))).text).toBe(
    'Erro desconhecido',
  );
});

test('[8.20] a field that the form does not have, named without a message, is named once and has no text of its own', () => {
  const failure = service({
    message: 'Faltam: Nome, cpf',
    namedFields: ['nome', 'cpf'],
    fieldErrors: { nome: 'Campo inválido', cpf: 'Campo inválido', renda: 'Falta a renda' },
  });
  expect(afterFailure(failure, createFailureContext('submit', 'nome'))).toEqual({
    kind: 'fieldErrors',
    errors: { nome: 'Campo inválido' },
    message: 'Faltam: Nome, cpf | Falta a renda',
  });
});

test('[8.20] a message that names no field and stands in the message already is not shown twice', () => {
  const twice = service({
    message: 'Um | Dois',
    fieldErrors: { MENSAGEM: 'Um', nome: 'Curto', foo: 'Dois' },
  });
  expect(afterFailure(twice, createFailureContext('submit', 'nome'))).toEqual({
    kind: 'fieldErrors',
    errors: { nome: 'Curto' },
    message: 'Um | Dois',
  });
  const only = service({ message: 'Um', fieldErrors: { MENSAGEM: 'Um' } });
  expect(questionOf(afterFailure(only, createFailureContext('submit', 'nome')))).toMatchObject({
    title: 'Atenção!',
    text: 'Um',
  });
});
