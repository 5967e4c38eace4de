import { expect, test } from 'vitest';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';

test.each([
  ['the whole key', 'dados.cpf', ['cpf', 'dados.cpf'], 'dados.cpf'],
  ['the last name of the path', 'nome.cpf', ['nome', 'cpf'], 'cpf'],
])('[8.22] a message belongs to the field with %s', (_, name, fieldKeys, key) => {
  const failure = service({ fieldErrors: { [name]: 'Errado.' } });
  expect(afterFailure(failure, { origin: 'submit', fieldKeys })).toEqual({
    kind: 'fieldErrors',
    errors: { [key]: 'Errado.' },
    message: '',
  });
});

test('[8.22] fields are marked only after a submission; elsewhere their messages follow the message', () => {
  const failure = service({ message: 'Confira.', fieldErrors: { cpf: 'Errado.' } });
  expect(afterFailure(failure, { origin: 'options', fieldKeys: ['cpf'] })).toMatchObject({
    question: { title: 'Atenção!', text: 'Confira. | Errado.' },
  });
});

test.each([
  ['a message', { cpf: 'CPF bloqueado.' }, { cpf: 'CPF bloqueado.' }, ''],
  ['a field without a readable message', { cpf: '' }, { cpf: 'Campo inválido' }, ''],
  ['a message about a field of another step', { renda: 'Renda baixa.' }, {}, 'Renda baixa.'],
])(
  '[8.11] [8.22] after a submission, too, the text of an instability does not stand beside %s',
  (_, fieldErrors, errors, message) => {
    for (const machineText of ['Request failed with status code 422', 'Validation failed', 'Success']) {
      const failure = service({ status: 422, message: machineText, fieldErrors });
      expect(afterFailure(failure, { origin: 'submit', fieldKeys: ['cpf'] })).toEqual({
        kind: 'fieldErrors',
        errors,
        message,
      });
    }
  },
);

test('[8.32] refused documents without a field are listed; unknown ones are left out', () => {
  const kinds = ['other', 'inconsistentCep', 'inconsistentCidade', 'inconsistenEstado'];
  const failure = service({ inconsistencies: kinds.map(kind => ({ kind, situation: 'reproved' })) });
  expect(afterFailure(failure, { origin: 'submit', fieldKeys: ['uf'] })).toEqual({
    kind: 'fieldErrors',
    errors: { uf: 'Estado divergente do documento' },
    message: 'Cep divergente do documento | Cidade divergente do documento',
  });
});

test('[8.11] keys in a message become labels, whatever the origin', () => {
  const failure = service({ message: 'Falta contaCorrente.' });
  const labels = { contaCorrente: 'Conta corrente' };
  for (const origin of ['submit', 'restart'] as const)
    expect(afterFailure(failure, { origin, fieldKeys: [], labels })).toMatchObject({
      question: { text: 'Falta Conta corrente.' },
    });
});
