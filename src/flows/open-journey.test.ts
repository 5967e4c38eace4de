import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import type { Answer } from '#scenarios/define-scenario.ts';
import { changedSystem } from '#scenarios/products/building-blocks/changed-system.ts';
import { addressAnswers, allAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { openAtStep } from '#tests/flows/open-at-step.ts';
import { createMemoryPlatform, createMemoryTabMemory } from '#tests/support/memory-platform.ts';

/** A device that is a phone. */
const phone = { device: createMemoryPlatform().device };
const atBank = {
  proposal: {
    currentStep: 'dados-bancarios',
    answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
  },
};
const enterAddress = (to: FlowStage, path: string) =>
  to.platform.address.push(`${path}${to.platform.address.current().search}`);
/** A system answer whose current step does not exist, so that the app requests that step. */
const answerWithUnknownStep: Answer<'getSystem'> = {
  kind: 'offContract',
  reason: 'a current step that is no step',
  status: 200,
  body: { data: { ...systemAnswer(creditoPessoal, null), proposal: { _id: 'p', currentStep: 'sumiu' } } },
};
/** The path of the address without decoding, because some paths cannot be decoded. */
const readPathname = ({ platform }: FlowStage) => platform.address.current().pathname;

test('[1.2a] [2.19c] [4.21a] [2.21a] without a proposal the first step opens at its slug', async () => {
  const stage = setUpFlows();
  await stage.open();
  expect(stage.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(stage.path()).toBe('/dados-pessoais');
});

test('[3.16b] [2.19a] [2.21] a phone shows the landing page first; its button opens the first step', async () => {
  const stage = setUpFlows({ platform: phone });
  await stage.open();
  expect(stage.path()).toBe('/inicio');
  await stage.flows.startFirstStep();
  expect(stage.path()).toBe('/dados-pessoais');
});

test('[3.16b] without a landing page a phone opens the first step at once', async () => {
  const stage = setUpFlows({
    platform: phone,
    plan: changedSystem(creditoPessoal, { display: { hasLandingPage: false } }),
  });
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
});

test('[4.10] [4.21b] with a proposal the current step that the service reports opens, whatever step the link names', async () => {
  const stage = setUpFlows({ world: atBank, path: '/termos' });
  await stage.open();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.state.loading.isResuming).toBe(false);
});

test.each([['../../admin'], ['<script>alert(1)</script>'], ['%00'], ['a b'], ['x'.repeat(129)]])(
  '[2.54] the hash %s opens nothing and sends no call',
  async hash => {
    const stage = setUpFlows({ query: { agx_hash: hash } });
    await stage.open();
    expect(stage.state.errorPage?.title).toBe('Link de acesso é inválido');
    expect(stage.engine.journal).toEqual([]);
    expect(stage.platform.logLines).toHaveLength(1);
  },
);

test('[6.2a] [2.54a] without a hash the link is invalid', async () => {
  const stage = setUpFlows({ query: { agx_hash: '' } });
  await stage.open();
  expect(stage.state.errorPage?.title).toBe('Link de acesso é inválido');
});

test('[3.17] [3.2d] a tab that is reloaded without a hash in its address uses its own, not the cookie of another tab', async () => {
  const tabMemory = createMemoryTabMemory();
  const stageBefore = setUpFlows({ platform: { tabMemory } });
  await stageBefore.open();
  const { engine } = stageBefore;
  stageBefore.close();
  const stage = setUpFlows({ engine, query: { agx_hash: '' }, platform: { tabMemory } });
  stage.platform.cookies.write('agx_hash', 'outro-hash');
  await stage.open();
  expect(stage.state.hashId).toBe(stage.hash);
});

test('[2.22a] [12.1] tokens move from the address to cookies, the rest of the address stays', async () => {
  const stage = setUpFlows({
    query: { token: 't1', jwtToken: 'j1', userOfficeToken: 'u1', redo_step: 'termos', scenario: 's' },
  });
  await stage.open();
  const { search } = stage.platform.address.current();
  expect(search).toBe(`?agx_hash=${stage.hash}&scenario=s`);
  expect(stage.platform.cookies.read('cookiesAccessToken')).toBe('t1');
  expect(stage.platform.cookies.read('jwtToken')).toBe('j1');
  expect(stage.platform.cookies.read('userOfficeToken')).toBe('u1');
});

test('[7.8a] only the system call carries userOfficeToken', async () => {
  const stage = setUpFlows({ query: { userOfficeToken: 'u1' }, world: atBank });
  await stage.open();
  const requestsWithToken = stage.engine.journal.filter(({ request }) =>
    Object.keys(request.headers).some(name => name.toLowerCase() === 'userofficetoken'),
  );
  expect(requestsWithToken.map(({ operation }) => operation)).toEqual(['getSystem']);
});

test('[7.8b] the system answer has proposal, steps, configuration and code', async () => {
  const stage = setUpFlows({ world: atBank });
  await stage.open();
  const { state, platform, hash } = stage;
  const system = systemAnswer(creditoPessoal, null);
  expect(state.proposal).toMatchObject({ currentStep: 'dados-bancarios', hashId: hash });
  expect(state.config?.steps.map(({ slug }) => slug)).toEqual(system.steps?.map(({ slug }) => slug));
  expect(state.config?.display.pageTitle).toBe(system.configuration?.display?.pageTitle);
  expect(platform.cookies.read('cookiesCode')).toBe(system.code);
});

test.each([
  ['no jwt', {}, 'of-proposal'],
  ['a jwt', { jwtToken: 'of-link' }, 'of-link'],
])('[3.19f] the jwt of a proposal is used and stored if the link has %s', async (_, query, storedJwt) => {
  const stage = setUpFlows({
    query,
    world: { proposal: { currentStep: 'dados-bancarios', answers: {}, jwtToken: 'of-proposal' } },
  });
  await stage.open();
  expect(stage.state.launchParams.jwtToken).toBe(storedJwt);
  expect(stage.platform.cookies.read('jwtToken')).toBe(storedJwt);
});

test('[2.17a] the opening lasts until the IP is known, even if the service has answered', async () => {
  let resolveIp = (_: string): void => undefined;
  const ip = new Promise<string>(resolve => {
    resolveIp = resolve;
  });
  const stage = setUpFlows({
    world: { proposal: { currentStep: 'dados-bancarios', answers: {} } },
    path: '/acompanhamento',
    wrap: api => ({ ...api, getDeviceIp: () => ip }),
  });
  const opening = stage.open();
  await until(
    () =>
      stage.engine.journal.some(({ operation, took }) => operation === 'getSystem' && took !== null) === true,
  );
  await waitForPendingWork();
  expect(stage.state.place).toEqual({ kind: 'opening' });
  expect(stage.path()).toBe('/acompanhamento');
  resolveIp('203.0.113.42');
  await opening;
  expect(stage.state.place).toEqual({ kind: 'sidePage', page: 'followUp' });
});

test('[7.6b] [8.9] without an IP the journey continues with an empty one, and a log line says so', async () => {
  const stage = setUpFlows({ plan: { getIpFirst: { kind: 'networkError' }, getIpSecond: { kind: 'html' } } });
  await stage.open();
  expect(stage.state.deviceIp).toBe('');
  expect(stage.platform.logLines).toEqual([['Device IP not found', undefined]]);
  expect(stage.state.place.kind).toBe('step');
});

test('[8.13b] blocked cookies are reported at the start', async () => {
  const { cookies } = createMemoryPlatform();
  const stage = setUpFlows({
    platform: { cookies: { ...cookies, check: () => ({ ok: false, problem: 'blocked' }) } },
  });
  await stage.open();
  expect(stage.state.errorPage).toMatchObject({
    title: 'Atenção - Cookies bloqueados!',
    lines: ['Esse página necessita de acesso aos cookies para seu funcionamento.'],
  });
});

test('[8.27] [8.3] after a network error of the system call a dialog offers a retry; dismissing it tries again, too', async () => {
  const stage = setUpFlows();
  const { engine, state, flows } = stage;
  engine.breakNext('getSystem', { kind: 'networkError' });
  engine.breakNext('getSystem', { kind: 'networkError' });
  const opening = stage.open();
  await until(() => state.dialog.isOpen);
  expect(state.dialog).toMatchObject({
    text: 'Por favor, tente novamente recarregando a página.',
    okText: 'Tentar novamente',
  });
  const firstDialogId = state.dialog.id;
  flows.answerDialog(firstDialogId, 'cancel');
  await until(() => state.dialog.isOpen && state.dialog.id !== firstDialogId);
  flows.answerDialog(state.dialog.id, 'ok');
  await opening;
  expect(state.place.kind).toBe('step');
});

test('[8.2] offline the app asks the visitor to check the connection', async () => {
  const stage = setUpFlows({ plan: { getSystem: { kind: 'networkError' } } });
  stage.platform.setOnline(false);
  void stage.open();
  await until(() => stage.state.dialog.isOpen);
  expect(stage.state.dialog.text).toBe('Verifique sua conexão com a internet.');
});

test.each([
  [
    '[8.19] [5.34] without a configuration',
    { ...creditoPessoal.system, configuration: null },
    'Configuração do produto não encontrada.',
  ],
  [
    '[8.6] [5.34] without steps',
    { ...systemAnswer(creditoPessoal, null), steps: [] },
    'Não foi possível encontrar o fluxo de contratação do produto, tente novamente mais tarde',
  ],
  [
    '[8.4] [4.10] with a proposal that names no step',
    { ...systemAnswer(creditoPessoal, null), proposal: { _id: 'p' } },
    'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde',
  ],
] as const)('%s the error page at the start shows that', async (_, data, line) => {
  const stage = setUpFlows({
    plan: {
      getSystem: {
        kind: 'offContract',
        reason: 'an answer without something that the contract requires',
        status: 200,
        body: { data },
      },
    },
  });
  await stage.open();
  expect(stage.state.errorPage?.lines).toEqual([line]);
  expect(stage.state.errorPage?.action?.recovery).toBe('reopen');
});

test.each([
  [
    '[7.3a] [9.11] [8.21] after a 503 show-step is repeated five times with growing pauses, then its message opens',
    503,
    6,
    'x',
  ],
  [
    '[8.4] a step that the service does not know is requested once, then the page about a changed flow opens',
    404,
    1,
    'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde',
  ],
])('%s', async (_, status, times, text) => {
  const stage = setUpFlows({
    plan: {
      getSystem: answerWithUnknownStep,
      showStep: { kind: 'offContract', reason: 'trouble', status, body: { message: 'x' } },
    },
  });
  const { platform, state } = stage;
  const opening = stage.open();
  await until(() => stage.sent('showStep').length === 1);
  for (let round = 1; round < times; round += 1) {
    await until(() => platform.clock.sleepingCount() === 1 && stage.sent('showStep').length === round);
    await platform.clock.advance(500 * 2 ** (round - 1));
  }
  await opening;
  expect(stage.sent('showStep')).toHaveLength(times);
  expect(state.errorPage?.lines).toEqual([text]);
});

test('[7.3a] show-step is requested again after the pause that the service names', async () => {
  const stage = setUpFlows({
    plan: {
      getSystem: answerWithUnknownStep,
      showStep: {
        kind: 'reply',
        status: 429,
        body: { code: 429, message: 'Aguarde.' },
        headers: { 'retry-after': '4' },
      },
    },
  });
  const { platform } = stage;
  void stage.open();
  await until(() => platform.clock.sleepingCount() === 1 && stage.sent('showStep').length === 1);
  await platform.clock.advance(3999);
  expect(stage.sent('showStep')).toHaveLength(1);
  await platform.clock.advance(1);
  await until(() => stage.sent('showStep').length === 2);
});

test('[7.3] [4.28] a pause that is too long to wait for shows the time at which the step can be requested again', async () => {
  const stage = setUpFlows({
    plan: {
      getSystem: answerWithUnknownStep,
      showStep: {
        kind: 'reply',
        status: 503,
        body: { code: 503, message: 'Em manutenção.' },
        headers: { 'retry-after': '600' },
      },
    },
  });
  await stage.open();
  expect(stage.sent('showStep')).toHaveLength(1);
  expect(stage.state.errorPage).toMatchObject({ lines: ['Em manutenção.'], repeatedOperation: 'showStep' });
  expect(stage.state.retryAt.showStep).toBe(stage.platform.clock.now() + 600_000);
});

test('[7.11b] leaving the place aborts the fetching of a step', async () => {
  const stage = setUpFlows({
    plan: {
      getSystem: answerWithUnknownStep,
      showStep: { kind: 'hang' },
    },
  });
  const opening = stage.open();
  await until(() => stage.sent('showStep').length === 1);
  stage.flows.dispose();
  await opening;
  expect(stage.state.errorPage).toBeUndefined();
  expect(stage.platform.logLines).toEqual([]);
});

test('[7.11a] a current step that the configuration lacks is fetched and opened', async () => {
  const steps = creditoPessoal.steps.filter(({ slug }) => slug !== 'dados-bancarios');
  const stage = setUpFlows({
    world: atBank,
    plan: {
      getSystem: {
        kind: 'offContract',
        reason: 'one step is missing',
        status: 200,
        body: {
          data: {
            ...systemAnswer(creditoPessoal, null),
            steps,
            proposal: { _id: 'p', currentStep: 'dados-bancarios' },
          },
        },
      },
    },
  });
  await stage.open();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(Object.keys(stage.state.form.fields)).toEqual(['banco', 'agencia', 'conta']);
});

test.each([
  [401, {}],
  [400, { code: 401 }],
])('[4.24] [8.23] %d with %j from show-step leads to token validation', async (status, body) => {
  const stage = setUpFlows({
    plan: {
      getSystem: answerWithUnknownStep,
      showStep: { kind: 'offContract', reason: 'expired', status, body },
    },
  });
  await stage.open();
  expect(stage.state.place).toEqual({ kind: 'tokenValidation' });
});

test('[3.22] [8.4] the empty template never opens, also if the service is at it: the page says that the journey has changed', async () => {
  const visit = await openAtStep('form', { step: { order: -1 } });
  await until(() => visit.state.errorPage !== undefined);
  expect(visit.state.errorPage?.lines).toEqual([
    'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde',
  ]);
  expect(visit.state.place.kind).toBe('opening');
  expect(visit.sent('showStep')).toEqual([]);
});

test('[11.6] a journey that is opened twice at once navigates once', async () => {
  const stage = setUpFlows({ world: atBank });
  const { engine, state } = stage;
  engine.breakNext('getSystem', { kind: 'latency', ms: 60 });
  await Promise.all([stage.open(), stage.open()]);
  await waitForPendingWork(80);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-bancarios' });
  expect(engine.journal.filter(({ operation }) => operation === 'getResource')).toHaveLength(1);
  expect(state.form.fields.banco?.options.status).toBe('success');
  expect(stage.platform.logLines).toEqual([]);
});

test('[8.24] hashes that redirect to each other end on an error page, not in a loop', async () => {
  const stage = setUpFlows({
    plan: {
      getSystem: {
        kind: 'reply',
        status: 400,
        body: { code: 400, message: 'x', redirectProposalToCurrentStep: true, agxHash: 'outro' },
      },
    },
  });
  await stage.open();
  expect(stage.state.errorPage).toMatchObject({ title: 'Atenção!', action: { recovery: 'reopen' } });
  expect(stage.engine.journal.filter(({ operation }) => operation === 'getSystem')).toHaveLength(2);
  expect(stage.platform.logLines.map(([line]) => line)).toContain('Hash de redirecionamento não encontrado.');
});

test('[8.24] the retry after a repeated redirect follows the redirect once more', async () => {
  const redirect = {
    kind: 'reply',
    status: 400,
    body: { code: 400, message: '', redirectProposalToCurrentStep: true, agxHash: 'outro' },
  } as const;
  const stage = setUpFlows({ plan: { getSystem: redirect } });
  await stage.open();
  expect(stage.state.errorPage?.lines).toEqual([
    'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde',
  ]);
  await stage.flows.recover('reopen');
  expect(stage.engine.journal.filter(({ operation }) => operation === 'getSystem')).toHaveLength(4);
});

test('[4.12] the browser goes back to an earlier form and forward again', async () => {
  const stage = setUpFlows({ world: atBank });
  await stage.open();
  enterAddress(stage, '/endereco');
  await until(() => stage.state.form.slug === 'endereco');
  expect(stage.state.form.fields.numero?.value).toBe(marina.number);
  enterAddress(stage, '/dados-bancarios');
  await until(() => stage.state.form.slug === 'dados-bancarios');
});

test.each(['/termos', '/analise-de-credito', '/nada', '/%E0%A4%A', '/final-page'])(
  '[4.12] the address %s opens nothing and is replaced by that of the current place',
  async path => {
    const stage = setUpFlows({ world: atBank });
    await stage.open();
    enterAddress(stage, path);
    await until(() => readPathname(stage) === '/dados-bancarios');
    expect(stage.state.place).toEqual({ kind: 'step', slug: 'dados-bancarios' });
    expect(stage.state.errorPage).toBeUndefined();
  },
);

test('[2.19] from the first step the browser goes back to the landing page and forward again', async () => {
  const stage = setUpFlows({ platform: phone });
  const { platform, flows, state } = stage;
  await stage.open();
  await flows.startFirstStep();
  platform.address.back();
  await until(() => state.place.kind === 'landing');
  expect(stage.path()).toBe('/inicio');
  enterAddress(stage, '/dados-pessoais');
  await until(() => state.place.kind === 'step');
});

test('[4.13] the browser does not go back beyond a step that forbids it', async () => {
  const stage = setUpFlows({
    world: { proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina) } },
  });
  await stage.open();
  enterAddress(stage, '/endereco');
  await until(() => readPathname(stage) === '/analise-de-credito');
});

