import { expect, test } from 'vitest';
import type { Failure, JourneyProblem } from '../model/failure.ts';
import type { NextAction } from '../model/next-action.ts';
import type { Origin } from './error-declaration.ts';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';

const network = (offline: boolean): Failure => ({
  kind: 'network',
  operation: 'updateStep',
  write: true,
  offline,
});
const timeout: Failure = { kind: 'timeout', operation: 'updateStep', write: true };
const malformed: Failure = {
  kind: 'malformed',
  operation: 'updateStep',
  write: true,
  status: 200,
  reason: 'empty body',
};
const journey = (problem: JourneyProblem): Failure => ({ kind: 'journey', problem, detail: '' });
const conflict = service({ status: 404, label: 'CONFLICT' });
const unreadableBill = [{ kind: 'resendOcr', situation: '' }];

const OTHER_CPF = { label: 'Refazer com outro CPF', recovery: 'redoWithOtherCpf' } as const;
const TRY_AGAIN = { label: 'Tentar Novamente', recovery: 'reopen' } as const;
const INSTABILITY = 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';
const RELOAD = 'Por favor, tente novamente recarregando a página.';
const OFFLINE = 'Verifique sua conexão com a internet.';

const tokenValidation = { kind: 'go', to: { kind: 'tokenValidation' } } as const;
const dialogOverForm = {
  type: 'error',
  okText: 'Tentar novamente',
  cancelText: 'Voltar',
  onOk: 'resubmit',
  onCancel: 'stay',
} as const;
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
const endOfFlow: NextAction = {
  kind: 'page',
  page: {
    picture: 'failed',
    title: 'Não foi possível continuar',
    lines: ['Fim.'],
    technical: 'updateStep 422',
    action: undefined,
    secondary: OTHER_CPF,
    isError: true,
  },
};
const noOffer: NextAction = {
  kind: 'page',
  page: {
    picture: 'noOffer',
    title: 'Não temos uma oferta hoje para você',
    lines: ['Não se preocupe, se tivermos alguma oferta disponível para você, entraremos em contato.'],
    technical: 'updateStep 422',
    action: undefined,
    secondary: OTHER_CPF,
    isError: false,
  },
};
const invalidLink: NextAction = {
  kind: 'page',
  page: {
    picture: 'brokenLink',
    title: 'Link de acesso é inválido',
    lines: ['Confira se o endereço foi copiado por inteiro ou peça um novo link a quem o enviou.'],
    technical: '',
    action: TRY_AGAIN,
    secondary: undefined,
    isError: true,
  },
};

