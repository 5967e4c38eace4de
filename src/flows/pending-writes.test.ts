import { expect, test, vi } from 'vitest';
import { decodeFailure } from '#api/decode/failure.ts';
import type { LooseAnswer } from '#mocks/delivery.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { fail } from '#shared/result.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import {
  type FlowStage,
  type FlowStageOptions,
  passDraftDelay,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
} from '#tests/flows/flow-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { forgetWrites, sendWrite } from './pending-writes.ts';

/** Key and body of each call of an operation that is no poll. */
const listSentBodies = ({ engine }: FlowStage, operation: OperationId) =>
  engine.journal
    .filter(entry => entry.operation === operation && !entry.poll)
    .map(({ request }) => ({ key: request.headers['idempotency-key'], body: JSON.stringify(request.body) }));

const breakNext = ({ engine }: FlowStage, operation: OperationId, ...answers: LooseAnswer[]) => {
  for (const answer of answers) engine.breakNext(operation, answer);
};

/** Presses the button of the open dialog. */
async function answerDialog({ flows, state }: FlowStage, choice: 'ok' | 'cancel'): Promise<void> {
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, choice);
}

const readWrites = ({ platform, hash }: FlowStage) => platform.secureStorage.read(`writes:${hash}`);

/** Sends the address, which gets no answer, and closes the dialog about that. */
async function sendUnansweredAddress(options: FlowStageOptions = {}): Promise<FlowStage> {
  const visit = setUpFlows({ world: atAddressStep, ...options });
  await visit.open();
  await typeAddress(visit);
  breakNext(visit, 'updateStep', { kind: 'networkError' });
  const submission = visit.flows.submit();
  await answerDialog(visit, 'cancel');
  await submission;
  return visit;
}

test('[16.3a] a creation has a key, and an update has another one', async () => {
  const stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  await typeAddress(stage);
  await stage.flows.submit();
  const keys = [...listSentBodies(stage, 'createProposal'), ...listSentBodies(stage, 'updateStep')].map(
    ({ key }) => key,
  );
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(new Set(keys).size).toBe(2);
});

/** The retry of the creation had the key and the body of the first request, and led to the next step. */
function expectCreationResentUnchanged(visit: FlowStage): void {
  expect(visit.path()).toBe('/endereco');
  const [first, second, ...more] = listSentBodies(visit, 'createProposal');
  expect(more).toEqual([]);
  expect(second).toEqual(first);
}

test('[16.3a] [11.2] a retry has the same key and body, even if position and IP have changed', async () => {
  const positions = [
    { latitude: -23.5, longitude: -46.6 },
    { latitude: -22.9, longitude: -43.2 },
  ];
  const stage = setUpFlows({ platform: { geolocation: { locate: async () => positions.shift() ?? {} } } });
  await stage.open();
  typePersonalData(stage.flows);
  breakNext(stage, 'createProposal', { kind: 'networkError' });
  const submission = stage.flows.submit();
  await until(() => stage.state.dialog.isOpen);
  stage.state.deviceIp = '198.51.100.7';
  await answerDialog(stage, 'ok');
  await submission;
  expectCreationResentUnchanged(stage);
});

const busy: LooseAnswer = {
  kind: 'reply',
  status: 409,
  body: { code: 409, message: 'Estamos processando outra solicitação desta proposta.' },
};

test('[16.3] [11.1] after a 409 a retry has the same key and body, because the service still works on the first request', async () => {
  const stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  breakNext(stage, 'createProposal', busy);
  const submission = stage.flows.submit();
  await answerDialog(stage, 'ok');
  await submission;
  expectCreationResentUnchanged(stage);
});

test('[11.2] [16.3] a retry after a 409 finds that the first request has arrived, and sends nothing', async () => {
  const stage = setUpFlows({
    world: atAddressStep,
    wrap: api => ({
      ...api,
      async updateStep(request, signal) {
        await api.updateStep(request, signal);
        return fail(decodeFailure('updateStep', true, 409, busy.body));
      },
    }),
  });
  await stage.open();
  await typeAddress(stage);
  const submission = stage.flows.submit();
  await until(() => stage.state.dialog.isOpen);
  expect(stage.state.dialog.text).toBe('Estamos processando outra solicitação desta proposta.');
  expect(stage.sent('getSystem')).toHaveLength(1);
  await answerDialog(stage, 'ok');
  await submission;
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.sent('updateStep')).toHaveLength(1);
  expect(await readWrites(stage)).toBeUndefined();
});

test('[16.3b] a request that reaches the service twice has one effect', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  breakNext(stage, 'updateStep', { kind: 'duplicated' });
  await stage.flows.submit();
  expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1 });
});

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

test('[16.3] other values get another key', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  breakNext(stage, 'updateStep', { kind: 'networkError' });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'cancel');
  await submission;
  stage.flows.editField('numero', '99');
  await stage.flows.submit();
  const [first, second] = listSentBodies(stage, 'updateStep');
  expect(second?.key).not.toBe(first?.key);
  expect(JSON.parse(second?.body ?? '')).toMatchObject({ data: { numero: '99' } });
});

