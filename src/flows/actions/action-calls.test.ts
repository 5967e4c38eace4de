import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import type { TokenAnswer } from '#api/operations/token-validation.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { consentTermsOf } from '#journey/steps/consent-terms.ts';
import type { StepAction } from '#journey/steps/status-texts.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { type OutcomeMembers, outcomeWith } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { loadContracts, runStepAction } from './index.ts';

const HASH = '6650c1f2a4b3d90012e7f001';
const LINK = 'https://documentos.exemplo.com.br/envio';

const refusal = (members: Parameters<typeof buildServiceFailure>[0] = {}): Failure =>
  buildServiceFailure(members);
const brokenConnection: Failure = {
  kind: 'network',
  operation: 'updateStep',
  isWrite: true,
  isOffline: false,
};

interface Options {
  type?: string;
  step?: Partial<Step>;
  /** Answers to writes, in order; the last one repeats. */
  answers?: readonly (OutcomeMembers | Failure)[];
  /** Answers to codes, in order; the last one repeats. */
  codes?: readonly (Partial<TokenAnswer> | Failure)[];
  api?: Partial<Api>;
}

/** A visitor at a step of this type. `calls`: the calls of the service with what they send. */
function openStep({
  type = 'check',
  step: members = {},
  answers = [{}],
  codes = [{}],
  api = {},
}: Options = {}) {
  const calls: [string, Record<string, unknown>][] = [];
  let writeCount = 0;
  let codeCount = 0;
  const isFailure = (answer: object): answer is Failure => 'kind' in answer;
  const write =
    (operation: string) =>
    async (request: object): Promise<Result<StepOutcome, Failure>> => {
      calls.push([operation, { ...request }]);
      writeCount += 1;
      const answer = answers[Math.min(writeCount, answers.length) - 1] ?? {};
      return isFailure(answer) ? fail(answer) : succeed(outcomeWith(answer));
    };
  const step = stepWith({ slug: 'analise', order: 1, type: stepTypeWith(type), ...members });
  const bare = createContextWithoutService({
    updateStep: write('updateStep'),
    createProposal: write('createProposal'),
    sendC6ConsignadoPrivadoToken: write('sendC6ConsignadoPrivadoToken'),
    pollC6ConsignadoPrivado: write('pollC6ConsignadoPrivado'),
    startCarEquityInsertion: write('startCarEquityInsertion'),
    redoDocumentLinkStep: write('redoDocumentLinkStep'),
    getDeviceIp: async () => '203.0.113.42',
    getSystem: async () => {
      calls.push(['getSystem', {}]);
      return succeed({
        configuration: configurationWith({ steps: [first, step] }),
        proposal: proposalAt('analise'),
        waitsForCompletion: false,
      });
    },
    validateToken: async request => {
      calls.push(['validateToken', { ...request }]);
      codeCount += 1;
      const answer = codes[Math.min(codeCount, codes.length) - 1] ?? {};
      if (isFailure(answer)) return fail(answer);
      return succeed({
        status: '',
        method: '',
        target: '',
        accessToken: '',
        resendAfter: undefined,
        ...answer,
      });
    },
    ...api,
  });
  const first = stepWith({ slug: 'dados' });
  bare.state.config = configurationWith({ steps: [first, step] });
  bare.state.proposal = proposalAt('analise');
  bare.state.place = { kind: 'step', slug: 'analise' };
  const { clock } = bare.platform;
  const start = clock.steadyNow();
  return {
    ...bare,
    calls,
    step,
    sent: (operation: string) => calls.filter(([name]) => name === operation).map(([, request]) => request),
    press: (action: StepAction, input?: string) => runStepAction(bare.context, action, input),
    /** Seconds from the opening until another message may be requested. */
    resendIn: () => ((bare.state.stepDetails.analise?.resendAt ?? 0) - start) / 1000,
    toast: () => bare.state.toasts.at(-1),
  };
}

const stayAction = { kind: 'stay' };
const atStep = { kind: 'go', to: { kind: 'step', slug: 'analise' } };

