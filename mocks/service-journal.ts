import type { OperationId } from '#scenarios/wire.ts';
import {
  callsOf,
  createEntry,
  type JournalEntry,
  maxEntries,
  maxWholeAnswers,
  type ServiceReport,
  type Violation,
  withoutLongBody,
} from './journal.ts';
import type { ReadRequest } from './read-request.ts';

/** The journal of a session, which drops its oldest entries. */
export interface ServiceJournal {
  readonly entries: JournalEntry[];
  readonly violations: Violation[];
  /** Calls that the journal has dropped. */
  readonly droppedCalls: number;
  /** The dropped entries count, too. */
  count(): Pick<ServiceReport, 'requests' | 'calls'>;
  /** Adds the entry of an arriving request. */
  add(
    at: number,
    operation: OperationId | null,
    parsedRequest: ReadRequest,
    resendOf: number | null,
  ): JournalEntry;
  recordViolations(entry: JournalEntry, kind: Violation['kind'], details: readonly string[]): void;
}

/** A journal to continue with. `droppedCalls` is absent in one that an older build has stored. */
interface StoredJournal {
  journal: readonly JournalEntry[];
  violations: readonly Violation[];
  droppedCalls?: number;
}

/** Continues a stored journal; begins an empty one without it. */
export function createServiceJournal(stored: StoredJournal | undefined): ServiceJournal {
  const entries = [...(stored?.journal ?? [])];
  const violations = [...(stored?.violations ?? [])];
  // The numbers of the entries begin with 1, so the oldest one says how many requests were dropped.
  const countDroppedRequests = (): number => (entries[0]?.number ?? 1) - 1;
  let droppedCalls = stored?.droppedCalls ?? countDroppedRequests();
  const dropOldest = (): void => {
    const oldest = entries.shift();
    if (oldest?.resendOf === null) droppedCalls += 1;
    if (violations.length > maxEntries) violations.splice(0, violations.length - maxEntries);
  };
  return {
    entries,
    violations,
    get droppedCalls() {
      return droppedCalls;
    },
    count() {
      const droppedRequests = countDroppedRequests();
      // A resend of a dropped request belongs to a call that is counted already.
      const keptCalls = callsOf(entries).filter(
        ({ resendOf }) => resendOf === null || resendOf > droppedRequests,
      );
      return { requests: droppedRequests + entries.length, calls: droppedCalls + keptCalls.length };
    },
    add(at, operation, parsedRequest, resendOf) {
      const entry = createEntry((entries.at(-1)?.number ?? 0) + 1, at, operation, parsedRequest, resendOf);
      entries.push(entry);
      const oldestWholeEntry = entries.at(-1 - maxWholeAnswers);
      if (oldestWholeEntry) oldestWholeEntry.body = withoutLongBody(oldestWholeEntry.body);
      if (entries.length > maxEntries) dropOldest();
      return entry;
    },
    recordViolations(entry, kind, details) {
      entry.violations.push(...details);
      for (const detail of details)
        violations.push({ kind, operation: entry.operation, call: entry.number, detail });
    },
  };
}
