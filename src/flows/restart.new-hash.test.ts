import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { Configuration } from '#journey/model/configuration.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { schemaOf } from '#state/draft.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { askRestart, redoWithOtherCpf, restart } from './restart.ts';

const NEW_HASH = '6650c1f2a4b3d90012e7f0b7';

const firstStep = stepWith({
  slug: 'dados',
  fields: [
    buildField({ key: 'nome' }),
    buildField({ key: 'cpf', mask: 'cpf' }),
    buildField({ key: 'foto', component: 'imageCapture' }),
    buildField({ key: 'titulo', component: 'title' }),
  ],
});
const laterStep = stepWith({
  slug: 'endereco',
  order: 1,
  canRestartHere: true,
  fields: [buildField({ key: 'rua' })],
});
const config = configurationWith({ steps: [firstStep, laterStep] });

interface Options {
  newHash?: Result<string, Failure>;
  /** The configuration of the new hash id. */
  newConfiguration?: Configuration;
  answers?: Record<string, StepValues>;
  platform?: Parameters<typeof createMemoryPlatform>[0];
}

/** A visitor at the second step of a proposal. */
function openProposal({
  newHash = succeed(NEW_HASH),
  newConfiguration = config,
  answers = {},
  platform,
}: Options = {}) {
  const requests: unknown[] = [];
  const api: Partial<Api> = {
    newHash: async request => {
      requests.push(request);
      return newHash;
    },
    getSystem: async () =>
      succeed({ configuration: newConfiguration, proposal: undefined, waitsForCompletion: false }),
  };
  const bare = createContextWithoutService(api, { platform: createMemoryPlatform(platform) });
  const { state } = bare;
  state.config = config;
  state.deviceIp = '203.0.113.42';
  state.proposal = proposalWith(answers);
  state.place = { kind: 'step', slug: 'endereco' };
  state.launchParams = { ...state.launchParams, accessToken: 't1', jwtToken: 'j1' };
  return { ...bare, requests };
}

const atFirstStep = { kind: 'go', to: { kind: 'step', slug: 'dados' } };

test('[2.40] the restart is offered where the step or the configuration allows it, and not while a step is sent', async () => {
  const { context, state } = openProposal();
  expect(await askRestart(context)).toMatchObject({
    kind: 'ask',
    question: { title: 'Recomeçar a proposta?', onOk: 'restart' },
  });
  state.form.isSubmitting = true;
  expect(await askRestart(context)).toEqual({ kind: 'stay' });
  state.form.isSubmitting = false;
  state.place = { kind: 'step', slug: 'dados' };
  expect(await askRestart(context)).toEqual({ kind: 'stay' });
  state.place = { kind: 'completion' };
  expect(await askRestart(context)).toEqual({ kind: 'stay' });
  state.config = configurationWith({ steps: [firstStep], display: { enableProposalRestartAtAnytime: true } });
  expect(await askRestart(context)).toMatchObject({ kind: 'ask' });
  state.config = undefined;
  expect(await askRestart(context)).toEqual({ kind: 'stay' });
});

test('[7.12] [4.25] a restart sends the hash id and the IP, keeps the jwt, and opens the first step of the new hash id', async () => {
  const { context, state, requests } = openProposal();
  const { hashId } = state;
  expect(await restart(context)).toEqual(atFirstStep);
  expect(requests).toEqual([{ hashId, deviceIp: '203.0.113.42', idempotencyKey: expect.any(String) }]);
  expect(state.hashId).toBe(NEW_HASH);
  expect(state.proposal).toBeUndefined();
  expect(state.launchParams).toMatchObject({ accessToken: '', jwtToken: 'j1' });
});

test('[2.17] [7.12] a device whose IP is unknown sends an empty one', async () => {
  const { context, state, requests } = openProposal();
  state.deviceIp = undefined;
  context.api.getDeviceIp = async () => '';
  await restart(context);
  expect(requests).toEqual([expect.objectContaining({ deviceIp: '' })]);
});

