import { expect, test } from 'vitest';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import { createJourneyFailure, timeout } from './testing/failures.ts';
import {
  endOfFlow,
  listNextActionCases,
  noOffer,
  RELOAD,
  tokenValidation,
} from './testing/next-action-rows.ts';

const restartDialog = {
  picture: undefined,
  type: 'error',
  title: 'Atenção!',
  okText: 'Tentar novamente',
  cancelText: 'Voltar',
  onOk: 'restart',
  onCancel: 'stay',
  technical: '',
} as const;

test.each(
  listNextActionCases([
    ['[8.22]', 'the end of the flow', service({ endsFlow: true, message: 'Fim.' }), 'restart', endOfFlow],
    ['[8.1]', 'no offer', service({ noOffer: true }), 'restart', noOffer],
    ['[8.23]', '401', service({ status: 401 }), 'restart', tokenValidation],
    ['[7.4]', 'a cancelled call', { kind: 'cancelled', operation: 'newHash' }, 'restart', { kind: 'stay' }],
    [
      '[8.14]',
      'a refusal with a pause',
      service({ status: 503, message: 'Volte já.', retryAfter: 5 }),
      'restart',
      { kind: 'ask', question: { ...restartDialog, text: 'Volte já.', repeatedOperation: 'updateStep' } },
    ],
    [
      '[8.14]',
      'a refusal without a pause',
      service({ message: 'Um.<br/>Dois.' }),
      'restart',
      { kind: 'ask', question: { ...restartDialog, text: 'Um.<br/>Dois.' } },
    ],
    [
      '[8.14] [8.24b]',
      'a redirection without a hash',
      service({ redirects: true, message: 'Já existe.' }),
      'restart',
      { kind: 'ask', question: { ...restartDialog, text: 'Já existe.' } },
    ],
    [
      '[8.14]',
      'no answer',
      timeout,
      'restart',
      { kind: 'ask', question: { ...restartDialog, text: RELOAD } },
    ],
    [
      '[8.13]',
      'blocked cookies',
      createJourneyFailure('blocked_cookies'),
      'restart',
      {
        kind: 'ask',
        question: {
          ...restartDialog,
          title: 'Atenção - Cookies bloqueados!',
          text: 'Esse página necessita de acesso aos cookies para seu funcionamento.',
        },
      },
    ],
  ]),
)('$requirement after $name ($origin) exactly this happens', ({ failure, origin, next }) => {
  expect(afterFailure(failure, { origin, fieldKeys: [] })).toEqual(next);
});