test('[11.1] one action runs at a time, only at a step in view, and the button is busy meanwhile', async () => {
  const visit = openStep();
  const press = visit.press('begin');
  expect(visit.state.busyAction).toBe('begin');
  expect(await visit.press('retry')).toEqual(stayAction);
  expect(await press).toEqual(atStep);
  expect(visit.state.busyAction).toBe('');
  expect(visit.calls).toHaveLength(1);
  visit.state.place = { kind: 'completion' };
  expect(await visit.press('begin')).toEqual(stayAction);
  visit.state.place = { kind: 'step', slug: 'outra' };
  expect(await visit.press('begin')).toEqual(stayAction);
  visit.state.place = { kind: 'step', slug: 'analise' };
  visit.state.config = undefined;
  expect(await visit.press('begin')).toEqual(stayAction);
  expect(visit.calls).toHaveLength(1);
});

test('[4.39] an action that fails by a mistake leaves no button busy', async () => {
  const visit = openStep({
    api: {
      updateStep: () => {
        throw new Error('x');
      },
    },
  });
  await expect(visit.press('begin')).rejects.toThrow('x');
  expect(visit.state.busyAction).toBe('');
});

test.each([
  ['begin', 'advance', 'waiting'],
  ['retry', 'pollAgain', 'waiting'],
  ['redo', 'redoStep', 'waiting'],
  ['newSimulation', 'newSimulation', 'waiting'],
  ['resendSms', 'resendSms', 'waiting'],
  ['advance', 'advance', undefined],
] as const)(
  '[4.2] the button %s sends the action %s; without a status in the answer the step is: %s',
  async (action, stepAction, status) => {
    const visit = openStep({ step: { status: 'failed' } });
    await visit.press(action);
    expect(visit.sent('updateStep')).toMatchObject([{ hashId: HASH, data: { stepAction } }]);
    expect(visit.state.stepStatus.analise).toBe(status);
    expect(visit.state.toasts.map(({ title }) => title)).toEqual(
      action === 'resendSms' ? ['Enviamos um novo SMS.'] : [],
    );
  },
);

test('[4.28] the status and the message of the answer take precedence; details of the step are stored', async () => {
  const visit = openStep({ answers: [{ stepStatus: 'failed', message: 'Mudou.', link: LINK }] });
  expect(await visit.press('resendSms')).toEqual(atStep);
  expect(visit.state.stepStatus.analise).toBe('failed');
  expect(visit.toast()).toMatchObject({ type: 'success', title: 'Mudou.', text: '' });
  expect(visit.state.stepDetails.analise).toMatchObject({ link: LINK, message: 'Mudou.' });
});

test('[4.11] an answer leads to the step, the completion or the missing offer that it names', async () => {
  const next = (answer: OutcomeMembers) => openStep({ answers: [answer] }).press('begin');
  expect(await next({ proposal: proposalAt('dados') })).toEqual({
    kind: 'go',
    to: { kind: 'step', slug: 'dados' },
  });
  expect(await next({ waitsForCompletion: true })).toEqual({ kind: 'go', to: { kind: 'completion' } });
  const noOffer = openStep({ answers: [{ result: 'noOffer' }] });
  expect(await noOffer.press('resendSms')).toMatchObject({ kind: 'page', page: { picture: 'noOffer' } });
  expect(noOffer.state.toasts).toEqual([]);
});

test('[11.1] the same press right after its answer is a repetition; after 500 ms, for another button or step it is a new one', async () => {
  const visit = openStep({ type: 'check' });
  const { clock } = visit.platform;
  await visit.press('retry');
  await clock.advance(499);
  expect(await visit.press('retry')).toEqual(stayAction);
  expect(visit.calls).toHaveLength(1);
  await clock.advance(1);
  await visit.press('retry');
  expect(visit.calls).toHaveLength(2);
  await visit.press('redo');
  expect(visit.calls).toHaveLength(3);
  const failing = openStep({ answers: [refusal({ status: 400, message: 'x' })] });
  await failing.press('retry');
  await failing.press('retry');
  expect(failing.calls).toHaveLength(2);
});

test('[11.9] [11.1] a write ends the poll of its step; who leaves meanwhile is not brought back, but the answer counts', async () => {
  const visit = openStep();
  const poll = visit.context.placeScope.enter();
  const press = visit.press('begin');
  expect(poll.aborted).toBe(true);
  await Promise.resolve();
  visit.context.placeScope.leave();
  expect(await press).toEqual(stayAction);
  expect(visit.state.stepStatus.analise).toBe('waiting');
});

