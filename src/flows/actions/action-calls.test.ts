import { expect, test } from 'vitest';
import {
  atStep,
  brokenConnection,
  HASH,
  LINK,
  openStep,
  refusal,
  stayAction,
} from '#tests/flows/open-step.ts';
import type { OutcomeMembers } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';

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
  ['begin', 'advance', 'waiting', []],
  ['retry', 'pollAgain', 'waiting', []],
  ['redo', 'redoStep', 'waiting', []],
  ['newSimulation', 'newSimulation', 'waiting', []],
  ['resendSms', 'resendSms', 'waiting', ['Enviamos um novo SMS']],
  ['advance', 'advance', undefined, ['Ainda não foi possível seguir']],
] as const)(
  '[4.2] the button %s sends the action %s; without a status in the answer the step is: %s',
  async (action, stepAction, status, message) => {
    const visit = openStep({ step: { status: 'failed' } });
    await visit.press(action);
    expect(visit.sent('updateStep')).toMatchObject([{ hashId: HASH, data: { stepAction } }]);
    expect(visit.state.stepStatus.analise).toBe(status);
    expect(visit.state.toasts.map(({ title }) => title)).toEqual(message);
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
  expect(first.sent('updateStep')).toHaveLength(1);
  const unordered = openStep({ step: { order: -1 } });
  expect(await unordered.press('submit')).toEqual(stayAction);
  expect(unordered.calls).toEqual([]);
});

test('[4.10] a step that the answer leaves as it was is read once more, except after a button', async () => {
  const visit = openStep({ step: { order: 0 } });
  await visit.press('submit');
  expect(visit.calls.map(([name]) => name)).toEqual(['updateStep', 'getSystem']);
  const button = openStep({ step: { order: 0 } });
  await button.press('resendSms');
  expect(button.calls.map(([name]) => name)).toEqual(['updateStep']);
});

test('[13.5] [4.28] Verificar agora waits for the next answer, which is reported; a step that has not begun stays so', async () => {
  const visit = openStep({ type: 'creditAnalysis', step: { status: 'failed' } });
  expect(await visit.press('pollNow')).toEqual(atStep);
  expect(visit.state.stepStatus.analise).toBe('waiting');
  expect(visit.state.checkedStep).toBe('analise');
  const initial = openStep({ type: 'creditAnalysis', step: { status: 'init' } });
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
  visit.state.token.codeError = 'antigo';
  const press = visit.press('sendC6Token', '111111');
  expect(visit.state.token.codeError).toBe('');
  expect(await press).toEqual(atStep);
  expect(visit.state.token.codeError).toBe('Código inválido.');
  expect(visit.state.toasts).toEqual([]);
  await visit.press('sendC6Token', '482913');
  expect(visit.sent('sendC6ConsignadoPrivadoToken')).toMatchObject([
    { hashId: HASH, token: '111111' },
    { hashId: HASH, token: '482913' },
  ]);
  expect(visit.state.stepStatus.analise).toBe('waiting');
});

test('[7.33] [4.28] another SMS of C6 starts the pause, says so and waits', async () => {
  const visit = openStep();
  expect(await visit.press('resendC6Sms')).toEqual(atStep);
  expect(visit.sent('pollC6ConsignadoPrivado')).toMatchObject([{ hashId: HASH, resendSms: true }]);
  expect(visit.resendIn()).toBe(30);
  expect(visit.toast()?.title).toBe('Enviamos um novo SMS');
  expect(visit.state.stepStatus.analise).toBe('waiting');
});

test.each([
  ['startInsertion', 'startCarEquityInsertion', { proposalId: 'p1', retry: false }],
  ['retryInsertion', 'startCarEquityInsertion', { proposalId: 'p1', retry: true }],
  ['redoDocumentLink', 'redoDocumentLinkStep', {}],
] as const)(
  '[7.32] [7.16] %s calls %s for the open proposal, and waits',
  async (action, operation, members) => {
    const visit = openStep();
    expect(await visit.press(action)).toEqual(atStep);
    expect(visit.sent(operation)).toMatchObject([{ hashId: HASH, ...members }]);
    expect(visit.state.stepStatus.analise).toBe('waiting');
    expect(visit.state.toasts.map(({ title }) => title)).toEqual(
      action === 'redoDocumentLink' ? ['Enviamos um novo link por SMS.'] : [],
    );
  },
);

test.each([
  ['sendC6Token', 'sendC6ConsignadoPrivadoToken', '482913', 'in memory only'],
  ['resendC6Sms', 'resendC6Sms', '', 'also on the device'],
  ['startInsertion', 'startCarEquityInsertion', 'false', 'also on the device'],
  ['retryInsertion', 'startCarEquityInsertion', 'true', 'also on the device'],
  ['redoDocumentLink', 'redoDocumentLinkStep', '', 'also on the device'],
] as const)(
  '[16.3] the write of %s (%s %s) keeps its key after an unknown outcome, %s',
  async (action, operation, content, storage) => {
    const visit = openStep({ answers: [brokenConnection] });
    visit.state.proposal = proposalAt('analise', { accessToken: 'secret-token' });
    await visit.press(action, '482913');
    const writes = [...(visit.context.pendingWrites.get(HASH) ?? [])];
    expect(writes).toMatchObject([[`${operation} analise`, { content }]]);
    const stored = await visit.platform.secureStorage.read(`writes:${HASH}`);
    expect(stored).toEqual(storage === 'in memory only' ? undefined : Object.fromEntries(writes));
    expect(JSON.stringify(stored ?? '')).not.toContain('secret-token');
    const keyBefore = visit.calls[0]?.[1].idempotencyKey;
    visit.state.place = { kind: 'step', slug: 'analise' };
    await visit.press(action, '482913');
    expect(visit.calls.filter(([name]) => name !== 'getSystem')[1]?.[1].idempotencyKey).toBe(keyBefore);
  },
);