const rows: readonly [requirement: string, name: string, Failure, Origin, NextAction][] = [
  ['[2.54]', 'an unknown link', service({ status: 404, operation: 'getSystem' }), 'opening', invalidLink],
  ['[2.54]', 'no link', journey('invalidHash'), 'opening', invalidLink],
  ['[8.22]', 'the end of the flow', service({ endsFlow: true, message: 'Fim.' }), 'submit', endOfFlow],
  ['[8.1]', 'no offer', service({ noOffer: true }), 'submit', noOffer],
  [
    '[8.4] [8.41]',
    'no current step',
    journey('currentStepNotFound'),
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
    network(true),
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
    network(true),
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
    '[8.3]',
    'a broken connection',
    network(false),
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
    network(true),
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
    network(false),
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
        picture: 'document',
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
  ['[8.22]', 'the end of the flow', service({ endsFlow: true, message: 'Fim.' }), 'restart', endOfFlow],
  ['[8.1]', 'no offer', service({ noOffer: true }), 'restart', noOffer],
  ['[8.23]', '401', service({ status: 401 }), 'restart', tokenValidation],
  ['[7.4]', 'a cancelled call', { kind: 'cancelled', operation: 'newHash' }, 'restart', { kind: 'stay' }],
  [
    '[8.14]',
    'a refusal with a pause',
    service({ status: 503, message: 'Volte já.', retryAfter: 5 }),
    'restart',
    { kind: 'ask', question: { ...restartDialog, text: 'Volte já.', retries: 'updateStep' } },
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
  ['[8.14]', 'no answer', timeout, 'restart', { kind: 'ask', question: { ...restartDialog, text: RELOAD } }],
  [
    '[8.13]',
    'blocked cookies',
    journey('blocked_cookies'),
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
  [
    '[8.17]',
    'a missing resource',
    service({ status: 404 }),
    'fileLookup',
    { kind: 'toast', type: 'error', title: 'Atenção', text: 'Recurso não encontrado' },
  ],
  ['[8.23]', '401', service({ status: 401 }), 'details', tokenValidation],
  ['[8.22]', 'a refused document', service({ inconsistencies: unreadableBill }), 'details', { kind: 'stay' }],
  ['[8.22]', 'a refusal', service({ message: 'Não.' }), 'details', { kind: 'stay' }],
  ['[8.23]', '401', service({ status: 401 }), 'contracts', tokenValidation],
  ['[8.22]', 'a refusal', service({ message: 'Não.' }), 'contracts', { kind: 'stay' }],
];

test.each(
  rows.map(([requirement, name, failure, origin, next]) => ({ requirement, name, failure, origin, next })),
)('$requirement after $name ($origin) exactly this happens', ({ failure, origin, next }) => {
  expect(afterFailure(failure, { origin, fieldKeys: [] })).toEqual(next);
});

test('[8.35] over a screen with contracts a refused document is still a question', () => {
  const failure = service({ inconsistencies: unreadableBill });
  expect(afterFailure(failure, { origin: 'contracts', fieldKeys: [] }).kind).toBe('ask');
});

test.each<[Origin, Failure, retries: string | undefined]>([
  ['submit', service({ status: 503, retryAfter: 5 }), 'updateStep'],
  ['completion', service({ status: 503, retryAfter: 5 }), 'updateStep'],
  ['opening', service({ status: 503, retryAfter: 5, operation: 'getSystem' }), 'getSystem'],
  ['submit', service({ status: 503 }), undefined],
  ['opening', service({ status: 503 }), undefined],
  ['submit', timeout, undefined],
  // Their buttons repeat no request.
  ['token', service({ status: 503, retryAfter: 5 }), undefined],
  ['submit', service({ endsFlow: true, retryAfter: 5 }), undefined],
  ['opening', journey('creationFailed'), undefined],
])(
  '[4.28] a button (%s) that repeats a request waits as long as the service wants (%#)',
  (origin, failure, retries) => {
    const next = afterFailure(failure, { origin, fieldKeys: [] });
    expect(next.kind === 'ask' ? next.question.retries : next.kind === 'page' && next.page.retries).toBe(
      retries,
    );
  },
);

test('[4.28] what has no button stays as it is', () => {
  const failure = service({ status: 401, retryAfter: 5 });
  expect(afterFailure(failure, { origin: 'submit', fieldKeys: [] })).toEqual(tokenValidation);
});

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

test('[8.22] messages of fields are shown only after a submission', () => {
  const failure = service({ message: 'Confira.', fieldErrors: { cpf: 'Errado.' } });
  expect(afterFailure(failure, { origin: 'options', fieldKeys: ['cpf'] })).toMatchObject({
    question: { title: 'Atenção!', text: 'Confira.' },
  });
});

test('[8.32] refused documents without a field are listed; unknown ones are left out', () => {
  const kinds = ['other', 'inconsistentCep', 'inconsistentCidade', 'inconsistenEstado'];
  const failure = service({ inconsistencies: kinds.map(kind => ({ kind, situation: 'reproved' })) });
  expect(afterFailure(failure, { origin: 'submit', fieldKeys: ['uf'] })).toEqual({
    kind: 'fieldErrors',
    errors: { uf: 'Estado divergente do documento' },
    message: 'Cep divergente do documento | Cidade divergente do documento',
  });
});

test('[2.55b] every kind of line end splits the message of a page', () => {
  const failure = service({ endsFlow: true, message: 'Um\nDois\r\nTrês<br/>Quatro' });
  expect(afterFailure(failure, { origin: 'submit', fieldKeys: [] })).toMatchObject({
    page: { lines: ['Um', 'Dois', 'Três', 'Quatro'] },
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
