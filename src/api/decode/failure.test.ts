import { expect, test } from 'vitest';
import { NO_MESSAGE, toCustomerMessage } from '#journey/errors/customer-message.ts';
import type { WordLists } from '#journey/model/failure.ts';
import { decodeFailure } from './failure.ts';
import { messageOf } from './message-of.ts';

const decode = (body: unknown, status = 422) => decodeFailure('updateStep', true, status, body);

test.each([
  ['a plain message', { message: 'Não.' }, 'Não.'],
  ['a JSON text in the message', { message: '{"message":"Não."}' }, 'Não.'],
  ['a JSON text in a JSON text', { message: JSON.stringify(JSON.stringify({ message: 'Não.' })) }, 'Não.'],
  ['a body that is a JSON text', JSON.stringify({ message: 'Não.' }), 'Não.'],
  ['a nested error', { error: { message: 'Não.' } }, 'Não.'],
  ['nested errors', { errors: { message: 'Não.' } }, 'Não.'],
  ['errors as a text', { errors: 'Não.' }, 'Não.'],
  ['errorMessage', { errorMessage: 'Não.' }, 'Não.'],
  ['a structured list', { status: 400, errors: [{ MENSAGEM: 'Um' }, { MENSAGEM: 'Dois' }] }, 'Um | Dois'],
  [
    'a structured list inside the message',
    { message: '{"status":400,"errors":[{"MENSAGEM":"Um"},{"MENSAGEM":"Dois"}]}' },
    'Um | Dois',
  ],
  [
    'errors.list',
    { message: 'x', errors: { list: [{ MENSAGEM: 'Um' }, { OUTRO: 1 }, null, { MENSAGEM: 'Dois' }] } },
    'Um | Dois',
  ],
  [
    'a JSON text in a MENSAGEM',
    { errors: [{ MENSAGEM: '{"message":"Um"}' }, { MENSAGEM: '[{"MENSAGEM":"Dois"},{"MENSAGEM":"Três"}]' }] },
    'Um | Dois | Três',
  ],
  [
    'a structured list that is a JSON text itself, in a JSON text',
    { message: JSON.stringify({ errors: JSON.stringify({ status: 'X', list: [{ MENSAGEM: 'Um' }] }) }) },
    'Um',
  ],
  ['a structured list, doubled', { errors: [{ MENSAGEM: 'Um' }, { MENSAGEM: 'Um' }] }, 'Um'],
  ['a structured list in small letters', { errors: [{ mensagem: 'Um' }, { mensagem: 'Dois' }] }, 'Um | Dois'],
  [
    'a structured list with its status beside it',
    { message: 'x', errors: { status: '400', errors: [{ MENSAGEM: 'Um' }, { MENSAGEM: 'Dois' }] } },
    'Um | Dois',
  ],
  ['an envelope', { data: { message: 'Não.' } }, 'Não.'],
  ['an envelope whose own message is empty', { data: { message: 'Não.' }, message: '' }, 'Não.'],
  ['an envelope with a message and data', { data: { message: 'Dentro.' }, message: 'Não.' }, 'Não.'],
  ['an envelope that is a JSON text', { data: JSON.stringify({ mensagem: 'Não.' }) }, 'Não.'],
  ['an envelope with errors', { data: { errors: [{ MENSAGEM: 'Um' }] } }, 'Um'],
  ['a list of texts', { message: ['Um', 'Dois'], error: 'Bad Request' }, 'Um | Dois'],
  ['missing fields', { message: 'Faltam dados', errors: { missing: ['nome', 'cpf'] } }, 'Faltam dados'],
  ['invalid fields by name', { message: 'Dados inválidos', errors: { invalid: ['cep'] } }, 'Dados inválidos'],
  ['a message that only looks like JSON', { message: '{quase' }, '{quase'],
  ['machine text between texts of people', { message: ['Um', 'must be a string', 'Dois'] }, 'Um | Dois'],
  ['machine text alone', { message: 'TypeError: x is undefined' }, ''],
  ['nothing', {}, ''],
  ['a null', null, ''],
  ['a body that is a sentence', 'CPF sem cadastro no Banco da Terra.', 'CPF sem cadastro no Banco da Terra.'],
  ['a body that is a sentence in a JSON text', '"CPF sem cadastro."', 'CPF sem cadastro.'],
  ['HTML', '<h1>Bad gateway</h1>', ''],
  ['the text of a proxy with words that are Portuguese, too', 'no route: do not retry at example.com', ''],
  ['a page in Portuguese', '<html><body><h1>Sistema em manutenção</h1></body></html>', ''],
  ['the text of a proxy', 'upstream connect error or disconnect/reset before headers', ''],
  ['the text of a rate limit', 'Too Many Requests', ''],
  ['a code of a proxy', 'error code: 1015', ''],
  ['the text of a server', 'Request Entity Too Large', ''],
  ['the text of a cluster', 'default backend - 404', ''],
  ['a number', 3, ''],
])('[8.20a] the message of %s', (_, body, message) => {
  expect(decode(body).message).toBe(message);
});