test('[16.3] after a known outcome the same values get another key', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  breakNext(stage, 'updateStep', { kind: 'reply', status: 422, body: { code: 422, message: 'Confira.' } });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'cancel');
  await submission;
  await stage.flows.submit();
  const keys = listSentBodies(stage, 'updateStep').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

test("[16.3] the write of a status screen's button has a key; polls have none", async () => {
  const stage = setUpFlows({
    world: {
      proposal: {
        currentStep: 'analise-de-credito',
        answers: allAnswers(marina),
        stepStatus: { 'analise-de-credito': 'failed' },
      },
      checks: { 'analise-de-credito': { polls: 1000, ends: 'success' } },
    },
  });
  await stage.open();
  await stage.flows.stepAction('retry');
  await until(() => (stage.engine.journal ?? []).some(({ poll }) => poll));
  const calls = stage.engine.journal.filter(({ operation }) => operation === 'updateStep');
  expect(calls.map(({ poll, request }) => [poll, 'idempotency-key' in request.headers])).toEqual([
    [false, true],
    [true, false],
  ]);
});

test('[16.3] [4.25] a restart whose answer is lost creates one hash, even if it is repeated', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  breakNext(stage, 'newHash', { kind: 'lostAfterCommit' });
  await Promise.race([stage.flows.recover('restart'), until(() => stage.state.dialog.isOpen)]);
  const hashesBefore = stage.engine.report().effects.hashes;
  await stage.flows.recover('restart');
  expect(stage.engine.report().effects.hashes).toBe(hashesBefore);
  const [first, second] = listSentBodies(stage, 'newHash');
  expect(second?.key).toBe(first?.key);
});

test('[16.3] [11.2] a creation whose answer was lost is found; later changes are sent as an update', async () => {
  const stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  breakNext(stage, 'createProposal', { kind: 'lostAfterCommit' });
  breakNext(stage, 'getSystem', { kind: 'networkError' });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'cancel');
  await submission;
  stage.flows.editField('email', 'outra@exemplo.com.br');
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toHaveLength(1);
  expect(stage.sent('updateStep')).toMatchObject([{ data: { email: 'outra@exemplo.com.br' } }]);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1 });
  expect(stage.path()).toBe('/endereco');
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

test.each([
  ['keeps the writes', createMemorySecureStorage()],
  ['keeps nothing', { ...createMemorySecureStorage(), read: async () => undefined }],
])(
  '[16.3] [3.17] a pending write keeps its key when the service renames the hash id, on a device that %s',
  async (_, secureStorage) => {
    const newHashId = '6650c1f2a4b3d90012e7f0b7';
    const answers = { 'dados-pessoais': personalAnswers(marina) };
    const visit = await sendUnansweredAddress({
      world: { ...atAddressStep, others: [{ ...atAddressStep.proposal, hash: newHashId }] },
      platform: { secureStorage },
    });
    const proposal = { _id: 'p-1', currentStep: 'endereco', situation: 'aberta', selfContract: answers };
    breakNext(visit, 'getSystem', {
      kind: 'reply',
      status: 200,
      body: { data: systemAnswer(creditoPessoal, { ...proposal, hashId: newHashId }) },
    });
    await visit.flows.recover('reopen');
    expect(visit.state.hashId).toBe(newHashId);
    if (visit.state.form.fields.numero?.value !== marina.number) await typeAddress(visit);
    await visit.flows.submit();
    const [first, second, ...more] = listSentBodies(visit, 'updateStep');
    expect(more).toEqual([]);
    expect(second).toEqual(first);
    expect(await readWrites(visit)).toBeUndefined();
  },
);

/** An answer that leaves out what has not changed (4.11). */
const shortAnswer = (members: object): LooseAnswer => ({
  kind: 'reply',
  status: 200,
  body: { data: { situation: 'aberta', selfContract: {}, ...members } },
});

/** After the address was sent without an answer, the visitor changes the step before it, which is accepted. */
async function changeNameMeanwhile(visit: FlowStage, answer?: LooseAnswer): Promise<void> {
  await visit.flows.chooseStep('dados-pessoais');
  visit.flows.editField('nome', 'Marina Nova');
  if (answer) breakNext(visit, 'updateStep', answer);
  await visit.flows.submit();
  await until(() => visit.path() === '/endereco');
}

test('[4.11] [16.3] [11.6] a repeated write has the former body, and brings back no former answers of other steps', async () => {
  const visit = await sendUnansweredAddress();
  await changeNameMeanwhile(visit);
  expect(visit.state.proposal?.answers['dados-pessoais']?.nome).toBe('Marina Nova');
  breakNext(visit, 'updateStep', shortAnswer({ currentStep: 'dados-bancarios' }));
  await visit.flows.submit();
  expect(visit.path()).toBe('/dados-bancarios');
  const [first, , repeated] = listSentBodies(visit, 'updateStep');
  expect(repeated).toEqual(first);
  expect(visit.state.proposal?.answers).toMatchObject({
    'dados-pessoais': { nome: 'Marina Nova' },
    endereco: { numero: marina.number },
  });
});

