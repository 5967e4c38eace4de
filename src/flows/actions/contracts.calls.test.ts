import { expect, test } from 'vitest';
import type { Failure } from '#journey/model/failure.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import { HASH, openStep, refusal, stayAction } from '#tests/flows/open-step.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { loadContracts } from './index.ts';

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

test('[7.14] the contracts of a step are shown although those of the step before it were still loading', async () => {
  const list = createGate();
  const visit = openStep({ api: { listContracts: list.hold(async () => succeed([contract])) } });
  visit.state.place = { kind: 'step', slug: 'dados' };
  const loadingBefore = loadContracts(visit.context);
  visit.state.place = { kind: 'step', slug: 'analise' };
  const loading = loadContracts(visit.context);
  list.open();
  await Promise.all([loadingBefore, loading]);
  expect(visit.state.contracts).toEqual({ status: 'success', list: [contract] });
});

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