test('[8.20] [8.11] the text of a body is no message where it comes from in front of the service', () => {
  const { message, original } = decode('Serviço fora do ar: contate o administrador.', 503);
  expect([message, original.isEmpty]).toEqual(['', true]);
});

test('[8.20] a message in three levels of JSON is found; in twelve levels it stays JSON, which no visitor reads', () => {
  const nest = (levels: number): string =>
    levels === 0 ? 'Não.' : JSON.stringify({ message: nest(levels - 1) });
  expect(decode({ message: nest(3) }).message).toBe('Não.');
  expect(decode({ message: nest(12) }).message).toBe('');
  expect(messageOf(nest(12))).toContain('Não.');
});

test.each([
  [404, { errors: { status: 'CONFLICT' }, message: 'x' }, ''],
  [404, { status: 'CONFLICT', message: 'x' }, ''],
  [404, { errors: null, message: '{"errors":{"status":"CONFLICT"}}' }, ''],
  [400, { code: 404, errors: { status: 'CONFLICT' }, message: 'x' }, ''],
  [409, { errors: { status: 'CONFLICT' }, message: 'x' }, 'x'],
  [404, { errors: { status: 'OTHER' }, message: 'x' }, 'x'],
])('[7.5b] [8.25] status %i with the body %o has the message "%s"', (status, body, message) => {
  expect(decode(body, status).message).toBe(message);
});

test.each([
  ['a map', { cpf: 'CPF inválido', nome: ['Curto', 'Feio'] }, { cpf: 'CPF inválido', nome: 'Curto' }],
  [
    'a list',
    [{ field: 'cpf', message: 'CPF inválido' }, { key: 'nome', message: 'Curto' }, 3],
    { cpf: 'CPF inválido', nome: 'Curto' },
  ],
  ['a list in Portuguese', [{ field: 'cpf', mensagem: 'CPF inválido' }], { cpf: 'CPF inválido' }],
  ['a list under invalid', { invalid: [{ field: 'cpf', message: 'CPF inválido' }] }, { cpf: 'CPF inválido' }],
  ['names only', { invalid: ['cpf'], missing: ['nome'] }, { cpf: 'Campo inválido', nome: 'Campo inválido' }],
  [
    'a map within a map',
    { endereco: { numero: 'Não existe', cep: ['Errado'], uf: null, a: { b: 'Fundo' } } },
    { numero: 'Não existe', cep: 'Errado', b: 'Fundo' },
  ],
  [
    'names that are not field keys',
    { status: 'CONFLICT', list: [{ MENSAGEM: 'x' }], inconsistencies: [] },
    {},
  ],
  ['a JSON text', JSON.stringify({ cpf: 'CPF inválido' }), { cpf: 'CPF inválido' }],
  ['a map within errors', { status: 422, errors: { cpf: 'CPF inválido' } }, { cpf: 'CPF inválido' }],
  [
    'a list within errors',
    { status: 422, errors: [{ field: 'cpf', message: 'CPF inválido' }, { MENSAGEM: 'Um' }] },
    { cpf: 'CPF inválido' },
  ],
  [
    'a list under another name',
    { erros: [{ MENSAGEM: 'Um' }, { MENSAGEM: 'Dois' }, { field: 'cpf', message: 'CPF inválido' }] },
    { erros: 'Um | Dois', cpf: 'CPF inválido' },
  ],
  ['objects without a field', { nome: [{ message: 'Curto' }, { message: 'Feio' }] }, { nome: 'Curto' }],
  [
    'members of a body',
    { redirectProposalToCurrentStep: 'true', agxHash: '9f3ab2c4', redirectToErrorPage: 'false' },
    {},
  ],
  ['a status of a step and codes', { stepStatus: 'failed', code: '104', type: 'result' }, {}],
  [
    'a field named code',
    { code: 'Código inválido', type: 'Inválido' },
    { code: 'Código inválido', type: 'Inválido' },
  ],
  ['nothing', null, {}],
])('[7.5c] messages by field of %s', (_, errors, expected) => {
  expect({ ...decode({ errors }).fieldErrors }).toEqual(expected);
});

test('[8.20] messages by field inside a message that is JSON are found', () => {
  const message = JSON.stringify({ message: 'Revise.', errors: { cpf: 'CPF inválido' } });
  expect(decode({ message })).toMatchObject({ message: 'Revise.', fieldErrors: { cpf: 'CPF inválido' } });
});

test('[12.4] a field may have the name of a prototype member', () => {
  const { fieldErrors } = decode(JSON.parse('{"errors":{"__proto__":"a","constructor":"b"}}'));
  expect(Object.keys(fieldErrors)).toEqual(['__proto__', 'constructor']);
  expect(({} as { a?: unknown }).a).toBeUndefined();
});

test('[8.31] inconsistencies keep their kind and situation', () => {
  const errors = {
    inconsistencies: [{ kind: 'inconsistentCep', situation: 'reproved' }, { situation: 'x' }, null],
  };
  expect(decode({ errors }).inconsistencies).toEqual([{ kind: 'inconsistentCep', situation: 'reproved' }]);
});