test('[4.11] [16.3] [11.7] a write that is repeated after a reload brings back no answers from before it', async () => {
  const visit = (await sendUnansweredAddress()).reload();
  const answers = { 'dados-pessoais': { ...personalAnswers(marina), nome: 'Marina Nova' } };
  const proposal = { _id: 'p-1', currentStep: 'endereco', situation: 'aberta', selfContract: answers };
  // Another device has changed the name meanwhile.
  for (let count = 0; count < 2; count += 1)
    breakNext(visit, 'getSystem', {
      kind: 'reply',
      status: 200,
      body: { data: systemAnswer(creditoPessoal, proposal) },
    });
  await visit.open();
  if (visit.state.form.fields.numero?.value !== marina.number) await typeAddress(visit);
  breakNext(visit, 'updateStep', shortAnswer({ currentStep: 'dados-bancarios' }));
  await visit.flows.submit();
  const [first, repeated] = listSentBodies(visit, 'updateStep');
  expect(repeated).toEqual(first);
  expect(visit.state.proposal?.answers['dados-pessoais']?.nome).toBe('Marina Nova');
});

test.each([
  ['names none', false],
  ['is from before the renaming', true],
])(
  '[3.17] [16.3] a repeated write whose answer %s does not bring back a renamed hash id',
  async (_, namesFormer) => {
    const newHashId = '6650c1f2a4b3d90012e7f0b7';
    const visit = await sendUnansweredAddress({
      world: { ...atAddressStep, others: [{ ...atAddressStep.proposal, hash: newHashId }] },
    });
    await changeNameMeanwhile(visit, shortAnswer({ currentStep: 'endereco', hashId: newHashId }));
    expect(visit.state.hashId).toBe(newHashId);
    const hashId = namesFormer ? { hashId: visit.hash } : {};
    breakNext(visit, 'updateStep', shortAnswer({ currentStep: 'dados-bancarios', ...hashId }));
    await visit.flows.submit();
    expect(visit.path()).toBe('/dados-bancarios');
    expect(visit.state.hashId).toBe(newHashId);
    expect(visit.platform.address.current().searchParams.get('agx_hash')).toBe(newHashId);
    expect(visit.platform.cookies.read('agx_hash')).toBe(newHashId);
  },
);

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

test('[11.2] [16.4] a write that was cancelled keeps its key, because it may have arrived', async () => {
  let isFirst = true;
  const stage = setUpFlows({
    world: atAddressStep,
    wrap: api => ({
      ...api,
      async updateStep(request, signal) {
        const answer = await api.updateStep(request, signal);
        if (!isFirst) return answer;
        isFirst = false;
        return fail({ kind: 'cancelled', operation: 'updateStep' });
      },
    }),
  });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(await readWrites(stage)).toBeDefined();
  await stage.flows.submit();
  expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1 });
});

const FAILED: LooseAnswer = { kind: 'reply', status: 500, body: { code: 500, message: '' } };

/** The keys of the writes of an operation, without the polls. */
const listKeys = (visit: FlowStage, operation: OperationId) =>
  listSentBodies(visit, operation).map(({ key }) => key);

test('[16.3] [7.12] a restart that the service fails twice under its key is a new write after that', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  breakNext(stage, 'newHash', FAILED, FAILED, FAILED);
  for (let press = 0; press < 3; press += 1) {
    const restart = stage.flows.recover('restart');
    await answerDialog(stage, 'cancel');
    await restart;
  }
  const [first, second, third] = listKeys(stage, 'newHash');
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('[16.3] [7.20] a code whose request the service fails twice under its key is requested anew after that', async () => {
  const stage = setUpFlows({ world: { access: 'expired', proposal: atAddressStep.proposal } });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  breakNext(stage, 'validateToken', FAILED, FAILED);
  for (let press = 0; press < 3; press += 1) await stage.flows.requestToken('sms');
  expect(stage.state.token.status).toBe('sent');
  const [first, second, third] = listKeys(stage, 'validateToken');
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('[16.3] [11.1] a repeated write that the service is still working on, or that gets no answer, keeps its key', async () => {
  const busy: LooseAnswer = { kind: 'reply', status: 409, body: { code: 409, message: 'Aguarde.' } };
  const answers: LooseAnswer[] = [FAILED, busy, { kind: 'networkError' }, FAILED];
  const stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  breakNext(stage, 'newHash', ...answers);
  for (const _ of answers) {
    const restart = stage.flows.recover('restart');
    await answerDialog(stage, 'cancel');
    await restart;
  }
  expect(new Set(listKeys(stage, 'newHash')).size).toBe(1);
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
