import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Proposal } from '#journey/model/proposal.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { askRestart, redoWithOtherCpf, restart } from './restart.ts';

const NEW_HASH = '6650c1f2a4b3d90012e7f0b7';

const config = configurationWith({
  steps: [
    stepWith({
      slug: 'dados',
      fields: [buildField({ key: 'nome' }), buildField({ key: 'cpf', mask: 'cpf' })],
    }),
    stepWith({ slug: 'endereco', order: 1 }),
  ],
});

/** A visit whose next hash id has this proposal. */
function openVisit(newHash: Result<string, Failure> = succeed(NEW_HASH), proposal?: Proposal) {
  const api: Partial<Api> = {
    newHash: async () => newHash,
    getDeviceIp: async () => '203.0.113.42',
    getSystem: async () => succeed({ configuration: config, proposal, waitsForCompletion: false }),
  };
  const bare = createContextWithoutService(api);
  bare.state.config = config;
  return bare;
}

test('[2.40] before the configuration is known no restart is offered, whatever the place', async () => {
  const { context, state } = openVisit();
  state.config = undefined;
  state.place = { kind: 'step', slug: 'dados' };
  expect(await askRestart(context)).toEqual({ kind: 'stay' });
});

test('[2.40] no restart is offered while a step is being sent or a button of it is at work', async () => {
  const { context, state } = openVisit();
  state.config = configurationWith({ steps: [stepWith({ slug: 'dados', canRestartHere: true })] });
  state.place = { kind: 'step', slug: 'dados' };
  expect(await askRestart(context)).toMatchObject({ kind: 'ask' });
  state.busyAction = 'retry';
  expect(await askRestart(context)).toEqual({ kind: 'stay' });
  state.busyAction = '';
  state.form.isSubmitting = true;
  expect(await askRestart(context)).toEqual({ kind: 'stay' });
});

test('[16.3] [7.12] a restart of unknown outcome keeps its key, because one press has one effect', async () => {
  const { context, state } = openVisit(
    fail({ kind: 'network', operation: 'newHash', isWrite: true, isOffline: false }),
  );
  await restart(context);
  expect([...(context.pendingWrites.get(state.hashId) ?? [])]).toMatchObject([['newHash', { content: '' }]]);
});

test('[8.8] an answer without a hash id has one line in the console, without a detail', async () => {
  const { context, platform } = openVisit(succeed(''));
  await restart(context);
  expect(platform.logLines).toEqual([[expect.stringMatching(/newHashMissing/i), undefined]]);
});

test('[4.25] a new hash id whose proposal is further on opens at its step', async () => {
  const { context } = openVisit(succeed(NEW_HASH), {
    ...proposalWith({}),
    hashId: '',
    currentStep: 'endereco',
  });
  expect(await restart(context)).toEqual({ kind: 'go', to: { kind: 'step', slug: 'endereco' } });
});

test('[8.34] an incomplete CPF is dropped, too', async () => {
  const { context, state } = openVisit();
  state.proposal = proposalWith({ dados: { nome: 'Marina', cpf: '529' } });
  await redoWithOtherCpf(context);
  expect(state.drafts.dados?.values).toEqual({ nome: 'Marina' });
});

test('[8.34] [3.17] a new hash id that is invalid leaves the draft of the open proposal as it is', async () => {
  const { context, state } = openVisit(succeed('../x'));
  const draft = { values: { nome: 'Marina', cpf: '52998224725' }, edited: ['nome', 'cpf'], schema: '' };
  state.drafts.dados = draft;
  await redoWithOtherCpf(context);
  expect(state.drafts).toEqual({ dados: draft });
});