test.each([
  [{ redirectToErrorPage: true }, { endsFlow: true }],
  [{ redirectToErrorPage: 'TRUE' }, { endsFlow: true }],
  [{ redirectToErrorPage: 'talvez' }, { endsFlow: false }],
  [
    { redirectProposalToCurrentStep: true, agxHash: 'h2' },
    { redirects: true, redirectsToHash: 'h2' },
  ],
  [{ redirectProposalToCurrentStep: true }, { redirects: true, redirectsToHash: undefined }],
  [{ type: 'noOffer' }, { noOffer: true }],
  [{ result: { kind: 'noOffer' } }, { noOffer: true }],
  [{ errors: { redirectToErrorPage: true, message: 'Fim.' } }, { endsFlow: true, message: 'Fim.' }],
  [
    { message: 'Já existe', errors: { redirectProposalToCurrentStep: true, agxHash: 'h2' } },
    { redirects: true, redirectsToHash: 'h2', message: 'Já existe', fieldErrors: {} },
  ],
  [
    { redirectProposalToCurrentStep: true, errors: { agxHash: 'h2' } },
    { redirects: true, redirectsToHash: 'h2' },
  ],
  [{ errors: { redirectProposalToCurrentStep: true } }, { redirects: true, redirectsToHash: undefined }],
  [{ errors: { type: 'noOffer' } }, { noOffer: true, fieldErrors: {} }],
  [{ message: 'Erro', errors: { stepStatus: 'failed', errorMessage: 'Falhou.' } }, { message: 'Falhou.' }],
  [{ data: { stepStatus: 'failed', errorMessage: 'Falhou.' }, message: 'Erro' }, { message: 'Falhou.' }],
  [
    { data: { redirectToErrorPage: true }, message: 'Fim.' },
    { endsFlow: true, message: 'Fim.' },
  ],
  [{ data: { code: 500 }, code: 422 }, { code: 422 }],
  [{ data: { type: 'noOffer' } }, { noOffer: true }],
  [{ data: { errors: { cpf: 'CPF inválido' } } }, { fieldErrors: { cpf: 'CPF inválido' } }],
  [{ code: 401 }, { code: 401, status: 422 }],
  [{ code: '500' }, { code: 500 }],
  [{ status: 'INTERNAL_SERVER_ERROR' }, { label: 'INTERNAL_SERVER_ERROR' }],
  [{ name: 'TokenExpiredError' }, { name: 'TokenExpiredError' }],
  [{ error: { name: 'TokenExpiredError', message: 'x' } }, { name: 'TokenExpiredError', message: 'x' }],
])('[7.5a] [8.22] [8.24] the body %o is decoded to %o', (body, expected) => {
  expect(decode(body)).toMatchObject(expected);
});

const errorsAt = (count: number, message: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`campo${index}`, message]));

test('[12.5] a failure keeps 300 long messages at fields, each with at most 2,000 characters', () => {
  const { fieldErrors } = decode({ errors: errorsAt(400, 'Confira. '.repeat(1_000)) });
  expect(Object.keys(fieldErrors)).toHaveLength(300);
  expect(fieldErrors.campo0?.length).toBeLessThanOrEqual(2_000);
});

test('[14.2] [12.5] a failure keeps a message at each of the 2,000 fields that a form may have', () => {
  const { fieldErrors } = decode({ errors: errorsAt(2_100, 'Confira o valor.') });
  expect(Object.keys(fieldErrors)).toHaveLength(2_000);
});

test.each<[string, unknown, WordLists | undefined]>([
  [
    'errors as a list of words',
    { message: 'Campos obrigatórios', errors: ['nome', 'dados.cpf'] },
    {
      lists: [{ name: '', words: ['nome', 'dados.cpf'] }],
      message: toCustomerMessage('Campos obrigatórios'),
    },
  ],
  [
    'lists of words in errors',
    { message: 'Faltam', errors: { required: ['nome', 'cpf'], fields: ['cep'], cpf: ['CPF inválido'] } },
    {
      lists: [
        { name: 'required', words: ['nome', 'cpf'] },
        { name: 'fields', words: ['cep'] },
      ],
      message: toCustomerMessage('Faltam'),
    },
  ],
  [
    'errors inside a message that is JSON',
    { message: JSON.stringify({ message: 'Faltam', errors: ['nome'] }) },
    { lists: [{ name: '', words: ['nome'] }], message: toCustomerMessage('Faltam') },
  ],
  [
    'a list without a message',
    { errors: ['nome'] },
    { lists: [{ name: '', words: ['nome'] }], message: NO_MESSAGE },
  ],
  ['a list of sentences', { message: 'Revise', errors: ['nome', 'Nome muito curto'] }, undefined],
  ['an empty list', { message: 'Revise', errors: [] }, undefined],
  ['the names of 7.5', { errors: { invalid: ['nome'], missing: ['cpf'] } }, undefined],
  ['no errors', { message: 'Revise' }, undefined],
  ['a conflict, which has no message,', { code: 404, status: 'CONFLICT', errors: ['nome'] }, undefined],
])('[8.20c] %s may name fields', (_, body, wordLists) => {
  expect(decode(body).wordLists).toEqual(wordLists);
});
