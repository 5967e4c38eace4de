import { subscribeKey } from 'valtio/vanilla/utils';
import { afterEach, expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { decodeField } from '#api/decode/field.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { Step, StepStatus } from '#journey/model/step.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Check } from '#scenarios/check.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import {
  type FlowStage,
  passDraftDelay,
  setUpFlows,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const SLUG = 'analise-de-credito';

interface Situation {
  status?: StepStatus;
  check?: Check;
  step?: Partial<Step>;
  plan?: Plan;
}

/** The personal loan, whose step of analysis is of another type. */
async function openAtStep(type: string, situation: Situation = {}): Promise<FlowStage> {
  const { status, check = { polls: 1000, ends: 'success' }, step, plan = {} } = situation;
  const withSituation = (original: Step): Step =>
    original.slug === SLUG
      ? { ...original, fields: [], ...step, type: { ...original.type, slug: type } }
      : original;
  const wrap = (api: Api): Api => ({
    ...api,
    getSystem: async (...args) => {
      const answer = await api.getSystem(...args);
      if (!answer.ok) return answer;
      const { configuration } = answer.value;
      const steps = configuration.steps.map(withSituation);
      return { ok: true, value: { ...answer.value, configuration: { ...configuration, steps } } };
    },
  });
  const visit = setUpFlows({
    world: {
      proposal: {
        currentStep: SLUG,
        answers: allAnswers(marina),
        ...(status ? { stepStatus: { [SLUG]: status } } : {}),
      },
      checks: { [SLUG]: check },
    },
    plan,
    wrap,
  });
  stage = visit;
  await visit.open();
  return visit;
}

const writes = (visit: FlowStage) =>
  visit.sent('updateStep').filter(body => (body as { polling?: boolean }).polling !== true);
const statusOf = ({ state }: FlowStage) =>
  state.stepStatus[SLUG] ?? state.config?.steps.find(step => step.slug === SLUG)?.status;
const isWaiting = (visit: FlowStage) => visit.platform.clock.sleepingCount() === 1;

test('[2.23c] Continuar on success leads to the current step that the service reports', async () => {
  const { flows, state } = await openAtStep('rodobensCrivo', { status: 'success' });
  await flows.stepAction('advance');
  await until(() => state.place.kind !== 'step' || state.place.slug !== SLUG);
  expect(writes(stage as FlowStage)).toEqual([expect.objectContaining({ data: { stepAction: 'advance' } })]);
});

/** The service accepts a write and names no status. */
const acceptedWithoutStatus: Plan = {
  updateStep: {
    kind: 'sequence',
    answers: [
      {
        kind: 'reply',
        status: 200,
        body: { data: { currentStep: SLUG, selfContract: {}, situation: 'emAndamento' } },
      },
    ],
    afterLast: 'worldAnswers',
  },
};

test('[4.1] a restarted step waits, even if the service names no status', async () => {
  const visit = await openAtStep('juridical', { status: 'failed', plan: acceptedWithoutStatus });
  await visit.flows.stepAction('retry');
  expect(statusOf(visit)).toBe('waiting');
});

test('[2.24] Ver nova simulação requests the simulation step from the service', async () => {
  const visit = await openAtStep('creditAnalysis', { status: 'remake' });
  await visit.flows.stepAction('newSimulation');
  expect(writes(visit)).toEqual([expect.objectContaining({ data: { stepAction: 'newSimulation' } })]);
});

test.each([
  ['failed', 'retry', 'pollAgain'],
  ['review', 'retry', 'pollAgain'],
  ['remake', 'redo', 'redoStep'],
] as const)(
  '[4.1] the button of %s (%s) restarts the step, which then waits',
  async (status, action, stepAction) => {
    const visit = await openAtStep('juridical', { status });
    expect(visit.platform.clock.sleepingCount()).toBe(0);
    await visit.flows.stepAction(action);
    expect(writes(visit)).toEqual([expect.objectContaining({ data: { stepAction } })]);
    await until(() => isWaiting(visit));
    expect(statusOf(visit)).toBe('waiting');
  },
);

test('[2.28a] Começar starts the confirmation; before that the app does not poll', async () => {
  const visit = await openAtStep('rodobensKyc', { status: 'init' });
  expect(visit.sent('updateStep')).toEqual([]);
  await visit.flows.stepAction('begin');
  await until(() => isWaiting(visit));
  expect(statusOf(visit)).toBe('waiting');
});

test('[11.1] ten presses of a button send one write', async () => {
  const visit = await openAtStep('juridical', { status: 'failed' });
  await Promise.all(Array.from({ length: 10 }, () => visit.flows.stepAction('retry')));
  expect(writes(visit)).toHaveLength(1);
});

test('[11.1] ten presses in a row send one SMS, even if each is answered before the next; later a press sends another', async () => {
  const visit = await openAtStep('unicoSign');
  await until(() => isWaiting(visit));
  for (let submission = 0; submission < 10; submission += 1) await visit.flows.stepAction('resendSms');
  expect(writes(visit)).toHaveLength(1);
  await visit.platform.clock.advance(500);
  await visit.flows.stepAction('resendSms');
  expect(writes(visit)).toHaveLength(2);
});

test('[2.31b] Solicitar reenvio sends the SMS again, confirms it, and the wait continues', async () => {
  const visit = await openAtStep('unicoSign');
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('resendSms');
  expect(writes(visit)).toEqual([expect.objectContaining({ data: { stepAction: 'resendSms' } })]);
  expect(visit.state.toasts.map(toast => toast.title)).toEqual(['Enviamos um novo SMS.']);
  await until(() => isWaiting(visit));
});

test('[11.9] there is no poll while the write of a button is running', async () => {
  const visit = await openAtStep('unicoSign', {
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, { kind: 'latency', ms: 60 }],
        afterLast: 'worldAnswers',
      },
    },
  });
  await until(() => isWaiting(visit));
  const pressed = visit.flows.stepAction('resendSms');
  await until(() => visit.sent('updateStep').length === 2);
  await visit.platform.clock.advance(10_000);
  expect(visit.sent('updateStep')).toHaveLength(2);
  await pressed;
});

