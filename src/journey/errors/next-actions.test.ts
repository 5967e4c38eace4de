import { expect, test } from 'vitest';
import type { Failure } from '../model/failure.ts';
import type { NextAction } from '../model/next-action.ts';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import { createJourneyFailure, createNetworkFailure, timeout } from './testing/failures.ts';
import {
  dialogOverForm,
  endOfFlow,
  listNextActionCases,
  noOffer,
  OFFLINE,
  RELOAD,
  TRY_AGAIN,
  unreadableBill,
} from './testing/next-action-rows.ts';

const malformed: Failure = {
  kind: 'malformed',
  operation: 'updateStep',
  isWrite: true,
  status: 200,
  reason: 'empty body',
};

const conflict = service({ status: 404, label: 'CONFLICT' });

const INSTABILITY = 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';

const invalidLinkOf = (technical: string): NextAction => ({
  kind: 'page',
  page: {
    picture: 'brokenLink',
    title: 'Link de acesso é inválido',
    lines: ['Confira se o endereço foi copiado por inteiro ou peça um novo link a quem o enviou.'],
    technical,
    action: TRY_AGAIN,
    secondary: undefined,
    isError: true,
  },
});

test.each(
  listNextActionCases([
    [
      '[2.54]',
      'an unknown link',
      service({ status: 404, operation: 'getSystem' }),
      'opening',
      invalidLinkOf('getSystem 404'),
    ],
    ['[2.54]', 'no link', createJourneyFailure('invalidHash'), 'opening', invalidLinkOf('')],
    ['[8.22]', 'the end of the flow', service({ endsFlow: true, message: 'Fim.' }), 'submit', endOfFlow],
    ['[8.1]', 'no offer', service({ noOffer: true }), 'submit', noOffer],
    [
      '[8.4] [8.41]',
      'no current step',
      createJourneyFailure('currentStepNotFound'),
      'submit',
      {
        kind: 'page',
        page: {
          picture: 'search',
          title: 'Atenção!',
          lines: ['Houve uma alteração no fluxo do Banco. Tente novamente mais tarde'],
          technical: 'CurrentStepNotFound',
          action: TRY_AGAIN,
          secondary: undefined,
          isError: true,
        },
      },
    ],
    [
      '[8.25]',
      'a conflict while the system is read',
      { ...conflict, operation: 'getSystem' },
      'opening',
      {
        kind: 'page',
        page: {
          picture: 'connection',
          title: 'A conexão falhou',
          lines: [RELOAD],
          technical: 'getSystem 404',
          action: TRY_AGAIN,
          secondary: undefined,
          isError: true,
        },
      },
    ],
    [
      '[7.5] [8.25]',
      'a conflict whose code is 404',
      service({ status: 409, code: 404, label: 'CONFLICT' }),
      'submit',
      { kind: 'run', recovery: 'reopen' },
    ],
    [
      '[7.5] [8.25]',
      'a conflict whose status is 404',
      service({ status: 404, code: 7, label: 'CONFLICT' }),
      'submit',
      { kind: 'run', recovery: 'reopen' },
    ],
    [
      '[8.2]',
      'no internet',
      createNetworkFailure(true),
      'opening',
      {
        kind: 'ask',
        question: {
          picture: 'connection',
          type: 'error',
          title: 'Você está sem internet',
          text: OFFLINE,
          okText: 'Tentar novamente',
          cancelText: '',
          onOk: 'reopen',
          onCancel: 'reopen',
          technical: 'updateStep network',
          whenOnline: 'ok',
        },
      },
    ],
    [
      '[8.3]',
      'no answer in time',
      timeout,
      'opening',
      {
        kind: 'ask',
        question: {
          picture: 'connection',
          type: 'error',
          title: 'A conexão falhou',
          text: RELOAD,
          okText: 'Tentar novamente',
          cancelText: '',
          onOk: 'reopen',
          onCancel: 'reopen',
          technical: 'updateStep timeout',
        },
      },
    ],
    [
      '[8.2]',
      'no internet',
      createNetworkFailure(true),
      'submit',
      {
        kind: 'ask',
        question: {
          ...dialogOverForm,
          picture: 'connection',
          title: 'Você está sem internet',
          text: OFFLINE,
          technical: 'updateStep network',
          whenOnline: 'close',
        },
      },
    ],
    [
      '[8.11]',
      'an unreadable answer',
      malformed,
      'submit',
      {
        kind: 'ask',
        question: {
          ...dialogOverForm,
          picture: 'connection',
          title: 'Instabilidade na comunicação',
          text: INSTABILITY,
          technical: 'updateStep 200',
        },
      },
    ],
    [
      '[8.20]',
      'a refusal without a message',
      service({ status: 400 }),
      'token',
      {
        kind: 'ask',
        question: {
          ...dialogOverForm,
          picture: 'failed',
          title: 'Atenção!',
          text: 'Erro desconhecido',
          onOk: 'stay',
          technical: 'updateStep 400',
        },
      },
    ],
    [
      '[8.10]',
      'an unknown link of a later call',
      service({ status: 404, operation: 'getSystem', message: 'Não há.' }),
      'submit',
      {
        kind: 'ask',
        question: {
          ...dialogOverForm,
          picture: 'failed',
          title: 'Atenção!',
          text: 'Não há.',
          technical: 'getSystem 404',
        },
      },
    ],
    [
      '[8.10]',
      'a refusal of the first call that does not concern the link',
      service({ status: 422, operation: 'getSystem', message: 'Não há.' }),
      'opening',
      {
        kind: 'page',
        page: {
          picture: 'failed',
          title: 'Atenção!',
          lines: ['Não há.'],
          technical: 'getSystem 422',
          action: TRY_AGAIN,
          secondary: undefined,
          isError: true,
        },
      },
    ],
    [
      '[8.14]',
      'another hash that is refused',
      service({ operation: 'newHash', message: 'Não dá.' }),
      'submit',
      {
        kind: 'ask',
        question: {
          picture: 'failed',
          type: 'error',
          title: 'Atenção!',
          text: 'Não dá.',
          okText: 'Entendi',
          cancelText: '',
          onOk: 'stay',
          onCancel: 'stay',
          technical: '',
        },
      },
    ],
    [
      '[8.14]',
      'another hash without a readable answer',
      { ...malformed, operation: 'newHash' },
      'submit',
      {
        kind: 'ask',
        question: {
          picture: 'connection',
          type: 'error',
          title: 'Atenção!',
          text: INSTABILITY,
          okText: 'Entendi',
          cancelText: '',
          onOk: 'stay',
          onCancel: 'stay',
          technical: '',
        },
      },
    ],
    [
      '[8.26]',
      'a completion without an answer',
      malformed,
      'completion',
      {
        kind: 'ask',
        question: {
          picture: 'failed',
          type: 'error',
          title: 'Não foi possível acessar a proposta',
          text: INSTABILITY,
          okText: 'Tentar novamente',
          cancelText: '',
          onOk: 'pollAgain',
          onCancel: 'pollAgain',
          technical: '',
        },
      },
    ],
    [
      '[8.35]',
      'an unreadable bill, beside an unknown document',
      service({ inconsistencies: [{ kind: 'other', situation: 'reproved' }, ...unreadableBill] }),
      'submit',
      {
        kind: 'ask',
        question: {
          picture: 'documentProblem',
          type: 'warning',
          title: 'Oops parece que enviou uma conta não muito boa...',
          text: 'Podemos tentar novamente?',
          okText: 'Inserir outra conta',
          cancelText: 'Refazer com outro CPF',
          onOk: 'sendAnother',
          onCancel: 'redoWithOtherCpf',
          harmlessButton: 'ok',
          subject: 'resendOcr',
          technical: '',
        },
      },
    ],
    [
      '[8.17]',
      'a missing resource',
      service({ status: 404 }),
      'fileLookup',
      { kind: 'toast', type: 'error', title: 'Atenção', text: 'Recurso não encontrado' },
    ],
  ]),
)('$requirement after $name ($origin) exactly this happens', ({ failure, origin, next }) => {
  expect(afterFailure(failure, { origin, fieldKeys: [] })).toEqual(next);
});

test('[2.55b] every kind of line end splits the message of a page', () => {
  const failure = service({ endsFlow: true, message: 'Um\nDois\r\nTrês<br/>Quatro' });
  expect(afterFailure(failure, { origin: 'submit', fieldKeys: [] })).toMatchObject({
    page: { lines: ['Um', 'Dois', 'Três', 'Quatro'] },
  });
});
