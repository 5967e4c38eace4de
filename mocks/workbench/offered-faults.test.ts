import { expect, test } from 'vitest';
import { unseenOutcomes } from '#scenarios/faults/faulted-call.ts';
import { checkAnswer } from '../contract/check.ts';
import { operationIndex } from '../engine.ts';
import { breakableOperations, errorStatusesOf, findOfferedFault, offeredFaultsOf } from './offered-faults.ts';

test('[10.7d] a call can be broken with exactly the error statuses that its contract declares', () => {
  for (const id of breakableOperations) {
    const declared = Object.keys(operationIndex.find(id)?.responses ?? {})
      .map(Number)
      .filter(status => status >= 400);
    const offeredStatuses = offeredFaultsOf(id).flatMap(({ answer }) =>
      answer.kind === 'reply' ? [answer.status] : [],
    );
    expect([...new Set(offeredStatuses)].sort(), id).toEqual(declared.sort());
    expect(errorStatusesOf(id), id).toEqual(declared.sort((a, b) => a - b));
  }
});

test('[10.7] every answer that the workbench offers keeps the contract', () => {
  for (const id of breakableOperations) {
    const contract = operationIndex.find(id);
    if (!contract) throw new Error(`${id} is not in the contract`);
    for (const { id: name, answer } of offeredFaultsOf(id)) {
      if (answer.kind !== 'reply') continue;
      const type = typeof answer.body === 'string' ? 'text/html' : 'application/json';
      expect(checkAnswer(contract, answer.status, type, answer.body), `${id} ${name}`).toEqual([]);
    }
  }
});

test('a 404 with CONFLICT and network faults can be chosen; an external service has no errors of our service', () => {
  expect(findOfferedFault('updateStep', '404-conflict')?.answer).toEqual({
    kind: 'reply',
    status: 404,
    body: { errors: { status: 'CONFLICT' } },
  });
  expect(findOfferedFault('updateStep', 'lostAfterCommit')?.answer).toEqual({ kind: 'lostAfterCommit' });
  expect(findOfferedFault('getCepFirst', '404-conflict')).toBeUndefined();
  expect(findOfferedFault('getCepFirst', '500')?.group).toBe('Respostas do contrato');
});

test('[10.10] the workbench offers every fault between visitor and service', () => {
  // An answer without a body has two statuses, and the errors of the contract are offered by their own test.
  const kinds = Object.keys(unseenOutcomes).filter(
    kind => kind !== 'noContent' && !kind.startsWith('status'),
  );
  const offeredKinds = new Set<string>(offeredFaultsOf('updateStep').map(({ answer }) => answer.kind));
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter(kind => !offeredKinds.has(kind))).toEqual([]);
});

test('the ids of faults are unique within an operation, because links contain them', () => {
  for (const id of breakableOperations) {
    const names = offeredFaultsOf(id).map(fault => fault.id);
    expect(new Set(names).size, id).toBe(names.length);
  }
});

test('every call that the service answers can be broken', () => {
  const unbreakableOperations = operationIndex.ids().filter(id => !breakableOperations.includes(id));
  expect(unbreakableOperations).toEqual(['getPixelConfiguration']);
});