test('a dialog of one place closes when another place opens', async () => {
  const stage = setUpFlows({ world: atBank });
  const { engine, state, flows } = stage;
  await stage.open();
  await until(() => state.form.fields.banco?.options.status === 'success');
  flows.editField('banco', { value: '260', label: '260 - Nubank' });
  flows.editField('agencia', '0001');
  flows.editField('conta', '1234567-8');
  engine.breakNext('updateStep', { kind: 'reply', status: 500, body: { code: 500, message: 'x' } });
  const submission = flows.submit();
  await until(() => state.dialog.isOpen);
  enterAddress(stage, '/endereco');
  await until(() => state.form.slug === 'endereco');
  expect(state.dialog.isOpen).toBe(false);
  await submission;
  expect(stage.sent('updateStep')).toHaveLength(1);
});

test('[8.30] an exception of the app shows an error page with a way to continue', async () => {
  const stage = setUpFlows({
    wrap: api => ({
      ...api,
      getSystem: () => {
        throw new Error('a mistake');
      },
    }),
  });
  await stage.open();
  expect(stage.state.errorPage?.action?.recovery).toBe('reopen');
  expect(stage.platform.logLines[0]?.[0]).toBe('[proposta] journey: crash');
});

test('[6.2] a token in a cookie that is not a valid header value is removed and not sent', async () => {
  const stage = setUpFlows();
  for (const name of ['userOfficeToken', 'jwtToken', 'cookiesAccessToken'] as const)
    stage.platform.cookies.write(name, 'A\u00e7\u00e3o');
  stage.platform.cookies.write('agx_hash', stage.hash);
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
  expect(stage.state.launchParams).toMatchObject({ userOfficeToken: '', jwtToken: '', accessToken: '' });
  for (const name of ['userOfficeToken', 'jwtToken', 'cookiesAccessToken'] as const)
    expect(stage.platform.cookies.read(name)).toBeUndefined();
});

test('[6.2] a token in the address that is not a valid header value is ignored, and the journey opens without it', async () => {
  const stage = setUpFlows({ query: { userOfficeToken: 'A\u0303o', token: 'x\ny', jwtToken: '🙂' } });
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
  expect(stage.state.launchParams).toMatchObject({ userOfficeToken: '', jwtToken: '', accessToken: '' });
  expect(stage.platform.cookies.read('userOfficeToken')).toBeUndefined();
});