test('[8.26] a refused button press shows a toast, and the wait continues', async () => {
  const visit = await openAtStep('unicoSign', {
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, { kind: 'reply', status: 422, body: { message: 'Aguarde um minuto.' } }],
        afterLast: 'worldAnswers',
      },
    },
  });
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('resendSms');
  expect(visit.state.toasts.map(({ text }) => text)).toEqual(['Aguarde um minuto.']);
  await until(() => isWaiting(visit));
  expect(visit.state.busyAction).toBe('');
});

test('[11.2] a button press whose answer is lost is not sent again: the app reads the state from the service', async () => {
  const visit = await openAtStep('juridical', {
    status: 'failed',
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  await visit.flows.stepAction('retry');
  await until(() => isWaiting(visit));
  expect(writes(visit)).toHaveLength(1);
  expect(statusOf(visit)).toBe('waiting');
});

const openedWindows = (visit: FlowStage) => visit.platform.address.openedWindows();
const LINK = 'https://documentos.exemplo.com.br/envio';

test('[2.26a] [12.2] Abrir link asks for confirmation of an unlisted host, then opens it in another window', async () => {
  const visit = await openAtStep('documentLink', { step: { link: LINK } });
  await until(() => isWaiting(visit));
  const pressed = visit.flows.stepAction('openLink');
  await until(() => visit.state.dialog.open);
  expect(visit.state.dialog.text).toContain('documentos.exemplo.com.br');
  expect(openedWindows(visit)).toEqual([]);
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await pressed;
  expect(openedWindows(visit)).toEqual([LINK]);
  expect(isWaiting(visit)).toBe(true);
});

test('[12.2] a visitor who does not agree stays on the page', async () => {
  const visit = await openAtStep('documentLink', { step: { link: LINK } });
  const pressed = visit.flows.stepAction('openLink');
  await until(() => visit.state.dialog.open);
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await pressed;
  expect(openedWindows(visit)).toEqual([]);
});

test.each(['javascript:alert(1)', 'http://documentos.exemplo.com.br', 'https://a@b.exemplo.com'])(
  '[12.2] the address %s is refused',
  async link => {
    const visit = await openAtStep('documentLink', { step: { link } });
    await visit.flows.stepAction('openLink');
    expect(openedWindows(visit)).toEqual([]);
    expect(visit.state.toasts.at(-1)?.title).toBe('Este link não pode ser aberto');
    expect(visit.platform.logLines.at(-1)?.[0]).toContain('openLink');
  },
);

test('[2.26] without an address the app requests it from the service', async () => {
  const visit = await openAtStep('documentLink');
  const before = visit.sent('showStep').length;
  await visit.flows.stepAction('openLink');
  expect(visit.sent('showStep')).toHaveLength(before + 1);
  expect(visit.state.toasts.at(-1)?.title).toBe('O link ainda não chegou');
});

test('[2.26] the address that the service gives on request is opened, and no other request is needed for it', async () => {
  const visit = await openAtStep('documentLink');
  visit.engine.breakNext('showStep', {
    kind: 'reply',
    status: 200,
    body: { data: { slug: SLUG, link: LINK } },
    // The body has only what the app reads of it.
  } as never);
  const pressed = visit.flows.stepAction('openLink');
  await until(() => visit.state.dialog.open);
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await pressed;
  expect(openedWindows(visit)).toEqual([LINK]);
  expect(visit.state.stepDetails[SLUG]?.link).toBe(LINK);
});

const answer = (more: Record<string, unknown>) =>
  ({
    kind: 'reply',
    status: 200,
    body: {
      data: { currentStep: SLUG, situation: 'emAnalise', selfContract: {}, stepStatus: 'waiting', ...more },
    },
  }) as const;

test('[2.26] [4.37] link and phase of a poll are shown while the wait continues', async () => {
  const visit = await openAtStep('benefit', {
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [answer({ link: LINK, benefitPhase: 'consultingBalance' })],
        afterLast: 'worldAnswers',
      },
    },
  });
  await until(() => isWaiting(visit));
  expect(visit.state.stepDetails[SLUG]).toMatchObject({ link: LINK, benefitPhase: 'consultingBalance' });
});

