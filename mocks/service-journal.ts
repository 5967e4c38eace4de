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

/** Continues a stored journal; begins an empty one without it. */
export function createServiceJournal(
  stored: { journal: readonly JournalEntry[]; violations: readonly Violation[] } | undefined,
): ServiceJournal {
  const entries = [...(stored?.journal ?? [])];
  const violations = [...(stored?.violations ?? [])];
  /** Numbers of requests and calls that the journal has dropped. */
  const dropped = { requests: 0, calls: 0 };
  const dropOldest = (): void => {
    const oldest = entries.shift();
    dropped.requests += 1;
    if (oldest?.resendOf === null) dropped.calls += 1;
    if (violations.length > maxEntries) violations.splice(0, violations.length - maxEntries);
  };
  return {
    entries,
    violations,
    count: () => ({
      requests: dropped.requests + entries.length,
      calls: dropped.calls + callsOf(entries).length,
    }),
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
