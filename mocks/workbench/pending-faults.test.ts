import { expect, test } from 'vitest';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { createEngine } from '../engine.ts';
import { visitorOf } from '../testing/visitor.ts';
import { findOfferedFault, type PendingFault } from './offered-faults.ts';
import { createPendingFaults } from './pending-faults.ts';

function faultWith(id: string): PendingFault {
  const fault = findOfferedFault('createProposal', id);
  if (!fault) throw new Error(`no fault ${id}`);
  return { operation: 'createProposal', fault };
}

test('[10.7d] the next call of an operation breaks as chosen, once, and is then no longer pending', async () => {
  let shownFaults: readonly PendingFault[] = [];
  const faults = createPendingFaults([], pending => {
    shownFaults = pending;
  });
  const engine = createEngine({ scenario: happyPath });
  faults.add(faultWith('503'), engine);
  expect(shownFaults).toHaveLength(1);
  const visitor = visitorOf(engine);
  expect((await visitor.create({})).status).toBe(503);
  faults.removeHappened(engine.journal);
  faults.removeHappened(engine.journal);
  expect(shownFaults).toEqual([]);
  expect((await visitor.create({})).status).not.toBe(503);
  expect(engine.violations.filter(({ kind }) => kind === 'answer')).toEqual([]);
});

test('pending faults survive a reload of the app', async () => {
  const faults = createPendingFaults([faultWith('500'), faultWith('409')], () => undefined);
  const engine = createEngine({ scenario: happyPath });
  faults.passTo(engine);
  expect((await visitorOf(engine).create({})).status).toBe(500);
  faults.removeHappened(engine.journal);
  const reloadedEngine = createEngine({ scenario: happyPath, snapshot: engine.snapshot() });
  faults.passTo(reloadedEngine);
  faults.removeHappened(reloadedEngine.journal);
  expect((await visitorOf(reloadedEngine).create({})).status).toBe(409);
});

test('[10.7] one pending fault can be cancelled, the others stay', async () => {
  let shownFaults: readonly PendingFault[] = [];
  const faults = createPendingFaults([], pending => {
    shownFaults = pending;
  });
  const engine = createEngine({ scenario: happyPath });
  const [firstFault, secondFault] = [faultWith('500'), faultWith('409')];
  faults.add(firstFault, engine);
  faults.add(secondFault, engine);
  faults.remove(0, engine);
  faults.remove(7, engine);
  expect(shownFaults).toEqual([secondFault]);
  const visitor = visitorOf(engine);
  expect((await visitor.create({})).status).toBe(409);
  expect((await visitor.create({})).status).not.toBe(500);
});