test('[2.26a] Buscando sends a request at once instead of waiting for the next poll', async () => {
  const visit = await openAtStep('documentLink', { status: 'init' });
  await until(() => isWaiting(visit));
  const before = visit.sent('updateStep').length;
  await visit.flows.stepAction('pollNow');
  await until(() => visit.sent('updateStep').length === before + 1 && isWaiting(visit));
});

test('[13.5a] a check that the visitor asks for says that nothing has changed; the polls after it say nothing', async () => {
  const visit = await openAtStep('creditAnalysis');
  await until(() => isWaiting(visit));
  expect(visit.state.toasts).toEqual([]);
  const before = visit.sent('updateStep').length;
  await visit.flows.stepAction('pollNow');
  await until(() => visit.state.toasts.length === 1);
  expect(visit.sent('updateStep')).toHaveLength(before + 1);
  expect(visit.state.toasts[0]).toMatchObject({ type: 'info', title: 'Ainda não há novidades' });
  visit.flows.dismissToast(visit.state.toasts[0]?.id ?? 0);
  await visit.platform.clock.advance(2000);
  await until(() => visit.sent('updateStep').length === before + 2 && isWaiting(visit));
  expect(visit.state.toasts).toEqual([]);
});

test('[4.28c] [7.16] [2.26c] Tentar novamente of a document link sends another link', async () => {
  const visit = await openAtStep('documentLink', {
    status: 'failed',
    plan: { redoDocumentLinkStep: answer({ link: LINK }) as never }, // the same answer as that of update-step
  });
  await visit.flows.stepAction('redoDocumentLink');
  expect(visit.sent('redoDocumentLinkStep')).toHaveLength(1);
  expect(visit.state.stepDetails[SLUG]?.link).toBe(LINK);
  expect(visit.state.toasts.at(-1)?.title).toBe('Enviamos um novo link por SMS.');
  await until(() => visit.sent('updateStep').length === 1);
});

test('[7.33a] [4.28a] C6 is polled by its own call every 2 s; the same call requests another SMS', async () => {
  const c6 = answer({}) as never; // as above
  const visit = await openAtStep('c6ConsignadoPrivadoPolling', { plan: { pollC6ConsignadoPrivado: c6 } });
  await until(() => isWaiting(visit));
  expect(visit.sent('pollC6ConsignadoPrivado')).toEqual([{ startPolling: true, resendSms: false }]);
  expect(visit.sent('updateStep')).toEqual([]);
  await visit.platform.clock.advance(2000);
  await until(() => visit.sent('pollC6ConsignadoPrivado').length === 2 && isWaiting(visit));
  await visit.flows.stepAction('resendC6Sms');
  await until(() => isWaiting(visit));
  expect(visit.sent('pollC6ConsignadoPrivado')[2]).toEqual({ startPolling: true, resendSms: true });
  expect(visit.state.stepDetails[SLUG]?.resendAt).toBeGreaterThan(visit.platform.clock.now());
});