test('[8.26] a refused write shows its message and enters the step again; an unknown outcome opens the journey', async () => {
  const refused = openStep({ answers: [refusal({ status: 400, message: 'Espere.' })] });
  expect(await refused.press('begin')).toEqual(atStep);
  expect(refused.toast()?.text).toBe('Espere.');
  expect(refused.sent('getSystem')).toEqual([]);
  const unknown = openStep({ answers: [brokenConnection] });
  expect(await unknown.press('begin')).toEqual(atStep);
  expect(unknown.state.toasts).toHaveLength(1);
  expect(unknown.sent('getSystem')).toHaveLength(1);
  const ended = openStep({ answers: [refusal({ status: 422, endsFlow: true, message: 'Fim.' })] });
  expect(await ended.press('begin')).toMatchObject({ kind: 'page' });
  expect(ended.state.toasts).toEqual([]);
});

test('[3.20] [4.15] a first step without a form creates the proposal; an answer that names no step opens the journey', async () => {
  const create = async (answer: OutcomeMembers, hasProposal = false) => {
    const visit = openStep({ answers: [answer] });
    visit.state.proposal = hasProposal ? proposalAt('analise') : undefined;
    const nextAction = await visit.press('begin');
    expect(visit.sent('createProposal')).toHaveLength(hasProposal ? 0 : 1);
    return { nextAction, openings: visit.sent('getSystem').length };
  };
  expect(await create({ namesNoStep: true })).toMatchObject({ openings: 1 });
  expect(await create({})).toEqual({ nextAction: atStep, openings: 0 });
  expect(await create({ namesNoStep: true, waitsForCompletion: true })).toMatchObject({ openings: 0 });
  expect(await create({ namesNoStep: true }, true)).toMatchObject({ openings: 0 });
  const withoutId = openStep({ answers: [{ namesNoStep: true }] });
  withoutId.state.proposal = proposalAt('analise', { id: '' });
  await withoutId.press('begin');
  expect(withoutId.sent('getSystem')).toHaveLength(1);
});

test('[4.11] an answer without a configuration leads nowhere', async () => {
  const visit = openStep();
  const press = visit.press('begin');
  visit.state.config = undefined;
  expect(await press).toEqual(stayAction);
});

test('[4.2] Continuar opens the journey again if the service stays at the same step and status', async () => {
  const same = openStep({ step: { status: 'success' } });
  await same.press('advance');
  expect(same.sent('getSystem')).toHaveLength(1);
  const otherStatus = openStep({ step: { status: 'success' }, answers: [{ stepStatus: 'waiting' }] });
  expect(await otherStatus.press('advance')).toEqual(atStep);
  expect(otherStatus.sent('getSystem')).toEqual([]);
  const otherStep = openStep({ answers: [{ proposal: proposalAt('dados') }] });
  expect(await otherStep.press('advance')).toEqual({ kind: 'go', to: { kind: 'step', slug: 'dados' } });
  const completing = openStep({ answers: [{ waitsForCompletion: true }] });
  expect(await completing.press('advance')).toEqual({ kind: 'go', to: { kind: 'completion' } });
  const ended = openStep({ answers: [refusal({ status: 422, endsFlow: true, message: 'Fim.' })] });
  expect(await ended.press('advance')).toMatchObject({ kind: 'page' });
  for (const { sent } of [otherStep, completing, ended]) expect(sent('getSystem')).toEqual([]);
});

test('[4.2] after a refusal Continuar at an earlier step stays there', async () => {
  const visit = openStep({ answers: [refusal({ status: 400, message: 'x' })] });
  visit.state.proposal = proposalAt('dados');
  expect(await visit.press('advance')).toEqual(atStep);
  expect(visit.sent('getSystem')).toEqual([]);
  const withoutProposal = openStep({ answers: [refusal({ status: 400, message: 'x' })] });
  withoutProposal.state.proposal = undefined;
  expect(await withoutProposal.press('advance')).toEqual(atStep);
});

test('[4.15] a step without fields is submitted empty, unless it has no place in the order', async () => {
  const visit = openStep();
  await visit.press('submit');
  expect(visit.sent('updateStep')).toMatchObject([{ data: {} }]);
  expect(visit.sent('updateStep')[0]?.data).toEqual({});
  const first = openStep({ step: { order: 0 } });
  await first.press('submit');
  expect(first.calls).toHaveLength(1);
  const unordered = openStep({ step: { order: -1 } });
  expect(await unordered.press('submit')).toEqual(stayAction);
  expect(unordered.calls).toEqual([]);
});

