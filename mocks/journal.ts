import type { Effects } from '#scenarios/walk.ts';
import type { OperationId } from '#scenarios/wire.ts';

/** A call as the service saw it, with the answer it gave and what the contract says of both. */
export interface JournalEntry {
  /** 1 for the first call of the session. */
  number: number;
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
  /** Where the answer came from: the world, the scenario's plan or the bench; and what kind it was. */
  source: 'world' | 'plan' | 'bench' | 'none';
  kind: string;
  /** null: no answer arrived. */
  status: number | null;
  body: unknown;
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

/** All that a test, the bench or a tester wants to know of a session. */
export interface ServiceReport {
  scenario: string;
  journal: readonly JournalEntry[];
  violations: readonly Violation[];
  effects: Effects;
}

const secret = new Set(['authorization', 'x-access-token', 'cookie', 'userofficetoken']);

/** Headers as the journal shows them: that a token was sent, not which. */
export function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secret.has(name) ? '•••' : value]),
  );
}