test('[4.27] a typist keeps the access token', async () => {
  const { context, state } = openProposal();
  state.launchParams = { ...state.launchParams, userOfficeToken: 'u1' };
  await restart(context);
  expect(state.launchParams).toMatchObject({ accessToken: 't1', jwtToken: 'j1' });
});

test('[4.25] the landing page of the new hash id is passed over, unless there is no step; another place opens as it is', async () => {
  const landing = configurationWith({ steps: [firstStep], display: { hasLandingPage: true } });
  // The default device of the tests is a phone, which would show the landing page.
  expect(await restart(openProposal({ newConfiguration: landing }).context)).toEqual(atFirstStep);
  const withoutSteps = await restart(openProposal({ newConfiguration: configurationWith() }).context);
  expect(withoutSteps).toMatchObject({ kind: 'page' });
});

test.each<[string, Result<string, Failure>, string]>([
  ['has no hash id', succeed(''), 'hash não encontrado'],
  [
    'is a refusal',
    fail(buildServiceFailure({ operation: 'newHash', status: 400, message: 'Suspenso.' })),
    'Suspenso.',
  ],
])('[8.8] [8.14] an answer that %s is a failed restart: the proposal stays', async (_, newHash, text) => {
  for (const flow of [restart, redoWithOtherCpf]) {
    const { context, state } = openProposal({ newHash });
    const { hashId } = state;
    expect(await flow(context)).toMatchObject({ kind: 'ask', question: { text } });
    expect(state.hashId).toBe(hashId);
    expect(state.proposal?.id).toBe('p1');
  }
});

test('[8.13] a browser that blocks cookies sends no restart; one that only ignores them does', async () => {
  const { cookies } = createMemoryPlatform();
  const probes: unknown[] = [];
  const blocked = openProposal({
    platform: {
      cookies: {
        ...cookies,
        check: probe => {
          probes.push(probe);
          return fail('blocked');
        },
      },
    },
  });
  expect(await restart(blocked.context)).toMatchObject({ kind: 'ask' });
  expect(blocked.requests).toEqual([]);
  expect(blocked.platform.logLines).toEqual([[expect.stringContaining('blocked_cookies'), 'code 18']]);
  expect(probes).toEqual(['again']);
  const ignored = openProposal({ platform: { cookies: { ...cookies, check: () => fail('ignored') } } });
  expect(await restart(ignored.context)).toEqual(atFirstStep);
});

test('[8.34] [11.4] the new first step keeps answers and draft, without CPF and files, also on the device', async () => {
  const bare = openProposal({ answers: { dados: { nome: 'Marina', cpf: '52998224725' } } });
  const { context, state, platform } = bare;
  state.drafts.dados = {
    values: { nome: 'Marina Alves', cpf: '52998224725', foto: [{ id: 'a', name: 'rg.png' }] },
    edited: ['nome'],
    schema: schemaOf(firstStep.fields),
  };
  expect(await redoWithOtherCpf(context)).toEqual(atFirstStep);
  expect(state.drafts).toEqual({
    dados: { values: { nome: 'Marina Alves' }, edited: ['nome'], schema: schemaOf(firstStep.fields) },
  });
  expect(await platform.secureStorage.read(`drafts:${NEW_HASH}`)).toMatchObject({
    steps: { dados: { values: { nome: 'Marina Alves' } } },
  });
});

test('[8.34] without a draft the answers of the service are kept', async () => {
  const { context, state } = openProposal({ answers: { dados: { nome: 'Marina' } } });
  await redoWithOtherCpf(context);
  expect(state.drafts.dados?.values).toEqual({ nome: 'Marina' });
});

test('[8.34] [3.23] a field that was sent empty stays empty', async () => {
  const step = stepWith({
    slug: 'dados',
    fields: [buildField({ key: 'renda', component: 'money', defaultValue: 5000 })],
  });
  const newConfiguration = configurationWith({ steps: [step, laterStep] });
  const { context, state } = openProposal({ newConfiguration, answers: { dados: { renda: null } } });
  state.config = newConfiguration;
  await redoWithOtherCpf(context);
  expect(state.drafts.dados?.values).toEqual({ renda: null });
});