test('[13.5] [4.28] Verificar agora waits for the next answer, which is reported; a step that has not begun stays so', async () => {
  const visit = openStep({ step: { status: 'failed' } });
  expect(await visit.press('pollNow')).toEqual(atStep);
  expect(visit.state.stepStatus.analise).toBe('waiting');
  expect(visit.state.checkedStep).toBe('analise');
  const initial = openStep({ step: { status: 'init' } });
  await initial.press('pollNow');
  expect(initial.state.stepStatus.analise).toBeUndefined();
});

test('[4.12] the review leads to an earlier form', async () => {
  const earlier = { kind: 'go', to: { kind: 'step', slug: 'dados' } };
  expect(await openStep().press('editStep', 'dados')).toEqual(earlier);
});

test('[7.33] the code of C6 is sent once it is typed; a refusal shows beside it', async () => {
  const visit = openStep({
    type: 'c6ConsignadoPrivadoToken',
    answers: [refusal({ status: 422, message: 'Código inválido.' }), {}],
  });
  expect(await visit.press('sendC6Token', '')).toEqual(stayAction);
  expect(visit.calls).toEqual([]);
  visit.state.token.error = 'antigo';
  const press = visit.press('sendC6Token', '111111');
  expect(visit.state.token.error).toBe('');
  expect(await press).toEqual(atStep);
  expect(visit.state.token.error).toBe('Código inválido.');
  expect(visit.state.toasts).toEqual([]);
  await visit.press('sendC6Token', '482913');
  expect(visit.sent('sendC6ConsignadoPrivadoToken')).toMatchObject([
    { hashId: HASH, knownProposal: { id: 'p1' }, token: '111111' },
    { hashId: HASH, token: '482913' },
  ]);
  expect(visit.state.stepStatus.analise).toBe('waiting');
});

test('[7.33] [4.28] another SMS of C6 starts the pause, says so and waits', async () => {
  const visit = openStep();
  expect(await visit.press('resendC6Sms')).toEqual(atStep);
  expect(visit.sent('pollC6ConsignadoPrivado')).toMatchObject([
    { hashId: HASH, knownProposal: { id: 'p1' }, resendSms: true },
  ]);
  expect(visit.resendIn()).toBe(30);
  expect(visit.toast()?.title).toBe('Enviamos um novo SMS.');
  expect(visit.state.stepStatus.analise).toBe('waiting');
});

test.each([
  ['startInsertion', 'startCarEquityInsertion', { retry: false }],
  ['retryInsertion', 'startCarEquityInsertion', { retry: true }],
  ['redoDocumentLink', 'redoDocumentLinkStep', {}],
] as const)(
  '[7.32] [7.16] %s calls %s for the known proposal, and waits',
  async (action, operation, members) => {
    const visit = openStep();
    expect(await visit.press(action)).toEqual(atStep);
    expect(visit.sent(operation)).toMatchObject([{ hashId: HASH, knownProposal: { id: 'p1' }, ...members }]);
    expect(visit.state.stepStatus.analise).toBe('waiting');
    expect(visit.state.toasts.map(({ title }) => title)).toEqual(
      action === 'redoDocumentLink' ? ['Enviamos um novo link por SMS.'] : [],
    );
  },
);

test.each([
  ['sendC6Token', 'sendC6ConsignadoPrivadoToken', '482913'],
  ['resendC6Sms', 'resendC6Sms', 'analise'],
  ['startInsertion', 'startCarEquityInsertion', 'false'],
  ['retryInsertion', 'startCarEquityInsertion', 'true'],
  ['redoDocumentLink', 'redoDocumentLinkStep', 'analise'],
] as const)(
  '[16.3] the write of %s keeps its key after an unknown outcome, in memory only',
  async (action, purpose, content) => {
    const visit = openStep({ answers: [brokenConnection] });
    await visit.press(action, '482913');
    const writes = [...(visit.context.pendingWrites.get(HASH) ?? [])];
    expect(writes).toMatchObject([[purpose, { content }]]);
    expect(await visit.platform.secureStorage.read(`writes:${HASH}`)).toBeUndefined();
    const keyBefore = visit.calls[0]?.[1].idempotencyKey;
    visit.state.place = { kind: 'step', slug: 'analise' };
    await visit.press(action, '482913');
    expect(visit.calls.filter(([name]) => name !== 'getSystem')[1]?.[1].idempotencyKey).toBe(keyBefore);
  },
);

