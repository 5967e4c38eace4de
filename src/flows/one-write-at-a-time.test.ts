import { expect, test } from 'vitest';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { oneWriteAtATime } from './one-write-at-a-time.ts';

/** A context in which the write of a button still has no answer. */
function openDuringWrite() {
  const { context, state } = createContextWithoutService();
  const answerGate = createGate();
  const writes: string[] = [];
  const write = (name: string) => oneWriteAtATime(context, async () => void writes.push(name));
  void oneWriteAtATime(context, () => answerGate.opened);
  return { answerGate, context, state, write, writes };
}

test('[11.1] a write of a proposal waits for the answer to the one before it, also under a renamed hash id', async () => {
  const { answerGate, context, state, write, writes } = openDuringWrite();
  context.formerHashIds.add(state.hashId);
  state.hashId = '6650c1f2a4b3d90012e7f0b7';
  const next = write('next');
  await runPendingWork();
  expect(writes).toEqual([]);
  answerGate.open();
  await next;
  expect(writes).toEqual(['next']);
});

test('[11.1] [11.7] a write without an answer does not hold up the writes of another proposal', async () => {
  const { state, write, writes } = openDuringWrite();
  state.hashId = '6650c1f2a4b3d90012e7f0b7';
  void write('first step');
  await runPendingWork();
  expect(writes).toEqual(['first step']);
});
