import type { OperationId } from '#scenarios/wire.ts';
import type { Engine } from '../engine.ts';
import { callsOf, type JournalEntry } from '../journal.ts';
import type { PendingFault } from './offered-faults.ts';

/** Calls that are going to fail. They survive a reload of the app, which starts its service again. */
export interface PendingFaults {
  add(pendingFault: PendingFault, engine: Engine | undefined): void;
  /** Passes the pending faults to a service that has just started. */
  passTo(engine: Engine): void;
  /** Cancels the fault at an index. */
  remove(index: number, engine: Engine | undefined): void;
  /** Removes the faults that have happened. */
  removeHappened(journal: readonly JournalEntry[]): void;
  clear(): void;
}

export function createPendingFaults(
  initialFaults: readonly PendingFault[],
  onChange: (pending: readonly PendingFault[]) => void,
): PendingFaults {
  let pending = initialFaults;
  /** Numbers of the calls that have already been broken. */
  const brokenCalls = new Set<number>();
  const set = (next: readonly PendingFault[]): void => {
    if (next === pending) return;
    pending = next;
    onChange(pending);
  };
  const withoutFirst = (operation: OperationId | null): readonly PendingFault[] => {
    const index = pending.findIndex(pendingFault => pendingFault.operation === operation);
    return index < 0 ? pending : pending.toSpliced(index, 1);
  };
  return {
    add(pendingFault, engine) {
      set([...pending, pendingFault]);
      engine?.breakNext(pendingFault.operation, pendingFault.fault.answer);
    },
    passTo(engine) {
      if (engine.journal.length === 0) brokenCalls.clear();
      // A service that continues, after a reload or from a report, has broken these calls before.
      for (const { number, source } of callsOf(engine.journal))
        if (source === 'workbench') brokenCalls.add(number);
      for (const { operation, fault } of pending) engine.breakNext(operation, fault.answer);
    },
    remove(index, engine) {
      const pendingFault = pending[index];
      if (!pendingFault) return;
      set(pending.toSpliced(index, 1));
      engine?.cancelFault(pendingFault.operation, pendingFault.fault.answer);
    },
    removeHappened(journal) {
      for (const { number, operation, source } of callsOf(journal)) {
        if (source !== 'workbench' || brokenCalls.has(number)) continue;
        brokenCalls.add(number);
        set(withoutFirst(operation));
      }
    },
    clear() {
      brokenCalls.clear();
      set([]);
    },
  };
}