const contract = {
  id: 'c1',
  number: '1',
  name: '',
  bankName: 'Itaú',
  balance: 1,
  installmentValue: 1,
} as never; // Only the id is compared.

test('[7.14] the contracts of a step are loaded once at a time, and shown', async () => {
  let resolve = (_: Result<never[], Failure>): void => undefined;
  let callCount = 0;
  const visit = openStep({
    api: {
      listContracts: hashId => {
        expect(hashId).toBe(HASH);
        callCount += 1;
        return new Promise(resolveList => {
          resolve = resolveList;
        });
      },
    },
  });
  visit.state.contracts = { status: 'error', list: [contract] };
  const loading = loadContracts(visit.context);
  const secondLoading = loadContracts(visit.context);
  expect(visit.state.contracts).toMatchObject({ status: 'loading', list: [] });
  expect(visit.state.busyAction).toBe('');
  resolve(succeed([contract]));
  expect(await loading).toEqual(stayAction);
  await secondLoading;
  expect(callCount).toBe(1);
  expect(visit.state.contracts).toEqual({ status: 'success', list: [contract] });
  visit.state.place = { kind: 'completion' };
  expect(await loadContracts(visit.context)).toEqual(stayAction);
  expect(callCount).toBe(1);
});

test.each(['another hash id', 'another step', 'another place'])(
  '[11.6] [7.14] contracts that arrive at %s are not shown',
  async place => {
    const visit = openStep({ api: { listContracts: async () => succeed([contract]) } });
    const loading = loadContracts(visit.context);
    if (place === 'another hash id') visit.state.hashId = '6650c1f2a4b3d90012e7f0b7';
    else if (place === 'another step') visit.state.place = { kind: 'step', slug: 'dados' };
    else visit.state.place = { kind: 'completion' };
    expect(await loading).toEqual(stayAction);
    expect(visit.state.contracts.status).toBe('loading');
  },
);

test('[7.14] [8.2] contracts that cannot be loaded show an error in their place, and load again with the connection', async () => {
  const answers: Result<never[], Failure>[] = [
    fail({ kind: 'network', operation: 'listContracts', isWrite: false, isOffline: true }),
    succeed([contract]),
  ];
  const visit = openStep({ api: { listContracts: async () => answers.shift() ?? succeed([]) } });
  visit.platform.setOnline(false);
  const nextAction = await loadContracts(visit.context);
  expect(nextAction.kind).not.toBe('page');
  expect(visit.state.contracts).toEqual({ status: 'error', list: [] });
  await visit.context.offlineReads.get('contracts')?.();
  expect(visit.state.contracts.status).toBe('success');
});

test('[7.14] a failure that leads elsewhere shows no error', async () => {
  const conflict = refusal({ operation: 'listContracts', isWrite: false, status: 404, label: 'CONFLICT' });
  const visit = openStep({ api: { listContracts: async () => fail(conflict) } });
  expect(await loadContracts(visit.context)).toMatchObject({ kind: 'run' });
  expect(visit.state.contracts.status).toBe('loading');
});

test('[7.14] only a chosen contract is sent', async () => {
  const visit = openStep();
  expect(await visit.press('chooseContract', '')).toEqual(stayAction);
  expect(visit.calls).toEqual([]);
  await visit.press('chooseContract', 'c1');
  expect(visit.sent('updateStep')[0]?.data).toEqual({ contrato: 'c1' });
});

const terms = [
  buildField({ key: 'dados', component: 'checkbox', label: 'Uso dos meus dados', required: true }),
  buildField({ key: 'ofertas', component: 'checkbox', label: 'Ofertas por e-mail' }),
];

test('[5.4] [7.19] a consent is stored, then the step is sent with all terms; without a required tick nothing is sent', async () => {
  const consents: unknown[] = [];
  const visit = openStep({
    type: 'lgpd',
    step: { fields: [buildField({ key: 'dados', component: 'checkbox', label: 'Uso' })] },
    api: {
      sendConsent: async ({ terms: agreed }) => {
        consents.push(agreed);
        return succeed(true);
      },
    },
  });
  expect(await visit.press('consent')).toEqual(stayAction);
  expect(visit.calls).toEqual([]);
  visit.state.agreed = { analise: consentTermsOf(visit.step).map(({ agreementKey }) => agreementKey) };
  expect(await visit.press('consent')).toEqual(atStep);
  await runPendingWork();
  expect(consents).toEqual([['dados']]);
  expect(visit.sent('updateStep')[0]?.data).toEqual({ dados: true });
  expect(visit.state.agreed.analise).toBeUndefined();
  await visit.platform.clock.advance(500);
  visit.state.agreed = { analise: consentTermsOf(visit.step).map(({ agreementKey }) => agreementKey) };
  await visit.press('consent');
  expect(consents).toHaveLength(2);
});

