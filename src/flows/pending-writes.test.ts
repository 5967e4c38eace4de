import { expect, test } from 'vitest';
import { decodeFailure } from '#api/decode/failure.ts';
import type { LooseAnswer } from '#mocks/delivery.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { fail } from '#shared/result.ts';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, setUpFlows, typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { breakNext, listSentBodies, readWrites } from '#tests/flows/send-unanswered-address.ts';

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
