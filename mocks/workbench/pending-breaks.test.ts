import { expect, test } from 'vitest';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { createEngine } from '../engine.ts';
import { visitorOf } from '../testing/visitor.ts';
import { findBreakage, type PendingBreak } from './breakages.ts';
import { createPendingBreaks } from './pending-breaks.ts';

function breakWith(id: string): PendingBreak {
  const breakage = findBreakage('createProposal', id);
  if (!breakage) throw new Error(`no breakage ${id}`);
  return { operation: 'createProposal', breakage };
}

test('[10.7d] the next call of an operation breaks as chosen, once, and is then no longer pending', async () => {
  let shownBreaks: readonly PendingBreak[] = [];
  const breaks = createPendingBreaks([], pending => {
    shownBreaks = pending;
  });
  const engine = createEngine({ scenario: happyPath });
  breaks.add(breakWith('503'), engine);
  expect(shownBreaks).toHaveLength(1);
  const visitor = visitorOf(engine);
  expect((await visitor.create({})).status).toBe(503);
  breaks.removeHappened(engine.journal);
  breaks.removeHappened(engine.journal);
  expect(shownBreaks).toEqual([]);
  expect((await visitor.create({})).status).not.toBe(503);
  expect(engine.violations.filter(({ kind }) => kind === 'answer')).toEqual([]);
});

test('pending breaks survive a reload of the app', async () => {
  const breaks = createPendingBreaks([breakWith('500'), breakWith('409')], () => undefined);
  const engine = createEngine({ scenario: happyPath });
  breaks.passTo(engine);
  expect((await visitorOf(engine).create({})).status).toBe(500);
  breaks.removeHappened(engine.journal);
  const reloadedEngine = createEngine({ scenario: happyPath, snapshot: engine.snapshot() });
  breaks.passTo(reloadedEngine);
  breaks.removeHappened(reloadedEngine.journal);
  expect((await visitorOf(reloadedEngine).create({})).status).toBe(409);
});

test('[10.7] one pending break can be cancelled, the others stay', async () => {
  let shownBreaks: readonly PendingBreak[] = [];
  const breaks = createPendingBreaks([], pending => {
    shownBreaks = pending;
  });
  const engine = createEngine({ scenario: happyPath });
  const [firstBreak, secondBreak] = [breakWith('500'), breakWith('409')];
  breaks.add(firstBreak, engine);
  breaks.add(secondBreak, engine);
  breaks.remove(0, engine);
  breaks.remove(7, engine);
  expect(shownBreaks).toEqual([secondBreak]);
  const visitor = visitorOf(engine);
  expect((await visitor.create({})).status).toBe(409);
  expect((await visitor.create({})).status).not.toBe(500);
});
