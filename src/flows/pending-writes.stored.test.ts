import { expect, test, vi } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { passDraftDelay, setUpFlows, typeAddress, until } from '#tests/flows/flow-stage.ts';
import {
  breakNext,
  listSentBodies,
  readWrites,
  sendUnansweredAddress,
} from '#tests/flows/send-unanswered-address.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { forgetWrites } from './move-writes.ts';
import { sendWrite } from './pending-writes.ts';

test('[16.3] [11.3] key and request survive a reload until the outcome is known', async () => {
  let stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  breakNext(stage, 'updateStep', { kind: 'networkError' });
  void stage.flows.submit();
  await until(() => stage.state.dialog.isOpen);
  const [{ key } = { key: '' }] = listSentBodies(stage, 'updateStep');
  expect(await readWrites(stage)).toMatchObject({ 'submit endereco': { idempotencyKey: key } });
  stage = stage.reload();
  await stage.open();
  expect(stage.state.form.fields.numero?.value).toBe(marina.number);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  const [first, second] = listSentBodies(stage, 'updateStep');
  expect(second).toEqual(first);
  expect(await stage.platform.secureStorage.read(`writes:${stage.hash}`)).toBeUndefined();
});

test.each([
  ['null', null],
  ['a text', 'x'],
  ['a write without a key', { content: '', request: {} }],
  ['a write without content', { idempotencyKey: 'k', request: {} }],
  ['a write without a request', { idempotencyKey: 'k', content: '' }],
  ['a write whose request is a text', { idempotencyKey: 'k', content: '', request: 'x' }],
])('[16.3] %s on the device is no pending write: the step is sent at once', async (_, invalidWrite) => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.platform.secureStorage.write(`writes:${stage.hash}`, { 'submit endereco': invalidWrite });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(listSentBodies(stage, 'updateStep')).toEqual([
    { key: expect.stringMatching(/^[0-9a-f-]{36}$/), body: expect.any(String) },
  ]);
  // A pending write would make the app ask first whether it arrived.
  expect(stage.sent('getSystem')).toHaveLength(1);
});

test('[16.3] [11.4] a restart removes the pending writes of the old proposal from the device', async () => {
  const visit = await sendUnansweredAddress();
  expect(await readWrites(visit)).toBeDefined();
  await visit.flows.recover('restart');
  expect(visit.path()).toBe('/dados-pessoais');
  expect(await readWrites(visit)).toBeUndefined();
});

test('[11.4] [11.6] an answer that comes after a restart leaves nothing of the old proposal on the device', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  breakNext(stage, 'updateStep', { kind: 'latency', ms: 150 });
  const submission = stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  await stage.flows.recover('restart');
  await submission;
  expect(await readWrites(stage)).toBeUndefined();
  expect(stage.state.errorPage).toBeUndefined();
  expect(stage.platform.logLines).toEqual([]);
});

test('[16.3] [4.25] a restart whose answer is lost keeps its key across a reload', async () => {
  let stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  breakNext(stage, 'newHash', { kind: 'lostAfterCommit' });
  void stage.flows.recover('restart');
  await until(() => stage.state.dialog.isOpen);
  stage = stage.reload();
  await stage.open();
  await stage.flows.recover('restart');
  const [first, second] = listSentBodies(stage, 'newHash');
  expect(second?.key).toBe(first?.key);
});

test('[7.20] [16.3] a request for a code whose answer is lost is not stored on the device', async () => {
  const stage = setUpFlows({ world: { access: 'expired', proposal: atAddressStep.proposal } });
  await stage.open();
  await typeAddress(stage);
  await passDraftDelay(stage);
  await stage.flows.submit();
  expect(stage.state.place.kind).toBe('tokenValidation');
  breakNext(stage, 'validateToken', { kind: 'networkError' });
  await stage.flows.requestToken('sms');
  expect(stage.sent('validateToken')).toHaveLength(1);
  expect(await readWrites(stage)).toBeUndefined();
});

test('[16.3] [12.1b] a stored request has the proposal without its tokens', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  const { proposal } = stage.state;
  if (!proposal) throw new Error('There is no proposal.');
  stage.state.proposal = { ...proposal, accessToken: 'secret-token', jwtToken: 'secret-jwt' };
  await typeAddress(stage);
  breakNext(stage, 'updateStep', { kind: 'networkError' });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'cancel');
  await submission;
  const writes = await readWrites(stage);
  expect(writes).toMatchObject({
    'submit endereco': { request: { last: { id: proposal.id, accessToken: '' } } },
  });
  expect(JSON.stringify(writes)).not.toContain('secret-jwt');
});

test('[16.3] [11.3] a write that a former version of the app has stored is repeated with the same key and body', async () => {
  const before = await sendUnansweredAddress();
  const stored = JSON.stringify(await readWrites(before));
  const former = stored.replace('"last":', '"knownProposal":');
  expect(former).not.toBe(stored);
  await before.platform.secureStorage.write(`writes:${before.hash}`, JSON.parse(former));
  const visit = before.reload();
  await visit.open();
  if (visit.state.form.fields.numero?.value !== marina.number) await typeAddress(visit);
  await visit.flows.submit();
  expect(visit.path()).toBe('/dados-bancarios');
  const [first, repeated] = listSentBodies(visit, 'updateStep');
  expect(first?.body).toContain('"last":');
  expect(repeated).toEqual(first);
});

test('[11.4] a write that is being prepared while all writes are forgotten brings none of them back to the device', async () => {
  const { context, state } = createContextWithoutService();
  const { secureStorage } = context.platform;
  const name = `writes:${state.hashId}`;
  const begin = (purpose: string, createRequest: () => Promise<object>) =>
    sendWrite(context, { purpose, content: '', createRequest }, () => new Promise<never>(() => undefined));
  void begin('former', async () => ({ cpf: marina.cpf }));
  await vi.waitFor(async () => expect(await secureStorage.read(name)).toBeDefined());
  const position = createGate();
  void begin('next', async () => {
    await position.opened;
    return {};
  });
  await runPendingWork();
  await forgetWrites(context);
  position.open();
  await vi.waitFor(async () => expect(await secureStorage.read(name)).toBeDefined());
  expect(Object.keys((await secureStorage.read(name)) as object)).toEqual(['next']);
  expect([...(context.pendingWrites.get(state.hashId) ?? [])].map(([purpose]) => purpose)).toEqual(['next']);
});
