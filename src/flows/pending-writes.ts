import type { Failure } from '#journey/model/failure.ts';
import type { Proposal } from '#journey/model/proposal.ts';
import { isRecord } from '#shared/record.ts';
import type { Result } from '#shared/result.ts';
import type { Context } from './context.ts';
import { currentHashId } from './hash-id.ts';
import type { PendingWrite } from './pending-write.ts';
import { isUnknownOutcome } from './unknown-outcome.ts';

/** What a press is about to write. */
export interface WriteAttempt<Request> {
  /** What the write is for: the same step, the same button. */
  purpose: string;
  content: string;
  /** Gathers what is sent beside the content, once per press: the device, the position, what is known so far. */
  freeze: () => Promise<Request> | Request;
  /** False keeps it in memory only: what may not stand on the device, or would be of no use after a reload. Absent: true. */
  isKept?: boolean;
}

const nameOf = (hashId: string): string => `writes:${hashId}`;

const isPending = (value: unknown): value is PendingWrite =>
  isRecord(value) &&
  typeof value.idempotencyKey === 'string' &&
  typeof value.content === 'string' &&
  isRecord(value.request);

/** The writes of this hash; the first look reads what a reload has left in the vault. */
async function writesOf({ pendingWrites, platform, state }: Context): Promise<Map<string, PendingWrite>> {
  const { hashId } = state;
  const pending = pendingWrites.get(hashId);
  if (pending) return pending;
  const stored = await platform.secureStorage.read(nameOf(hashId)).catch(() => undefined);
  const read = isRecord(stored) ? Object.entries(stored) : [];
  const writes = pendingWrites.get(hashId) ?? new Map(read.filter(([, write]) => isPending(write)));
  pendingWrites.set(hashId, writes as Map<string, PendingWrite>); // isPending has just looked at each
  return writes as Map<string, PendingWrite>;
}

const unkept = new WeakSet<PendingWrite>();

function keep({ platform }: Context, hashId: string, writes: ReadonlyMap<string, PendingWrite>): void {
  const lasting = [...writes].filter(([, write]) => !unkept.has(write));
  const name = nameOf(hashId);
  // Nothing waits for it: the request is not held up, and a vault that fails keeps it in memory.
  if (lasting.length === 0) void platform.secureStorage.remove(name);
  else void platform.secureStorage.write(name, Object.fromEntries(lasting));
}

/** The write for this purpose that nobody knows the outcome of, if there is one. */
export const pendingWrite = async (context: Context, purpose: string): Promise<PendingWrite | undefined> =>
  (await writesOf(context)).get(purpose);

/**
 * The key and the request of a press (16.3): those of the write before while its outcome is unknown and nothing was
 * changed since; otherwise a new key and a request as things stand now.
 */
export async function beginWrite<Request extends object>(
  context: Context,
  { purpose, content, freeze, isKept = true }: WriteAttempt<Request>,
): Promise<PendingWrite<Request>> {
  const { hashId } = context.state;
  const writes = await writesOf(context);
  const before = writes.get(purpose);
  // Written by this function for the same purpose and content: its request is of this kind.
  if (before?.content === content) return before as PendingWrite<Request>;
  const write = {
    idempotencyKey: context.platform.newIdempotencyKey(),
    content,
    request: await freeze(),
  };
  if (!isKept) unkept.add(write);
  writes.set(purpose, write);
  keep(context, hashId, writes);
  return write;
}

/** The outcome is known: the next press is another write. `hashId`: the one under which the write began. */
export function completeWrite(context: Context, purpose: string, hashId = context.state.hashId): void {
  const present = currentHashId(context, hashId);
  const writes = context.pendingWrites.get(present);
  if (writes?.delete(purpose)) keep(context, present, writes);
}

/** The service has renamed the hash id (3.17): a press whose outcome is unknown keeps its key. */
export function moveWrites({ pendingWrites, platform, state }: Context, former: string): Promise<void> {
  const writes = pendingWrites.get(former);
  pendingWrites.delete(former);
  if (writes) pendingWrites.set(state.hashId, writes);
  return platform.secureStorage.rename(nameOf(former), nameOf(state.hashId));
}

/** Another proposal begins: nothing of the writes of this one stays on the device (11.4). */
export function forgetWrites({ pendingWrites, platform, state }: Context): Promise<void> {
  pendingWrites.delete(state.hashId);
  return platform.secureStorage.remove(nameOf(state.hashId));
}

/** What was called off may have arrived, too: its key is kept, but there is nothing to tell. */
const isSettled = <Value>(answer: Result<Value, Failure>): boolean =>
  answer.ok || !(isUnknownOutcome(answer.problem) || answer.problem.kind === 'cancelled');

/** Sends a write with its key, and settles it as soon as an answer says how it ended. */
export async function sendWrite<Request extends object, Value>(
  context: Context,
  pressed: WriteAttempt<Request>,
  send: (request: Request & { idempotencyKey: string }) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const { hashId } = context.state;
  const { request, idempotencyKey } = await beginWrite(context, pressed);
  const answer = await send({ ...request, idempotencyKey });
  if (isSettled(answer)) completeWrite(context, pressed.purpose, hashId);
  return answer;
}

/** The proposal as a request carries it: tokens stand in cookies and memory only (3.46), and no request needs this one. */
export const withoutToken = (proposal: Proposal | undefined): Proposal | undefined =>
  proposal && { ...proposal, accessToken: '' };
