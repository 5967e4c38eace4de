import { expect, test } from 'vitest';
import type { Failure, JourneyProblem } from '../model/failure.ts';
import type { ErrorPage, NextAction, Question } from '../model/next-action.ts';
import { connectionWords } from './connection.ts';
import type { Origin } from './error-declaration.ts';
import { afterFailure, errorCatalogue } from './index.ts';
import { linesOf, messageFor } from './message.ts';
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

const contextOf = <Of extends Origin>(origin: Of, ...fieldKeys: string[]) => ({ origin, fieldKeys });

function pageOf(next: NextAction): ErrorPage {
  if (next.kind !== 'page') throw new Error(`a page was expected, not ${next.kind}`);
  return next.page;
}
function questionOf(next: NextAction): Question {
  if (next.kind !== 'ask') throw new Error(`a question was expected, not ${next.kind}`);
  return next.question;
}

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
  ['[8.43] [2.54]', 'stepNotFound', 'Passo não encontrado', undefined],
  ['[8.5]', 'proposalWithoutId', 'Atenção!', 'Não foi possível obter o ID da proposta.'],
  ['[8.12]', 'creationFailed', 'Atenção!', 'Não foi possível criar a proposta, tente novamente mais tarde.'],
  ['[8.7]', 'resourceEmpty', 'Atenção!', 'Nenhuma item encontrado, verifique sua conexão.'],
  ['[8.8]', 'newHashMissing', 'Atenção!', 'hash não encontrado'],
  [
    '[8.13]',
    'blocked_cookies',
    'Atenção - Cookies bloqueados!',
    'Esse página necessita de acesso aos cookies para seu funcionamento.',
  ],
  ['[8.9]', 'deviceIpMissing', 'Atenção!', 'Device IP not found'],
  [
    '[8.11]',
    'crash',
    'Algo não saiu como esperado',
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
])('%s %s shows its own page, with a way to continue', (_, problem, title, line) => {
  const page = pageOf(afterFailure(journey(problem), contextOf('opening')));
  expect(page.title).toBe(title);
  expect(page.lines[0]).toBe(line);
  expect(page.action?.label).toBe('Tentar Novamente');
  // The small line has names of the specification only (8.40, 8.41), never one of the code.
  expect(['', 'StepsNotFound', 'CurrentStepNotFound']).toContain(page.technical);
  if (page.technical !== '') expect(page.technical.toLowerCase()).toBe(problem.toLowerCase());
});

test.each<[string, JourneyProblem, string]>([
  ['[8.40] [5.34]', 'stepsNotFound', 'StepsNotFound'],
  ['[8.41]', 'currentStepNotFound', 'CurrentStepNotFound'],
])('%s the technical line has %s in its original spelling', (_, problem, name) => {
  expect(pageOf(afterFailure(journey(problem), contextOf('opening'))).technical).toBe(name);
});

test.each<[string, Failure, Origin]>([
  ['no hash', journey('invalidHash'), 'opening'],
  ['a hash the service does not know', service({ status: 404, operation: 'getSystem' }), 'opening'],
  ['a hash the service refuses', service({ status: 400, operation: 'getSystem' }), 'opening'],
])('[2.54] %s is an invalid link', (_, failure, origin) => {
  expect(pageOf(afterFailure(failure, contextOf(origin))).title).toBe('Link de acesso é inválido');
});

test('[7.4] a cancelled call shows nothing, whatever its origin', () => {
  for (const origin of ['opening', 'submit', 'poll', 'completion', 'options', 'token', 'render'] as const)
    expect(afterFailure({ kind: 'cancelled', operation: 'x' }, contextOf(origin))).toEqual({ kind: 'stay' });
});

test.each<Origin>(['opening', 'submit', 'poll', 'completion', 'options'])(
  '[4.24] [8.23] 401 (%s) leads to token validation',
  origin => {
    const next = { kind: 'go', to: { kind: 'tokenValidation' } };
    expect(afterFailure(service({ status: 401 }), contextOf(origin))).toEqual(next);
    expect(afterFailure(service({ status: 400, code: 401 }), contextOf(origin))).toEqual(next);
    expect(afterFailure(service({ status: 401, code: 7 }), contextOf(origin))).toEqual(next);
  },
);

test('[8.23] 401 during token validation shows its message there', () => {
  expect(
    questionOf(afterFailure(service({ status: 401, message: 'Código errado.' }), contextOf('token'))).text,
  ).toBe('Código errado.');
});

test('[8.24] redirectProposalToCurrentStep with agxHash opens that hash; without it the message shows', () => {
  expect(afterFailure(service({ redirects: true, redirectsToHash: 'h2' }), contextOf('submit'))).toEqual({
    kind: 'openHash',
    hashId: 'h2',
    message: '',
  });
  expect(
    questionOf(afterFailure(service({ redirects: true, message: 'Já existe.' }), contextOf('submit'))).text,
  ).toBe('Já existe.');
  const redirectWithoutFlag = service({ redirectsToHash: 'h2', message: 'Já existe.' });
  expect(questionOf(afterFailure(redirectWithoutFlag, contextOf('submit'))).text).toBe('Já existe.');
});

