import type { Context } from './context.ts';
import { isOpenHere } from './hash-id.ts';

interface RunningWrite {
  hashId: string;
  ended: Promise<unknown>;
}

const runningWrites = new WeakMap<Context, RunningWrite>();

/**
 * Runs a write of the proposal once the one before it has ended with its consequences: the visitor can send an earlier
 * step while a button of a later one is still waiting for its answer (11.1). Without a running write it starts at once.
 */
export async function oneWriteAtATime<Value>(context: Context, write: () => Promise<Value>): Promise<Value> {
  const { hashId } = context.state;
  const previous = runningWrites.get(context);
  const isOfThisProposal = previous !== undefined && isOpenHere(context, previous.hashId);
  const result = isOfThisProposal ? previous.ended.then(write) : write();
  const ended = result.catch(() => undefined);
  const runningWrite = { hashId, ended };
  runningWrites.set(context, runningWrite);
  try {
    return await result;
  } finally {
    if (runningWrites.get(context) === runningWrite) runningWrites.delete(context);
  }
}
