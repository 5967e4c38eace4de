import { expect, test } from 'vitest';
import type { Plan } from '#scenarios/define-scenario.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import {
  type FlowStage,
  setUpFlows,
  typeAddress,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep } from '#tests/flows/open-at-step.ts';

const headers = { 'retry-after': '12' };
const planWithFirstAnswer = <Id extends keyof Plan>(id: Id, answer: Record<string, unknown>): Plan =>
  ({ [id]: { kind: 'sequence', answers: [answer], afterLast: 'worldAnswers' } }) as Plan; // each caller gives an answer of that operation

/** The pause that the service demands before the next call of an operation, in seconds. */
const pauseOf = ({ state, platform }: FlowStage, operation: string): number =>
  Math.round(((state.retryAt[operation] ?? 0) - platform.clock.now()) / 1000);

test('[4.28] the error page of a refused opening call waits for the pause that the service has named', async () => {
  const busy = { kind: 'reply', status: 503, body: { code: 503, message: 'Em manutenção.' }, headers };
  const stage = setUpFlows({ plan: planWithFirstAnswer('getSystem', busy) });
  await stage.open();
  expect(stage.state.errorPage).toMatchObject({ lines: ['Em manutenção.'], repeatedOperation: 'getSystem' });
  expect(pauseOf(stage, 'getSystem')).toBe(12);
});

test('[4.28] the dialog of a refused write waits for the pause, and so does the button of the form', async () => {
  const busy = { kind: 'reply', status: 429, body: { code: 429, message: 'Muitos pedidos.' }, headers };
  const stage = setUpFlows({ world: atAddressStep, plan: planWithFirstAnswer('updateStep', busy) });
  await stage.open();
  await typeAddress(stage);
  void stage.flows.submit();
  await until(() => stage.state.dialog.isOpen);
  expect(stage.state.dialog).toMatchObject({ text: 'Muitos pedidos.', repeatedOperation: 'updateStep' });
  expect(pauseOf(stage, 'updateStep')).toBe(12);
  // The pause continues after the dialog is closed: the form sends no request before it is over.
  stage.flows.answerDialog(stage.state.dialog.id, 'cancel');
  await stage.flows.submit();
  expect(stage.sent('updateStep')).toHaveLength(1);
});

test('[4.28] the form sends again when the pause is over, although the device was set back by 10 minutes', async () => {
  const busy = { kind: 'reply', status: 429, body: { code: 429, message: 'Muitos pedidos.' }, headers };
  const stage = setUpFlows({ world: atAddressStep, plan: planWithFirstAnswer('updateStep', busy) });
  await stage.open();
  await typeAddress(stage);
  void stage.flows.submit();
  await until(() => stage.state.dialog.isOpen);
  stage.flows.answerDialog(stage.state.dialog.id, 'cancel');
  stage.platform.clock.setBack(600_000);
  await stage.platform.clock.advance(11_999);
  await stage.flows.submit();
  expect(stage.sent('updateStep')).toHaveLength(1);
  await stage.platform.clock.advance(1);
  await stage.flows.submit();
  expect(stage.sent('updateStep')).toHaveLength(2);
});

/**
 * The address step after these numbers of the house, which is a field with `shouldUpdate`; the first one begins a
 * pause.
 */
async function openWithNumbers(...numbers: string[]) {
  const busy = { kind: 'reply', status: 429, body: { code: 429, message: 'Muitos pedidos.' }, headers };
  const stage = setUpFlows({ world: atAddressStep, plan: planWithFirstAnswer('updateStep', busy) });
  const { flows, state } = stage;
  await stage.open();
  const fields = state.config?.steps.find(({ slug }) => slug === 'endereco')?.fields;
  const field = fields?.find(({ key }) => key === 'numero');
  if (field) field.shouldUpdate = true;
  for (const number of numbers) {
    flows.editField('numero', number);
    flows.leaveField('numero');
    await waitForPendingWork();
  }
  return stage;
}

test('[4.28] [3.23] during the pause a value with shouldUpdate is not sent; the last one is sent when the pause is over', async () => {
  const { platform, sent } = await openWithNumbers('1', '12', '123');
  await platform.clock.advance(11_999);
  await waitForPendingWork();
  expect(sent('updateStep')).toMatchObject([{ data: { numero: '1' } }]);
  await platform.clock.advance(1);
  await until(() => sent('updateStep').length === 2);
  expect(sent('updateStep')[1]).toMatchObject({ data: { numero: '123' } });
});

test('[4.28] [3.23] a value with shouldUpdate that waits for the end of the pause is not sent after the visitor has left the step', async () => {
  const { flows, platform, sent } = await openWithNumbers('1', '12');
  await flows.openSidePage('stepsTutorial');
  await platform.clock.advance(12_000);
  await waitForPendingWork();
  expect(sent('updateStep')).toHaveLength(1);
});