test('[5.4] [7.19] a term that is optional may stay unticked; it is no consent, and is sent as refused', async () => {
  const consents: unknown[] = [];
  const visit = openStep({
    type: 'lgpd',
    step: { fields: terms },
    api: {
      sendConsent: async ({ terms: agreed }) => {
        consents.push(agreed);
        return succeed(true);
      },
    },
  });
  const shown = consentTermsOf(visit.step);
  const required = shown.filter(({ isRequired }) => isRequired);
  visit.state.agreed = { analise: required.map(({ agreementKey }) => agreementKey) };
  await visit.press('consent');
  expect(consents).toEqual([required.map(({ key }) => key)]);
  expect(visit.sent('updateStep')[0]?.data).toEqual(
    Object.fromEntries(shown.map(term => [term.key, required.includes(term)])),
  );
});

test('[7.19] a step is not sent if its consent was not stored; the ticks stay after a refusal of the step', async () => {
  const agree = (visit: ReturnType<typeof openStep>) => {
    visit.state.agreed = { analise: consentTermsOf(visit.step).map(({ agreementKey }) => agreementKey) };
    return visit.press('consent');
  };
  const notStored = openStep({
    type: 'lgpd',
    api: { sendConsent: async () => fail(refusal({ status: 400, message: 'Termo desconhecido.' })) },
  });
  expect(await agree(notStored)).toEqual(atStep);
  expect(notStored.calls).toEqual([]);
  expect(notStored.toast()?.text).toBe('Termo desconhecido.');
  const refused = openStep({
    type: 'lgpd',
    answers: [refusal({ status: 400, message: 'Não agora.' })],
    api: { sendConsent: async () => succeed(true) },
  });
  await agree(refused);
  await runPendingWork();
  expect(refused.toast()?.text).toBe('Não agora.');
  expect(refused.state.agreed.analise).toHaveLength(1);
  const withoutService = openStep({ type: 'check' });
  await agree(withoutService);
  expect(withoutService.sent('updateStep')).toHaveLength(1);
});

const showLink = (link: string): Partial<Api> => ({
  showStep: async () => succeed(stepWith({ slug: 'analise', link })),
});

test('[12.2] [2.26] the link of a step opens beside the app, after a question if its host is not listed', async () => {
  const visit = openStep({ step: { link: LINK } });
  const { platform, state, context } = visit;
  const press = visit.press('openLink');
  await runPendingWork();
  expect(state.dialog).toMatchObject({
    isOpen: true,
    type: 'info',
    title: 'Abrir outra página?',
    text: 'Você vai continuar em documentos.exemplo.com.br. Esta tela fica aberta e avança sozinha quando você terminar.',
    okText: 'Abrir link',
    cancelText: 'Cancelar',
    isDismissable: true,
    picture: undefined,
    technical: '',
  });
  context.ask.answer(state.dialog.id, 'cancel');
  expect(await press).toEqual(stayAction);
  expect(platform.address.openedWindows()).toEqual([]);
  const secondPress = visit.press('openLink');
  await runPendingWork();
  context.ask.answer(state.dialog.id, 'ok');
  expect(await secondPress).toEqual(stayAction);
  expect(platform.address.openedWindows()).toEqual([LINK]);
  const listed = openStep({ step: { link: LINK } });
  listed.context.allowedHosts = ['documentos.exemplo.com.br'];
  await listed.press('openLink');
  expect(listed.platform.address.openedWindows()).toEqual([LINK]);
});

test('[2.28] a step without a link is asked for once more; without one, or after a failure, a message says so', async () => {
  const found = openStep({ api: showLink(LINK) });
  found.context.allowedHosts = ['documentos.exemplo.com.br'];
  await found.press('openLink');
  expect(found.platform.address.openedWindows()).toEqual([LINK]);
  expect(found.state.stepDetails.analise?.link).toBe(LINK);
  const failed = fail<Failure>({ kind: 'network', operation: 'showStep', isWrite: false, isOffline: false });
  for (const api of [showLink(''), { showStep: async () => failed }]) {
    const missing = openStep({ api });
    expect(await missing.press('openLink')).toEqual(stayAction);
    expect(missing.toast()).toMatchObject({
      type: 'info',
      title: 'O link ainda não chegou',
      text: 'Confira as mensagens do seu celular em instantes.',
    });
    expect(missing.platform.logLines).toEqual([]);
  }
});

