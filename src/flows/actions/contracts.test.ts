import { subscribeKey } from 'valtio/vanilla/utils';
import { expect, test } from 'vitest';
import { passDraftDelay, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { openAtStep, SLUG, waitingAnswer, writesOf } from '#tests/flows/open-at-step.ts';

const contracts = [
  {
    _id: '6660a1f4c3d2e50011b7a901',
    number: '0046',
    bankName: 'Itaú',
    balance: 8420.55,
    installmentValue: 312.4,
  },
];

test('[7.14] contracts are listed with amounts in cents, and the chosen one is the answer of the step', async () => {
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: { listContracts: { kind: 'reply', status: 200, body: { data: contracts } } },
  });
  await visit.flows.loadContracts();
  expect(visit.state.contracts).toMatchObject({
    status: 'success',
    list: [{ id: '6660a1f4c3d2e50011b7a901', bankName: 'Itaú', balance: 842055, installmentValue: 31240 }],
  });
  await visit.flows.stepAction('chooseContract', '6660a1f4c3d2e50011b7a901');
  expect(writesOf(visit)).toEqual([
    expect.objectContaining({ data: { contrato: '6660a1f4c3d2e50011b7a901' } }),
  ]);
});

test('[11.3] [11.4] the marked loan is kept until the service has it', async () => {
  const refused = { kind: 'reply', status: 422, body: { code: 422, message: 'Escolha outro.' } } as const;
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: {
      listContracts: { kind: 'reply', status: 200, body: { data: contracts } },
      updateStep: { kind: 'sequence', answers: [refused], afterLast: 'worldAnswers' },
    },
  });
  visit.flows.markContract(SLUG, 'c2');
  await visit.flows.stepAction('chooseContract', 'c2');
  expect(visit.state.markedContracts[SLUG]).toBe('c2');
  await visit.flows.stepAction('chooseContract', 'c2');
  expect(visit.state.markedContracts[SLUG]).toBeUndefined();
});

test('[11.1] another contract right after an accepted one is sent, the same one is not', async () => {
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: { updateStep: waitingAnswer({ stepStatus: 'init' }) },
  });
  for (const id of ['c1', 'c1', 'c2']) await visit.flows.stepAction('chooseContract', id);
  expect(writesOf(visit)).toMatchObject([{ data: { contrato: 'c1' } }, { data: { contrato: 'c2' } }]);
});

test.each([
  ['arrived but whose answer was lost', { kind: 'lostAfterCommit' }, 'c2', undefined],
  ['did not arrive', { kind: 'networkError' }, 'c2', 'c2'],
] as const)(
  '[11.4] [11.2] after a write that %s, the device has the marked loan only while it is unsent',
  async (_, answer, id, kept) => {
    const visit = await openAtStep('contractApi', {
      status: 'init',
      plan: {
        listContracts: { kind: 'reply', status: 200, body: { data: contracts } },
        updateStep: { kind: 'sequence', answers: [answer], afterLast: 'worldAnswers' },
      },
    });
    visit.flows.markContract(SLUG, id);
    await passDraftDelay(visit);
    await visit.flows.stepAction('chooseContract', id);
    await waitForPendingWork();
    expect(visit.state.markedContracts[SLUG]).toBe(kept);
    const stored = await visit.platform.secureStorage.read(`drafts:${visit.state.hashId}`);
    expect(JSON.stringify(stored ?? '').includes(id)).toBe(kept !== undefined);
  },
);

test('[5.23c] the name of a contract in capitals is capitalised; the bank keeps its name', async () => {
  const contract = { ...contracts[0], _id: 'c1', bankName: 'BMG', name: 'CÉDULA DE CRÉDITO DO BMG' };
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: { listContracts: { kind: 'reply', status: 200, body: { data: [contract] } } },
  });
  await visit.flows.loadContracts();
  expect(visit.state.contracts.list).toMatchObject([{ name: 'Cédula de Crédito do BMG' }]);
});

test('[7.14] a failure to read the contracts shows in place of their list', async () => {
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: { listContracts: { kind: 'reply', status: 500, body: { message: 'x' } } },
  });
  await visit.flows.loadContracts();
  expect(visit.state.contracts.status).toBe('error');
  expect(visit.state.errorPage).toBeUndefined();
});

test('[4.4] a list of contracts is initial, loading, failed or loaded, and loading again when it is requested again', async () => {
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: {
      listContracts: {
        kind: 'sequence',
        answers: [
          { kind: 'reply', status: 500, body: { message: 'x' } },
          { kind: 'reply', status: 200, body: { data: contracts } },
        ],
        afterLast: 'repeat',
      },
    },
  });
  const statuses: string[] = [visit.state.contracts.status];
  const stop = subscribeKey(visit.state, 'contracts', ({ status }) => void statuses.push(status), true);
  await visit.flows.loadContracts();
  await visit.flows.loadContracts();
  stop();
  expect(statuses).toEqual(['initial', 'loading', 'error', 'loading', 'success']);
});

test('[8.25] a conflict opens the journey again without the message that the contracts did not load', async () => {
  const visit = await openAtStep('contractApi', {
    status: 'init',
    plan: {
      listContracts: {
        kind: 'reply',
        status: 404,
        body: { code: 404, status: 'CONFLICT', message: 'A proposta mudou.' },
      },
    },
  });
  const statuses: string[] = [];
  const stop = subscribeKey(visit.state, 'contracts', ({ status }) => void statuses.push(status), true);
  await visit.flows.loadContracts();
  stop();
  expect(visit.sent('getSystem')).toHaveLength(2);
  expect(statuses).not.toContain('error');
});
