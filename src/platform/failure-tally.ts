/** Counts failures by operation and code for the operator's report (16.9). It holds nothing of any answer. */
export interface FailureTally {
  count(operation: string, code: string): void;
  /** The counts since the last call, and begins anew. */
  take(): FailureCount[];
}

export interface FailureCount {
  operation: string;
  code: string;
  count: number;
}

/** More kinds of failure than this are not told apart in one visit. */
const MOST = 50;

export function createFailureTally(): FailureTally {
  const counts = new Map<string, FailureCount>();
  return {
    count(operation, code) {
      const key = `${operation} ${code}`;
      const tally = counts.get(key);
      if (tally) tally.count += 1;
      else if (counts.size < MOST) counts.set(key, { operation, code, count: 1 });
    },
    take() {
      const failures = [...counts.values()];
      counts.clear();
      return failures;
    },
  };
}
