import { expect, test } from 'vitest';
import { connectionTextsOf } from './connection.ts';
import type { Origin } from './error-declaration.ts';
import { afterFailure } from './index.ts';
import { messageFor } from './message.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import {
  createFailureContext,
  createNetworkFailure,
  malformed,
  pageOf,
  questionOf,
} from './testing/failures.ts';

test.each<[string, Parameters<typeof service>[0], string]>([
  ['500', { status: 500 }, 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.'],
  ['503 with a message', { status: 503, message: 'O banco caiu.' }, 'O banco caiu.'],
  ['code 500 in a 400', { status: 400, code: 500, message: 'O banco caiu.' }, 'O banco caiu.'],
  ['another code in a 500', { status: 500, code: 17, message: 'O banco caiu.' }, 'O banco caiu.'],
  [
    'INTERNAL_SERVER_ERROR',
    { status: 400, label: 'INTERNAL_SERVER_ERROR' },
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
  [
    'a write conflict in two words',
    { status: 409, message: 'Write conflict' },
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
  [
    'a write conflict',
    { status: 409, message: 'MongoError: WriteConflict error' },
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
])('[8.21] [8.11b] %s shows as an instability', (_, failure, text) => {
  const question = questionOf(afterFailure(service(failure), createFailureContext('submit')));
  expect(question).toMatchObject({
    title: 'Instabilidade na comunicação',
    picture: 'connection',
    text,
    onOk: 'resubmit',
    onCancel: 'stay',
  });
  const page = pageOf(afterFailure(service(failure), createFailureContext('opening')));
  expect(page).toMatchObject({
    title: 'Instabilidade na comunicação',
    picture: 'connection',
    action: { recovery: 'reopen' },
  });
});

test('[8.11] an unreadable answer shows as an instability', () => {
  expect(questionOf(afterFailure(malformed, createFailureContext('submit'))).text).toBe(
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  );
});

test.each([
  ['writeConflict on plan executor'],
  ['TypeError: x is undefined'],
  ["Cannot read properties of undefined (reading 'a')"],
  ['foo is not a function'],
  ['Minified React error #418'],
  ['Failed to fetch'],
  ['NetworkError when attempting to fetch resource.'],
  ['Network Error'],
  ['Request failed with status code 500'],
  ['timeout of 30000ms exceeded'],
  ['connect ECONNREFUSED 10.0.0.5:443'],
  ['socket hang up'],
  ['Internal server error'],
  ['Bad Gateway'],
  ['Erro interno do servidor.'],
  ['500 - Erro interno'],
  ['Serviço indisponível'],
  ['Requisição inválida.'],
  ['Tempo de resposta esgotado'],
  ['Recurso não encontrado'],
  ['Forbidden resource'],
  ['Not Found'],
  ['Cannot PATCH /unauth/product-self-contract/x'],
  ['E11000 duplicate key error collection: propostas index: cpf_1'],
  ['numero must be a string | cep should not be empty'],
  ['"cpf" is required'],
  ['jwt malformed'],
  ['[object Object]'],
  ['<html><head><title>502 Bad Gateway</title></head></html>'],
  ['<!DOCTYPE html>'],
  ['{"message":"Cortado ao'],
  ['[{"MENSAGEM":"Cort'],
])('[8.11] the machine text "%s" is replaced by the text of 8.11', message => {
  expect(messageFor(service({ message }))).toBe(
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  );
});

test.each([
  ['CPF já cadastrado'],
  ['O banco não está definido para este produto'],
  ['Conta não encontrada (not found) no Bacen'],
  ['Valor < 100 não é aceito'],
  ['Serviço temporariamente indisponível até as 18h'],
  ['Pagamento não autorizado'],
  ['[2] contratos em aberto'],
  [''],
])('[8.20] the message "%s" is shown unchanged', message => {
  expect(messageFor(service({ message }))).toBe(message);
});

test.each([
  ['Conta não encontrada', 'Conta não encontrada'],
  ['', 'Erro desconhecido'],
])(
  '[8.20b] any other refusal shows the message from the service ("%s"), else "Erro desconhecido"',
  (message, text) => {
    expect(questionOf(afterFailure(service({ message }), createFailureContext('submit')))).toMatchObject({
      title: 'Atenção!',
      text,
    });
  },
);

test('[8.2] [8.3] the text about a lost connection is the same for every origin', () => {
  for (const offline of [true, false]) {
    const { title, text } = connectionTextsOf(createNetworkFailure(offline));
    const readDialog = (origin: Origin) =>
      JSON.stringify(afterFailure(createNetworkFailure(offline), { origin, fieldKeys: [] }));
    for (const origin of ['opening', 'submit', 'options', 'token'] as const) {
      expect(readDialog(origin), origin).toContain(title);
      expect(readDialog(origin), origin).toContain(text);
    }
    for (const origin of ['poll', 'restart'] as const) expect(readDialog(origin), origin).toContain(text);
  }
});
