import type { OperationId } from '#scenarios/wire.ts';
import type { Engine } from '../engine.ts';
import { callsOf, type JournalEntry } from '../journal.ts';
import type { PendingBreak } from './breakages.ts';

/** Calls that are going to fail. They survive a reload of the app, which starts its service again. */
export interface PendingBreaks {
  add(pending: PendingBreak, engine: Engine | undefined): void;
  /** Passes the pending breaks to a service that has just started. */
  passTo(engine: Engine): void;
  /** Cancels the break at an index. */
  remove(index: number, engine: Engine | undefined): void;
  /** Removes the breaks that have happened. */
  removeHappened(journal: readonly JournalEntry[]): void;
  clear(): void;
}

export function createPendingBreaks(
  initialBreaks: readonly PendingBreak[],
  onChange: (pending: readonly PendingBreak[]) => void,
): PendingBreaks {
  let pending = initialBreaks;
  /** Numbers of the calls that have already been broken. */
  const brokenCalls = new Set<number>();
  const set = (next: readonly PendingBreak[]): void => {
    if (next === pending) return;
    pending = next;
    onChange(pending);
  };
  const withoutFirst = (operation: OperationId | null): readonly PendingBreak[] => {
    const index = pending.findIndex(pendingBreak => pendingBreak.operation === operation);
    return index < 0 ? pending : pending.toSpliced(index, 1);
  };
  return {
    add(breakage, engine) {
      set([...pending, breakage]);
      engine?.breakNext(breakage.operation, breakage.breakage.answer);
    },
    passTo(engine) {
      if (engine.journal.length === 0) brokenCalls.clear();
      // A service that continues, after a reload or from a report, has broken these calls before.
      for (const { number, source } of callsOf(engine.journal))
        if (source === 'workbench') brokenCalls.add(number);
      for (const { operation, breakage } of pending) engine.breakNext(operation, breakage.answer);
    },
    remove(index, engine) {
      const pendingBreak = pending[index];
      if (!pendingBreak) return;
      set(pending.toSpliced(index, 1));
      engine?.cancelBreak(pendingBreak.operation, pendingBreak.breakage.answer);
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
