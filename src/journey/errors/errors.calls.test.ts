import { expect, test } from 'vitest';
import type { Failure } from '../model/failure.ts';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import {
  createFailureContext,
  createNetworkFailure,
  malformed,
  questionOf,
  timeout,
} from './testing/failures.ts';

test.each<[string, Failure, string]>([
  [
    'the message from the service',
    service({ message: 'O banco não respondeu a tempo.' }),
    'O banco não respondeu a tempo.',
  ],
  [
    'the text of 8.11',
    malformed,
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
  [
    'the text of 8.11',
    createNetworkFailure(false),
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
  ['the text of 8.2', createNetworkFailure(true), 'Verifique sua conexão com a internet.'],
])('[8.26] a failed finished-update shows a modal with %s and a retry', (_, failure, text) => {
  const question = questionOf(afterFailure(failure, createFailureContext('completion')));
  expect(question).toMatchObject({
    title: 'Não foi possível acessar a proposta',
    text,
    okText: 'Tentar novamente',
    onOk: 'pollAgain',
  });
  // Polling continues after the dialog is closed, because a screen that stops polling would never change.
  expect(question.onCancel).toBe('pollAgain');
});

test.each<[string, Failure, string]>([
  ['a refusal', service({ message: 'Ainda não.' }), 'Ainda não.'],
  ['a 500', service({ status: 500, message: 'O banco caiu.' }), 'O banco caiu.'],
  [
    'a write conflict',
    service({ message: 'WriteConflict' }),
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
  ['no connection', createNetworkFailure(false), 'Por favor, tente novamente recarregando a página.'],
  ['offline', createNetworkFailure(true), 'Verifique sua conexão com a internet.'],
  ['nothing readable', malformed, 'Por favor, tente novamente recarregando a página.'],
])('[8.26] while polling %s is a toast', (_, failure, text) => {
  expect(afterFailure(failure, createFailureContext('poll'))).toEqual({
    kind: 'toast',
    type: 'error',
    title: 'Atenção',
    text,
  });
});

test.each<[string, Failure, string]>([
  [
    'the messages about fields',
    service({ fieldErrors: { contrato: 'Contrato vencido' } }),
    'Contrato vencido',
  ],
  [
    'the message and those about fields, each once',
    service({ message: 'Revise.', fieldErrors: { contrato: 'Contrato vencido', numero: 'Revise.' } }),
    'Revise. | Contrato vencido',
  ],
  [
    'a message that repeats those about fields',
    service({
      message: 'CPF inválido. | Nome inválido.',
      fieldErrors: { cpf: 'CPF inválido.', nome: 'Nome inválido.' },
    }),
    'CPF inválido. | Nome inválido.',
  ],
  [
    'the names of fields without a message',
    service({ message: 'Faltam: CPF', namedFields: ['cpf'], fieldErrors: { cpf: 'Campo inválido' } }),
    'Faltam: CPF',
  ],
  ['a refusal without a word', service({}), 'Erro desconhecido'],
  ['a gateway without a word', service({ status: 502 }), 'Por favor, tente novamente recarregando a página.'],
  [
    'a refused poll without a word',
    service({ isWrite: false }),
    'Por favor, tente novamente recarregando a página.',
  ],
])('[8.20] [8.22] [8.26] after the press of a button at a status, %s shows as "%3$s"', (_, failure, text) => {
  expect(afterFailure(failure, createFailureContext('poll'))).toMatchObject({ kind: 'toast', text });
});

test.each<[string, Failure, string]>([
  ['the message from the service', service({ message: 'Tente amanhã.' }), 'Tente amanhã.'],
  ['Erro desconhecido', service({}), 'Erro desconhecido'],
  [
    'the text of 8.11 instead of machine text',
    service({ message: 'WRITECONFLICT' }),
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
  [
    'the text of 8.11',
    service({ status: 500 }),
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
  ['the text of 8.2', createNetworkFailure(true), 'Verifique sua conexão com a internet.'],
  ['the text of 8.3', createNetworkFailure(false), 'Por favor, tente novamente recarregando a página.'],
  ['the text of 8.3', timeout, 'Por favor, tente novamente recarregando a página.'],
])(
  '[8.10] [8.14] if the request for another hash id fails, a dialog "Atenção!" shows %s',
  (_, failure, text) => {
    const newHashFailure = { ...failure, operation: 'newHash' } as Failure; // a spread of a union
    const next = afterFailure(newHashFailure, createFailureContext('opening'));
    expect(questionOf(next)).toMatchObject({ type: 'error', title: 'Atenção!', text, onOk: 'stay' });
  },
);

test('[8.17] [8.47] a refused list shows its error at its field only, unless it means no offer, a missing file or a redirection', () => {
  const refusal = service({ status: 404, message: 'Nada.' });
  expect(afterFailure(refusal, createFailureContext('lookup'))).toEqual({ kind: 'stay' });
  expect(afterFailure(refusal, createFailureContext('fileLookup'))).toMatchObject({
    kind: 'toast',
    text: 'Recurso não encontrado',
  });
  expect(afterFailure(service({ noOffer: true }), createFailureContext('lookup'))).toMatchObject({
    text: 'No momento não temos oferta disponivel para o seu CPF',
  });
  const next = afterFailure(service({ status: 401 }), createFailureContext('fileLookup'));
  expect(next).toEqual({ kind: 'go', to: { kind: 'tokenValidation' } });
});

test('[8.14] a failed restart shows a dialog with a retry; a redirection is followed', () => {
  const restartContext = { origin: 'restart', fieldKeys: [] } as const;
  expect(
    questionOf(afterFailure(service({ status: 400, message: 'Não dá.' }), restartContext)),
  ).toMatchObject({
    title: 'Atenção!',
    text: 'Não dá.',
    onOk: 'restart',
  });
  expect(afterFailure(service({ redirects: true, redirectsToHash: 'h2' }), restartContext)).toMatchObject({
    kind: 'openHash',
  });
});

test('[8.22] a failure that a screen shows in place of its data has no second message', () => {
  const failed = service({ status: 500 });
  for (const origin of ['details', 'contracts'] as const)
    expect(afterFailure(failed, { origin, fieldKeys: [] })).toEqual({ kind: 'stay' });
});