test('[12.2] an unsafe address is refused with a message and a line in the console', async () => {
  const visit = openStep({ step: { link: 'javascript:alert(1)' } });
  expect(await visit.press('openLink')).toEqual(stayAction);
  expect(visit.toast()).toMatchObject({
    type: 'error',
    title: 'Este link não pode ser aberto',
    text: 'Peça um novo link e tente de novo.',
  });
  expect(visit.platform.logLines).toEqual([
    ['[proposta] openLink: the address of the step is refused', 'analise'],
  ]);
  expect(visit.state.dialog.isOpen).toBe(false);
});

const tokenStep: Options = {
  type: 'tokenValidation',
  step: {
    tokenMethods: [
      { method: 'email', target: 'x' },
      { method: 'sms', target: 'conhecido' },
    ],
  },
};

test('[7.20] [2.23] a requested code is remembered with its target, starts the pause and moves the step to waiting', async () => {
  const visit = openStep({
    ...tokenStep,
    codes: [{ target: 'resposta', resendAfter: 5, status: 'success' }],
  });
  visit.state.token.error = 'antigo';
  const press = visit.press('requestToken', 'sms');
  expect(visit.state.token.error).toBe('');
  expect(await press).toEqual(atStep);
  expect(visit.sent('validateToken')).toMatchObject([
    { hashId: HASH, step: 'analise', body: { method: 'sms' } },
  ]);
  expect({ ...visit.state.token }).toEqual({ status: 'sent', method: 'sms', target: 'resposta', error: '' });
  expect({ ...visit.state.deviceSettings.token }).toEqual({
    verificacao: 'resposta',
    tipoVerificacao: 'sms',
  });
  expect(visit.resendIn()).toBe(5);
  expect(visit.state.stepStatus.analise).toBe('success');
  const other = openStep(tokenStep);
  await other.press('requestToken', 'sms');
  expect(other.state.token.target).toBe('conhecido');
  expect(other.resendIn()).toBe(30);
  expect(other.state.stepStatus.analise).toBe('waiting');
  const unknownMethod = openStep(tokenStep);
  await unknownMethod.press('requestToken', 'push');
  expect(unknownMethod.state.token.target).toBe('');
});

test('[2.23] without a method, or during the pause, no code is requested; who leaves meanwhile stays away, and the next pause counts', async () => {
  const visit = openStep(tokenStep);
  expect(await visit.press('requestToken', '')).toEqual(stayAction);
  visit.state.stepDetails.analise = {
    link: '',
    benefitPhase: '',
    message: '',
    resendAt: visit.platform.clock.steadyNow() + 1,
  };
  expect(await visit.press('requestToken', 'sms')).toEqual(stayAction);
  expect(visit.calls).toEqual([]);
  await visit.platform.clock.advance(1);
  const press = visit.press('requestToken', 'sms');
  visit.context.placeScope.leave();
  expect(await press).toEqual(stayAction);
  expect(visit.state.token.status).toBe('idle');
  expect(visit.state.stepDetails.analise?.resendAt).toBeGreaterThan(visit.platform.clock.steadyNow());
});

test.each<[string, Failure, number | undefined, string, string | undefined]>([
  ['429', refusal({ status: 429, message: 'Aguarde.' }), 30, 'Aguarde.', undefined],
  [
    '429 with a pause',
    refusal({ status: 429, message: 'Aguarde.', retryAfter: 45 }),
    45,
    'Aguarde.',
    undefined,
  ],
  ['400 with a pause', refusal({ status: 400, message: 'Aguarde.', retryAfter: 45 }), 45, '', 'Aguarde.'],
  ['400', refusal({ status: 400, message: 'Não.' }), undefined, '', 'Não.'],
])(
  '[2.23] [4.28] after a request refused with %s the pause and the place of the message are right',
  async (_, failure, pause, error, toastText) => {
    const visit = openStep({ ...tokenStep, codes: [failure] });
    expect(await visit.press('requestToken', 'sms')).toEqual(atStep);
    if (pause === undefined) expect(visit.resendIn()).toBeLessThan(0);
    else expect(visit.resendIn()).toBe(pause);
    expect(visit.state.token.error).toBe(error);
    expect(visit.toast()?.text).toBe(toastText);
  },
);

