import { isRecord } from '#shared/record.ts';
import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import type { TabMemory } from './tab-memory.ts';
import type { Visibility } from './visibility.ts';

/** Counts failures by operation and code for the operator's report (16.9). It stores no part of an answer. */
export interface FailureTally {
  count(operation: string, code: string): void;
  /** Returns the counts since the last call, those of an earlier page of this tab included, and resets them. */
  take(): FailureCount[];
  /** Counts again what could not be reported. */
  giveBack(failures: readonly FailureCount[]): void;
  /** Ends counting, because this visit sends no report. */
  stop(): void;
}

export interface FailureCount {
  operation: string;
  code: string;
  count: number;
}

export interface TallyOptions {
  /** Keeps the counts of a page that ends before its report is loaded: a reload may follow its first failure. */
  memory: Pick<TabMemory, 'read' | 'write' | 'remove'>;
  onLeaving: Visibility['onLeaving'];
}

/** Key of the kept counts in the tab's memory. */
const KEPT = 'failures';

/** The maximum number of different failures that one visit counts. */
const MAX_FAILURES = 50;

export function createFailureTally({ memory, onLeaving }: TallyOptions): FailureTally {
  const counts = new Map<string, FailureCount>();
  let isStopped = false;

  const add = ({ operation, code, count }: FailureCount): void => {
    const key = `${operation} ${code}`;
    const entry = counts.get(key);
    if (entry) entry.count += count;
    else if (!isStopped && counts.size < MAX_FAILURES) counts.set(key, { operation, code, count });
  };
  /** Moves the kept counts here. They are at one place only, so no two pages report them. */
  const fetchKept = (): void => {
    for (const failure of countsIn(memory.read(KEPT))) add(failure);
    memory.remove(KEPT);
  };
  const keep = (): void => {
    if (counts.size === 0) return;
    fetchKept();
    memory.write(KEPT, JSON.stringify([...counts.values()]));
    counts.clear();
  };
  onLeaving(keep);

  return {
    count: (operation, code) => add({ operation, code, count: 1 }),
    take() {
      fetchKept();
      const failures = [...counts.values()];
      counts.clear();
      return failures;
    },
    giveBack(failures) {
      for (const failure of failures) add(failure);
      keep();
    },
    stop() {
      isStopped = true;
      counts.clear();
      memory.remove(KEPT);
    },
  };
}

/** The counts in a kept text; none of a text that this app has not written. */
function countsIn(text = ''): FailureCount[] {
  const kept = tryOrUndefined<unknown>(() => JSON.parse(text));
  return Array.isArray(kept) ? kept.filter(isCount) : [];
}

const isCount = (value: unknown): value is FailureCount =>
  isRecord(value) &&
  typeof value.operation === 'string' &&
  typeof value.code === 'string' &&
  typeof value.count === 'number';
