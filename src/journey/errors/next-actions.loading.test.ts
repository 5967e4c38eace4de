import { expect, test } from 'vitest';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import { createNetworkFailure, timeout } from './testing/failures.ts';
import {
  dialogOverForm,
  endOfFlow,
  listNextActionCases,
  OFFLINE,
  RELOAD,
  TRY_AGAIN,
  tokenValidation,
  unreadableBill,
} from './testing/next-action-rows.ts';

test.each(
  listNextActionCases([
    [
      '[8.3]',
      'a broken connection',
      createNetworkFailure(false),
      'options',
      {
        kind: 'ask',
        question: {
          ...dialogOverForm,
          picture: 'connection',
          title: 'A conexão falhou',
          text: RELOAD,
          onOk: 'stay',
          technical: 'updateStep network',
        },
      },
    ],
    [
      '[8.2]',
      'no internet',
      createNetworkFailure(true),
      'render',
      {
        kind: 'page',
        page: {
          picture: 'connection',
          title: 'Você está sem internet',
          lines: [OFFLINE],
          technical: 'updateStep network',
          action: TRY_AGAIN,
          secondary: undefined,
          isError: true,
          whenOnline: 'reopen',
        },
      },
    ],
    [
      '[8.3]',
      'a broken connection',
      createNetworkFailure(false),
      'render',
      {
        kind: 'page',
        page: {
          picture: 'connection',
          title: 'A conexão falhou',
          lines: [RELOAD],
          technical: 'updateStep network',
          action: TRY_AGAIN,
          secondary: undefined,
          isError: true,
        },
      },
    ],
    ['[8.22]', 'the end of the flow', service({ endsFlow: true, message: 'Fim.' }), 'lookup', endOfFlow],
    ['[8.23]', '401', service({ status: 401 }), 'lookup', tokenValidation],
    [
      '[8.24]',
      'a redirection',
      service({ redirects: true, redirectsToHash: 'h2' }),
      'lookup',
      { kind: 'openHash', hashId: 'h2', message: '' },
    ],
    ['[8.28]', 'no answer', timeout, 'lookup', { kind: 'stay' }],
    [
      '[8.47]',
      'no offer',
      service({ noOffer: true }),
      'lookup',
      {
        kind: 'toast',
        type: 'error',
        title: 'Atenção',
        text: 'No momento não temos oferta disponivel para o seu CPF',
      },
    ],
    [
      '[8.47]',
      'no offer, with a message,',
      service({ noOffer: true, message: 'Hoje não.' }),
      'lookup',
      { kind: 'toast', type: 'error', title: 'Atenção', text: 'Hoje não.' },
    ],
    ['[8.23]', '401', service({ status: 401 }), 'details', tokenValidation],
    [
      '[8.22]',
      'a refused document',
      service({ inconsistencies: unreadableBill }),
      'details',
      { kind: 'stay' },
    ],
    ['[8.22]', 'a refusal', service({ message: 'Não.' }), 'details', { kind: 'stay' }],
    ['[8.23]', '401', service({ status: 401 }), 'contracts', tokenValidation],
    ['[8.22]', 'a refusal', service({ message: 'Não.' }), 'contracts', { kind: 'stay' }],
  ]),
)('$requirement after $name ($origin) exactly this happens', ({ failure, origin, next }) => {
  expect(afterFailure(failure, { origin, fieldKeys: [] })).toEqual(next);
});

test('[8.35] over a screen with contracts a refused document is still a question', () => {
  const failure = service({ inconsistencies: unreadableBill });
  expect(afterFailure(failure, { origin: 'contracts', fieldKeys: [] }).kind).toBe('ask');
});
