/** Counts failures by operation and code for the operator's report (16.9). It stores no part of an answer. */
export interface FailureTally {
  count(operation: string, code: string): void;
  /** Returns the counts since the last call and resets them. */
  take(): FailureCount[];
}

export interface FailureCount {
  operation: string;
  code: string;
  count: number;
}

/** The maximum number of different failures that one visit counts. */
const MAX_FAILURES = 50;

export function createFailureTally(): FailureTally {
  const counts = new Map<string, FailureCount>();
  return {
    count(operation, code) {
      const key = `${operation} ${code}`;
      const entry = counts.get(key);
      if (entry) entry.count += 1;
      else if (counts.size < MAX_FAILURES) counts.set(key, { operation, code, count: 1 });
    },
    take() {
      const failures = [...counts.values()];
      counts.clear();
      return failures;
    },
  };
}