test('[8.1] [4.5] no offer ends the flow with this text and not as an error', () => {
  const page = pageOf(afterFailure(service({ noOffer: true }), contextOf('submit')));
  expect(page.title).toBe('Não temos uma oferta hoje para você');
  expect(page.lines).toEqual([
    'Não se preocupe, se tivermos alguma oferta disponível para você, entraremos em contato.',
  ]);
  expect(page.isError).toBe(false);
});

test('[8.22a] redirectToErrorPage ends the flow with the message', () => {
  const page = pageOf(
    afterFailure(service({ endsFlow: true, message: 'Fim.<br/>Mesmo.' }), contextOf('submit')),
  );
  expect(page.lines).toEqual(['Fim.', 'Mesmo.']);
  expect(page.action).toBeUndefined();
  expect(pageOf(afterFailure(service({ endsFlow: true }), contextOf('submit'))).lines).toEqual([
    'Erro desconhecido',
  ]);
});

test('[7.5] [8.25] CONFLICT with 404 shows nothing and rereads the system; if that conflicts, too, 8.3 shows with a retry', () => {
  const conflict = service({ status: 404, label: 'CONFLICT' });
  for (const origin of ['submit', 'poll', 'completion'] as const)
    expect(afterFailure(conflict, contextOf(origin))).toEqual({ kind: 'run', recovery: 'reopen' });
  const page = pageOf(afterFailure({ ...conflict, operation: 'getSystem' }, contextOf('opening')));
  expect(page.lines).toEqual(['Por favor, tente novamente recarregando a página.']);
  expect(page.action).toEqual({ label: 'Tentar Novamente', recovery: 'reopen' });
});

test('[8.25] CONFLICT with another code shows like any other refusal', () => {
  const refusal = service({ status: 409, label: 'CONFLICT', message: 'Já existe.' });
  expect(questionOf(afterFailure(refusal, contextOf('submit'))).text).toBe('Já existe.');
});

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
  const question = questionOf(afterFailure(service(failure), contextOf('submit')));
  expect(question).toMatchObject({
    title: 'Instabilidade na comunicação',
    picture: 'connection',
    text,
    onOk: 'resubmit',
    onCancel: 'stay',
  });
  const page = pageOf(afterFailure(service(failure), contextOf('opening')));
  expect(page).toMatchObject({
    title: 'Instabilidade na comunicação',
    picture: 'connection',
    action: { recovery: 'reopen' },
  });
});

test('[8.11] an unreadable answer shows as an instability', () => {
  expect(questionOf(afterFailure(malformed, contextOf('submit'))).text).toBe(
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
])('[8.11] the runtime’s own words "%s" are never shown', message => {
  expect(messageFor(service({ message }))).toBe(
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  );
});

test.each([
  ['CPF já cadastrado'],
  ['O banco não está definido para este produto'],
  ['Conta não encontrada (not found) no Bacen'],
  ['Valor < 100 não é aceito'],
  ['[2] contratos em aberto'],
  [''],
])('[8.20] "%s" is shown as it is', message => {
  expect(messageFor(service({ message }))).toBe(message);
});

test.each<[string, Failure, string]>([
  ['[8.2] offline', network(true), 'Verifique sua conexão com a internet.'],
  ['[8.3] [7.4] no connection', network(false), 'Por favor, tente novamente recarregando a página.'],
  ['[8.3] [9.1] no answer in time', timeout, 'Por favor, tente novamente recarregando a página.'],
])(
  '%s: the dialog at the start can only be left by a retry, the one over a form can be closed',
  (_, failure, text) => {
    expect(questionOf(afterFailure(failure, contextOf('opening')))).toMatchObject({
      text,
      onOk: 'reopen',
      onCancel: 'reopen',
      cancelText: '',
    });
    expect(questionOf(afterFailure(failure, contextOf('submit')))).toMatchObject({
      text,
      onOk: 'resubmit',
      onCancel: 'stay',
      okText: 'Tentar novamente',
    });
  },
);

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
    network(false),
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
  ['the text of 8.2', network(true), 'Verifique sua conexão com a internet.'],
])('[8.26] a failed finished-update shows a modal with %s and a retry', (_, failure, text) => {
  const question = questionOf(afterFailure(failure, contextOf('completion')));
  expect(question).toMatchObject({
    title: 'Não foi possível acessar a proposta',
    text,
    okText: 'Tentar novamente',
    onOk: 'pollAgain',
  });
  // After the dialog is dismissed, polling continues: a screen that stops asking would be a dead end.
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
  ['no connection', network(false), 'Por favor, tente novamente recarregando a página.'],
  ['offline', network(true), 'Verifique sua conexão com a internet.'],
  ['nothing readable', malformed, 'Por favor, tente novamente recarregando a página.'],
])('[8.26] while polling %s is a toast', (_, failure, text) => {
  expect(afterFailure(failure, contextOf('poll'))).toEqual({
    kind: 'toast',
    type: 'error',
    title: 'Atenção',
    text,
  });
});

