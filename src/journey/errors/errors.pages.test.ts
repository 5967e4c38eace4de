import { expect, test } from 'vitest';
import type { Failure, JourneyProblem } from '../model/failure.ts';
import type { Origin } from './error-declaration.ts';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import { createFailureContext, createJourneyFailure, pageOf, questionOf } from './testing/failures.ts';

test.each<[number: string, JourneyProblem, title: string, line: string | undefined]>([
  ['[8.19] [5.34]', 'configurationMissing', 'Atenção!', 'Configuração do produto não encontrada.'],
  [
    '[8.6]',
    'stepsNotFound',
    'Atenção!',
    'Não foi possível encontrar o fluxo de contratação do produto, tente novamente mais tarde',
  ],
  [
    '[8.4]',
    'currentStepNotFound',
    'Atenção!',
    'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde',
  ],
  [
    '[8.43] [2.54]',
    'stepNotFound',
    'Passo não encontrado',
    'Esta etapa não foi encontrada na sua proposta. Tente novamente ou volte pelo link que você recebeu.',
  ],
  ['[8.5]', 'proposalWithoutId', 'Atenção!', 'Não foi possível obter o ID da proposta.'],
  ['[8.12]', 'creationFailed', 'Atenção!', 'Não foi possível criar a proposta, tente novamente mais tarde.'],
  ['[8.8]', 'newHashMissing', 'Atenção!', 'hash não encontrado'],
  [
    '[8.13]',
    'blocked_cookies',
    'Atenção - Cookies bloqueados!',
    'Esse página necessita de acesso aos cookies para seu funcionamento.',
  ],
  [
    '[8.11]',
    'crash',
    'Algo não saiu como esperado',
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
])('%s %s shows its own page, with a way to continue', (_, problem, title, line) => {
  const page = pageOf(afterFailure(createJourneyFailure(problem), createFailureContext('opening')));
  expect(page.title).toBe(title);
  expect(page.lines[0]).toBe(line);
  expect(page.action?.label).toBe('Tentar Novamente');
  // The technical line contains only names of the specification (8.40, 8.41), never names of the code.
  expect(['', 'StepsNotFound', 'CurrentStepNotFound']).toContain(page.technical);
  if (page.technical !== '') expect(page.technical.toLowerCase()).toBe(problem.toLowerCase());
});

test('[8.12] a failed creation shows over the form, which the visitor can correct', () => {
  const next = afterFailure(createJourneyFailure('creationFailed'), createFailureContext('submit', 'cpf'));
  expect(questionOf(next)).toMatchObject({
    type: 'error',
    title: 'Atenção!',
    text: 'Não foi possível criar a proposta, tente novamente mais tarde.',
    okText: 'Tentar novamente',
    onOk: 'resubmit',
    cancelText: 'Voltar',
    onCancel: 'stay',
  });
});

test.each<[string, JourneyProblem, string]>([
  ['[8.40] [5.34]', 'stepsNotFound', 'StepsNotFound'],
  ['[8.41]', 'currentStepNotFound', 'CurrentStepNotFound'],
])('%s the technical line has %s in its original spelling', (_, problem, name) => {
  expect(pageOf(afterFailure(createJourneyFailure(problem), createFailureContext('opening'))).technical).toBe(
    name,
  );
});

test.each<[string, Failure, Origin]>([
  ['no hash', createJourneyFailure('invalidHash'), 'opening'],
  ['a hash the service does not know', service({ status: 404, operation: 'getSystem' }), 'opening'],
  ['a hash the service refuses', service({ status: 400, operation: 'getSystem' }), 'opening'],
])('[2.54] %s is an invalid link', (_, failure, origin) => {
  expect(pageOf(afterFailure(failure, createFailureContext(origin))).title).toBe('Link de acesso é inválido');
});

test('[2.54] [2.55] the page of a link that the service refuses has a line with operation and status', () => {
  const technicalOf = (failure: Failure): string =>
    pageOf(afterFailure(failure, createFailureContext('opening'))).technical;
  const refused = [404, 400].map(status => service({ status, operation: 'getSystem' }));
  expect(refused.map(technicalOf)).toEqual(['getSystem 404', 'getSystem 400']);
  expect(technicalOf(createJourneyFailure('invalidHash'))).toBe('');
});

test.each([
  ['Hash inválido', true],
  ['hash não encontrado', true],
  ['O link informado não existe mais.', true],
  ['Link invalido ou expirado', true],
  ['O produto deste link foi encerrado pelo banco.', false],
  ['Não encontramos ofertas para este link.', false],
  ['O produto deste link não foi encontrado.', false],
  ['O link expirou.', false],
  ['CNPJ inválido', false],
])(
  '[2.54] the message "%s" of a 400 of the opening means that the link is invalid: %s',
  (message, isInvalid) => {
    const failure = service({ status: 400, operation: 'getSystem', message });
    const page = pageOf(afterFailure(failure, createFailureContext('opening')));
    expect(page.title === 'Link de acesso é inválido').toBe(isInvalid);
    expect(page.lines.includes(message)).toBe(!isInvalid);
  },
);

test('[2.54] [8.20] a 400 of the opening with a message for customers shows the message, not that the link is wrong', () => {
  const message = 'O produto deste link foi encerrado pelo banco.';
  const failure = service({ status: 400, operation: 'getSystem', message });
  expect(pageOf(afterFailure(failure, createFailureContext('opening')))).toMatchObject({
    title: 'Atenção!',
    lines: [message],
    technical: 'getSystem 400',
  });
});

test.each([400, 422])(
  '[2.54] [8.22] a %i of the opening with messages at fields only shows them, because no form can',
  status => {
    const fieldErrors = { cpf: 'CPF bloqueado.', agencia: 'Campo inválido', conta: 'Conta encerrada.' };
    const failure = service({ status, operation: 'getSystem', fieldErrors });
    expect(pageOf(afterFailure(failure, createFailureContext('opening')))).toMatchObject({
      title: 'Atenção!',
      lines: ['CPF bloqueado. | Conta encerrada.'],
    });
  },
);

test('[2.54] a 400 of the opening whose message at a field says that the link is invalid is an invalid link', () => {
  const titleOf = (fieldErrors: Record<string, string>): string => {
    const failure = service({ status: 400, operation: 'getSystem', fieldErrors });
    return pageOf(afterFailure(failure, createFailureContext('opening'))).title;
  };
  for (const key of ['hashId', 'agx_hash', 'link'])
    for (const text of ['Hash inválido', 'Inválido', 'é inválido.', 'não encontrado', 'Campo inválido', ''])
      expect(titleOf({ [key]: text }), `${key}: ${text}`).toBe('Link de acesso é inválido');
  expect(titleOf({ hashId: 'Proposta encerrada.' })).toBe('Atenção!');
  expect(titleOf({ cpf: 'Inválido' })).toBe('Atenção!');
});

test('[8.11] [8.22] beside messages at fields the text of an instability does not stand in for machine text', () => {
  const failure = service({
    status: 422,
    operation: 'getSystem',
    message: 'Request failed with status code 422',
    fieldErrors: { cpf: 'CPF bloqueado.' },
  });
  const page = pageOf(afterFailure(failure, createFailureContext('opening')));
  expect(page.lines).toEqual(['CPF bloqueado.']);
});

test('[8.22] the end of a flow and a refused new hash show the messages at fields, too', () => {
  const refusal = { status: 422, message: 'Fim.', fieldErrors: { cpf: 'CPF bloqueado.' } };
  const text = 'Fim. | CPF bloqueado.';
  const ended = afterFailure(service({ ...refusal, endsFlow: true }), createFailureContext('submit', 'cpf'));
  expect(pageOf(ended).lines).toEqual([text]);
  const newHash = afterFailure(
    service({ ...refusal, operation: 'newHash' }),
    createFailureContext('opening'),
  );
  expect(questionOf(newHash).text).toBe(text);
});

test('[8.1] [4.5] without an offer the flow ends with the text of 8.1, which is not an error', () => {
  const page = pageOf(afterFailure(service({ noOffer: true }), createFailureContext('submit')));
  expect(page.title).toBe('Não temos uma oferta hoje para você');
  expect(page.lines).toEqual([
    'Não se preocupe, se tivermos alguma oferta disponível para você, entraremos em contato.',
  ]);
  expect(page.isError).toBe(false);
});

test('[8.22a] redirectToErrorPage ends the flow with the message', () => {
  const page = pageOf(
    afterFailure(service({ endsFlow: true, message: 'Fim.<br/>Mesmo.' }), createFailureContext('submit')),
  );
  expect(page.lines).toEqual(['Fim.', 'Mesmo.']);
  expect(page.action).toBeUndefined();
  expect(pageOf(afterFailure(service({ endsFlow: true }), createFailureContext('submit'))).lines).toEqual([
    'Erro desconhecido',
  ]);
});

test('[2.55] [8.11] the technical line is a code in production; outside it, a replaced message follows, truncated if it is long', () => {
  const technicalOf = (message: string, showsOriginal: boolean) =>
    pageOf(
      afterFailure(service({ status: 500, message }), { ...createFailureContext('opening'), showsOriginal }),
    ).technical;
  expect(technicalOf('WriteConflict error: try again', true)).toBe(
    'updateStep 500 · WriteConflict error: try again',
  );
  expect(technicalOf('WriteConflict error: try again', false)).toBe('updateStep 500');
  expect(technicalOf('O banco caiu.', true)).toBe('updateStep 500');
  expect(technicalOf(`TypeError: ${'x'.repeat(400)}`, true).length).toBeLessThan(300);
});