test('[8.34] a CPF is dropped by the key of its field and by what the field holds; a key of other capitals counts', async () => {
  const step = stepWith({
    slug: 'dados',
    fields: [
      buildField({ key: 'nome' }),
      buildField({ key: 'CPF' }),
      buildField({ key: 'documento', mask: 'cpf' }),
    ],
  });
  const withOtherKey = openProposal({
    answers: { dados: { nome: 'Marina', documento: '52998224725' } },
    newConfiguration: configurationWith({ steps: [step] }),
  });
  withOtherKey.state.config = configurationWith({ steps: [step] });
  await redoWithOtherCpf(withOtherKey.context);
  expect(withOtherKey.state.drafts.dados?.values).toEqual({ nome: 'Marina' });
});

test('[8.34] only fields that both first steps have are kept; a new field starts empty', async () => {
  const newStep = stepWith({
    slug: 'inicio',
    fields: [buildField({ key: 'nome' }), buildField({ key: 'renda' })],
  });
  const { context, state } = openProposal({
    answers: { dados: { nome: 'Marina' } },
    newConfiguration: configurationWith({ steps: [newStep] }),
  });
  expect(await redoWithOtherCpf(context)).toEqual({ kind: 'go', to: { kind: 'step', slug: 'inicio' } });
  expect(state.drafts).toEqual({
    inicio: { values: { nome: 'Marina' }, edited: ['nome'], schema: schemaOf(newStep.fields) },
  });
});

test('[8.34] without a configuration, or without steps, nothing is kept', async () => {
  const withoutConfiguration = openProposal();
  withoutConfiguration.state.config = undefined;
  expect(await redoWithOtherCpf(withoutConfiguration.context)).toEqual(atFirstStep);
  expect(withoutConfiguration.state.drafts).toEqual({});
  const withoutSteps = openProposal({ newConfiguration: configurationWith() });
  expect(await redoWithOtherCpf(withoutSteps.context)).toMatchObject({ kind: 'page' });
  expect(withoutSteps.state.drafts).toEqual({});
});

test('[8.34] without a proposal the draft alone is kept', async () => {
  const { context, state } = openProposal();
  state.proposal = undefined;
  state.drafts.dados = { values: { nome: 'Marina' }, edited: ['nome'], schema: schemaOf(firstStep.fields) };
  await redoWithOtherCpf(context);
  expect(state.drafts.dados?.values).toEqual({ nome: 'Marina' });
});

test("[8.34] [8.14] 'Tentar novamente' after a failed redo with another CPF repeats the redo, which keeps the values", async () => {
  const refusal = buildServiceFailure({ operation: 'newHash', status: 503, retryAfter: 5 });
  for (const newHash of [fail(refusal), succeed('')] as const) {
    const { context } = openProposal({ newHash });
    expect(await redoWithOtherCpf(context)).toMatchObject({
      kind: 'ask',
      question: { okText: 'Tentar novamente', onOk: 'redoWithOtherCpf' },
    });
  }
  const plain = openProposal({ newHash: fail(refusal) });
  expect(await restart(plain.context)).toMatchObject({ kind: 'ask', question: { onOk: 'restart' } });
});

test('[4.28] while the service wants a pause before another hash id, neither a restart nor another CPF asks for one', async () => {
  const { context, state, platform, requests } = openProposal();
  state.retryAt.newHash = platform.clock.steadyNow() + 5_000;
  expect(await askRestart(context)).toMatchObject({
    kind: 'ask',
    question: { repeatedOperation: 'newHash' },
  });
  expect(await redoWithOtherCpf(context)).toMatchObject({
    kind: 'ask',
    question: { repeatedOperation: 'newHash', onOk: 'redoWithOtherCpf' },
  });
  expect(requests).toEqual([]);
  await platform.clock.advance(5_000);
  expect(await redoWithOtherCpf(context)).toEqual(atFirstStep);
});