test('[8.20] [8.22b] messages by field: known ones at their field, the others above the form', () => {
  const failure = service({ message: 'Revise.', fieldErrors: { cpf: 'CPF inválido', foo: 'Falta foo' } });
  expect(afterFailure(failure, contextOf('submit', 'cpf', 'nome'))).toEqual({
    kind: 'fieldErrors',
    errors: { cpf: 'CPF inválido' },
    message: 'Revise. | Falta foo',
  });
});

test.each([
  ['dados-pessoais.cpf', { cpf: 'CPF já usado' }, ''],
  ['data.cpf', { cpf: 'CPF já usado' }, ''],
  ['data[0].cpf', { cpf: 'CPF já usado' }, ''],
  ['cpf[0]', { cpf: 'CPF já usado' }, ''],
  ['socio.nome.x', { nome: 'CPF já usado' }, ''],
  ['dados-pessoais.foo', {}, 'CPF já usado'],
])(
  '[8.22] the message for a field with a path, %s, is shown at the field of the form',
  (name, errors, message) => {
    const failure = service({ fieldErrors: { [name]: 'CPF já usado' } });
    expect(afterFailure(failure, contextOf('submit', 'cpf', 'nome'))).toEqual({
      kind: 'fieldErrors',
      errors,
      message,
    });
  },
);

test('[5.8] [8.11] technical texts are shown neither under a field nor above the form', () => {
  const failure = service({ fieldErrors: { cpf: 'cpf must be a string', foo: '[object Object]' } });
  expect(afterFailure(failure, contextOf('submit', 'cpf'))).toEqual({
    kind: 'fieldErrors',
    errors: { cpf: 'Campo inválido' },
    message: '',
  });
  expect(questionOf(afterFailure(failure, contextOf('submit', 'nome'))).text).toBe('Erro desconhecido');
});

test.each([
  ['Conta não encontrada', 'Conta não encontrada'],
  ['', 'Erro desconhecido'],
])(
  '[8.20b] any other refusal shows the message from the service ("%s"), else "Erro desconhecido"',
  (message, text) => {
    expect(questionOf(afterFailure(service({ message }), contextOf('submit')))).toMatchObject({
      title: 'Atenção!',
      text,
    });
  },
);

test.each([
  [
    '[8.34]',
    'inconsistentCPF',
    'Atenção',
    'A conta ofertada não pertence ao cadastro',
    'Inserir outra conta',
  ],
  [
    '[8.35]',
    'resendOcr',
    'Oops parece que enviou uma conta não muito boa...',
    'Podemos tentar novamente?',
    'Inserir outra conta',
  ],
  ['[8.36]', 'inconsistentEnergyBill', 'Documento de conta de luz inválido!', '', 'Inserir outra conta'],
  [
    '[8.37]',
    'inconsistentComprovanteDeResidencia',
    'Documento de comprovante de residência inválido!',
    '',
    'Inserir outro comprovante',
  ],
])('[8.31] [8.33] [13.8] %s %s asks for another document or another CPF', (_, kind, title, text, okText) => {
  const next = afterFailure(
    service({ inconsistencies: [{ kind, situation: '' }] }),
    contextOf('submit', 'cpf'),
  );
  expect(questionOf(next)).toMatchObject({
    // The other answer begins the proposal again (13.8).
    harmlessButton: 'ok',
    type: 'warning',
    title,
    text,
    okText,
    cancelText: 'Refazer com outro CPF',
    onOk: 'sendAnother',
    onCancel: 'redoWithOtherCpf',
    subject: kind,
  });
});