test('[4.28] [3.23] of two values with shouldUpdate that wait for the same pause, the second also waits for the pause that the first one is answered with', async () => {
  const busy = {
    kind: 'reply',
    status: 429,
    body: { code: 429, message: 'Muitos pedidos.' },
    headers,
  } as const;
  const stage = setUpFlows({
    world: atAddressStep,
    plan: { updateStep: { kind: 'sequence', answers: [busy, busy], afterLast: 'worldAnswers' } },
  });
  const { flows, platform, sent, state } = stage;
  await stage.open();
  for (const field of state.config?.steps.find(({ slug }) => slug === 'endereco')?.fields ?? [])
    if (['numero', 'complemento'].includes(field.key)) field.shouldUpdate = true;
  for (const [key, value] of [
    ['numero', '1'],
    ['numero', '12'],
    ['complemento', 'casa'],
  ] as const) {
    flows.editField(key, value);
    flows.leaveField(key);
    await waitForPendingWork();
  }
  await platform.clock.advance(12_000);
  await until(() => sent('updateStep').length >= 2);
  await waitForPendingWork();
  expect(sent('updateStep').map(({ data }) => data)).toMatchObject([{ numero: '1' }, { numero: '12' }]);
  await platform.clock.advance(12_000);
  await until(() => sent('updateStep').length === 3);
  expect(sent('updateStep')[2]).toMatchObject({ data: { complemento: 'casa' } });
});

test('[4.28] a pause ends with the next successful answer', async () => {
  const busy = { kind: 'reply', status: 503, body: { code: 503, message: 'Em manutenção.' }, headers };
  const stage = setUpFlows({ plan: planWithFirstAnswer('getSystem', busy) });
  await stage.open();
  await stage.platform.clock.advance(12_000);
  await stage.flows.recover('reopen');
  expect(stage.state.errorPage).toBeUndefined();
  expect(stage.state.retryAt).toEqual({});
});

test('[4.34] [4.28] a refused list can be requested again when the pause is over', async () => {
  const busy = { kind: 'reply', status: 429, body: { code: 429, message: 'Muitos pedidos.' }, headers };
  const stage = setUpFlows({ world: atAddressStep, plan: planWithFirstAnswer('getResource', busy) });
  await stage.open();
  const findFailedField = () =>
    Object.values(stage.state.form.fields ?? {}).find(({ options }) => options.status === 'error');
  await until(() => findFailedField() !== undefined);
  const retryAt = findFailedField()?.options.retryAt ?? 0;
  expect(Math.round((retryAt - stage.platform.clock.now()) / 1000)).toBe(12);
});

test('[4.28] a refused list is requested when the pause is over, also for another field; another list has no pause', async () => {
  const busy = { kind: 'reply', status: 429, body: { code: 429, message: 'Muitos pedidos.' }, headers };
  const { api, hash, engine, platform } = setUpFlows({ plan: planWithFirstAnswer('getResource', busy) });
  const load = (resource: string, fieldId = 'f') =>
    api.getOptions({ hashId: hash, resource, fieldId, proposalId: '', reference: '' });
  const countRequests = () => engine.journal.filter(({ operation }) => operation === 'getResource').length;
  expect(await load('banks')).toMatchObject({ ok: false, problem: { status: 429, retryAfter: 12 } });
  await platform.clock.advance(2_000);
  expect(await load('banks')).toMatchObject({ ok: false, problem: { status: 429, retryAfter: 10 } });
  expect(await load('banks', 'g')).toMatchObject({ ok: false, problem: { status: 429, retryAfter: 10 } });
  expect(countRequests()).toBe(1);
  expect(await load('states')).toMatchObject({ ok: true });
  await platform.clock.advance(9_000);
  expect(await load('banks')).toMatchObject({ ok: false });
  expect(countRequests()).toBe(2);
  await platform.clock.advance(1_000);
  expect(await load('banks')).toMatchObject({ ok: true });
  expect(countRequests()).toBe(3);
});

test('[4.28] an error without Retry-After causes no pause', async () => {
  const busy = { kind: 'reply', status: 503, body: { code: 503, message: 'Em manutenção.' } };
  const stage = setUpFlows({ plan: planWithFirstAnswer('getSystem', busy) });
  await stage.open();
  expect(stage.state.errorPage?.repeatedOperation).toBeUndefined();
  expect(stage.state.retryAt).toEqual({});
});

test.each<[string, (visit: FlowStage) => Promise<void>]>([
  [
    'a page that becomes visible again',
    async ({ platform }) => {
      platform.setVisible(false);
      await platform.clock.advance(1000);
      platform.setVisible(true);
    },
  ],
  ['Verificar agora', ({ flows }) => flows.stepAction('pollNow')],
  [
    'a visitor who comes back from another place',
    async ({ flows }) => {
      await flows.openSidePage('followUp');
      await flows.recover('reopen');
    },
  ],
])('[4.28] [11.9] %s polls when the pause that the service has named is over, not before', async (_, act) => {
  const busy = {
    kind: 'reply',
    status: 429,
    body: { code: 429, message: 'Aguarde.' },
    headers: { 'retry-after': '30' },
  };
  const visit = await openAtStep('creditAnalysis', { plan: planWithFirstAnswer('updateStep', busy) });
  await until(() => isWaiting(visit));
  const { clock } = visit.platform;
  const endOfPause = clock.steadyNow() + 30_000;
  await act(visit);
  await waitForPendingWork();
  await clock.advance(endOfPause - clock.steadyNow() - 1);
  await waitForPendingWork();
  expect(visit.sent('updateStep')).toHaveLength(1);
  await clock.advance(1);
  await until(() => visit.sent('updateStep').length === 2);
});