test('[7.33b] a wrong C6 code shows an error under its field; the right one leads to the next step', async () => {
  const visit = await openAtStep('c6ConsignadoPrivadoToken', {
    plan: {
      pollC6ConsignadoPrivado: answer({}) as never, // as above
      sendC6ConsignadoPrivadoToken: {
        kind: 'sequence',
        answers: [
          { kind: 'reply', status: 422, body: { message: 'Código inválido.' } },
          answer({ currentStep: 'endereco', stepStatus: 'init' }) as never, // as above
        ],
        afterLast: 'repeat',
      },
    },
  });
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('sendC6Token', '111111');
  expect(visit.state.token.error).toBe('Código inválido.');
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('sendC6Token', '482913');
  expect(visit.sent('sendC6ConsignadoPrivadoToken')).toEqual([{ token: '111111' }, { token: '482913' }]);
  expect(visit.state.place).toEqual({ kind: 'step', slug: 'endereco' });
});

test.each([
  ['startInsertion', 'init', false],
  ['retryInsertion', 'failed', true],
] as const)(
  '[7.32b] [4.28b] %s starts the automatic insertion (retry: %s)',
  async (action, status, retry) => {
    const visit = await openAtStep('c6CarEquityInsertion', {
      status,
      plan: { startCarEquityInsertion: answer({}) as never }, // as above
    });
    await visit.flows.stepAction(action);
    expect(visit.sent('startCarEquityInsertion')).toEqual([expect.objectContaining({ retry })]);
    await until(() => visit.sent('updateStep').length === 1);
  },
);

test('[4.28d] [2.23a] [7.20b] Solicitar Token, the code, success with Continuar', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'init',
    check: { polls: 1000, ends: 'success', begins: 'init', stays: true },
  });
  expect(visit.platform.clock.sleepingCount()).toBe(0);
  await visit.flows.stepAction('requestToken', 'sms');
  expect(visit.sent('validateToken')).toEqual([{ method: 'sms' }]);
  expect(statusOf(visit)).toBe('waiting');
  expect(visit.state.stepDetails[SLUG]?.resendAt).toBe(visit.platform.clock.now() + 30_000);
  await until(() => isWaiting(visit));
  expect(visit.sent('getTokenValidation')).toHaveLength(1);
  await visit.flows.stepAction('enterToken', '000000');
  expect(visit.state.token.error).toMatch(/Código inválido/);
  await until(() => isWaiting(visit));
  await visit.flows.stepAction('enterToken', '482913');
  expect(statusOf(visit)).toBe('success');
  expect(visit.state.launchParams.accessToken).toMatch(/^acesso/);
});

test('[2.23b] a click on the link in another place moves the token step to success', async () => {
  const visit = await openAtStep('tokenValidation', {
    status: 'waiting',
    plan: {
      getTokenValidation: {
        kind: 'sequence',
        answers: [
          { kind: 'reply', status: 200, body: { data: { status: 'waiting' } } },
          { kind: 'reply', status: 200, body: { data: { status: 'success' } } },
        ],
        afterLast: 'repeat',
      },
    },
  });
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => statusOf(visit) === 'success');
  expect(visit.platform.clock.sleepingCount()).toBe(0);
});

const contracts = [
  {
    _id: '6660a1f4c3d2e50011b7a901',
    number: '0046',
    bankName: 'Itaú',
    balance: 8420.55,
    installmentValue: 312.4,
  },
];

test('[7.14] contracts are listed with amounts in cents, and the chosen one is the answer of the step', async () => {
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: { listContracts: { kind: 'reply', status: 200, body: { data: contracts } } },
  });
  await visit.flows.loadContracts();
  expect(visit.state.contracts).toMatchObject({
    status: 'success',
    list: [{ id: '6660a1f4c3d2e50011b7a901', bankName: 'Itaú', balance: 842055, installmentValue: 31240 }],
  });
  await visit.flows.stepAction('chooseContract', '6660a1f4c3d2e50011b7a901');
  expect(writes(visit)).toEqual([
    expect.objectContaining({ data: { contrato: '6660a1f4c3d2e50011b7a901' } }),
  ]);
});