test.each<[string, Failure, string]>([
  ['the message from the service', service({ message: 'Tente amanhã.' }), 'Tente amanhã.'],
  ['Erro desconhecido', service({}), 'Erro desconhecido'],
  [
    'the text of 8.11 in the place of a runtime’s words',
    service({ message: 'WRITECONFLICT' }),
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
  [
    'the text of 8.11',
    service({ status: 500 }),
    'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
  ],
  ['the text of 8.2', network(true), 'Verifique sua conexão com a internet.'],
  ['the text of 8.3', network(false), 'Por favor, tente novamente recarregando a página.'],
  ['the text of 8.3', timeout, 'Por favor, tente novamente recarregando a página.'],
])('[8.10] [8.14] if another hash is refused, a dialog "Atenção!" shows with %s', (_, failure, text) => {
  const next = afterFailure({ ...failure, operation: 'newHash' } as Failure, contextOf('opening')); // a spread of a union
  expect(questionOf(next)).toMatchObject({ type: 'error', title: 'Atenção!', text, onOk: 'stay' });
});

test('[2.55] [8.11] the technical line is a code in production; outside it, a replaced message follows, truncated if it is long', () => {
  const technicalOf = (message: string, showsOriginal: boolean) =>
    pageOf(afterFailure(service({ status: 500, message }), { ...contextOf('opening'), showsOriginal }))
      .technical;
  expect(technicalOf('WriteConflict error: try again', true)).toBe(
    'updateStep 500 · WriteConflict error: try again',
  );
  expect(technicalOf('WriteConflict error: try again', false)).toBe('updateStep 500');
  expect(technicalOf('O banco caiu.', true)).toBe('updateStep 500');
  expect(technicalOf(`TypeError: ${'x'.repeat(400)}`, true).length).toBeLessThan(300);
});

test.each([
  ['the end of the flow', service({ endsFlow: true, message: 'Fim.' })],
  ['no offer', service({ noOffer: true })],
])('[2.54e] %s offers to redo the analysis with another CPF', (_, failure) => {
  expect(pageOf(afterFailure(failure, contextOf('submit'))).secondary).toEqual({
    label: 'Refazer com outro CPF',
    recovery: 'redoWithOtherCpf',
  });
});

test.each([
  ['inconsistentCep', 'cep', 'Cep divergente do documento'],
  ['inconsistentCidade', 'cidade', 'Cidade divergente do documento'],
  ['inconsistenEstado', 'uf', 'Estado divergente do documento'],
])(
  '[8.31] [8.32] %s, reproved, is shown at the field, or above the form if that field is missing',
  (kind, key, text) => {
    const failure = service({ inconsistencies: [{ kind, situation: 'reproved' }] });
    expect(afterFailure(failure, contextOf('submit', 'nome', key))).toEqual({
      kind: 'fieldErrors',
      errors: { [key]: text },
      message: '',
    });
    expect(afterFailure(failure, contextOf('submit', 'nome'))).toEqual({
      kind: 'fieldErrors',
      errors: {},
      message: text,
    });
  },
);

test('[8.32] an inconsistency that is not reproved shows like any refusal, and so does one without an open form', () => {
  const approved = service({
    message: 'Veja.',
    inconsistencies: [{ kind: 'inconsistentCep', situation: 'approved' }],
  });
  expect(questionOf(afterFailure(approved, contextOf('submit', 'cep'))).text).toBe('Veja.');
  const unknownFailure = service({
    message: 'Veja.',
    inconsistencies: [{ kind: 'inconsistentCep', situation: 'reproved' }],
  });
  expect(afterFailure(unknownFailure, contextOf('poll'))).toMatchObject({ kind: 'toast', text: 'Veja.' });
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
  expect(afterFailure(service(failure), contextOf('submit', 'cpf')).kind).toBe(kind);
});

test('the row that recognises every failure is the last one, so that it hides no other', () => {
  expect(errorCatalogue.at(-1)?.name).toBe('service-message');
});

test('the catalogue names every row once', () => {
  const names = errorCatalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('[2.55b] a <br/> splits a message into lines', () => {
  expect(linesOf('Um<br/>Dois<BR />  <br>Três')).toEqual(['Um', 'Dois', 'Três']);
});

test('[8.2] [8.3] the text about a lost connection is the same for every origin', () => {
  for (const offline of [true, false]) {
    const { title, text } = connectionWords(network(offline));
    const dialogText = (origin: Origin) =>
      JSON.stringify(afterFailure(network(offline), { origin, fieldKeys: [] }));
    for (const origin of ['opening', 'submit', 'options', 'token'] as const) {
      expect(dialogText(origin), origin).toContain(title);
      expect(dialogText(origin), origin).toContain(text);
    }
    for (const origin of ['poll', 'restart'] as const) expect(dialogText(origin), origin).toContain(text);
  }
});

test('[8.17] [8.47] a refused list shows its error at its field only, unless it means no offer, a missing file or a redirection', () => {
  const refusal = service({ status: 404, message: 'Nada.' });
  expect(afterFailure(refusal, contextOf('lookup'))).toEqual({ kind: 'stay' });
  expect(afterFailure(refusal, contextOf('fileLookup'))).toMatchObject({
    kind: 'toast',
    text: 'Recurso não encontrado',
  });
  expect(afterFailure(service({ noOffer: true }), contextOf('lookup'))).toMatchObject({
    text: 'No momento não temos oferta disponivel para o seu CPF',
  });
  const next = afterFailure(service({ status: 401 }), contextOf('fileLookup'));
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
