import { expect, test, vi } from 'vitest';
import type { Api } from '#api/api.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { Failure } from '#journey/model/failure.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import type { AppState } from '#state/app-state.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { eraseDevice } from './erase-device.ts';
import { adoptHashId } from './hash-id.ts';
import { endConsent, storeConsent } from './store-consent.ts';

const config = configurationWith({
  steps: [stepWith({ slug: 'dados', fields: [buildField({ key: 'cpf', mask: 'cpf' })] })],
});

/** A visit in which the service answers to consents like this, in order; the last answer repeats. */
function openVisit(answers: readonly Result<boolean, Failure>[] = [succeed(true)]) {
  const consents: Parameters<Api['sendConsent']>[0][] = [];
  const api: Partial<Api> = {
    sendConsent: async consent => {
      consents.push(consent);
      return answers[Math.min(consents.length, answers.length) - 1] ?? succeed(true);
    },
  };
  const bare = createContextWithoutService(api);
  bare.state.config = config;
  bare.state.proposal = proposalWith({ dados: { cpf: '52998224725' } });
  return { ...bare, consents };
}

const brokenConnection: Failure = {
  kind: 'network',
  operation: 'externalLgpd',
  isWrite: true,
  isOffline: false,
};

test('[7.19] a consent is sent with hash id, proposal, CPF and terms', async () => {
  const { context, state, consents } = openVisit();
  expect(await storeConsent(context, ['a', 'b'])).toEqual(succeed(true));
  expect(consents).toEqual([
    {
      hashId: state.hashId,
      proposalId: 'p1',
      cpf: '52998224725',
      terms: ['a', 'b'],
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('[7.19] a consent before the proposal exists is sent with an empty proposal', async () => {
  const { context, state, consents } = openVisit();
  state.proposal = undefined;
  await storeConsent(context, ['a'], '52998224725');
  expect(consents).toMatchObject([{ proposalId: '', cpf: '52998224725' }]);
});

test('[7.19] [3.46] the CPF is that of the answers that are about to be sent, else that of the proposal, else the one sent last', async () => {
  const cpfOf = async (cpf: string | undefined, members: Partial<AppState> = {}) => {
    const visit = openVisit();
    visit.state.deviceSettings.cpf = '11144477735';
    Object.assign(visit.state, members);
    await storeConsent(visit.context, ['a'], cpf);
    return visit.consents[0]?.cpf;
  };
  expect(await cpfOf('39053344705')).toBe('39053344705');
  expect(await cpfOf(undefined)).toBe('52998224725');
  expect(await cpfOf('', { proposal: proposalWith({}) })).toBe('11144477735');
  expect(await cpfOf('', { proposal: undefined })).toBe('11144477735');
  expect(await cpfOf('', { config: undefined })).toBe('11144477735');
});

test('[7.19] a consent that the service has is not sent again, until its step is accepted; other terms, CPF or hash id are another one', async () => {
  const { context, state, consents } = openVisit();
  await storeConsent(context, ['a']);
  expect(await storeConsent(context, ['a'])).toEqual(succeed(true));
  expect(consents).toHaveLength(1);
  await storeConsent(context, ['a', 'b']);
  expect(consents).toHaveLength(2);
  await storeConsent(context, ['a', 'b'], '39053344705');
  expect(consents).toHaveLength(3);
  state.hashId = '6650c1f2a4b3d90012e7f0b7';
  await storeConsent(context, ['a', 'b'], '39053344705');
  expect(consents).toHaveLength(4);
  endConsent(context);
  await storeConsent(context, ['a', 'b'], '39053344705');
  expect(consents).toHaveLength(5);
});

test('[7.19] [16.3] a consent whose answer is lost is sent again with its key, which the device keeps without a token; other content gets another key', async () => {
  const { context, state, platform, consents } = openVisit([fail(brokenConnection)]);
  state.proposal = { ...proposalWith({ dados: { cpf: '52998224725' } }), accessToken: 'secret-token' };
  expect(await storeConsent(context, ['a'])).toEqual(fail(brokenConnection));
  await storeConsent(context, ['a']);
  await storeConsent(context, ['b']);
  await storeConsent(context, ['b'], '39053344705');
  const keys = consents.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
  expect([...(context.pendingWrites.get(state.hashId)?.keys() ?? [])]).toEqual(['storeConsent']);
  const writes = await platform.secureStorage.read(`writes:${state.hashId}`);
  expect(writes).toMatchObject({ storeConsent: { idempotencyKey: keys[3], request: { terms: ['b'] } } });
  expect(JSON.stringify(writes)).not.toContain('secret-token');
});

test('[7.19] [16.3] [11.3] after a reload a consent whose answer was lost is sent again unchanged', async () => {
  const before = openVisit([fail(brokenConnection)]);
  await storeConsent(before.context, ['a']);
  const after = openVisit();
  const name = `writes:${before.state.hashId}`;
  await after.platform.secureStorage.write(name, await before.platform.secureStorage.read(name));
  await storeConsent(after.context, ['a']);
  expect(after.consents).toEqual(before.consents);
  expect(await after.platform.secureStorage.read(name)).toBeUndefined();
});

test('[7.19] an answer that does not confirm the consent is a failure of the answer', async () => {
  const { context, consents } = openVisit([succeed(false)]);
  expect(await storeConsent(context, ['a'])).toEqual(
    fail({
      kind: 'malformed',
      operation: 'externalLgpd',
      isWrite: true,
      status: 200,
      reason: 'the consent was not stored',
    }),
  );
  await storeConsent(context, ['a']);
  expect(consents).toHaveLength(2);
});

test('[11.4] [7.19] after an erasure the same consent is sent again: nothing of the person before is remembered', async () => {
  const { context, state, consents } = openVisit();
  context.api.forgetAnswers = () => undefined;
  const { hashId } = state;
  await storeConsent(context, ['a'], '52998224725');
  await eraseDevice(context);
  state.hashId = hashId;
  await storeConsent(context, ['a'], '52998224725');
  expect(consents).toHaveLength(2);
});

test('[11.4] an answer that comes after the erasure is not remembered', async () => {
  const { context, consents } = openVisit();
  context.api.forgetAnswers = () => undefined;
  const answer = storeConsent(context, ['a'], '52998224725');
  await vi.waitFor(() => expect(consents).toHaveLength(1));
  await eraseDevice(context);
  await answer;
  expect(context.latestWrites.storedConsent).toBeUndefined();
});

test('[3.17] [7.19] the service has a consent also after it has renamed the hash id', async () => {
  const { context, consents } = openVisit();
  await storeConsent(context, ['a']);
  adoptHashId(context, '6650c1f2a4b3d90012e7f002');
  await storeConsent(context, ['a']);
  expect(consents).toHaveLength(1);
});