test('[5.23c] the name of a contract in capitals is capitalised; the bank keeps its name', async () => {
  const contract = { ...contracts[0], _id: 'c1', bankName: 'BMG', name: 'CÉDULA DE CRÉDITO DO BMG' };
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: { listContracts: { kind: 'reply', status: 200, body: { data: [contract] } } },
  });
  await visit.flows.loadContracts();
  expect(visit.state.contracts.list).toMatchObject([{ name: 'Cédula de Crédito do BMG' }]);
});

test('[7.14] a failure to read the contracts shows in place of their list', async () => {
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: { listContracts: { kind: 'reply', status: 500, body: { message: 'x' } } },
  });
  await visit.flows.loadContracts();
  expect(visit.state.contracts.status).toBe('error');
  expect(visit.state.errorPage).toBeUndefined();
});

test('[4.4] a query is idle, pending, fulfilled or rejected, and pending again when it is repeated', async () => {
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: {
      listContracts: {
        kind: 'sequence',
        answers: [
          { kind: 'reply', status: 500, body: { message: 'x' } },
          { kind: 'reply', status: 200, body: { data: contracts } },
        ],
        afterLast: 'repeat',
      },
    },
  });
  const statuses: string[] = [visit.state.contracts.status];
  const stop = subscribeKey(visit.state, 'contracts', ({ status }) => void statuses.push(status), true);
  await visit.flows.loadContracts();
  await visit.flows.loadContracts();
  stop();
  expect(statuses).toEqual(['initial', 'loading', 'error', 'loading', 'success']);
});

test('[7.19] consent is stored with CPF and terms before the step is sent', async () => {
  const field = buildField({ key: 'consultaCpf', component: 'term' });
  const visit = await openAtStep('lgpd', { status: 'init', step: { fields: [field] } });
  await visit.flows.stepAction('consent');
  expect(visit.sent('externalLgpd')).toEqual([
    expect.objectContaining({
      accepted: true,
      terms: ['consultaCpf'],
      cpf: marina.cpf.replace(/\D/g, ''),
      hashId: visit.hash,
    }),
  ]);
  expect(writes(visit)).toEqual([expect.objectContaining({ data: { consultaCpf: true } })]);
});

test('[7.19] [11.4] once the consent is stored, its ticks leave the device', async () => {
  const visit = await openAtStep('lgpd', { status: 'init' });
  const slug = visit.state.place.kind === 'step' ? visit.state.place.slug : '';
  visit.flows.keepAgreed(slug, ['texto exato']);
  await passDraftDelay(visit);
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeDefined();
  await visit.flows.stepAction('consent');
  await waitForPendingWork();
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
});

test('[7.19] if the consent cannot be stored, the step is not sent', async () => {
  const visit = await openAtStep('lgpd', {
    status: 'init',
    plan: { externalLgpd: { kind: 'reply', status: 422, body: { message: 'Termo desconhecido.' } } },
  });
  await visit.flows.stepAction('consent');
  expect(writes(visit)).toEqual([]);
  expect(visit.state.toasts.at(-1)?.text).toBe('Termo desconhecido.');
});

test('[4.7] an informational step is sent without values', async () => {
  const visit = await openAtStep('details', { status: 'init' });
  await visit.flows.stepAction('submit');
  expect(writes(visit)).toEqual([expect.objectContaining({ data: {} })]);
});

test('[2.33b] Minhas Propostas leads back to the step that the visitor left', async () => {
  const visit = await openAtStep('averbacao', { step: { cannotReturnFromHere: false } });
  visit.state.deviceSettings.returnableStep = 'endereco';
  await visit.flows.stepAction('myProposals');
  expect(visit.state.place).toEqual({ kind: 'step', slug: 'endereco' });
});

test('[4.29] [9.3] the company policy is polled every 15 s', async () => {
  const visit = await openAtStep('aguardandoPoliticaEmpresa');
  await until(() => isWaiting(visit));
  await visit.platform.clock.advance(14_999);
  expect(visit.sent('updateStep')).toHaveLength(1);
  await visit.platform.clock.advance(1);
  await until(() => visit.sent('updateStep').length === 2);
});

test('[4.1] a step whose fields must be filled in again shows the form', async () => {
  const field = decodeField({ key: 'autorizacao', component: 'term', label: 'Autorizo' });
  const visit = await openAtStep('validacaoIN100', {
    step: { fields: [field] },
    check: { polls: 0, ends: 'remake' },
  });
  await until(() => visit.state.form.slug === SLUG);
  expect(statusOf(visit)).toBe('remake');
  expect(visit.platform.clock.sleepingCount()).toBe(0);
});