test('[2.23] a 429 without a message, and a broken connection, show a text of the app', async () => {
  const busy = openStep({ ...tokenStep, codes: [refusal({ status: 429 })] });
  await busy.press('requestToken', 'sms');
  expect(busy.state.token.error).not.toBe('');
  const broken = openStep({ ...tokenStep, codes: [brokenConnection] });
  expect(await broken.press('requestToken', 'sms')).toEqual(atStep);
  expect(broken.state.token.error).toBe('');
  expect(broken.state.toasts).toHaveLength(1);
  expect(broken.resendIn()).toBeLessThan(0);
  const ended = openStep({
    ...tokenStep,
    codes: [refusal({ status: 422, endsFlow: true, message: 'Fim.' })],
  });
  expect(await ended.press('requestToken', 'sms')).toMatchObject({ kind: 'page' });
  expect(ended.state.toasts).toEqual([]);
});

test('[2.23] [7.20] the right code stores the token and shows success; any other answer refuses the code', async () => {
  const visit = openStep({ ...tokenStep, codes: [{ status: 'success', accessToken: 't1' }] });
  Object.assign(visit.state.token, { status: 'sent', method: 'sms', target: 'x', error: 'antigo' });
  const press = visit.press('enterToken', '482913');
  expect(visit.state.token.error).toBe('');
  expect(await press).toEqual({ kind: 'showStatus', slug: 'analise', status: 'success' });
  expect(visit.sent('validateToken')).toMatchObject([{ step: 'analise', body: { token: '482913' } }]);
  expect(visit.state.launchParams.accessToken).toBe('t1');
  expect({ ...visit.state.token }).toEqual({ status: 'idle', method: '', target: '', error: '' });
  const refused = openStep({ ...tokenStep, codes: [{ status: 'failed', accessToken: 't1' }] });
  expect(await refused.press('enterToken', '000000')).toEqual(atStep);
  expect(refused.state.token.error).toBe('Código inválido ou expirado. Confira e tente novamente.');
  expect(refused.state.launchParams.accessToken).toBe('');
  expect(await refused.press('enterToken', '')).toEqual(stayAction);
  expect(refused.calls).toHaveLength(1);
});

test.each([400, 404, 422])(
  '[2.23] a code refused with %i shows the message beside it, or one of the app',
  async status => {
    for (const message of ['Código errado.', '']) {
      const visit = openStep({ ...tokenStep, codes: [refusal({ status, message })] });
      expect(await visit.press('enterToken', '000000')).toEqual(atStep);
      expect(visit.state.token.error).toBe(
        message || 'Código inválido ou expirado. Confira e tente novamente.',
      );
      expect(visit.state.toasts).toEqual([]);
      expect(visit.platform.logLines).toEqual([]);
    }
  },
);

test.each<[string, Failure, string]>([
  ['500', refusal({ status: 500, message: 'x' }), 'go'],
  ['a broken connection', brokenConnection, 'go'],
  ['401', refusal({ status: 400, code: 401 }), 'go'],
  [
    'a redirection',
    refusal({ status: 400, redirects: true, redirectsToHash: '6650c1f2a4b3d90012e7f0b7' }),
    'openHash',
  ],
  ['an end of the flow', refusal({ status: 422, endsFlow: true, message: 'Fim.' }), 'page'],
  ['no offer', refusal({ status: 422, noOffer: true }), 'page'],
  ['a conflict', refusal({ status: 404, label: 'CONFLICT' }), 'run'],
])('[8.23] [8.24] a check that ends with %s is no refusal of the code', async (_, failure, kind) => {
  const visit = openStep({ ...tokenStep, codes: [failure] });
  expect((await visit.press('enterToken', '482913')).kind).toBe(kind);
  expect(visit.state.token.error).toBe('');
  expect(visit.platform.logLines).toHaveLength(1);
});

test('[11.6] the answer to a code that comes after the visitor has left changes nothing', async () => {
  const visit = openStep({ ...tokenStep, codes: [{ status: 'success', accessToken: 't1' }] });
  const press = visit.press('enterToken', '482913');
  visit.context.placeScope.leave();
  expect(await press).toEqual(stayAction);
  expect(visit.state.launchParams.accessToken).toBe('');
});
