import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import type { Answer } from '#scenarios/define-scenario.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atBankStep } from '#tests/flows/at-address-step.ts';
import { setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';

/** A system answer whose current step does not exist, so that the app requests that step. */
const answerWithUnknownStep: Answer<'getSystem'> = {
  kind: 'offContract',
  reason: 'a current step that is no step',
  status: 200,
  body: { data: { ...systemAnswer(creditoPessoal, null), proposal: { _id: 'p', currentStep: 'sumiu' } } },
};

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
    world: atBankStep,
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

test('[8.25] [11.3] a list of the first step that conflicts leaves a phone at that step with what is typed, not at the landing page', async () => {
  const conflict = { code: 404, message: 'A proposta mudou.', errors: { status: 'CONFLICT' } };
  const { device } = createMemoryPlatform();
  const visit = setUpFlows({
    platform: { device: { ...device, isMobile: () => true } },
    plan: {
      getResource: {
        kind: 'sequence',
        answers: [{ kind: 'reply', status: 404, body: conflict }],
        afterLast: 'worldAnswers',
      },
    },
    wrap: withConfiguration(configuration => {
      configuration.display = { ...configuration.display, hasLandingPage: true };
      const [firstStep] = configuration.steps;
      if (firstStep)
        firstStep.fields = [
          buildField({ key: 'nome' }),
          buildField({ key: 'estado', component: 'select', resource: 'states' }),
        ];
    }),
  });
  const { flows, state } = visit;
  await visit.open();
  expect(state.place.kind).toBe('landing');
  void flows.startFirstStep();
  await until(() => state.place.kind === 'step');
  flows.editField('nome', 'Marina');
  await until(() => visit.sent('getSystem').length === 2);
  await until(() => state.form.fields.estado?.options.status === 'success');
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(state.form.fields.nome?.value).toBe('Marina');
});
