import type { Effects, HeldFile } from '#scenarios/walk.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { ReadRequest } from './read-request.ts';

/** A request as the service saw it, with the answer it gave and what the contract says of both. */
export interface JournalEntry {
  /** 1 for the first request of the session. */
  number: number;
  /** Number of the request that the browser sent again with this one, by itself; null for a call of the app. */
  resendOf: number | null;
  /** Milliseconds since 1970, UTC. */
  at: number;
  /** Milliseconds until the answer left; null while the call waits. */
  took: number | null;
  operation: OperationId | null;
  method: string;
  /** Path and query of the address. */
  address: string;
  /** True for a question whether something has moved. */
  poll: boolean;
  request: { headers: Record<string, string>; contentType: string; body: unknown };
  /**
   * Where the answer came from: the world, the scenario's plan, the dialect (16.2), the workbench or an override of a test; and
   * what kind it was.
   */
  source: 'world' | 'plan' | 'dialect' | 'workbench' | 'override' | 'none';
  kind: string;
  /** null: no answer arrived. */
  status: number | null;
  body: unknown;
  /** The service knew the key of this write: it answered as before, and nothing has changed (16.3). */
  deduplicated: boolean;
  /** What the contract says against request and answer; empty when all is well. */
  violations: string[];
}

/** Something that is not what the contract says. Never shown to the app as an error of its own. */
export interface Violation {
  kind: 'request' | 'answer' | 'route' | 'unplanned';
  operation: OperationId | null;
  /** Number of the call in the journal. */
  call: number;
  detail: string;
}

/** All that a test, the workbench or a tester wants to know of a session. */
export interface ServiceReport {
  scenario: string;
  /** Id of the dialect in which the service speaks. */
  dialect: string;
  /** Requests that reached the service, and calls of the app: what a browser sends again by itself is no call. */
  requests: number;
  calls: number;
  journal: readonly JournalEntry[];
  violations: readonly Violation[];
  effects: Effects;
  /** Documents that the service holds, over all proposals. */
  files: readonly (HeldFile & { name: string; size: number; hash: string })[];
}

/** The entry of a request that has just arrived; the answer's part is filled in when there is one. */
export const beginEntry = (
  number: number,
  at: number,
  operation: OperationId | null,
  read: ReadRequest,
  resendOf: number | null,
): JournalEntry => ({
  number,
  resendOf,
  at,
  took: null,
  operation,
  method: read.method,
  address: read.url.pathname + read.url.search,
  poll: isPoll(operation, read.body),
  request: { headers: redactHeaders(read.headers), contentType: read.contentType, body: read.body },
  source: 'none',
  kind: 'reply',
  status: null,
  body: undefined,
  deduplicated: false,
  violations: [],
});

/** The calls of the app in their order, each with what came of its last request: the browser shows the app no other. */
export function callsOf(journal: readonly JournalEntry[]): JournalEntry[] {
  const calls = new Map<number, JournalEntry>();
  for (const entry of journal) {
    const call = calls.get(entry.resendOf ?? entry.number);
    if (!call) calls.set(entry.number, entry);
    else {
      const took = entry.took === null ? null : entry.at + entry.took - call.at;
      calls.set(call.number, { ...call, took, status: entry.status, body: entry.body });
    }
  }
  return [...calls.values()];
}

/** Answers that are remembered whole when a session is stored: long lists would soon fill a tab's storage. */
const longestStoredAnswer = 4000;

/** An answer as it is stored: a long one only by its size. */
export function withoutLongBody(body: unknown): unknown {
  const size = JSON.stringify(body)?.length ?? 0;
  return size > longestStoredAnswer ? `[${size} characters, not stored]` : body;
}

/** The journal without the long answers, for storing. */
export const withoutLongBodies = (journal: readonly JournalEntry[]): JournalEntry[] =>
  journal.map(entry => ({ ...entry, body: withoutLongBody(entry.body) }));

/** Entries whose answers are kept whole: the latest, which somebody may want to look at. */
export const keptWhole = 200;

/** Operations that only ask how something stands. */
const questions: ReadonlySet<OperationId | null> = new Set([
  'finishedUpdate',
  'getTokenValidation',
  'pollC6ConsignadoPrivado',
]);

const isPoll = (operation: OperationId | null, body: unknown): boolean =>
  questions.has(operation) ||
  (operation === 'updateStep' &&
    typeof body === 'object' &&
    body !== null &&
    'polling' in body &&
    body.polling === true);

const secret = new Set(['authorization', 'x-access-token', 'cookie', 'userofficetoken']);

/** Headers as the journal shows them: that a token was sent, not which. */
function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secret.has(name) ? '•••' : value]),
  );
}
