import { expect, test } from 'vitest';
import type { Failure } from '../model/failure.ts';
import type { NextAction } from '../model/next-action.ts';
import { afterFailure, errorCatalogue } from './index.ts';
import { REFUSED_FILES_TEXTS } from './refused-files.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import {
  createFailureContext,
  createNetworkFailure,
  pageOf,
  questionOf,
  timeout,
} from './testing/failures.ts';

test('[7.4] a cancelled call shows nothing, whatever its origin', () => {
  for (const origin of ['opening', 'submit', 'poll', 'completion', 'options', 'token', 'render'] as const)
    expect(afterFailure({ kind: 'cancelled', operation: 'x' }, createFailureContext(origin))).toEqual({
      kind: 'stay',
    });
});

test.each<[string, Failure, string]>([
  ['[8.2] offline', createNetworkFailure(true), 'Verifique sua conexão com a internet.'],
  [
    '[8.3] [7.4] no connection',
    createNetworkFailure(false),
    'Por favor, tente novamente recarregando a página.',
  ],
  ['[8.3] [9.1] no answer in time', timeout, 'Por favor, tente novamente recarregando a página.'],
])(
  '%s: the dialog at the start can only be left by a retry, the one over a form can be closed',
  (_, failure, text) => {
    expect(questionOf(afterFailure(failure, createFailureContext('opening')))).toMatchObject({
      text,
      onOk: 'reopen',
      onCancel: 'reopen',
      cancelText: '',
    });
    expect(questionOf(afterFailure(failure, createFailureContext('submit')))).toMatchObject({
      text,
      onOk: 'resubmit',
      onCancel: 'stay',
      okText: 'Tentar novamente',
    });
  },
);

test.each([413, 415])(
  '[8.20] %i of a gateway for a submission with files says what to do and offers no retry with the same files, also beside a message of the service',
  status => {
    const withFiles = { ...createFailureContext('submit'), sendsFiles: true };
    const text = REFUSED_FILES_TEXTS.get(status);
    expect(text).toMatch(/Escolha arquivos/);
    expect(questionOf(afterFailure(service({ status }), withFiles))).toMatchObject({
      picture: 'failed',
      type: 'error',
      title: 'Atenção!',
      text,
      okText: 'Entendi',
      cancelText: '',
      onOk: 'stay',
    });
    const message = 'O arquivo não foi aceito.';
    const ofService = questionOf(afterFailure(service({ status, message }), withFiles));
    expect(ofService).toMatchObject({ text: message, okText: 'Entendi', cancelText: '', onOk: 'stay' });
  },
);

test.each([413, 415])(
  '[8.20] %i for a request without files says nothing of files and offers a retry',
  status => {
    const refusal = service({ status });
    expect(questionOf(afterFailure(refusal, createFailureContext('submit')))).toMatchObject({
      text: 'Erro desconhecido',
      onOk: 'resubmit',
    });
    expect(pageOf(afterFailure(refusal, createFailureContext('opening')))).toMatchObject({
      lines: ['Erro desconhecido'],
      action: { label: 'Tentar Novamente', recovery: 'reopen' },
    });
  },
);

test('[8.20] another refusal of a submission with files, and one of another call, say nothing of files', () => {
  const withFiles = { ...createFailureContext('submit'), sendsFiles: true };
  expect(questionOf(afterFailure(service({ status: 400 }), withFiles))).toMatchObject({
    text: 'Erro desconhecido',
    onOk: 'resubmit',
  });
  const atOpening = { ...createFailureContext('opening'), sendsFiles: true };
  expect(pageOf(afterFailure(service({ status: 413 }), atOpening))).toMatchObject({
    lines: ['Erro desconhecido'],
  });
});

test.each<[stronger: string, Parameters<typeof service>[0], expected: NextAction['kind']]>([
  ['401 before a redirection', { status: 401, redirects: true, redirectsToHash: 'h' }, 'go'],
  ['a redirection before no offer', { redirects: true, redirectsToHash: 'h', noOffer: true }, 'openHash'],
  ['the end of the flow before 500', { status: 500, endsFlow: true }, 'page'],
  [
    'a document before messages by field',
    { inconsistencies: [{ kind: 'resendOcr', situation: '' }], fieldErrors: { cpf: 'x' } },
    'ask',
  ],
  [
    'a conflict before messages by field',
    { status: 404, label: 'CONFLICT', fieldErrors: { cpf: 'x' } },
    'run',
  ],
])('precedence: %s', (_, failure, kind) => {
  expect(afterFailure(service(failure), createFailureContext('submit', 'cpf')).kind).toBe(kind);
});

test('the catalogue names every row once', () => {
  const names = errorCatalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
