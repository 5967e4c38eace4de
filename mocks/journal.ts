import type { Effects, HeldFile } from '#scenarios/walk.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { isPoll } from './is-poll.ts';
import type { ReadRequest } from './read-request.ts';

/** A request with its answer, and the contract violations of both. */
export interface JournalEntry {
  /** 1 for the first request of the session. */
  number: number;
  /** Number of the request that the browser resent with this one; null for a call of the app. */
  resendOf: number | null;
  /** Milliseconds since 1970, UTC. */
  at: number;
  /** Milliseconds until the answer left; null while the call waits. */
  took: number | null;
  operation: OperationId | null;
  method: string;
  /** Path and query of the address. */
  address: string;
  /** True for a poll. */
  poll: boolean;
  request: { headers: Record<string, string>; contentType: string; body: unknown };
  /**
   * Source of the answer: the world, the scenario's plan, the dialect (16.2), the workbench or an override of a test.
   * `kind` is the kind of the answer.
   */
  source: 'world' | 'plan' | 'dialect' | 'workbench' | 'override' | 'none';
  kind: string;
  /**
   * The position of the scenario's planned answer that this call received; null when the answer was not
   * planned.
   */
  planned: number | null;
  /** null: no answer arrived. */
  status: number | null;
  body: unknown;
  /** True if the service recognised the key of this write, so it repeated its answer and changed nothing (16.3). */
  deduplicated: boolean;
  /** Breaches of the contract by request and answer. */
  violations: string[];
}

/** A breach of the contract. The app never gets it as an error. */
export interface Violation {
  kind: 'request' | 'answer' | 'route' | 'unplanned';
  operation: OperationId | null;
  /** Number of the call in the journal. */
  call: number;
  detail: string;
}

/** The state of a session, for tests, the workbench and testers. */
export interface ServiceReport {
  scenario: string;
  /** Id of the service's dialect. */
  dialect: string;
  /** Requests that reached the service, and calls of the app: a browser's resend is no call. */
  requests: number;
  calls: number;
  journal: readonly JournalEntry[];
  violations: readonly Violation[];
  effects: Effects;
  /** Whether the access has yet to expire at a call of the scenario. */
  awaitsExpiry: boolean;
  /** Documents that the service holds, of all proposals. */
  files: readonly (HeldFile & { name: string; size: number; hash: string })[];
}

/** Creates the entry of an arriving request; the answer is filled in later. */
export const createEntry = (
  number: number,
  at: number,
  operation: OperationId | null,
  parsedRequest: ReadRequest,
  resendOf: number | null,
): JournalEntry => ({
  number,
  resendOf,
  at,
  took: null,
  operation,
  method: parsedRequest.method,
  address: parsedRequest.url.pathname + parsedRequest.url.search,
  poll: isPoll(operation, parsedRequest.body),
  request: {
    headers: redactHeaders(parsedRequest.headers),
    contentType: parsedRequest.contentType,
    body: withoutLongRequest(parsedRequest.body),
  },
  source: 'none',
  kind: 'reply',
  planned: null,
  status: null,
  body: undefined,
  deduplicated: false,
  violations: [],
});

/**
 * The calls of the app in order, each with the result of its last request, the only one that the browser
 * shows the app.
 */
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

/** The longest answer that is stored completely, because long lists would soon fill a tab's storage. Characters. */
const maxStoredAnswerLength = 4000;

/** An answer for the storage: a long one is replaced by its size. */
export function withoutLongBody(body: unknown): unknown {
  const size = JSON.stringify(body)?.length ?? 0;
  return size > maxStoredAnswerLength ? `[${size} characters, not stored]` : body;
}

/** The journal without the long answers, for storing. */
export const withoutLongBodies = (journal: readonly JournalEntry[]): JournalEntry[] =>
  journal.map(entry => ({ ...entry, body: withoutLongBody(entry.body) }));

/** A journal keeps this number of requests; older ones are dropped, but counted. */
export const maxEntries = 1_000;

/** Longer bodies of requests are not stored: a thousand of 10 MB would fill any memory. Characters. */
const maxRequestLength = 200_000;

const withoutLongRequest = (body: unknown): unknown => {
  const size = JSON.stringify(body)?.length ?? 0;
  return size > maxRequestLength ? `[${size} characters, not stored]` : body;
};

/** The number of latest entries whose answers are kept completely, because testers read these most. */
export const maxWholeAnswers = 200;

const secretHeaders = new Set(['authorization', 'x-access-token', 'cookie', 'userofficetoken']);

/** Headers for the journal. The values of tokens are hidden. */
function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretHeaders.has(name) ? '•••' : value]),
  );
}
